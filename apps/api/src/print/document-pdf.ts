import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { DocumentPart, PrintedDocument } from './document.ts'
import { breakLines, drawLine, type PdfPage, printedWidth, registerFonts, type TextStyle } from './fonts.ts'
import { LINE_HEIGHT, MARGIN, makeRoom, pageWidth, TEXT_STYLES } from './page.ts'
import { drawTable } from './table-pdf.ts'
import { drawWeek } from './week-pdf.ts'

const BLOCK_GAP = 24
/** How much of the page the sums take, from the right. */
const SUMS_SHARE = 0.5

/** A document as a PDF of A4 pages, whose text can be selected, searched and read out. */
export async function writePdf({ parts, language, madeOn }: PrintedDocument): Promise<Buffer> {
  const title = parts.flatMap((part) => (part.kind === 'title' ? [part.text] : [])).join()
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: language,
    bufferPages: true,
    info: { Title: title, Producer: 'Sopaan', Creator: 'Sopaan', CreationDate: new Date(`${madeOn}T00:00:00Z`) },
  })
  registerFonts(page)
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(page, 'end')
  for (const part of parts) drawPart(page, part)
  numberPages(page)
  page.end()
  await ended
  return Buffer.concat(chunks)
}

function drawPart(page: PdfPage, part: DocumentPart): void {
  switch (part.kind) {
    case 'title':
    case 'heading':
    case 'text':
    case 'strong':
    case 'note':
      drawParagraph(page, part.text, TEXT_STYLES[part.kind])
      break
    case 'figure':
      drawParagraph(page, part.label, TEXT_STYLES.label)
      drawParagraph(page, part.value, TEXT_STYLES.value)
      break
    case 'table':
      drawTable(page, part)
      break
    case 'week':
      drawWeek(page, part)
      break
    case 'blocks':
      drawBlocks(page, part.blocks)
      break
    case 'sums':
      drawSums(page, part.rows)
  }
}

function drawParagraph(page: PdfPage, text: string, look: TextStyle): void {
  page.y += look.above
  for (const line of breakLines(page, text, look, pageWidth(page))) {
    makeRoom(page, look.size * LINE_HEIGHT)
    drawLine(page, line, look, MARGIN)
    page.y += look.size * LINE_HEIGHT
  }
}

function drawBlocks(page: PdfPage, blocks: readonly { label: string; lines: readonly string[] }[]): void {
  const width = (pageWidth(page) - BLOCK_GAP * (blocks.length - 1)) / blocks.length
  const set = blocks.map(({ label, lines }) => [
    ...breakLines(page, label, TEXT_STYLES.head, width).map((line) => ({ line, look: TEXT_STYLES.head })),
    ...lines.flatMap((each) =>
      breakLines(page, each, TEXT_STYLES.cell, width).map((line) => ({ line, look: TEXT_STYLES.cell })),
    ),
  ])
  const step = TEXT_STYLES.cell.size * LINE_HEIGHT
  page.y += TEXT_STYLES.label.above
  makeRoom(page, step * Math.max(1, ...set.map((lines) => lines.length)))
  const top = page.y
  for (const [column, lines] of set.entries())
    for (const [at, { line, look }] of lines.entries()) {
      page.y = top + at * step
      drawLine(page, line, look, MARGIN + column * (width + BLOCK_GAP))
    }
  page.y = top + step * Math.max(0, ...set.map((lines) => lines.length))
}

function drawSums(page: PdfPage, rows: readonly (readonly [string, string])[]): void {
  const left = MARGIN + pageWidth(page) * (1 - SUMS_SHARE)
  const right = MARGIN + pageWidth(page)
  page.y += TEXT_STYLES.text.above
  for (const [at, [label, value]] of rows.entries()) {
    const look = at === rows.length - 1 ? TEXT_STYLES.sum : TEXT_STYLES.cell
    makeRoom(page, look.size * LINE_HEIGHT)
    drawLine(page, label, look, left)
    drawLine(page, value, look, right - printedWidth(page, value, look))
    page.y += look.size * LINE_HEIGHT + 2
  }
}

/** Numbers the pages of a document that has several. */
function numberPages(page: PdfPage): void {
  const { count } = page.bufferedPageRange()
  if (count < 2) return
  for (let at = 0; at < count; at += 1) {
    page.switchToPage(at)
    const words = `${at + 1} / ${count}`
    // Below the margin, where the library would begin a new page by itself.
    page.page.margins.bottom = 0
    page.y = page.page.height - MARGIN / 2 - TEXT_STYLES.note.size
    drawLine(page, words, TEXT_STYLES.note, page.page.width - MARGIN - printedWidth(page, words, TEXT_STYLES.note))
  }
}
