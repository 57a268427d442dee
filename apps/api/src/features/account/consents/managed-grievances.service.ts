import type { QueryOf } from '@sopaan/contract/call'
import type { ManagedGrievance, managedGrievances } from '@sopaan/contract/consents'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { addLaterAnswer, laterAnswersOf } from '#api/features/operations/contact/later-answers.service.ts'
import { threadFactsOf } from '#api/features/operations/contact/threads.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { grievanceOf } from './consents.service.ts'
import {
  answerGrievanceRow,
  countGrievances,
  findManagedGrievance,
  listManagedGrievances,
  lockGrievance,
} from './managed-grievances.queries.ts'

/** A page of everybody's grievances, what is due first on top, and how many there are. The look is on the audit trail. */
export async function listGrievancesForStaff(
  deps: Deps,
  { actor, request }: Caller,
  { page, limit, ...wanted }: QueryOf<typeof managedGrievances.list>,
): Promise<{ data: ManagedGrievance[]; total: number }> {
  const filter = { ...wanted, userId: actor.userId }
  const rows = await listManagedGrievances(deps.db, filter, { page, limit })
  await writeAudit(deps, { action: 'grievance.look', actor, target: { type: 'grievance' }, request })
  return {
    data: await managedOf(deps, rows),
    total: await countGrievances(deps.db, filter),
  }
}

/** Answers a grievance: on the profile and by mail (DPDP-14). @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE */
export async function answerGrievance(
  deps: Deps,
  caller: Caller,
  { id, answer }: { id: string; answer: string },
): Promise<ManagedGrievance> {
  return inTransaction(deps, async (deps) => {
    const isTaken = await answerGrievanceRow(deps.db, id, { answer, answeredAt: deps.now() })
    const row = (await findManagedGrievance(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!isTaken) refuse('CHANGED_ELSEWHERE')
    return mailGrievanceAnswer(deps, caller, { row, answer, answerId: id })
  })
}

/**
 * Writes again on a grievance that was answered: on the profile and by mail.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE where it waits for the first answer, ANSWERS_FULL
 */
export async function answerGrievanceAgain(
  deps: Deps,
  caller: Caller,
  { id, answer }: { id: string; answer: string },
): Promise<ManagedGrievance> {
  return inTransaction(deps, async (deps) => {
    await lockGrievance(deps.db, id)
    const row = (await findManagedGrievance(deps.db, id)) ?? refuse('NOT_FOUND')
    if (row.state !== 'answered') refuse('CHANGED_ELSEWHERE')
    const answerId = await addLaterAnswer(deps, 'grievance', { id, authorId: caller.actor.userId, answer })
    return mailGrievanceAnswer(deps, caller, { row, answer, answerId })
  })
}

/** Sends one answer on its way, once, and writes into the trail who gave it. */
async function mailGrievanceAnswer(
  deps: Deps,
  { actor, request }: Caller,
  { row, answer, answerId }: { row: ManagedRow; answer: string; answerId: string },
): Promise<ManagedGrievance> {
  await writeMail(deps, {
    kind: 'grievance-answer',
    to: row.email,
    language: row.language,
    facts: { number: grievanceOf(row).number, answer },
    userId: row.userId,
    dedupeKey: `grievance-answer ${answerId}`,
    priority: 2,
  })
  await writeAudit(deps, { action: 'grievance.answer', actor, target: { type: 'grievance', id: row.id }, request })
  const [managed] = await managedOf(deps, [row])
  return managed ?? refuse('NOT_FOUND')
}

type ManagedRow = Awaited<ReturnType<typeof listManagedGrievances>>[number]

/** Grievances as staff read them, with what they alone know of each. */
async function managedOf(deps: Deps, rows: readonly ManagedRow[]): Promise<ManagedGrievance[]> {
  const ids = rows.map(({ id }) => id)
  const [factsOf, laterOf] = await Promise.all([
    threadFactsOf(deps, 'grievance', ids),
    laterAnswersOf(deps, 'grievance', ids),
  ])
  return rows.map((row) => ({
    ...grievanceOf(row, laterOf(row.id)),
    fullName: row.fullName,
    email: row.email,
    language: row.language,
    ...factsOf(row.id),
  }))
}
