import type { QueryOf } from '@sopaan/contract/call'
import { type collegeRecords, type ListedRecord, RECORDS_CSV_MAX } from '@sopaan/contract/college-records'
import type { Deps } from '#api/deps.ts'
import { type CsvColumns, csvFileOf } from '#api/http/csv-list.ts'
import type { Download } from '#api/http/download.ts'
import { listCollegeRecords } from './college-records.service.ts'

const COLUMNS: CsvColumns<ListedRecord> = [
  ['name', (row) => row.name],
  ['printed_as', (row) => row.printed],
  ['of', (row) => row.of],
  ['state', (row) => row.state ?? ''],
  ['taught', (row) => row.taught],
  ['spellings', (row) => row.spellings],
  ['merged_into', (row) => row.mergedInto ?? ''],
  ['may_be', (row) => row.twin ?? ''],
]

/** The institutes or programmes of a search as a CSV file. */
export async function exportRecords(deps: Deps, asked: QueryOf<typeof collegeRecords.csv>): Promise<Download> {
  const { data, page } = await listCollegeRecords(deps, { ...asked, page: 1, limit: RECORDS_CSV_MAX })
  const things = asked.kind === 'institute' ? 'institutes' : 'programmes'
  return csvFileOf({ name: `sopaan-${things}.csv`, things, columns: COLUMNS, total: page.total }, data)
}
