import { once } from 'node:events'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { type ReportOrder, type ReportPart, reportParts } from './report-content.ts'

/** Noto Sans (SIL Open Font License 1.1): one file a script, of which only the letters used go into a report. */
const FONT_FILES = {
  latin: fontFile('latin-400'),
  latinBold: fontFile('latin-700'),
  devanagari: fontFile('devanagari-400'),
  devanagariBold: fontFile('devanagari-700'),
} as const

const MARGIN = 56
const LINE_HEIGHT = 1.45
/** Size in points, room above, whether bold, and grey of the ink. */
const LOOKS = {
  title: { size: 22, above: 4, isBold: true, ink: '#10132a' },
  text: { size: 11, above: 8, isBold: false, ink: '#10132a' },
  note: { size: 9, above: 4, isBold: false, ink: '#565a73' },
  label: { size: 11, above: 14, isBold: false, ink: '#10132a' },
  value: { size: 26, above: 0, isBold: true, ink: '#2f32c9' },
  head: { size: 10, above: 0, isBold: true, ink: '#10132a' },
  cell: { size: 10, above: 0, isBold: false, ink: '#10132a' },
} as const
type Look = (typeof LOOKS)[keyof typeof LOOKS]
type Page = PDFKit.PDFDocument

/** A report as a PDF of A4 pages, whose text can be selected, searched and read out. */
export async function printReport(order: ReportOrder): Promise<Buffer> {
  const parts = reportParts(order)
  const title = parts.flatMap((part) => (part.kind === 'title' ? [part.text] : [])).join()
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: order.language,
    info: { Title: title, Producer: 'Sopaan', Creator: 'Sopaan', CreationDate: new Date(`${order.madeOn}T00:00:00Z`) },
  })
  for (const [name, file] of Object.entries(FONT_FILES)) page.registerFont(name, file)
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(page, 'end')
  for (const part of parts) drawPart(page, part)
  page.end()
  await ended
  return Buffer.concat(chunks)
}

function fontFile(name: string): string {
  return createRequire(import.meta.url).resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`)
}

function drawPart(page: Page, part: ReportPart): void {
  switch (part.kind) {
    case 'title':
    case 'text':
    case 'note':
      drawParagraph(page, part.text, LOOKS[part.kind])
      break
    case 'figure':
      drawParagraph(page, part.label, LOOKS.label)
      drawParagraph(page, part.value, LOOKS.value)
      break
    case 'table':
      drawTable(page, part)
  }
}

function drawParagraph(page: Page, text: string, look: Look): void {
  page.y += look.above
  for (const line of breakLines(page, text, look, page.page.width - 2 * MARGIN)) {
    makeRoom(page, look)
    drawLine(page, line, look, MARGIN)
    page.y += look.size * LINE_HEIGHT
  }
}

function drawTable(page: Page, { head, rows }: Extract<ReportPart, { kind: 'table' }>): void {
  const width = (page.page.width - 2 * MARGIN) / head.length
  page.y += 12
  for (const [at, row] of [head, ...rows].entries()) {
    const look = at === 0 ? LOOKS.head : LOOKS.cell
    const cells = row.map((cell) => breakLines(page, cell, look, width - 8))
    const height = Math.max(1, ...cells.map((lines) => lines.length)) * look.size * LINE_HEIGHT
    makeRoom(page, look, height)
    const top = page.y
    for (const [column, lines] of cells.entries())
      for (const [lineAt, line] of lines.entries()) {
        page.y = top + lineAt * look.size * LINE_HEIGHT
        const left = MARGIN + column * width
        const isLast = column === head.length - 1
        drawLine(page, line, look, isLast ? left + width - widthOf(page, line, look) : left)
      }
    page.y = top + height + 3
    page
      .moveTo(MARGIN, page.y)
      .lineTo(page.page.width - MARGIN, page.y)
      .lineWidth(0.5)
      .stroke('#d5d8e8')
    page.y += 3
  }
}

/** Begins a new page where the next line would not fit. */
function makeRoom(page: Page, look: Look, height = look.size * LINE_HEIGHT): void {
  if (page.y + height <= page.page.height - MARGIN) return
  page.addPage()
  page.y = MARGIN
}

function breakLines(page: Page, text: string, look: Look, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(page, longer, look) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

type Run = { text: string; isDevanagari: boolean }

/** Parts a line where its script changes: each font draws its own. A Devanagari run keeps what joins its letters. */
function runsOf(line: string): Run[] {
  return [...line.matchAll(/[\p{Script=Devanagari}।॥\u200c\u200d]+|[^\p{Script=Devanagari}।॥\u200c\u200d]+/gu)].map(
    ([text]) => ({
      text,
      isDevanagari: /[\p{Script=Devanagari}।॥]/u.test(text),
    }),
  )
}

function useFont(page: Page, { isDevanagari }: Run, { size, isBold }: Look): void {
  page.font(`${isDevanagari ? 'devanagari' : 'latin'}${isBold ? 'Bold' : ''}`).fontSize(size)
}

function widthOf(page: Page, line: string, look: Look): number {
  return runsOf(line).reduce((width, run) => {
    useFont(page, run, look)
    return width + page.widthOfString(run.text)
  }, 0)
}

/** Draws one line. Devanagari is drawn in the order of its shapes, so each run also says its letters in writing order. */
function drawLine(page: Page, line: string, look: Look, left: number): void {
  const top = page.y
  let from = left
  page.fillColor(look.ink)
  for (const run of runsOf(line)) {
    useFont(page, run, look)
    if (run.isDevanagari) page.markContent('Span', { actual: run.text })
    // The two fonts have different heights: all runs stand on one base line.
    page.text(run.text, from, top + look.size, { lineBreak: false, baseline: 'alphabetic' })
    if (run.isDevanagari) page.endMarkedContent()
    from += page.widthOfString(run.text)
  }
  page.y = top
}
