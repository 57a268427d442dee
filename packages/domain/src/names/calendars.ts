import type { Language } from '../languages.ts'
import { calendar as english } from './en/calendar.ts'
import { calendar as hindi } from './hi/calendar.ts'

/** Weekdays from Sunday, short; months from January, whole and short. */
export type CalendarNames = {
  weekdays: readonly string[]
  months: readonly string[]
  shortMonths: readonly string[]
}

/** Days and months in every language. */
export const CALENDARS: Readonly<Record<Language, CalendarNames>> = { en: english, hi: hindi }
