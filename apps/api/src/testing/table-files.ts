import { managedImports } from '@sopaan/contract/managed-imports'
import { zipSync } from 'fflate'
import { formWithFile } from './form-with-file.ts'
import type { Person } from './people.ts'

/** Headings as the portal prints them. */
export const HEADINGS = [
  'Institute',
  'Academic Program Name',
  'Quota',
  'Seat Type',
  'Gender',
  'Opening Rank',
  'Closing Rank',
]

/** A sound row of the portal, with some cells replaced by their place. */
export function cellsWith(different: Readonly<Record<number, string>> = {}): string[] {
  const sound = [
    'A College of Technology',
    'Civil Engineering (4 Years, Bachelor of Technology)',
    'AI',
    'OPEN',
    'Gender-Neutral',
    '100',
    '250',
  ]
  return sound.map((cell, at) => different[at] ?? cell)
}

/** Rows as CSV, every cell quoted. */
export function csvOf(rows: readonly (readonly string[])[], headings: readonly string[] = HEADINGS): Buffer {
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return Buffer.from([headings, ...rows].map(line).join('\n'))
}

/** Rows as the portal's page saved as HTML. */
export function htmlPageOf(rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], mark: string) =>
    `<tr>${cells.map((cell) => `<${mark}>${cell}</${mark}>`).join('')}</tr>`
  const lines = [row(HEADINGS, 'th'), ...rows.map((cells) => row(cells, 'td'))]
  return `<!DOCTYPE html><html><body><table>\n${lines.join('\n')}\n</table></body></html>`
}

/** A sheet of XLSX, its cells as written: `<c …>` elements in rows. */
export function sheetXml(rows: readonly (readonly string[])[]): string {
  const cell = (value: string) => (value.startsWith('<c') ? value : `<c t="inlineStr"><is><t>${value}</t></is></c>`)
  const lines = rows.map((cells, at) => `<row r="${at + 1}">${cells.map(cell).join('')}</row>`)
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** An XLSX file of parts by name. */
export function xlsxOf(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const bytes = Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)] as const)
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 9 }))
}

/** Hands a file in as the page does. */
export function postTable({ browser }: Pick<Person, 'browser'>, file: Uint8Array, field = 'file') {
  return browser.call(managedImports.upload, formWithFile(field, file, { name: '../../table.csv' }))
}
