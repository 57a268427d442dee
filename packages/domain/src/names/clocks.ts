import type { PageLanguage } from '../languages.ts'
import { writeTime as inEnglish } from './en/clock.ts'
import { writeTime as inHindi } from './hi/clock.ts'
import { writeTime as inMarathi } from './mr/clock.ts'

/** A time of the day as people of a language write it, with no break inside. @param hour  0 to 23 @param minute  0 to 59 */
export type TimeWriter = (hour: number, minute: number, form: 'minutes' | 'hour') => string

/** How a time of the day is written in every language. `hour`: whole hours without their minutes, where both are written. */
export const TIME_WRITERS: Readonly<Record<PageLanguage, TimeWriter>> = { en: inEnglish, hi: inHindi, mr: inMarathi }
