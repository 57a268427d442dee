import { groupIndian } from '../indian-numbers.ts'

export const PAISE_IN_RUPEE = 100
/** ₹ 10 lakh: nothing the product sells costs more. */
const RUPEES_LENGTH_MAX = 7

/** An amount as readers in India write it: `₹1,499`, `₹49.50`; paise only where there are any, a minus before the sign. */
export function writeRupees(paise: number): string {
  const rest = Math.abs(paise % PAISE_IN_RUPEE)
  const sign = paise < 0 ? '−' : ''
  return rest === 0 ? `${sign}₹${groupIndian(Math.abs(paise) / PAISE_IN_RUPEE)}` : writeRupeesExactly(paise)
}

/** An amount with its paise always written: `₹1,499.00`. */
export function writeRupeesExactly(paise: number): string {
  const rest = Math.abs(paise % PAISE_IN_RUPEE)
  const sign = paise < 0 ? '−' : ''
  const whole = Math.floor(Math.abs(paise) / PAISE_IN_RUPEE)
  return `${sign}₹${groupIndian(whole)}.${String(rest).padStart(2, '0')}`
}

/** Paise of an amount in rupees that a person typed (`1,499` or `49.5`), or undefined where it is none. */
export function readRupees(typed: string): number | undefined {
  const [, rupees = '', paise = ''] =
    typed
      .trim()
      .replace(/^₹\s*/, '')
      .replaceAll(',', '')
      .match(/^(\d+)(?:\.(\d{1,2}))?$/) ?? []
  if (rupees === '' || rupees.length > RUPEES_LENGTH_MAX) return undefined
  return Number(rupees) * PAISE_IN_RUPEE + Number(paise.padEnd(2, '0'))
}
