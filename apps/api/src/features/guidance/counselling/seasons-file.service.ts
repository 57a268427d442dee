import type { QueryOf } from '@sopaan/contract/call'
import { type ManagedSeason, type managedSeasons, SEASONS_CSV_MAX } from '@sopaan/contract/managed-seasons'
import type { Deps } from '#api/deps.ts'
import { type CsvColumns, csvFileOf } from '#api/http/csv-list.ts'
import type { Download } from '#api/http/download.ts'
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
export async function exportSeasons(deps: Deps, wanted: QueryOf<typeof managedSeasons.csv>): Promise<Download> {
  const { data, page } = await listManagedSeasons(deps, { ...wanted, page: 1, limit: SEASONS_CSV_MAX })
  return csvFileOf({ name: 'sopaan-seasons.csv', things: 'versions', columns: COLUMNS, total: page.total }, data)
}
