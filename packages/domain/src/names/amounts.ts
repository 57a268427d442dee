import type { Language } from '../languages.ts'
import { amounts as english } from './en/amounts.ts'
import { amounts as hindi } from './hi/amounts.ts'

/** How a language counts aloud. */
export type AmountNames = {
  /** The steps of Indian counting. */
  steps: { crore: string; lakh: string; thousand: string; hundred: string }
  /** A number below a hundred. */
  belowHundred: (value: number) => string
  /** An amount, from its rupees and paise and how each is said. */
  amount: (rupees: SaidNumber, paise: SaidNumber) => string
}
/** A number and what it is called. */
export type SaidNumber = { value: number; said: string }

/** How amounts are said in every language. */
export const AMOUNT_NAMES: Readonly<Record<Language, AmountNames>> = { en: english, hi: hindi }
