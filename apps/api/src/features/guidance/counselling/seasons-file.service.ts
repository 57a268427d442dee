import type { QueryOf } from '@sopaan/contract/call'
import { FILE_ROWS_MAX } from '@sopaan/contract/file-limits'
import type { ManagedSeason, managedSeasons } from '@sopaan/contract/managed-seasons'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { wholeFileOf } from '#api/http/list-file.ts'
import { listManagedSeasons } from './managed-seasons.service.ts'

const COLUMNS: CsvColumns<ManagedSeason> = [
  ['body', (row) => row.body],
  ['season', (row) => row.season],
  ['version', (row) => row.version],
  ['state', (row) => row.state],
  ['steps', (row) => row.stepCount],
  ['source', (row) => row.source],
  ['source_url', (row) => row.sourceUrl ?? ''],
  ['checked_on', (row) => row.checkedOn],
  ['published_utc', (row) => row.publishedAt ?? ''],
  ['published_by', (row) => row.publishedBy ?? ''],
]

/** The versions of a filter as a CSV file. */
export const SEASONS_FILE = wholeFileOf<QueryOf<typeof managedSeasons.csv>, ManagedSeason>({
  name: 'sopaan-seasons.csv',
  things: 'versions',
  columns: COLUMNS,
  list: async (deps, wanted) => (await listManagedSeasons(deps, { ...wanted, page: 1, limit: FILE_ROWS_MAX })).data,
})
