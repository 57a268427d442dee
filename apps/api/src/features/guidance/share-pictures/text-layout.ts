import { create, type Font, type Glyph } from 'fontkit'
import { readFont, runsOf } from '#api/print/fonts.ts'

/** How a line is set: size in pixels, and its weight. */
export type Setting = { size: number; weight: 400 | 700 }

const FILES = { latin: 'latin', latinExtended: 'latin-ext', devanagari: 'devanagari' } as const
/** By how much a column is made narrower to balance its lines, pixels. */
const BALANCE_STEP = 24
const fonts = new Map<string, Font>()

/** How wide a line comes out, pixels. */
export function widthOf(text: string, setting: Setting): number {
  return shape(text, setting).width
}

/**
 * A line of text as the data of one SVG path, its base line at `y`: whoever draws it needs no font, and nothing of the
 * text can be read as markup.
 */
export function drawText(text: string, setting: Setting, at: { x: number; y: number }): string {
  return shape(text, setting)
    .glyphs.map(({ path, x, y, scale }) => path.transform(scale, 0, 0, -scale, at.x + x, at.y - y).toSVG())
    .join('')
}

/** The same in as few lines, each about as wide as the others: no word is left alone on the last. */
export function balanceText(text: string, setting: Setting, room: { width: number; most: number }): string[] {
  const lines = breakText(text, setting, room)
  for (let width = room.width - BALANCE_STEP; width > room.width / 2; width -= BALANCE_STEP) {
    const narrower = breakText(text, setting, { width, most: room.most + 1 })
    if (narrower.length > lines.length || narrower.some((line) => line.endsWith('…'))) {
      return breakText(text, setting, { ...room, width: width + BALANCE_STEP })
    }
  }
  return lines
}

/** A text in lines no wider than `width`, at most `most` of them; what does not fit ends in three dots. */
export function breakText(text: string, setting: Setting, { width, most }: { width: number; most: number }): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, setting) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  const end = shown.length - 1
  const last = shown[end]
  if (last !== undefined) shown[end] = cutToWidth(lines.length > most ? `${last} …` : last, setting, width)
  return shown
}

function cutToWidth(line: string, setting: Setting, width: number): string {
  if (widthOf(line, setting) <= width) return line
  const letters = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line),
    ({ segment }) => segment,
  )
  // Letters are about as wide as each other: the guess is near, and only the rest is tried.
  let count = Math.min(letters.length, Math.ceil((letters.length * width * 1.3) / widthOf(line, setting)))
  while (count > 0 && widthOf(`${letters.slice(0, count).join('')}…`, setting) > width) count -= 1
  return `${letters.slice(0, count).join('').trimEnd()}…`
}

type Drawn = { path: Glyph['path']; x: number; y: number; scale: number }

function shape(text: string, { size, weight }: Setting): { glyphs: Drawn[]; width: number } {
  const glyphs: Drawn[] = []
  let width = 0
  for (const run of runsOf(text)) {
    const font = openFont(`${FILES[run.script]}-${weight}`)
    const scale = size / font.unitsPerEm
    const laid = font.layout(run.text)
    laid.glyphs.forEach((glyph, at) => {
      const position = laid.positions[at]
      if (position === undefined) return
      glyphs.push({ path: glyph.path, x: width + position.xOffset * scale, y: position.yOffset * scale, scale })
      width += position.xAdvance * scale
    })
  }
  return { glyphs, width }
}

/** Read once, and kept: three scripts in two weights. */
function openFont(name: string): Font {
  const known = fonts.get(name)
  if (known) return known
  const opened = create(readFont(name))
  if (!('layout' in opened)) throw new Error(`${name} holds no single font`)
  fonts.set(name, opened)
  return opened
}
