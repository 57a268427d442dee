import { COLLEGE_DATA_CSV_MAX, type CollegeDataFilter, type CollegeDataRow } from '@sopaan/contract/college-data'
import type { Deps } from '#api/deps.ts'
import { CachedFiles } from '#api/http/cached-files.ts'
import { csvLine } from '#api/http/csv.ts'
import type { Prepared } from '#api/http/prepared.ts'
import { currentBook } from '../cutoffs/rank-books.service.ts'
import { listTables, type PublishedTable } from './college-data.queries.ts'
import { readStretch, selectRows } from './college-data.service.ts'

/** Rows read at once while a file is written: few enough that the embedded database holds up nobody for long. */
const ROWS_AT_ONCE = 500

/** The columns of a file of rows. */
export const ROW_COLUMNS: readonly (readonly [name: string, cell: (row: CollegeDataRow) => string | number])[] = [
  ['counselling', (row) => row.counselling.toUpperCase()],
  ['season', (row) => row.season],
  ['round', (row) => row.round],
  ['final_round', (row) => yesOrNo(row.isFinal)],
  ['institute', (row) => row.institute.name],
  ['institute_type', (row) => row.institute.type],
  ['city', (row) => row.institute.city ?? ''],
  ['state', (row) => row.institute.state ?? ''],
  ['programme', (row) => row.programme.name],
  ['degree', (row) => row.programme.degree],
  ['years', (row) => row.programme.durationYears],
  ['quota', (row) => row.quota],
  ['seat_type', (row) => row.seatType],
  ['gender_pool', (row) => row.gender],
  ['rank_list', (row) => row.list],
  ['rank_kind', (row) => (row.isCommonRank ? 'common rank' : 'rank on the list of the seat')],
  ['opening_rank', (row) => row.openingRank],
  ['closing_rank', (row) => row.closingRank],
  ['preparatory', (row) => (row.isPreparatory === null ? '' : yesOrNo(row.isPreparatory))],
  ['source', (row) => row.source],
]

/** Files kept, compressed, bytes: each is at most half a million. */
const CACHED_BYTES_MAX = 16_000_000
const FILE = { name: 'college-data.csv', contentType: 'text/csv; charset=utf-8; header=present' }

/** Files of one process, by what is published and what was asked for. */
export function openCsvFiles(): CachedFiles {
  return new CachedFiles(CACHED_BYTES_MAX)
}

/**
 * The rows of a filter as a CSV file (RFC 4180), see `COLLEGE_DATA_CSV_MAX`; written once for each state of the table.
 * @throws {Refusal} UNAVAILABLE when too many files are being written
 */
export async function downloadCollegeData(deps: Deps, files: CachedFiles, query: CollegeDataFilter): Promise<Prepared> {
  const [tables, { hash }] = await Promise.all([listTables(deps.db), currentBook(deps)])
  const state = tables.map(({ id, rowsTaken }) => [id, rowsTaken])
  const asked = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return files.find(JSON.stringify([hash, state, asked]), FILE, () => writeLines(deps, query, tables))
}

async function* writeLines(
  deps: Deps,
  query: CollegeDataFilter,
  tables: readonly PublishedTable[],
): AsyncGenerator<string> {
  const selection = await selectRows(deps, query, COLLEGE_DATA_CSV_MAX, tables)
  const end = Math.min(selection.total, COLLEGE_DATA_CSV_MAX)
  yield csvLine(ROW_COLUMNS.map(([name]) => name))
  for (let at = 0; at < end; at += ROWS_AT_ONCE) {
    const rows = await readStretch(deps, selection, at, Math.min(ROWS_AT_ONCE, end - at))
    yield rows.map((row) => csvLine(ROW_COLUMNS.map(([, cell]) => cell(row)))).join('')
  }
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
