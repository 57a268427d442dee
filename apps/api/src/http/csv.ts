/** A line of a CSV file (RFC 4180), safe to open in a spreadsheet. Figures stand as they are; text is guarded. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
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
