import { COLLEGE_DATA_CSV_MAX, type CollegeDataFilter, type CollegeDataRow } from '@sopaan/contract/college-data'
import type { Deps } from '#api/deps.ts'
import { csvLine } from '#api/http/csv.ts'
import { Download } from '#api/http/download.ts'
import { readStretch, selectRows } from './college-data.service.ts'

/** Rows read at once while a file is written. */
const ROWS_AT_ONCE = 2_000

const COLUMNS: readonly (readonly [name: string, cell: (row: CollegeDataRow) => string | number])[] = [
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

/** The rows of a filter as a CSV file (RFC 4180) that is read and sent piece by piece; see `COLLEGE_DATA_CSV_MAX`. */
export async function downloadCollegeData(deps: Deps, query: CollegeDataFilter): Promise<Download> {
  const selection = await selectRows(deps, query, COLLEGE_DATA_CSV_MAX)
  const end = Math.min(selection.total, COLLEGE_DATA_CSV_MAX)
  async function* lines() {
    yield csvLine(COLUMNS.map(([name]) => name))
    for (let at = 0; at < end; at += ROWS_AT_ONCE) {
      const rows = await readStretch(deps, selection, at, Math.min(ROWS_AT_ONCE, end - at))
      yield rows.map((row) => csvLine(COLUMNS.map(([, cell]) => cell(row)))).join('')
    }
  }
  return new Download({ name: 'college-data.csv', contentType: 'text/csv; charset=utf-8; header=present' }, lines())
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
