import type { CutoffRow, NameReader } from '@sopaan/domain/cutoff-row'
import { printProgramme } from '@sopaan/domain/official-cells'
import { type RowReason, readCutoffRow } from '@sopaan/domain/read-cutoff-row'
import { type Asked, type OfficialTable, readOfficialTable } from './official-table.ts'

export type RefusedRow = { line: number; reason: RowReason | 'conflicting-row'; value: string }

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

export type ReadOptions = { asked: Asked; names: NameReader; bytesMax: number; rowsMax: number }

export type TableOutcome =
  | { ok: true; reading: TableReading }
  | { ok: false; reason: Extract<OfficialTable, { ok: false }>['reason'] | 'too-many-rows'; detail: string }

/** Reads every row of an official table through the directory's names, taking what is sound and listing what is not. */
export function readTable(file: Uint8Array, options: ReadOptions): TableOutcome {
  const table = readOfficialTable(file, options.asked, options.bytesMax)
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
      refused.push({ line, reason: reading.reason, value: reading.value })
      if (reading.reason === 'institute-unknown') countOne(unknownInstitutes, reading.value)
      if (reading.reason === 'programme-unknown') countOne(unknownProgrammes, reading.value)
      continue
    }
    const key = keyOf(reading.row)
    const before = seen.get(key)
    if (before && isSameRanks(before.row, reading.row)) counts.repeatedCount += 1
    else if (before) refused.push({ line, reason: 'conflicting-row', value: `line ${before.line}` })
    else {
      seen.set(key, { line, row: reading.row })
      rows.push(reading.row)
      if (reading.isRounded) counts.roundedCount += 1
    }
  }
  return { ok: true, reading: { ...counts, rows, refused, unknownInstitutes, unknownProgrammes } }
}

function countOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function isSameRanks(a: CutoffRow, b: CutoffRow): boolean {
  return a.openingRank === b.openingRank && a.closingRank === b.closingRank
}

/** One seat pool in one round; an ordinary and a preparatory rank of the same seat are two. */
function keyOf(row: CutoffRow): string {
  const pool = [row.institute, printProgramme({ ...row, name: row.programme }), row.quota, row.seatType, row.gender]
  return [...pool, row.isPreparatory === true, row.counselling, row.season, row.round].join('|')
}
