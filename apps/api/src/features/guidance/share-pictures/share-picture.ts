import { balanceText, breakText, drawText, type Setting, widthOf } from './text-layout.ts'

/** What a link shows of itself where it is shared: 1200 by 630 pixels, the size that Open Graph readers show whole. */
export type ShareFacts = {
  productName: string
  title: string
  subtitle: string
  /** The one large figure, with what it says. */
  figure?: { value: string; note: string } | undefined
  /** A few lines below, such as seats of a list or closing ranks by season: name and value. */
  rows: readonly { name: string; value: string }[]
}

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 112
const RIGHT = 1096
const INK = '#14163a'
const INK_2 = '#4b4f75'
const PEN = '#3a3ce6'

const TITLE: Setting = { size: 58, weight: 700 }
const SUBTITLE: Setting = { size: 32, weight: 400 }
const FIGURE: Setting = { size: 84, weight: 700 }
const NOTE: Setting = { size: 28, weight: 400 }
const ROW: Setting = { size: 30, weight: 400 }
const ROW_VALUE: Setting = { size: 30, weight: 700 }
const NAME: Setting = { size: 36, weight: 700 }
const ROW_STEP = 46
const BOTTOM = 566

/** The picture as SVG whose letters are all paths: no font, script or address is in it. */
export function drawSharePicture({ productName, title, subtitle, figure, rows }: ShareFacts): string {
  const parts: string[] = []
  let y = 186
  for (const line of balanceText(title, TITLE, { width: RIGHT - LEFT, most: 2 })) {
    parts.push(glyphs(line, TITLE, { x: LEFT, y, ink: INK }))
    y += 68
  }
  for (const line of breakText(subtitle, SUBTITLE, { width: RIGHT - LEFT, most: 2 })) {
    parts.push(glyphs(line, SUBTITLE, { x: LEFT, y: y - 12, ink: INK_2 }))
    y += 42
  }
  if (figure) {
    y += 64
    parts.push(glyphs(figure.value, FIGURE, { x: LEFT, y, ink: PEN }))
    parts.push(glyphs(figure.note, NOTE, { x: LEFT + widthOf(figure.value, FIGURE) + 24, y, ink: INK_2 }))
    y += 24
  }
  y += 40
  for (const row of rows.slice(0, Math.max(Math.floor((BOTTOM - y) / ROW_STEP) + 1, 0))) {
    const valueWidth = widthOf(row.value, ROW_VALUE)
    const [name = ''] = breakText(row.name, ROW, { width: RIGHT - LEFT - valueWidth - 32, most: 1 })
    parts.push(glyphs(name, ROW, { x: LEFT, y, ink: INK }))
    parts.push(glyphs(row.value, ROW_VALUE, { x: RIGHT - valueWidth, y, ink: INK }))
    y += ROW_STEP
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f5fb"/>
<path d="${graphPaper()}" stroke="#dcdff0" stroke-width="1"/>
<rect x="40" y="36" width="1120" height="558" rx="32" fill="#ffffff" stroke="#dcdff0" stroke-width="2"/>
<path d="${timingMarks()}" stroke="${INK}" stroke-width="9"/>
${logo()}
${glyphs(productName, NAME, { x: LEFT + 62, y: 103, ink: INK })}
${parts.join('\n')}
</svg>`
}

type PicturePosition = { x: number; y: number; ink: string }

function glyphs(text: string, setting: Setting, { x, y, ink }: PicturePosition): string {
  return `<path fill="${ink}" d="${drawText(text, setting, { x, y })}"/>`
}

/** Squares of 24 pixels, as on the heads of pages. */
function graphPaper(): string {
  const columns = Array.from({ length: WIDTH / 24 }, (_, at) => `M${at * 24} 0V${HEIGHT}`)
  const rows = Array.from({ length: Math.floor(HEIGHT / 24) + 1 }, (_, at) => `M0 ${at * 24}H${WIDTH}`)
  return [...columns, ...rows].join('')
}

/** The marks down the left edge of an answer sheet. */
function timingMarks(): string {
  return Array.from({ length: 13 }, (_, at) => `M62 ${84 + at * 39}h22`).join('')
}

/** Three bubbles rising, the last filled. */
function logo(): string {
  return `<g transform="translate(${LEFT} 68) scale(1.4)"><rect width="32" height="32" rx="8" fill="#4548f8"/><g fill="none" stroke="#ffffff" stroke-width="2.2"><circle cx="8.4" cy="23.2" r="3"/><circle cx="15.2" cy="16.6" r="3"/></g><circle cx="23.3" cy="9.2" r="4.4" fill="#ffe45c"/></g>`
}
