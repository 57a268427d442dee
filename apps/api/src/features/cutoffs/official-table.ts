import { gunzipSync } from 'node:zlib'
import type { OfficialCells } from '@sopaan/domain/cutoff-row'
import { tidyText } from '@sopaan/domain/official-cells'
import { parse } from 'csv-parse/sync'
import { readHtmlTable } from './html-table.ts'

/** What the person who hands over a table must say where the table does not: the portal prints none of the three. */
export type Asked = { counselling?: string | undefined; season?: string | undefined; round?: string | undefined }

export type OfficialTable =
  | { ok: true; rows: Iterable<{ line: number; cells: OfficialCells }> }
  | { ok: false; reason: 'no-table' | 'columns-missing' | 'too-large' | 'unreadable'; detail: string }

type Column = keyof OfficialCells

/** Column headings as the portals, their copies and the tidy tables write them. */
const HEADINGS: Readonly<Record<string, Column>> = {
  counselling: 'counselling',
  year: 'season',
  season: 'season',
  round: 'round',
  institute: 'institute',
  'institute name': 'institute',
  programme: 'programme',
  program: 'programme',
  'academic program name': 'programme',
  'academic programme name': 'programme',
  degree: 'degree',
  'duration years': 'durationYears',
  quota: 'quota',
  'seat type': 'seatType',
  gender: 'gender',
  'gender pool': 'gender',
  'opening rank': 'openingRank',
  'closing rank': 'closingRank',
  preparatory: 'preparatory',
}
const NEEDED: readonly Column[] = ['institute', 'programme', 'quota', 'seatType', 'openingRank', 'closingRank']
/** The portal's own order, for a paste that left the headings behind. */
const PORTAL_ORDER: readonly Column[] = [
  'institute',
  'programme',
  'quota',
  'seatType',
  'gender',
  'openingRank',
  'closingRank',
]

/**
 * Reads an official table out of a file: the tidy CSV form or any CSV with the portal's headings, the portal's page
 * saved as HTML, or tab-separated text pasted from it; each plain or packed with gzip.
 * @param bytesMax  the largest size, unpacked, in bytes
 */
export function readOfficialTable(file: Uint8Array, asked: Asked, bytesMax: number): OfficialTable {
  const bytes = unpack(file, bytesMax)
  if (bytes === 'too-large') return { ok: false, reason: 'too-large', detail: `over ${bytesMax} bytes` }
  if (bytes === 'damaged') return { ok: false, reason: 'unreadable', detail: 'the packed file is damaged' }
  const text = new TextDecoder('utf-8').decode(bytes)
  const records = readRecords(text)
  if (typeof records === 'string') return { ok: false, reason: 'unreadable', detail: records }
  const start = findHeading(records)
  if (!start) return { ok: false, reason: 'no-table', detail: 'no row of headings and no row of seven portal cells' }
  const missing = NEEDED.filter((column) => !start.columns.includes(column))
  if (missing.length > 0) return { ok: false, reason: 'columns-missing', detail: missing.join(', ') }
  return { ok: true, rows: cellsOf(records, start, asked) }
}

type TableRecord = { line: number; cells: readonly string[] }
type Start = { firstRow: number; columns: readonly (Column | undefined)[] }

function unpack(file: Uint8Array, bytesMax: number): Uint8Array | 'too-large' | 'damaged' {
  const isPacked = file[0] === 0x1f && file[1] === 0x8b
  if (!isPacked) return file.length > bytesMax ? 'too-large' : file
  try {
    return gunzipSync(file, { maxOutputLength: bytesMax })
  } catch (error) {
    return error instanceof RangeError ? 'too-large' : 'damaged'
  }
}

/** The rows of the text, with the line each starts on; or what the parser found wrong. */
function readRecords(text: string): TableRecord[] | string {
  if (/^\s*(?:<!doctype|<html|<table|<\?xml|<!--)/i.test(text.slice(0, 2000))) return readHtmlTable(text)
  const firstLine = text.slice(0, text.indexOf('\n') + 1 || text.length)
  const isTabbed = firstLine.includes('\t')
  try {
    const records: TableRecord[] = []
    parse(text, {
      bom: true,
      delimiter: isTabbed ? '\t' : ',',
      // A paste is no CSV: a quotation mark in it is only a mark.
      quote: isTabbed ? null : '"',
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        records.push({ line: lines, cells })
        return null
      },
    })
    return records
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Where the rows begin and which column is which; a paste without headings is known by its seven cells. */
function findHeading(records: readonly TableRecord[]): Start | undefined {
  for (const [at, record] of records.slice(0, 30).entries()) {
    const columns = record.cells.map((cell) => HEADINGS[tidyText(cell).toLowerCase().replaceAll('_', ' ')])
    if (columns.includes('institute') && columns.includes('closingRank')) return { firstRow: at + 1, columns }
  }
  const first = records[0]
  const looksPasted =
    first?.cells.length === PORTAL_ORDER.length && /^\d[\d.e+]*P?$/i.test(first.cells[6]?.trim() ?? '')
  return looksPasted ? { firstRow: 0, columns: PORTAL_ORDER } : undefined
}

function* cellsOf(records: readonly TableRecord[], start: Start, asked: Asked) {
  for (let at = start.firstRow; at < records.length; at++) {
    const record = records[at]
    if (!record || record.cells.every((cell) => cell.trim() === '')) continue
    const cells: Partial<Record<Column, string>> = {}
    start.columns.forEach((column, index) => {
      const cell = record.cells[index]
      if (column && cell !== undefined) cells[column] = cell
    })
    const { institute = '', programme = '', quota = '', seatType = '', openingRank = '', closingRank = '' } = cells
    const named = { ...cells, institute, programme, quota, seatType, openingRank, closingRank }
    const { counselling = asked.counselling, season = asked.season, round = asked.round } = cells
    yield { line: record.line, cells: { ...named, counselling, season, round } }
  }
}
