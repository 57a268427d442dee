import { addDays } from '../time/days.ts'
import { DAY_MS } from '../time/durations.ts'
import { istDate, startOfIstDay } from '../time/ist.ts'

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
  return { startsAt, expiresAt: startOfIstDay(addDays(istDate(startsAt), days)) }
}

/** Whole days left, the one that has begun counted: 0 once it is over. */
export function daysLeft(now: Date, expiresAt: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS))
}
