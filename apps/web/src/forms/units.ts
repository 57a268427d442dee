import { readRupees } from '@sopaan/domain/money/rupees'

const HUNDREDTHS = 100

/** What a person writes in another unit than it travels in: rupees for paise, percent for basis points. */
export type Unit = 'rupees' | 'percent'

/** The unit in which a person writes a field, by the end of its name: `pricePaise`, `gstRateBp`; undefined for its own. */
export function unitOf(path: string): Unit | undefined {
  if (path.endsWith('Paise')) return 'rupees'
  return path.endsWith('Bp') ? 'percent' : undefined
}

/** A number of a row as a person reads it in a field. */
export function writeNumber(value: number, path: string): number {
  return unitOf(path) === undefined ? value : value / HUNDREDTHS
}

/** The number a person typed, in the unit it travels in; undefined for what is none. */
export function readTypedNumber(typed: string, path: string): number | undefined {
  const unit = unitOf(path)
  if (unit === 'rupees') return readRupees(typed)
  const plain = typed.replaceAll(/[\s%]/g, '')
  const digits = unit === 'percent' ? plain.replace(',', '.') : plain.replaceAll(',', '')
  if (!/^-?\d+(?:\.\d+)?$/.test(digits)) return undefined
  return unit === 'percent' ? Math.round(Number(digits) * HUNDREDTHS) : Number(digits)
}
