import { STATE_TABLE_FIELD } from '@sopaan/contract/state-tables'
import { STATE_COLUMNS } from '@sopaan/domain/state/tables/state-table-rows'
import type { Deps } from '#api/deps.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { toUpload } from '#api/http/upload.ts'
import { countStateTables } from './state-tables.queries.ts'
import { acceptStateTable } from './state-tables.service.ts'

/** The cut-off is made up; campus and programme are those of the table that ships. */
const CELLS: Readonly<Record<string, string>> = {
  counselling: 'bitsat',
  year: '2027',
  round: 'final',
  institute: 'BITS Pilani, Pilani Campus',
  place: 'Pilani',
  programme: 'B.E. Computer Science',
  branch_group: 'CSE',
  category_code: 'ALL',
  gender: 'any',
  quota: 'all-india',
  region: 'all-india',
  score_kind: 'marks',
  score_list: 'bitsat-390',
  closing: '327',
}
const HEADINGS = [...Object.values(STATE_COLUMNS), 'category_label']

/** Has a State table handed in that is not published, once, where none ever was. */
export async function seedSampleStateTable(deps: Deps, caller: CallerTrace): Promise<void> {
  if ((await countStateTables(deps.db, { meant: [] })) > 0) return
  const cells = HEADINGS.map((heading) => `"${CELLS[heading] ?? ''}"`)
  const table = [HEADINGS, cells].map((line) => line.join(','))
  await acceptStateTable(deps, caller, await toUpload(STATE_TABLE_FIELD, 'Sample_bitsat_2027.csv', table.join('\n')))
}
