import type { PageLanguage } from '../languages.ts'
import { calendar as english } from './en/calendar.ts'
import { calendar as hindi } from './hi/calendar.ts'
import { calendar as marathi } from './mr/calendar.ts'

/** Weekdays from Sunday, short; months from January, whole and short. */
export type CalendarNames = {
  weekdays: readonly string[]
  months: readonly string[]
  shortMonths: readonly string[]
}

/** Days and months in every language. */
export const CALENDARS: Readonly<Record<PageLanguage, CalendarNames>> = { en: english, hi: hindi, mr: marathi }
