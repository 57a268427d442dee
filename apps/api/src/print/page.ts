import type { PdfPage } from './fonts.ts'

/** Empty on each side, points. */
export const MARGIN = 56
/** Of the size of the letters. */
export const LINE_HEIGHT = 1.45
/** Every kind of text there is. */
export const TEXT_STYLES = {
  title: { size: 22, above: 4, isBold: true, ink: '#10132a' },
  heading: { size: 13, above: 16, isBold: true, ink: '#10132a' },
  text: { size: 11, above: 8, isBold: false, ink: '#10132a' },
  strong: { size: 11, above: 8, isBold: true, ink: '#10132a' },
  note: { size: 9, above: 4, isBold: false, ink: '#565a73' },
  label: { size: 11, above: 14, isBold: false, ink: '#10132a' },
  value: { size: 26, above: 0, isBold: true, ink: '#2f32c9' },
  head: { size: 10, above: 0, isBold: true, ink: '#10132a' },
  cell: { size: 10, above: 0, isBold: false, ink: '#10132a' },
  sum: { size: 12, above: 0, isBold: true, ink: '#10132a' },
} as const

/** What is left between the margins, points. */
export function pageWidth(page: PdfPage, margin = MARGIN): number {
  return page.page.width - 2 * margin
}

/** Begins a new page where so many points would not fit. @returns whether it did */
export function makeRoom(page: PdfPage, height: number): boolean {
  if (page.y + height <= page.page.height - MARGIN) return false
  page.addPage()
  page.y = MARGIN
  return true
}
