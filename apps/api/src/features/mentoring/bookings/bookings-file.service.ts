import type { QueryOf } from '@sopaan/contract/call'
import type { managedBookings } from '@sopaan/contract/managed-bookings'
import type { Deps } from '#api/deps.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { type MassExport, requireExportLeave } from '#api/features/operations/staff/confirmations.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { csvTime } from '#api/http/csv.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import { countBookingsForStaff, listBookingIdsForStaff, listBookingLines } from './booking-record.queries.ts'

type Wanted = QueryOf<typeof managedBookings.csv>
type Line = Awaited<ReturnType<typeof listBookingLines>>[number]

const COLUMNS: CsvColumns<Line> = [
  ['id', (row) => row.id],
  ['asked_ist', (row) => csvTime(row.askedAt)],
  ['starts_ist', (row) => csvTime(row.startsAt)],
  ['ends_ist', (row) => csvTime(row.endsAt)],
  ['state', (row) => row.state],
  ['mentee', (row) => row.menteeName],
  ['mentee_email', (row) => row.menteeEmail],
  ['mentor', (row) => row.mentorName],
  ['mentor_email', (row) => row.mentorEmail],
]

/** The sessions of a filter as a CSV file; who had it is in the trail. Refuses REAUTH_REQUIRED, EXPORT_NEEDS_SECOND. */
export const SESSIONS_FILE = listFileOf<Wanted, Line>({
  name: 'sopaan-sessions.csv',
  things: 'sessions',
  columns: COLUMNS,
  count: (deps, wanted) => countBookingsForStaff(deps.db, filterOf(wanted)),
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    await requireExportLeave(deps, actor, await massExportOfSessions(deps, wanted))
    const target = { type: 'bookings' }
    await auditView(deps, { action: 'bookings.export', actor, target, asked: { ...wanted }, request })
  },
  listIds: ({ db }, { sort, ...wanted }, limit) => listBookingIdsForStaff(db, filterOf(wanted), { sort, limit }),
  listRows: ({ db }, ids) => listBookingLines(db, ids),
})

/** Who stands in the file of a filter, for the leave that a large one needs. */
export async function massExportOfSessions(deps: Deps, wanted: Wanted): Promise<MassExport> {
  return { list: 'bookings', filter: wanted, people: await countBookingsForStaff(deps.db, filterOf(wanted)) }
}

function filterOf({ q, state, userId }: Omit<Wanted, 'sort'>) {
  return { state, userId, words: q }
}
