import type { DocumentTable } from './document.ts'
import { breakLines, drawLine, type PdfPage, printedWidth, type TextStyle } from './fonts.ts'
import { LINE_HEIGHT, MARGIN, makeRoom, pageWidth, TEXT_STYLES } from './page.ts'

const CELL_GAP = 8
const LINE_INK = '#d5d8e8'

type Column = { left: number; width: number; isRight: boolean }

/** Draws a table; on each further page its head stands again. */
export function drawTable(page: PdfPage, table: DocumentTable): void {
  const columns = columnsOf(page, table)
  page.y += 12
  drawRow(page, table.head, columns, TEXT_STYLES.head)
  for (const row of table.rows) {
    if (makeRoom(page, heightOf(page, row, columns, TEXT_STYLES.cell)))
      drawRow(page, table.head, columns, TEXT_STYLES.head)
    drawRow(page, row, columns, TEXT_STYLES.cell)
  }
}

function columnsOf(page: PdfPage, { head, widths, rightColumns = [head.length - 1] }: DocumentTable): Column[] {
  const shares = head.map((_, at) => widths?.[at] ?? 1)
  const sum = shares.reduce((total, share) => total + share, 0)
  let left = MARGIN
  return shares.map((share, at) => {
    const width = (pageWidth(page) * share) / sum
    const column = { left, width, isRight: rightColumns.includes(at) }
    left += width
    return column
  })
}

function setCells(page: PdfPage, row: readonly string[], columns: readonly Column[], look: TextStyle): string[][] {
  return columns.map(({ width }, at) => breakLines(page, row[at] ?? '', look, width - CELL_GAP))
}

function heightOf(page: PdfPage, row: readonly string[], columns: readonly Column[], look: TextStyle): number {
  return Math.max(1, ...setCells(page, row, columns, look).map((lines) => lines.length)) * look.size * LINE_HEIGHT
}

function drawRow(page: PdfPage, row: readonly string[], columns: readonly Column[], look: TextStyle): void {
  const height = heightOf(page, row, columns, look)
  makeRoom(page, height)
  const top = page.y
  for (const [at, lines] of setCells(page, row, columns, look).entries()) {
    const column = columns[at]
    if (column === undefined) continue
    for (const [lineAt, line] of lines.entries()) {
      page.y = top + lineAt * look.size * LINE_HEIGHT
      drawLine(
        page,
        line,
        look,
        column.isRight ? column.left + column.width - printedWidth(page, line, look) : column.left,
      )
    }
  }
  page.y = top + height + 3
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + pageWidth(page), page.y)
    .lineWidth(0.5)
    .stroke(LINE_INK)
  page.y += 3
}
