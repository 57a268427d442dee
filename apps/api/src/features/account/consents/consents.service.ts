import { GRIEVANCE_ANSWER_DAYS, type Grievance, type Nominee } from '@sopaan/contract/consents'
import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { accountOf } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { laterAnswersOf } from '#api/features/operations/contact/later-answers.service.ts'
import { writeMail } from '#api/features/operations/mails/mails.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  type GrievanceRow,
  insertGrievance,
  listGrievanceRows,
  removeNomineeRow,
  upsertNominee,
} from './consents.queries.ts'

type Person = Pick<Actor, 'userId'>

/** Names or replaces the nominee. */
export async function setNominee(deps: Deps, { actor, request }: Caller, nominee: Nominee): Promise<Nominee> {
  await inTransaction(deps, async (deps) => {
    await upsertNominee(deps.db, { ...nominee, userId: actor.userId })
    await writeAudit(deps, { action: 'nominee.set', actor, target: { type: 'user', id: actor.userId }, request })
  })
  return nominee
}

/** Nobody acts for the person any more, with an entry of the trail. Harmless where nobody was named. */
export async function removeNominee(deps: Deps, { actor, request }: Caller): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await removeNomineeRow(deps.db, actor.userId)
    await writeAudit(deps, { action: 'nominee.remove', actor, target: { type: 'user', id: actor.userId }, request })
  })
}

/** What the person complained of, with its number, the day it is due by and the answers. */
export async function listGrievances(deps: Deps, actor: Person): Promise<Grievance[]> {
  const rows = await listGrievanceRows(deps.db, actor.userId)
  const laterOf = await laterAnswersOf(
    deps,
    'grievance',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => grievanceOf(row, laterOf(row.id)))
}

/** Files a grievance: it gets a number and a last day, and the person a mail (DPDP-14). */
export async function addGrievance(
  deps: Deps,
  { actor, request }: Caller,
  { subject, message }: { subject: string; message: string },
): Promise<Grievance> {
  return inTransaction(deps, async (deps) => {
    const now = deps.now()
    const account = await accountOf(deps, actor)
    const dueOn = addDays(istDate(now), GRIEVANCE_ANSWER_DAYS)
    const row = await insertGrievance(deps.db, {
      userId: actor.userId,
      askedAt: now,
      subject,
      message,
      dueOn,
    })
    const grievance = grievanceOf(row)
    await writeMail(deps, {
      kind: 'grievance',
      to: account.email,
      language: account.language,
      facts: { number: grievance.number, dueOn },
      userId: actor.userId,
      priority: 2,
    })
    await notifyStaff(deps, {
      kind: 'grievance-filed',
      facts: { number: grievance.number, dueOn },
      key: `grievance ${row.id}`,
    })
    await writeAudit(deps, { action: 'grievance.add', actor, target: { type: 'grievance', id: row.id }, request })
    return grievance
  })
}

/** What a person and we quote: `G-2026-000012`. */
export function numberOfGrievance({ askedAt, sequence }: Pick<GrievanceRow, 'askedAt' | 'sequence'>): string {
  return `G-${askedAt.getUTCFullYear()}-${String(sequence).padStart(6, '0')}`
}

/** A grievance as the contract has it. @param laterAnswers  what was answered after the first answer */
export function grievanceOf(row: GrievanceRow, laterAnswers: Grievance['laterAnswers'] = []): Grievance {
  return {
    _id: row.id,
    number: numberOfGrievance(row),
    subject: row.subject,
    message: row.message,
    state: row.state,
    createdAt: row.askedAt.toISOString(),
    dueOn: row.dueOn,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    laterAnswers,
  }
}
