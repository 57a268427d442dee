const INDIA_OFFSET_MS = 5.5 * 3_600_000
const APRIL = 4

/** The day of an instant in India: `2026-11-21`. */
export function dayInIndia(at: Date): string {
  return new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

/** The financial year of an instant, April to March by the calendar of India: `26-27`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = dayInIndia(at).split('-').map(Number)
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
