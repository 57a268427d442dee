/** Lengths of time in milliseconds. India moves no clocks, so each of its days has 24 hours. */

export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
