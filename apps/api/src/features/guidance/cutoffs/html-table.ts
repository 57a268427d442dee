import { Parser } from 'htmlparser2'

type TableRecord = { line: number; cells: string[] }

/**
 * The rows of the largest table on a saved page, with the line each row starts on. Entities are decoded; a table inside
 * a cell counts as a table of its own. A page that ends inside a table is cut off.
 */
export function readHtmlTable(html: string): { records: TableRecord[]; isCutOff: boolean } {
  let isCutOff = false
  const finished: TableRecord[][] = []
  const open: { rows: TableRecord[]; row?: TableRecord | undefined; cell?: string | undefined }[] = []
  const lineAt = lineCounter(html)
  const parser = new Parser(
    {
      onopentag(name) {
        const table = open.at(-1)
        if (name === 'table') open.push({ rows: [] })
        else if (!table) return
        else if (name === 'tr') closeRow(table, { line: lineAt(parser.startIndex), cells: [] })
        else if (name === 'td' || name === 'th') closeCell(table, '')
        else if (name === 'br' && table.cell !== undefined) table.cell += ' '
      },
      ontext(text) {
        const table = open.at(-1)
        if (table?.cell !== undefined) table.cell += text
      },
      onclosetag(name, isImplied) {
        const table = open.at(-1)
        if (!table) return
        if (name === 'td' || name === 'th') closeCell(table, undefined)
        else if (name === 'tr') closeRow(table, undefined)
        else if (name === 'table') {
          // Closed by nothing but the end of the file: the page was not saved whole.
          if (isImplied) isCutOff = true
          closeRow(table, undefined)
          finished.push(table.rows)
          open.pop()
        }
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  const records = finished.reduce<TableRecord[]>((largest, rows) => (rows.length > largest.length ? rows : largest), [])
  return { records, isCutOff }
}

type OpenTable = { rows: TableRecord[]; row?: TableRecord | undefined; cell?: string | undefined }

function closeCell(table: OpenTable, next: string | undefined): void {
  if (table.cell !== undefined) table.row?.cells.push(table.cell)
  table.cell = next
}

function closeRow(table: OpenTable, next: TableRecord | undefined): void {
  closeCell(table, undefined)
  if (table.row) table.rows.push(table.row)
  table.row = next
}

/** Line numbers for positions asked in rising order. */
function lineCounter(text: string): (position: number) => number {
  let line = 1
  let from = 0
  return (position) => {
    for (let at = text.indexOf('\n', from); at !== -1 && at < position; at = text.indexOf('\n', from)) {
      line += 1
      from = at + 1
    }
    return line
  }
}
