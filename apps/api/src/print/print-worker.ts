import writeXlsxFile from 'write-excel-file/node'
import { serveOrders } from '../work-thread.ts'
import { writePdf } from './document-pdf.ts'
import type { Printed } from './print-thread.ts'
import type { PrintedSheet, SheetCell } from './sheet.ts'

const NAME_LENGTH_MAX = 31
/** Widths of columns, characters. */
const WIDTH_MIN = 8
const WIDTH_MAX = 60

serveOrders((printed: Printed) => ('parts' in printed ? writePdf(printed) : writeXlsx(printed)))

/** A sheet as XLSX. Text goes in as text, never as a formula: the library writes a cell's type beside it. */
async function writeXlsx({ name, head, rows, notes }: PrintedSheet): Promise<Uint8Array> {
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
    [],
    ...notes.map((note) => [null, cellOf(note)]),
  ]
  const columns = head.map((_, column) => {
    const longest = Math.max(...[head, ...rows].map((row) => String(row[column] ?? '').length))
    return { width: Math.min(Math.max(longest + 2, WIDTH_MIN), WIDTH_MAX) }
  })
  return writeXlsxFile(data, { sheet: sheetName(name), columns, stickyRowsCount: 1 }).toBuffer()
}

function cellOf(value: SheetCell) {
  if (value === undefined) return null
  return { value, type: typeof value === 'number' ? (Number as NumberConstructor) : String }
}

/** What a spreadsheet takes as a name. */
function sheetName(name: string): string {
  return (
    name
      .replace(/[\\/?*[\]:']/g, ' ')
      .slice(0, NAME_LENGTH_MAX)
      .trim() || 'Choices'
  )
}
