import type { ImportColumn } from '@sopaan/contract/import-columns'
import type { CutoffRow, NameReader, OfficialCells } from '@sopaan/domain/seats/cutoff-row'
import { printProgramme, readRank, tidyText } from '@sopaan/domain/seats/official-cells'
import { type RowReason, readCutoffRow } from '@sopaan/domain/seats/read-cutoff-row'
import { type Mapping, readOfficialTable, type TableQuestion } from './official-table.ts'
import type { Unreadable } from './table-records.ts'

/** Of a name in a refused row, characters. */
const NAME_LENGTH_MAX = 200

export type RefusedRow = {
  line: number
  reason: RowReason | 'conflicting-row'
  value: string
  /** What it was refused for; null for the row as a whole. */
  column: ImportColumn | null
  /** As the file names them. */
  institute: string
  programme: string
}

/** What came of reading a table. Rows stand for themselves; names nobody knows are listed once, with their count. */
export type TableReading = {
  rowsRead: number
  rows: CutoffRow[]
  refused: RefusedRow[]
  /** Rows printed twice with the same ranks; taken once. */
  repeatedCount: number
  /** Ranks the portal itself rounded to six digits (above a million). */
  roundedCount: number
  unknownInstitutes: ReadonlyMap<string, number>
  unknownProgrammes: ReadonlyMap<string, number>
}

export type ReadOptions = {
  asked: TableQuestion
  names: NameReader
  bytesMax: number
  rowsMax: number
  /** Which column is which; absent where the headings say it. */
  mapping?: Mapping
}

export type TableOutcome = { ok: true; reading: TableReading } | Unreadable

/** Reads every row of an official table through the directory's names, taking what is sound and listing what is not. */
export function readTable(file: Uint8Array, options: ReadOptions): TableOutcome {
  const table = readOfficialTable(file, options.asked, options.bytesMax, options.mapping)
  if (!table.ok) return table
  const rows: CutoffRow[] = []
  const refused: RefusedRow[] = []
  const seen = new Map<string, { line: number; row: CutoffRow }>()
  const unknownInstitutes = new Map<string, number>()
  const unknownProgrammes = new Map<string, number>()
  const counts = { rowsRead: 0, repeatedCount: 0, roundedCount: 0 }
  for (const { line, cells } of table.rows) {
    counts.rowsRead += 1
    if (counts.rowsRead > options.rowsMax)
      return { ok: false, reason: 'too-many-rows', detail: `over ${options.rowsMax}` }
    const reading = readCutoffRow(cells, options.names)
    if (!reading.ok) {
      const { reason, value } = reading
      refused.push({ line, reason, value, column: columnOf(reason, cells), ...namesIn(cells) })
      if (reading.reason === 'institute-unknown') countOne(unknownInstitutes, reading.value)
      if (reading.reason === 'programme-unknown') countOne(unknownProgrammes, reading.value)
      continue
    }
    const key = cutoffKeyOf(reading.row)
    const before = seen.get(key)
    if (before && isSameRanks(before.row, reading.row)) counts.repeatedCount += 1
    else if (before) {
      const value = `line ${before.line}`
      refused.push({ line, reason: 'conflicting-row', value, column: null, ...namesIn(cells) })
    } else {
      seen.set(key, { line, row: reading.row })
      rows.push(reading.row)
      if (reading.isRounded) counts.roundedCount += 1
    }
  }
  return { ok: true, reading: { ...counts, rows, refused, unknownInstitutes, unknownProgrammes } }
}

const COLUMNS: Readonly<Record<Exclude<RowReason, `rank-${string}`>, ImportColumn>> = {
  'counselling-unknown': 'counselling',
  'season-unreadable': 'season',
  'round-unreadable': 'round',
  'institute-unknown': 'institute',
  'programme-unreadable': 'programme',
  'programme-unknown': 'programme',
  'quota-unknown': 'quota',
  'seat-type-unknown': 'seatType',
  'gender-unknown': 'gender',
  'preparatory-unreadable': 'preparatory',
  'preparatory-not-possible': 'closingRank',
  'closing-above-opening': 'closingRank',
  'female-before-2018': 'gender',
  'ews-before-2019': 'seatType',
}

/** Opening ranks are read first. */
function columnOf(reason: RowReason, cells: OfficialCells): ImportColumn {
  if (reason === 'rank-missing' || reason === 'rank-zero' || reason === 'rank-unreadable') {
    return readRank(cells.openingRank).ok ? 'closingRank' : 'openingRank'
  }
  return COLUMNS[reason]
}

function namesIn({ institute, programme }: OfficialCells): Pick<RefusedRow, 'institute' | 'programme'> {
  return {
    institute: tidyText(institute).slice(0, NAME_LENGTH_MAX),
    programme: tidyText(programme).slice(0, NAME_LENGTH_MAX),
  }
}

function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function isSameRanks(a: CutoffRow, b: CutoffRow): boolean {
  return a.openingRank === b.openingRank && a.closingRank === b.closingRank
}

/** A seat pool in a round by name; an ordinary and a preparatory rank of the same seat are two. */
export function cutoffKeyOf(row: CutoffRow): string {
  const pool = [row.institute, printProgramme({ ...row, name: row.programme }), row.quota, row.seatType, row.gender]
  return [...pool, row.isPreparatory === true, row.counselling, row.season, row.round].join('|')
}
