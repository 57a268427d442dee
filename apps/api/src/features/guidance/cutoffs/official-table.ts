import type { ImportColumn } from '@sopaan/contract/import-columns'
import { IMPORT_COLUMNS_NEEDED, TABLE_WIDTH_MAX } from '@sopaan/contract/managed-imports'
import type { OfficialCells } from '@sopaan/domain/seats/cutoff-row'
import { tidyText } from '@sopaan/domain/seats/official-cells'
import { guessColumn } from './guess-table.ts'
import { readTableRecords, type TableForm, type TableRecord, type Unreadable } from './table-records.ts'

/** What the person who hands over a table must say where the table does not: the portal prints none of the three. */
export type TableQuestion = {
  counselling?: string | undefined
  season?: string | undefined
  round?: string | undefined
}

/** Which column is which, in the order of the file; null for what is left alone. */
export type Mapping = readonly (ImportColumn | null)[]

export type OfficialTable = { ok: true; rows: Iterable<{ line: number; cells: OfficialCells }> } | Unreadable

/** Column headings as the portals, their copies and the tidy tables write them. */
const HEADINGS: Readonly<Record<string, ImportColumn>> = {
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
/** The portal's own order, for a paste that left the headings behind. */
const PORTAL_ORDER: readonly ImportColumn[] = [
  'institute',
  'programme',
  'quota',
  'seatType',
  'gender',
  'openingRank',
  'closingRank',
]
const HEADING_ROWS_MAX = 30
const SAMPLES = 5
const SAMPLE_LENGTH_MAX = 120
const NO_TABLE = 'no row of headings and no row of seven portal cells'

/** A table before its rows are read: what stands above the columns, what we take each for, and what stands above it all. */
export type TableBegin = {
  form: TableForm
  headings: string[]
  samples: string[][]
  columns: Mapping
  rows: number
  above: string[]
}

/**
 * What a file begins with, so that a person can say which column is which. Headings nobody knows are handed on too, where
 * a row looks like headings.
 */
export function describeTable(file: Uint8Array, bytesMax: number): ({ ok: true } & TableBegin) | Unreadable {
  const read = readTableRecords(file, bytesMax)
  if (!read.ok) return read
  const { form, records } = read
  const known = findHeading(records)
  const start = known ?? guessHeading(records)
  const width = Math.min(start?.columns.length ?? 0, TABLE_WIDTH_MAX)
  if (!start || width < IMPORT_COLUMNS_NEEDED.length) return { ok: false, reason: 'no-table', detail: NO_TABLE }
  const printed = start.firstRow === 0 ? [] : (records[start.firstRow - 1]?.cells ?? [])
  const cut = (cells: readonly string[]) => cells.slice(0, width).map((cell) => shorten(cell))
  return {
    ok: true,
    form,
    headings: start.firstRow === 0 ? start.columns.map(() => '') : cut(printed),
    samples: records.slice(start.firstRow, start.firstRow + SAMPLES).map(({ cells }) => cut(cells)),
    columns: withGuesses(start.columns.slice(0, width), printed),
    above: records.slice(0, Math.max(start.firstRow - 1, 0)).flatMap(({ cells }) => cut(cells).filter(Boolean)),
    rows: records.length - start.firstRow,
  }
}

/** Columns with what headings most likely mean where nothing better is known; no meaning is guessed twice. */
function withGuesses(columns: Start['columns'], headings: readonly string[]): Mapping {
  const guesses = columns.map((column, at) => column ?? guessColumn(headings[at] ?? ''))
  return guesses.map((column, at) => (column !== undefined && guesses.indexOf(column) === at ? column : null))
}

function shorten(cell: string): string {
  return tidyText(cell).slice(0, SAMPLE_LENGTH_MAX)
}

/**
 * Reads an official table out of a file, see `readTableRecords`.
 * @param bytesMax  the largest size, unpacked, in bytes
 * @param mapping  which column is which where a person said so; otherwise the headings say it
 */
export function readOfficialTable(
  file: Uint8Array,
  asked: TableQuestion,
  bytesMax: number,
  mapping?: Mapping,
): OfficialTable {
  const read = readTableRecords(file, bytesMax)
  if (!read.ok) return read
  const { records } = read
  const found = findHeading(records) ?? (mapping && guessHeading(records))
  const start = found && mapping ? { ...found, columns: mapping.map((column) => column ?? undefined) } : found
  if (!start) return { ok: false, reason: 'no-table', detail: NO_TABLE }
  const missing = IMPORT_COLUMNS_NEEDED.filter((column) => !start.columns.includes(column))
  if (missing.length > 0) return { ok: false, reason: 'columns-missing', detail: missing.join(', ') }
  return { ok: true, rows: cellsOf(records, start, asked) }
}

type Start = { firstRow: number; columns: readonly (ImportColumn | undefined)[] }

/** Where the rows begin and which column is which; a paste without headings is known by its seven cells. */
function findHeading(records: readonly TableRecord[]): Start | undefined {
  for (const [at, record] of records.slice(0, HEADING_ROWS_MAX).entries()) {
    const columns = record.cells.map(columnOf)
    if (columns.includes('institute') && columns.includes('closingRank')) return { firstRow: at + 1, columns }
  }
  const first = records[0]
  const looksPasted =
    first?.cells.length === PORTAL_ORDER.length && /^\d[\d.e+]*P?$/i.test(first.cells[6]?.trim() ?? '')
  return looksPasted ? { firstRow: 0, columns: PORTAL_ORDER } : undefined
}

/** The first row with a word in enough cells and a figure in none. */
function guessHeading(records: readonly TableRecord[]): Start | undefined {
  const at = records.slice(0, HEADING_ROWS_MAX).findIndex(({ cells }) => {
    const words = cells.filter((cell) => cell.trim() !== '')
    return words.length >= IMPORT_COLUMNS_NEEDED.length && words.every((word) => !/^[\d.,]+P?$/i.test(word.trim()))
  })
  const record = records[at]
  return record && { firstRow: at + 1, columns: record.cells.map(columnOf) }
}

function columnOf(heading: string): ImportColumn | undefined {
  return HEADINGS[tidyText(heading).toLowerCase().replaceAll('_', ' ')]
}

function* cellsOf(records: readonly TableRecord[], start: Start, asked: TableQuestion) {
  for (let at = start.firstRow; at < records.length; at++) {
    const record = records[at]
    if (!record || record.cells.every((cell) => cell.trim() === '')) continue
    const cells: Partial<Record<ImportColumn, string>> = {}
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
