import { PRICE_PAISE_MIN } from './coupons.ts'
import { unusedShare } from './unused-share.ts'

/** A purchase of a plan that somebody holds, as far as it says what is left of it. */
export type UsedPlan = {
  /** What was given for it and not paid back, whole paise. */
  worthPaise: number
  /** Sessions that it brought, and those of them that are not booked. */
  sessions: number
  sessionsLeft: number
  /** Days that it lasts, and those of them that are left, the one that has begun counted. */
  days: number
  daysLeft: number
}

/**
 * What is left of a plan where a larger one takes its place (decision 0070): each session is worth the same; a plan without
 * sessions is worth its days.
 * @returns whole paise, rounded down
 */
export function leftOfPlan(held: UsedPlan): number {
  return held.sessions > 0
    ? unusedShare(held.worthPaise, { parts: held.sessions, used: held.sessions - held.sessionsLeft })
    : unusedShare(held.worthPaise, { parts: held.days, used: held.days - held.daysLeft })
}

/**
 * Whether a plan can take the place of another: it costs more at its list price, and after what is left of the other at least
 * the rupee remains that a provider takes, so that nothing of it is lost.
 */
export function judgeUpgrade(
  held: { listPricePaise: number; leftPaise: number },
  next: { listPricePaise: number; discountPaise: number },
): 'fits' | 'nothing-left' | 'not-larger' {
  if (held.leftPaise <= 0) return 'nothing-left'
  const restPaise = next.listPricePaise - next.discountPaise - held.leftPaise
  return next.listPricePaise > held.listPricePaise && restPaise >= PRICE_PAISE_MIN ? 'fits' : 'not-larger'
}
