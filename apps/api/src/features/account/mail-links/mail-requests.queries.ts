import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import type { MailAsksRow } from '#api/db/rows.ts'

export type MailRequest = Pick<
  Selectable<MailAsksRow>,
  'id' | 'askedAt' | 'email' | 'kind' | 'signUpId' | 'flowHash' | 'device'
>

/** The asks for one address and kind wait for one another until the transaction ends, so that no two get the same turn. */
export async function lockRequests(db: Db, { email, kind }: { email: string; kind: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ask ${kind} ${email}`}, 0))`.execute(db)
}

/** When the latest mails of a kind to an address went or go, newest first. */
export async function listDueTimes(
  db: Db,
  { email, kind, limit }: { email: string; kind: string; limit: number },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('mailAsks')
    .select('dueAt')
    .where('email', '=', email)
    .where('kind', '=', sql<MailRequest['kind']>`${kind}`)
    .orderBy('dueAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ dueAt }) => dueAt)
}

export type WaitingRequest = Pick<Selectable<MailAsksRow>, 'dueAt' | 'flowHash' | 'networkHash' | 'signUpId'>

/** The asks for an address and kind that are not due yet, the next one first. */
export async function listWaitingRequests(
  db: Db,
  { email, kind, now }: { email: string; kind: string; now: Date },
): Promise<WaitingRequest[]> {
  return db
    .selectFrom('mailAsks')
    .select(['dueAt', 'flowHash', 'networkHash', 'signUpId'])
    .where('email', '=', email)
    .where('kind', '=', sql<MailRequest['kind']>`${kind}`)
    .where('doneAt', 'is', null)
    .where('dueAt', '>', now)
    .orderBy('dueAt')
    .limit(WAITING_MAX)
    .execute()
}

/** More that wait for one address say nothing new. */
const WAITING_MAX = 200

/** Keeps an ask until it is due. */
export async function insertMailRequest(db: Db, ask: Insertable<MailAsksRow>): Promise<void> {
  await db.insertInto('mailAsks').values(ask).execute()
}

/** Takes the asks that are due into hand, in the order in which they are: they count as done when the transaction ends. */
export async function leaseMailRequests(db: Db, now: Date, limit: number): Promise<MailRequest[]> {
  const waiting = db
    .selectFrom('mailAsks')
    .select('id')
    .where('doneAt', 'is', null)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .$call(unlocked({ limit }))
  const leased = await db
    .updateTable('mailAsks')
    .set({ doneAt: now })
    .where('id', 'in', waiting)
    .returning(['id', 'askedAt', 'dueAt', 'email', 'kind', 'signUpId', 'flowHash', 'device'])
    .execute()
  return leased.sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
}
