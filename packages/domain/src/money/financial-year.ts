import { istDate } from '../time/ist.ts'

const APRIL = 4

/** The financial year of an instant, April to March by the calendar of India: `26-27`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = istDate(at).split('-').map(Number)
  const first = month >= APRIL ? year : year - 1
  return `${String(first % 100).padStart(2, '0')}-${String((first + 1) % 100).padStart(2, '0')}`
}

/**
 * The number of an invoice or credit note: `SO/26-27/000123`, at most 16 characters. Source: CGST Rules 2017, rule 46(b).
 * @param sequence  from 1 to 999999
 */
export function documentNumber(series: string, year: string, sequence: number): string {
  return `${series}/${year}/${String(sequence).padStart(6, '0')}`
}
