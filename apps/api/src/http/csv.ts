import { PAISE_IN_RUPEE } from '@sopaan/domain/money/rupees'
import { type Instant, istDateTimeLocal } from '@sopaan/domain/time/ist'

/** A line of a CSV file (RFC 4180), safe to open in a spreadsheet. Figures stand as they are; text is guarded. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** An instant as a cell, by India's clock: `2026-06-02 11:00`. It sorts as text and every spreadsheet reads it; empty for none. */
export function csvTime(instant: Instant | null): string {
  return instant === null ? '' : istDateTimeLocal(instant).replace('T', ' ')
}

/** An amount as a cell: rupees as a figure, so that a spreadsheet adds it up; empty for none. @param paise  whole */
export function csvRupees(paise: number | null): number | '' {
  return paise === null ? '' : paise / PAISE_IN_RUPEE
}

/**
 * Spaces are plain: a time written for people holds such as end no line.
 * A cell that a spreadsheet would take for a formula begins with an apostrophe (CWE-1236), also behind a mark, space or quote.
 */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = value.replaceAll('\u00a0', ' ')
  const text = /^[\ufeff "']*[=+\-@\t\r\n＝＋－＠]/.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
