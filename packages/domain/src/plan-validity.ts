const INDIA_OFFSET_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

/** From when until when something is owned. */
export type Validity = { startsAt: Date; expiresAt: Date }

/**
 * What a purchase adds. It begins now, or where what is still owned ends, so that renewing early loses no day; it ends at
 * midnight in India after at least that many whole days.
 * @param ownedUntil  when what is owned of the same plan ends, if any is
 * @param days        whole, ≥ 1
 */
export function extendValidity(now: Date, ownedUntil: Date | undefined, days: number): Validity {
  const startsAt = ownedUntil !== undefined && ownedUntil > now ? ownedUntil : now
  return { startsAt, expiresAt: new Date(midnightInIndiaFrom(startsAt).getTime() + days * DAY_MS) }
}

/** Whole days left, the one that has begun counted: 0 once it is over. */
export function daysLeft(now: Date, expiresAt: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS))
}

/** The first midnight in India that is not before an instant. */
function midnightInIndiaFrom(at: Date): Date {
  const local = at.getTime() + INDIA_OFFSET_MS
  return new Date(Math.ceil(local / DAY_MS) * DAY_MS - INDIA_OFFSET_MS)
}
