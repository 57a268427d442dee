import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { DocumentPart, PrintedDocument } from './document.ts'
import { breakLines, drawLine, type Look, type Page, registerLetters, widthOf } from './letters.ts'
import { LINE_HEIGHT, LOOKS, MARGIN, makeRoom, pageWidth } from './page.ts'
import { drawTable } from './table-pdf.ts'

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
  registerLetters(page)
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(page, 'end')
  for (const part of parts) drawPart(page, part)
  numberPages(page)
  page.end()
  await ended
  return Buffer.concat(chunks)
}

function drawPart(page: Page, part: DocumentPart): void {
  switch (part.kind) {
    case 'title':
    case 'heading':
    case 'text':
    case 'strong':
    case 'note':
      drawParagraph(page, part.text, LOOKS[part.kind])
      break
    case 'figure':
      drawParagraph(page, part.label, LOOKS.label)
      drawParagraph(page, part.value, LOOKS.value)
      break
    case 'table':
      drawTable(page, part)
      break
    case 'blocks':
      drawBlocks(page, part.blocks)
      break
    case 'sums':
      drawSums(page, part.rows)
  }
}

function drawParagraph(page: Page, text: string, look: Look): void {
  page.y += look.above
  for (const line of breakLines(page, text, look, pageWidth(page))) {
    makeRoom(page, look.size * LINE_HEIGHT)
    drawLine(page, line, look, MARGIN)
    page.y += look.size * LINE_HEIGHT
  }
}

function drawBlocks(page: Page, blocks: readonly { label: string; lines: readonly string[] }[]): void {
  const width = (pageWidth(page) - BLOCK_GAP * (blocks.length - 1)) / blocks.length
  const set = blocks.map(({ label, lines }) => [
    ...breakLines(page, label, LOOKS.head, width).map((line) => ({ line, look: LOOKS.head })),
    ...lines.flatMap((each) => breakLines(page, each, LOOKS.cell, width).map((line) => ({ line, look: LOOKS.cell }))),
  ])
  const step = LOOKS.cell.size * LINE_HEIGHT
  page.y += LOOKS.label.above
  makeRoom(page, step * Math.max(1, ...set.map((lines) => lines.length)))
  const top = page.y
  for (const [column, lines] of set.entries())
    for (const [at, { line, look }] of lines.entries()) {
      page.y = top + at * step
      drawLine(page, line, look, MARGIN + column * (width + BLOCK_GAP))
    }
  page.y = top + step * Math.max(0, ...set.map((lines) => lines.length))
}

function drawSums(page: Page, rows: readonly (readonly [string, string])[]): void {
  const left = MARGIN + pageWidth(page) * (1 - SUMS_SHARE)
  const right = MARGIN + pageWidth(page)
  page.y += LOOKS.text.above
  for (const [at, [label, value]] of rows.entries()) {
    const look = at === rows.length - 1 ? LOOKS.sum : LOOKS.cell
    makeRoom(page, look.size * LINE_HEIGHT)
    drawLine(page, label, look, left)
    drawLine(page, value, look, right - widthOf(page, value, look))
    page.y += look.size * LINE_HEIGHT + 2
  }
}

/** Numbers the pages of a document that has several. */
function numberPages(page: Page): void {
  const { count } = page.bufferedPageRange()
  if (count < 2) return
  for (let at = 0; at < count; at += 1) {
    page.switchToPage(at)
    const words = `${at + 1} / ${count}`
    // Below the margin, where the library would begin a new page by itself.
    page.page.margins.bottom = 0
    page.y = page.page.height - MARGIN / 2 - LOOKS.note.size
    drawLine(page, words, LOOKS.note, page.page.width - MARGIN - widthOf(page, words, LOOKS.note))
  }
}
