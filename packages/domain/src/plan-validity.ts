const INDIA_OFFSET_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

/** From when until when something is owned. */
export type Validity = { startsAt: Date; expiresAt: Date }

/**
 * What a purchase adds. It begins now, or where what is still owned ends, so that renewing early loses no day. The day in
 * India on which it begins is its first, and it ends with its last: 30 days bought on the 1st end with the 30th.
 * @param ownedUntil  when what is owned of the same plan ends, if any is
 * @param days        whole, ≥ 1
 */
export function extendValidity(now: Date, ownedUntil: Date | undefined, days: number): Validity {
  const startsAt = ownedUntil !== undefined && ownedUntil > now ? ownedUntil : now
  return { startsAt, expiresAt: new Date(midnightInIndiaAfter(startsAt).getTime() + (days - 1) * DAY_MS) }
}

/** Whole days left, the one that has begun counted: 0 once it is over. */
export function daysLeft(now: Date, expiresAt: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS))
}

/** The first midnight in India after an instant. */
function midnightInIndiaAfter(at: Date): Date {
  const local = at.getTime() + INDIA_OFFSET_MS
  return new Date((Math.floor(local / DAY_MS) + 1) * DAY_MS - INDIA_OFFSET_MS)
}
