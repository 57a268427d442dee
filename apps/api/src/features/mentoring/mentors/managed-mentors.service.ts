import type { QueryOf } from '@sopaan/contract/call'
import type { ManagedMentor, managedMentors } from '@sopaan/contract/managed-mentors'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { auditView, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import type { Caller } from '#api/http/serve.ts'
import { managedMentorOf } from './mentor-view.ts'
import {
  changeMentor,
  countManagedMentors,
  findManagedMentor,
  findMentorRow,
  grantMentorRole,
  listManagedMentorIds,
  listManagedMentors,
  listManagedMentorsOfIds,
  lockMentorRow,
} from './mentors.queries.ts'

type Wanted = QueryOf<typeof managedMentors.csv>

/** A page of mentors and applications for staff, and how many there are. */
export async function listForStaff(
  deps: Deps,
  { page, limit, sort, ...wanted }: Wanted & { page: number; limit: number },
): Promise<{ data: ManagedMentor[]; total: number }> {
  const filter = filterOf(wanted)
  const rows = await listManagedMentors(deps.db, filter, { page, limit, sort })
  return { data: rows.map(managedMentorOf), total: await countManagedMentors(deps.db, filter) }
}

const COLUMNS: CsvColumns<ManagedMentor> = [
  ['name', (row) => row.fullName],
  ['email', (row) => row.email],
  ['institute', (row) => row.seat.institute.name],
  ['branch', (row) => row.seat.programme.name],
  ['state', (row) => row.state],
  ['applied_utc', (row) => row.appliedAt],
  ['sessions_held', (row) => row.sessions],
  ['stars', (row) => row.rating?.mean ?? ''],
  ['reviews', (row) => row.rating?.count ?? 0],
]

/** The same list as a CSV file; who took it is written into the trail. Refuses REAUTH_REQUIRED. */
export const MENTORS_FILE = listFileOf<Wanted, ManagedMentor>({
  name: 'sopaan-mentors.csv',
  things: 'mentors',
  columns: COLUMNS,
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    const target = { type: 'mentors' }
    await auditView(deps, { action: 'mentors.export', actor, target, asked: { ...wanted }, request })
  },
  count: ({ db }, wanted) => countManagedMentors(db, filterOf(wanted)),
  listIds: ({ db }, wanted, limit) => listManagedMentorIds(db, filterOf(wanted), { sort: wanted.sort, limit }),
  listRows: async ({ db }, ids) => (await listManagedMentorsOfIds(db, ids)).map(managedMentorOf),
})

function filterOf({ state, q }: Wanted) {
  return { state, words: q }
}

/** The picture that came with an application; the look stands on the audit trail. @throws {Refusal} NOT_FOUND */
export async function findProof(deps: Deps, { actor, request }: Caller, id: string): Promise<Buffer> {
  const row = await findMentorRow(deps.db, id)
  const bytes = row?.proofKey ? await deps.files.get(row.proofKey) : undefined
  if (!bytes) return refuse('NOT_FOUND')
  await writeAudit(deps, { action: 'mentor.look-at-proof', actor, target: { type: 'mentor', id }, request })
  return bytes
}

/**
 * Approves an application, which makes a mentor of the account, or rejects it. The picture of the id is not kept longer
 * than it is needed: it goes with the decision.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE where it does not wait any more
 */
export async function decideOnMentor(
  deps: Deps,
  { actor, request }: Caller,
  { id, isApproved, reason }: { id: string; isApproved: boolean; reason?: string | undefined },
): Promise<ManagedMentor> {
  const { row, proofKey } = await inTransaction(deps, async (deps) => {
    const held = (await lockMentorRow(deps.db, id)) ?? refuse('NOT_FOUND')
    if (held.state !== 'applied') refuse('CHANGED_ELSEWHERE')
    await changeMentor(deps.db, id, {
      state: isApproved ? 'approved' : 'rejected',
      reason: isApproved ? null : (reason ?? null),
      proofKey: null,
      decidedAt: deps.now(),
      changedAt: deps.now(),
    })
    if (isApproved) await grantMentorRole(deps.db, id)
    await notifyPerson(
      deps,
      id,
      isApproved
        ? { kind: 'mentor-approved', facts: {} }
        : { kind: 'mentor-rejected', facts: { reason: reason ?? '' } },
    )
    await writeAudit(deps, {
      action: isApproved ? 'mentor.approve' : 'mentor.reject',
      actor,
      target: { type: 'mentor', id },
      change: { state: { before: 'applied', after: isApproved ? 'approved' : 'rejected' } },
      request,
    })
    return { row: (await findManagedMentor(deps.db, id)) ?? refuse('NOT_FOUND'), proofKey: held.proofKey }
  })
  if (proofKey !== null) await deps.files.remove(proofKey)
  return managedMentorOf(row)
}
