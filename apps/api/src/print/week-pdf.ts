import type { DocumentWeek } from './document.ts'
import { breakLines, drawLine, type PdfPage, printedWidth, type TextStyle } from './fonts.ts'
import { MARGIN, pageWidth, TEXT_STYLES } from './page.ts'

/** A week hangs on a wall: less margin than a report, and letters as large as the week allows, points. */
const WALL_MARGIN = 36
/** The largest first. 12 points and more are read at a metre; below stands only a week that is fuller than any plan of ours. */
const SIZES = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9] as const
const WALL_LINE = 1.3
/** Between two columns, of the size of the letters. */
const COLUMN_GAP = 0.9
const DAY_GAP = 9
const LINE_INK = '#d5d8e8'

type Day = DocumentWeek['days'][number]
type SetDay = { label: string; rows: { time: string; line: string }[] }
type WeekLayout = { size: number; columns: Columns }
/** Where hours and lines begin, points from the margin. */
type Columns = { time: number; line: number }

/** Draws a week on a page of its own: its days below each other, each line with its hour. */
export function drawWeek(page: PdfPage, { title, text, days, more }: DocumentWeek): void {
  if (page.y > MARGIN || page.bufferedPageRange().count > 1) page.addPage()
  page.y = WALL_MARGIN
  const heading = { ...TEXT_STYLES.title, size: 24 }
  for (const line of breakLines(page, title, heading, pageWidth(page, WALL_MARGIN))) {
    drawLine(page, line, heading, WALL_MARGIN)
    page.y += heading.size * WALL_LINE
  }
  drawLine(page, text, { ...TEXT_STYLES.text, size: 13 }, WALL_MARGIN)
  page.y += 22
  const room = page.page.height - WALL_MARGIN - page.y
  const { size, set } = fit(page, { days, more, room })
  const columns = columnsOf(page, days, size)
  for (const day of set) drawDay(page, day, { size, columns })
  // Whatever follows begins on a page of its own.
  page.y = page.page.height
}

/** The largest letters in which the week fits; where none do, the last lines of full days give way to how many they are. */
function fit(page: PdfPage, { days, more, room }: { days: readonly Day[]; more: string; room: number }) {
  for (const size of SIZES) {
    const columns = columnsOf(page, days, size)
    const set = days.map((day) => setDay(page, day, { size, columns }))
    if (heightOf(set, size) <= room) return { size, set }
  }
  const size = SIZES.at(-1) ?? 9
  const layout = { size, columns: columnsOf(page, days, size) }
  const longest = Math.max(...days.map(({ lines }) => lines.length))
  for (let kept = longest - 1; kept > 0; kept -= 1) {
    const set = days.map((day) => setDay(page, shorten(day, kept, more), layout))
    if (heightOf(set, size) <= room) return { size, set }
  }
  return { size, set: days.map((day) => setDay(page, shorten(day, 0, more), layout)) }
}

/** As wide as the longest name of a day and the longest hour in letters of a size, so that none runs into the next column. */
function columnsOf(page: PdfPage, days: readonly Day[], size: number): Columns {
  const names = days.map(({ label }) => printedWidth(page, label, { ...lineView(size), isBold: true }))
  const hours = days.flatMap(({ lines }) => lines.map(({ time }) => printedWidth(page, time, lineView(size))))
  const time = Math.max(...names) + size * COLUMN_GAP
  return { time, line: time + Math.max(0, ...hours) + size * COLUMN_GAP }
}

function shorten({ label, lines }: Day, kept: number, more: string): Day {
  if (lines.length <= kept + 1) return { label, lines }
  return {
    label,
    lines: [...lines.slice(0, kept), { time: '', text: more.replace('#', String(lines.length - kept)) }],
  }
}

function setDay(page: PdfPage, { label, lines }: Day, { size, columns }: WeekLayout): SetDay {
  const width = pageWidth(page, WALL_MARGIN) - columns.line
  const rows = lines.flatMap(({ time, text }) =>
    breakLines(page, text, lineView(size), width).map((line, at) => ({ time: at === 0 ? time : '', line })),
  )
  return { label, rows }
}

function heightOf(set: readonly SetDay[], size: number): number {
  return set.reduce((sum, { rows }) => sum + Math.max(1, rows.length) * size * WALL_LINE + DAY_GAP, 0)
}

function drawDay(page: PdfPage, { label, rows }: SetDay, { size, columns }: WeekLayout): void {
  const [top, width] = [page.y, pageWidth(page, WALL_MARGIN)]
  page
    .moveTo(WALL_MARGIN, top)
    .lineTo(WALL_MARGIN + width, top)
    .lineWidth(0.75)
    .stroke(LINE_INK)
  page.y = top + DAY_GAP / 2
  drawLine(page, label, { ...lineView(size), isBold: true }, WALL_MARGIN)
  for (const [at, { time, line }] of rows.entries()) {
    page.y = top + DAY_GAP / 2 + at * size * WALL_LINE
    if (time !== '') drawLine(page, time, lineView(size), WALL_MARGIN + columns.time)
    drawLine(page, line, lineView(size), WALL_MARGIN + columns.line)
  }
  page.y = top + DAY_GAP + Math.max(1, rows.length) * size * WALL_LINE
}

function lineView(size: number): TextStyle {
  return { ...TEXT_STYLES.text, size }
}
