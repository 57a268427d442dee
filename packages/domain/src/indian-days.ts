import type { Language } from './indian-numbers.ts'

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्तूबर', 'नवंबर', 'दिसंबर'],
}

/**
 * A day as readers in India write it: `2026-11-21` is `21 Nov 2026`.
 * @param day  year, month and day parted by hyphens; anything else comes back as it is
 */
export function writeDay(day: string, language: Language): string {
  const [, year, month, date] = day.match(/^(\d{4})-(\d\d)-(\d\d)$/) ?? []
  const name = MONTHS[language][Number(month) - 1]
  return name === undefined ? day : `${Number(date)} ${name} ${year}`
}

/** An hour of the day, `20:00`, as `8 pm`, with no break inside; minutes stay where there are any. */
export function writeHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours % 24 < 12 ? 'am' : 'pm'
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return minutes === 0 ? `${hour}\u00a0${half}` : `${hour}:${String(minutes).padStart(2, '0')}\u00a0${half}`
}
