import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sfntOf } from './woff.ts'

/** Noto Sans (SIL Open Font License 1.1): one file a script, of which only the letters used go into a document. */
const SCRIPTS = { latin: 'latin', latinExtended: 'latin-ext', devanagari: 'devanagari' } as const
type Script = keyof typeof SCRIPTS

/** Size in points, room above, whether bold, and grey of the ink. */
export type TextStyle = { size: number; above: number; isBold: boolean; ink: string }
export type PdfPage = PDFKit.PDFDocument

type Run = { text: string; script: Script }

/** Letters of the Devanagari file, which has the sign of the rupee too, and what joins its letters. */
const DEVANAGARI = /[\p{Script=Devanagari}।॥₹\u200c\u200d]/u
const LATIN = /[ -\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/

/** Makes the letters known to a document, before anything is drawn. */
export function registerFonts(page: PdfPage): void {
  for (const [script, name] of Object.entries(SCRIPTS))
    for (const [suffix, weight] of [
      ['', 400],
      ['Bold', 700],
    ] as const)
      page.registerFont(`${script}${suffix}`, readFont(`${name}-${weight}`))
}

/** How wide a line is, points. */
export function printedWidth(page: PdfPage, line: string, look: TextStyle): number {
  return runsOf(line).reduce((width, run) => {
    useFont(page, run, look)
    return width + page.widthOfString(run.text)
  }, 0)
}

/** The lines a text is set in, none wider than `width`; a word that is wider alone is cut. */
export function breakLines(page: PdfPage, text: string, look: TextStyle, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((word) => cutWord(page, word, look, width))) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && printedWidth(page, longer, look) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Draws one line. Devanagari is drawn in the order of its shapes, so each run also says its letters in writing order. */
export function drawLine(page: PdfPage, line: string, look: TextStyle, left: number): void {
  const top = page.y
  let from = left
  page.fillColor(look.ink)
  for (const run of runsOf(line)) {
    useFont(page, run, look)
    const isShaped = run.script === 'devanagari'
    if (isShaped) page.markContent('Span', { actual: run.text })
    // The fonts have different heights: all runs stand on one base line.
    page.text(run.text, from, top + look.size, { lineBreak: false, baseline: 'alphabetic' })
    if (isShaped) page.endMarkedContent()
    from += page.widthOfString(run.text)
  }
  page.y = top
}

/** Parts a line where its script changes: each font draws its own. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = []
  for (const letter of line) {
    const script = scriptOf(letter)
    const last = runs.at(-1)
    if (last?.script === script) runs[runs.length - 1] = { script, text: last.text + letter }
    else runs.push({ script, text: letter })
  }
  return runs
}

function scriptOf(letter: string): Script {
  if (DEVANAGARI.test(letter)) return 'devanagari'
  return LATIN.test(letter) ? 'latin' : 'latinExtended'
}

function useFont(page: PdfPage, { script }: Run, { size, isBold }: TextStyle): void {
  page.font(`${script}${isBold ? 'Bold' : ''}`).fontSize(size)
}

function cutWord(page: PdfPage, word: string, look: TextStyle, width: number): string[] {
  if (printedWidth(page, word, look) <= width) return [word]
  const pieces: string[] = ['']
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    const last = pieces.at(-1) ?? ''
    if (last === '' || printedWidth(page, last + segment, look) <= width) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

const opened = new Map<string, Buffer>()

/** A font of Noto Sans, read once. @param name  script and weight: `devanagari-700` */
export function readFont(name: string): Buffer {
  const path = `@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`
  const font = opened.get(name) ?? sfntOf(readFileSync(createRequire(import.meta.url).resolve(path)))
  opened.set(name, font)
  return font
}
