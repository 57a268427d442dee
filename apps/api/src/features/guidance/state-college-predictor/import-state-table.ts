import { gunzipSync } from 'node:zlib'
import { STATE_COUNSELLINGS } from '@sopaan/domain/state/counsellings/state-counsellings'
import { foldStateSet } from '@sopaan/domain/state/forecast/forecast-state-book'
import type { StateBook, StateSet } from '@sopaan/domain/state/state-book'
import {
  type CategoryLabels,
  compileStateBook,
  type RequestedSet,
  type StateCompilation,
  type StateRow,
} from '@sopaan/domain/state/tables/compile-state-book'
import { nameUniversities, readStateRows } from '@sopaan/domain/state/tables/state-table-rows'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** Refused rows that are named one by one; of more only the number is said. */
const NAMED_MAX = 50

/** How it is written on the command line: `kcet=2026:1,2,3`. */
const SET = /^([a-z-]+)=(20\d\d):(.+)$/

export type StateImport = StateCompilation & {
  /** Sets that the table had nothing for, taken over from the book before. */
  kept: StateSet[]
  /** Why nothing may be written; undefined where it may. */
  because: 'no-rows' | 'rows-refused' | undefined
}

type ImportRequest = { table: Uint8Array; codes: string; sets: readonly RequestedSet[]; leavesRefused: boolean }

const categoryLabels = z.record(z.string(), z.record(z.string(), z.object({ label: z.string() })))

/**
 * Takes a table of state counsellings into a book: sets that the table has rows for take the place of those before, all
 * others stay. All or none, unless refused rows are to be left out.
 * @throws {Error} when the table or the words of its codes are not of their form, named by what is missing
 */
export function importStateTable(before: StateBook | undefined, asked: ImportRequest): StateImport {
  const rows = readRows(asked.table)
  const labels = readCategoryLabels(asked.codes)
  const compiled = compileStateBook(rows, labels, asked.sets.length > 0 ? asked.sets : STATE_COUNSELLINGS)
  const fresh = new Map(compiled.book.sets.map((set) => [set.counselling, set]))
  const kept = (before?.sets ?? []).filter(({ counselling }) => !fresh.has(counselling))
  const sets = STATE_COUNSELLINGS.flatMap(
    ({ id }) => fresh.get(id) ?? kept.find(({ counselling }) => counselling === id) ?? [],
  )
  const isRefused = compiled.refused.length > 0 && !asked.leavesRefused
  const because = compiled.taken === 0 ? 'no-rows' : isRefused ? 'rows-refused' : undefined
  return { ...compiled, book: { hash: '', sets }, kept, because }
}

/**
 * Earlier seasons of the counselling sets that ship, as far as a table has them: what a forecast is fitted on. Rows that
 * cannot be taken are passed over; a season that the table lacks stays as it was.
 */
export function importStateHistory(
  before: StateBook | undefined,
  asked: Omit<ImportRequest, 'leavesRefused'>,
): StateBook {
  const rows = readRows(asked.table)
  const labels = readCategoryLabels(asked.codes)
  const ids = asked.sets.length > 0 ? asked.sets.map(({ id }) => id) : undefined
  const sets = STATE_COUNSELLINGS.filter(({ id }) => ids?.includes(id) ?? true).flatMap(
    ({ id, before: earlier = [] }) =>
      earlier.flatMap((each) => compileStateBook(rows, labels, [{ id, ...each }]).book.sets.map(foldStateSet)),
  )
  const isFresh = (old: StateSet) => sets.some(({ counselling, season }) => isSeasonOf(old, counselling, season))
  const all = [...(before?.sets ?? []).filter((set) => !isFresh(set)), ...sets]
  return {
    hash: '',
    sets: all.toSorted((a, b) =>
      a.counselling < b.counselling ? -1 : a.counselling > b.counselling ? 1 : a.season - b.season,
    ),
  }
}

function isSeasonOf(set: StateSet, counselling: StateSet['counselling'], season: number): boolean {
  return set.counselling === counselling && set.season === season
}

/** Reads which set is asked for. @throws {Error} when it is not written as one, or names no counselling there is */
export function readRequestedSet(text: string): RequestedSet {
  const [, id = '', season = '', rounds = ''] = SET.exec(text) ?? []
  const rule = STATE_COUNSELLINGS.find((each) => each.id === id)
  if (!rule) {
    const ids = STATE_COUNSELLINGS.map((each) => each.id).join(', ')
    throw new Error(`${text}: a set is written kcet=2026:1,2,3, and the counsellings are ${ids}`)
  }
  return { id: rule.id, season: Number(season), rounds: rounds.split(',') }
}

/** What an import came to, a line each: sets that are new, sets that stay, and refused rows as the sheet numbers them. */
export function reportStateImport({ book, refused, kept, taken }: StateImport): string[] {
  const more = refused.length - NAMED_MAX
  return [
    ...book.sets.map((set) => {
      const { counselling, season, seatCount, institutes, lists } = set
      const size = `${seatCount} seats of ${institutes.length} institutes, ${lists.length} lists`
      return `${counselling} ${season}: ${size}${kept.includes(set) ? ', as before' : ''}`
    }),
    ...refused.slice(0, NAMED_MAX).map(({ at, reason, row }) => {
      const { counselling, institute, programme, categoryCode, closing } = row
      // The first row of a sheet is that of its headings.
      return `refused, row ${at + 2}, ${reason}: ${counselling}, ${institute}, ${programme}, ${categoryCode}, closing ${closing}`
    }),
    ...(more > 0 ? [`refused, and ${more} rows more`] : []),
    `${taken} rows are sound, ${refused.length} are refused`,
  ]
}

/** Reads a table of state counsellings: CSV with headings, plain or gzip. Throws when a column is missing. */
function readRows(file: Uint8Array): StateRow[] {
  const bytes = file[0] === 0x1f && file[1] === 0x8b ? gunzipSync(file) : file
  const read = readStateRows(parse(Buffer.from(bytes), { bom: true }) as string[][])
  if ('missing' in read) throw new Error(`The table has no column ${read.missing.join(', ')}`)
  return nameUniversities(read.rows)
}

/** Reads what the category codes of each counselling stand for. Throws when the file is not of that form. */
function readCategoryLabels(text: string): CategoryLabels {
  return categoryLabels.parse(JSON.parse(text))
}
