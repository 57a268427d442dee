import type { PageLanguage } from './languages.ts'
import { LAKH_WORDS } from './names/numbers.ts'

/** How numbers are written for readers in India, in each language. Figures stay 0 to 9 in all. */

const LAKH = 100_000

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
export function lakhLabel(value: number, language: PageLanguage): string {
  if (value < LAKH) return groupIndian(value)
  const lakhs = Math.round((value / LAKH) * 100) / 100
  return `${lakhs} ${LAKH_WORDS[language]}`
}

/** A number as people write it, with or without commas and spaces; NaN where it is none, undefined where it is empty. */
export function readIndian(text: string | null): number | undefined {
  const bare = text?.replaceAll(/[\s,]/g, '') ?? ''
  return bare === '' ? undefined : Number(bare)
}

/** A rank, marks or percentile exactly as printed; ranks grouped the Indian way, decimals where there are some. */
export function groupScore(figure: number, kind: 'rank' | 'marks' | 'percentile'): string {
  const [whole = '0', decimals] = String(figure).split('.')
  const written = kind === 'rank' ? groupIndian(Number(whole)) : whole
  return decimals === undefined ? written : `${written}.${decimals}`
}
