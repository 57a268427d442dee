import type { QueryOf } from '@sopaan/contract/call'
import type { collegeRecords, ListedRecord } from '@sopaan/contract/college-records'
import { FILE_ROWS_MAX } from '@sopaan/contract/file-limits'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { wholeFileOf } from '#api/http/list-file.ts'
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
export const RECORDS_FILE = wholeFileOf<QueryOf<typeof collegeRecords.csv>, ListedRecord>({
  name: 'sopaan-records.csv',
  things: 'records',
  columns: COLUMNS,
  list: async (deps, wanted) => (await listCollegeRecords(deps, { ...wanted, page: 1, limit: FILE_ROWS_MAX })).data,
})
