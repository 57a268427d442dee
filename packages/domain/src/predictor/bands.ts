/** What a chance is called (decision C34), the likeliest first. */
export const BANDS = ['safe', 'likely', 'reach', 'long-shot'] as const
export type Band = (typeof BANDS)[number]

/** How far a pool's closing rank usually lies from what is expected of it. */
export const RELIABILITIES = ['steady', 'normal', 'volatile'] as const
export type Reliability = (typeof RELIABILITIES)[number]
