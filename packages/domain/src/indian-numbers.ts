/** How numbers and instants are written for readers in India, in English and in Hindi. Figures stay 0 to 9 in both. */

export type Language = 'en' | 'hi'

const LAKH = 100_000
const LAKH_WORD = { en: 'lakh', hi: 'लाख' } as const
const LOCALE = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

/**
 * A whole number grouped the Indian way: 120000 is `1,20,000`.
 * @param value  any finite number; its fraction is rounded half away from zero
 */
export function groupIndian(value: number): string {
  const digits = Math.round(Math.abs(value)).toString()
  const sign = value < 0 && digits !== '0' ? '−' : ''
  const lastThree = digits.slice(-3)
  const higher = digits.slice(0, -3)
  if (higher === '') return sign + lastThree
  return `${sign}${higher.replace(/\B(?=(?:\d\d)+$)/g, ',')},${lastThree}`
}

/**
 * A rank for the scale of a ruler: grouped below a lakh, in lakhs from there (`1 lakh`, `2.5 lakh`).
 * @param value  whole, ≥ 0
 */
export function lakhLabel(value: number, language: Language): string {
  if (value < LAKH) return groupIndian(value)
  const lakhs = Math.round((value / LAKH) * 100) / 100
  return `${lakhs} ${LAKH_WORD[language]}`
}

/** A day and time in India, whatever the clock of the reader's machine: `Wed 25 Nov, 7:00 pm`, with no break in the hour. */
export function dayAndTime(instant: Date, language: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: 'Asia/Kolkata',
    weekday: 'short',
    day: 'numeric',
    // Short Hindi months end in a sign that nobody writes by hand.
    month: language === 'hi' ? 'long' : 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  const half = part('dayPeriod').toLowerCase()
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}\u00a0${half}`
}
