import { dayInIndia } from '@sopaan/domain/financial-year'
import { writeDay } from '@sopaan/domain/indian-days'

/** The day of an instant in India, in words. */
export function dayOf(iso: string, language: 'en' | 'hi'): string {
  return writeDay(dayInIndia(new Date(iso)), language)
}

/** The last day on which what ends at an instant is still good. */
export function lastDayOf(iso: string, language: 'en' | 'hi'): string {
  return writeDay(dayInIndia(new Date(Date.parse(iso) - 1)), language)
}
