import type { QueryOf } from '@sopaan/contract/call'
import type { managedGrievances } from '@sopaan/contract/consents'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { csvTime } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
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
export const GRIEVANCES_FILE = listFileOf<Wanted, Line>({
  name: 'sopaan-grievances.csv',
  things: 'grievances',
  columns: COLUMNS,
  count: (deps, wanted, by) => countGrievances(deps.db, { ...wanted, userId: by }),
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    await auditView(deps, { action: 'grievance.export', actor, target: { type: 'grievance' }, asked: wanted, request })
  },
  listIds: ({ db }, wanted, limit, by) => listGrievanceIds(db, { ...wanted, userId: by }, limit),
  listRows: ({ db }, ids) => listGrievancesOfIds(db, ids),
})
