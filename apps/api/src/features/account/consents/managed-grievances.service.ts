import type { ManagedGrievance } from '@sopaan/contract/consents'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { grievanceOf } from './consents.service.ts'
import {
  answerGrievanceRow,
  countGrievances,
  findManagedGrievance,
  listManagedGrievances,
} from './managed-grievances.queries.ts'

type State = ManagedGrievance['state']

/** A page of everybody's grievances, what is due first on top, and how many there are. The look is on the audit trail. */
export async function listGrievancesForStaff(
  deps: Deps,
  { actor, request }: Caller,
  { state, q, page, limit }: { state?: State | undefined; q?: string | undefined; page: number; limit: number },
): Promise<{ data: ManagedGrievance[]; total: number }> {
  const filter = { state, words: q }
  const rows = await listManagedGrievances(deps.db, filter, { page, limit })
  await writeAudit(deps, { action: 'grievance.look', actor, target: { type: 'grievance' }, request })
  return {
    data: rows.map((row) => ({ ...grievanceOf(row), fullName: row.fullName, email: row.email })),
    total: await countGrievances(deps.db, filter),
  }
}

/** Answers a grievance: on the profile and by mail (DPDP-14). @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE */
export async function answerGrievance(
  deps: Deps,
  { actor, request }: Caller,
  { id, answer }: { id: string; answer: string },
): Promise<ManagedGrievance> {
  return inTransaction(deps, async (deps) => {
    const isTaken = await answerGrievanceRow(deps.db, id, { answer, answeredAt: deps.now() })
    const row = (await findManagedGrievance(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!isTaken) refuse('CHANGED_ELSEWHERE')
    const grievance = grievanceOf(row)
    await writeMail(deps, {
      kind: 'grievance-answer',
      to: row.email,
      language: row.language,
      facts: { number: grievance.number, answer },
      userId: row.userId,
      dedupeKey: `grievance-answer ${id}`,
      priority: 2,
    })
    await writeAudit(deps, { action: 'grievance.answer', actor, target: { type: 'grievance', id }, request })
    return { ...grievance, fullName: row.fullName, email: row.email }
  })
}
