import { istDate } from '../time/ist.ts'

/** The age at which a person decides alone, years. Source: Digital Personal Data Protection Act 2023, s. 2(f). */
export const ADULT_AGE_YEARS = 18
/** The youngest and oldest who may say a month of birth, years: outside it is a slip of the pen. */
export const AGE_YEARS_MIN = 10
export const AGE_YEARS_MAX = 100

export type AgeBand = 'unknown' | 'minor' | 'adult'

/** A month as `2008-05`, compared as text. */
export type Month = string

/**
 * Whether somebody counts as a child. Only the month of birth is kept, so a person is a minor until the whole birthday
 * month is over: nobody is taken for an adult a day too early.
 * @param birthMonth  `YYYY-MM`, undefined where not said
 * @param nowAt       the instant of the question; the calendar is India's
 */
export function ageBand(birthMonth: Month | undefined, nowAt: Date): AgeBand {
  if (birthMonth === undefined) return 'unknown'
  return monthInIndia(nowAt) > addYears(birthMonth, ADULT_AGE_YEARS) ? 'adult' : 'minor'
}

/** The newest month of birth of somebody who is an adult at an instant: who was born in it or before is one. */
export function newestAdultMonth(nowAt: Date): Month {
  const now = monthInIndia(nowAt)
  const [year = 0, month = 0] = now.split('-').map(Number)
  const before = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
  return addYears(before, -ADULT_AGE_YEARS)
}

/** Whether a month of birth can be true for somebody who signs up: between 10 and 100 years ago. */
export function isPlausibleBirthMonth(birthMonth: Month, nowAt: Date): boolean {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(birthMonth)) return false
  const now = monthInIndia(nowAt)
  return addYears(birthMonth, AGE_YEARS_MIN) <= now && addYears(birthMonth, AGE_YEARS_MAX) >= now
}

function addYears(month: Month, years: number): Month {
  return `${String(Number(month.slice(0, 4)) + years).padStart(4, '0')}${month.slice(4)}`
}

function monthInIndia(at: Date): Month {
  return istDate(at).slice(0, 7)
}
