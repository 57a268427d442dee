import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import { removeRows } from '#api/db/remove-rows.ts'
import type { MailAsksRow, MailLinksRow } from '#api/db/rows.ts'
import type { MailLink } from './mail-links.open.queries.ts'

export type MailRequest = Pick<
  Selectable<MailAsksRow>,
  'id' | 'askedAt' | 'email' | 'kind' | 'signUpId' | 'flowHash' | 'device'
>

const LINK_COLUMNS = [
  'id',
  'kind',
  'email',
  'userId',
  'signUpId',
  'stateHash',
  'flowHash',
  'device',
  'askedAt',
  'expiresAt',
] as const
/** Wrong addresses that burn a link. Source: LINK-05. */
const WRONG_TRIES_MAX = 5
/** More that wait for one address say nothing new. */
const WAITING_MAX = 200
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

/** Keeps a link; earlier ones of its kind for the same account or sign-up are gone (LINK-04). */
export async function insertMailLink(db: Db, link: Insertable<MailLinksRow>): Promise<void> {
  await db
    .deleteFrom('mailLinks')
    .where('kind', '=', link.kind)
    .where((where) => (link.userId ? where('userId', '=', link.userId) : where('signUpId', '=', link.signUpId ?? null)))
    .execute()
  await db.insertInto('mailLinks').values(link).execute()
}

/** A link that can still be used. */
export async function findLiveLink(
  db: Db,
  { kind, tokenHash, now }: { kind: MailLink['kind']; tokenHash: Buffer; now: Date },
): Promise<MailLink | undefined> {
  return db
    .selectFrom('mailLinks')
    .select(LINK_COLUMNS)
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('wrongTries', '<', WRONG_TRIES_MAX)
    .executeTakeFirst()
}

/** The address of a verification that was opened before, by its link. */
export async function findVerified(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailLinks')
    .select('email')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', 'verify')
    .where('usedAt', 'is not', null)
    .executeTakeFirst()
  return row?.email
}

/** Counts the life of a link from when its mail went, the first time alone; answers what it is for and until when. */
export async function changeLifeFromSent(
  db: Db,
  tokenHash: Buffer,
  sentAt: Date,
): Promise<{ signUpId: string | null; expiresAt: Date } | undefined> {
  return db
    .updateTable('mailLinks')
    .set({ sentAt, expiresAt: sql<Date>`expires_at + (${sentAt}::timestamptz - asked_at)` })
    .where('tokenHash', '=', tokenHash)
    .where('sentAt', 'is', null)
    .returning(['signUpId', 'expiresAt'])
    .executeTakeFirst()
}

/** Uses a link; false where another did so first (LINK-02). */
export async function markUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailLinks')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a use with another address. */
export async function countWrongTry(db: Db, id: string): Promise<void> {
  await db.updateTable('mailLinks').set({ wrongTries: sql<number>`wrong_tries + 1` }).where('id', '=', id).execute()
}

type FlowKey = { flowHash: Buffer; emailHash: Buffer; kind: string }

/** Notes that a browser waits for a link. */
export async function insertFlow(db: Db, flow: FlowKey & { expiresAt: Date }): Promise<void> {
  await db
    .insertInto('mailFlows')
    .values(flow)
    .onConflict((conflict) =>
      conflict.columns(['flowHash', 'emailHash', 'kind']).doUpdateSet({ expiresAt: flow.expiresAt, doneAt: null }),
    )
    .execute()
}

/** Notes that the link a browser waits for was used; it may ask until `expiresAt`. */
export async function markFlowDone(db: Db, flow: FlowKey & { now: Date; expiresAt: Date }): Promise<void> {
  await db
    .updateTable('mailFlows')
    .set({ doneAt: flow.now, expiresAt: flow.expiresAt })
    .where('flowHash', '=', flow.flowHash)
    .where('emailHash', '=', flow.emailHash)
    .where('kind', '=', flow.kind)
    .execute()
}

/** Whether the link a browser waits for was used. */
export async function isFlowDone(db: Db, flow: FlowKey & { now: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('mailFlows')
    .select('doneAt')
    .where('flowHash', '=', flow.flowHash)
    .where('emailHash', '=', flow.emailHash)
    .where('kind', '=', flow.kind)
    .where('expiresAt', '>', flow.now)
    .executeTakeFirst()
  return row?.doneAt != null
}

/** Forgets asks, links and flows that ended before `before`; answers how many rows went. */
export async function removeEndedMailState(db: Db, before: Date): Promise<number> {
  const asks = await removeRows(db, 'mailAsks', sql<boolean>`asked_at < ${before}`)
  const links = await removeRows(db, 'mailLinks', sql<boolean>`expires_at < ${before}`)
  return asks + links + (await removeRows(db, 'mailFlows', sql<boolean>`expires_at < ${before}`))
}

/** The address of the newest change-email link of an account that still works. */
export async function findPendingAddress(db: Db, userId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailLinks')
    .select('email')
    .where('userId', '=', userId)
    .where('kind', '=', 'change-email')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.email
}

/** Takes the note of a browser out. @returns whether it was there and could still be used */
export async function removeFlow(db: Db, flow: FlowKey & { now: Date }): Promise<boolean> {
  const removed = await db
    .deleteFrom('mailFlows')
    .where('flowHash', '=', flow.flowHash)
    .where('emailHash', '=', flow.emailHash)
    .where('kind', '=', flow.kind)
    .returning('expiresAt')
    .executeTakeFirst()
  return removed !== undefined && removed.expiresAt > flow.now
}

/** Takes every note of a kind that is about an address out. */
export async function removeFlowsOf(db: Db, { emailHash, kind }: Omit<FlowKey, 'flowHash'>): Promise<void> {
  await db.deleteFrom('mailFlows').where('emailHash', '=', emailHash).where('kind', '=', kind).execute()
}
