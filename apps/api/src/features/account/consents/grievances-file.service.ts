import type { QueryOf } from '@sopaan/contract/call'
import { GRIEVANCES_CSV_MAX, type managedGrievances } from '@sopaan/contract/consents'
import { onReader } from '#api/deps.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { csvTime } from '#api/http/csv.ts'
import { type CsvColumns, linesOfList } from '#api/http/csv-list.ts'
import type { ListFile } from '#api/http/list-file.ts'
import { grievanceOf } from './consents.service.ts'
import { countGrievances, listGrievanceIds, listGrievancesOfIds } from './managed-grievances.queries.ts'

type Wanted = QueryOf<typeof managedGrievances.csv>
type Line = Awaited<ReturnType<typeof listGrievancesOfIds>>[number]

const COLUMNS: CsvColumns<Line> = [
  ['number', (row) => grievanceOf(row).number],
  ['filed_ist', (row) => csvTime(row.askedAt)],
  ['due_on', (row) => grievanceOf(row).dueOn],
  ['name', (row) => row.fullName],
  ['email', (row) => row.email],
  ['state', (row) => row.state],
  ['subject', (row) => row.subject],
  ['message', (row) => row.message],
  ['answered_ist', (row) => csvTime(row.answeredAt)],
  ['answer', (row) => row.answer ?? ''],
]

/** The grievances of a filter as a CSV file; who had it is in the trail. Refuses REAUTH_REQUIRED. */
export const GRIEVANCES_FILE: ListFile<Wanted> = {
  name: 'sopaan-grievances.csv',
  count: (deps, wanted, by) => countGrievances(deps.db, { ...wanted, userId: by }),
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    await auditView(deps, { action: 'grievance.export', actor, target: { type: 'grievance' }, asked: wanted, request })
  },
  lines: (deps, wanted, by) => {
    const filter = { ...wanted, userId: by }
    return linesOfList({
      things: 'grievances',
      columns: COLUMNS,
      rowsMax: GRIEVANCES_CSV_MAX,
      listIds: (limit) => onReader(deps, ({ db }) => listGrievanceIds(db, filter, limit)),
      listRows: (ids) => onReader(deps, ({ db }) => listGrievancesOfIds(db, ids)),
      count: () => onReader(deps, ({ db }) => countGrievances(db, filter)),
    })
  },
}
