import type { Language } from '../languages.ts'
import { AMOUNT_NAMES } from '../names/amounts.ts'

/** The steps of Indian counting, the highest first; above the crores the count of crores is written the same way. */
const STEPS = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const

/**
 * An amount in words, counted the Indian way: `Rupees One Lakh Twenty Thousand and Fifty Paise Only`.
 * @param paise  whole, ≥ 0
 */
export function amountInWords(paise: number, language: Language): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const said = (value: number) => ({ value, said: numberInWords(value, language) })
  return AMOUNT_NAMES[language].amount(said(rupees), said(rest))
}

function numberInWords(value: number, language: Language): string {
  const { steps, belowHundred } = AMOUNT_NAMES[language]
  if (value < 100) return belowHundred(value)
  const words: string[] = []
  let rest = value
  for (const { size, name } of STEPS) {
    const count = Math.floor(rest / size)
    if (count > 0) words.push(`${numberInWords(count, language)} ${steps[name]}`)
    rest %= size
  }
  if (rest > 0) words.push(belowHundred(rest))
  return words.join(' ')
}
