import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import type { MailAsksRow, MailLinksRow } from '#api/db/rows.ts'

export type MailLink = Pick<
  Selectable<MailLinksRow>,
  'id' | 'kind' | 'email' | 'user_id' | 'sign_up_id' | 'state_hash' | 'flow_hash' | 'device' | 'asked_at' | 'expires_at'
>
export type MailRequest = Pick<
  Selectable<MailAsksRow>,
  'id' | 'asked_at' | 'email' | 'kind' | 'sign_up_id' | 'flow_hash' | 'device'
>

const LINK_COLUMNS = [
  'id',
  'kind',
  'email',
  'user_id',
  'sign_up_id',
  'state_hash',
  'flow_hash',
  'device',
  'asked_at',
  'expires_at',
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
    .selectFrom('mail_asks')
    .select('due_at')
    .where('email', '=', email)
    .where('kind', '=', sql<MailRequest['kind']>`${kind}`)
    .orderBy('due_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ due_at }) => due_at)
}

export type WaitingRequest = Pick<Selectable<MailAsksRow>, 'due_at' | 'flow_hash' | 'network_hash' | 'sign_up_id'>

/** The asks for an address and kind that are not due yet, the next one first. */
export async function listWaitingRequests(
  db: Db,
  { email, kind, now }: { email: string; kind: string; now: Date },
): Promise<WaitingRequest[]> {
  return db
    .selectFrom('mail_asks')
    .select(['due_at', 'flow_hash', 'network_hash', 'sign_up_id'])
    .where('email', '=', email)
    .where('kind', '=', sql<MailRequest['kind']>`${kind}`)
    .where('done_at', 'is', null)
    .where('due_at', '>', now)
    .orderBy('due_at')
    .limit(WAITING_MAX)
    .execute()
}

/** Keeps an ask until it is due. */
export async function insertMailRequest(db: Db, ask: Insertable<MailAsksRow>): Promise<void> {
  await db.insertInto('mail_asks').values(ask).execute()
}

/** Takes the asks that are due into hand, in the order in which they are: they count as done when the transaction ends. */
export async function leaseMailRequests(db: Db, now: Date, limit: number): Promise<MailRequest[]> {
  const waiting = db
    .selectFrom('mail_asks')
    .select('id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .$call(unlocked({ limit }))
  const leased = await db
    .updateTable('mail_asks')
    .set({ done_at: now })
    .where('id', 'in', waiting)
    .returning(['id', 'asked_at', 'due_at', 'email', 'kind', 'sign_up_id', 'flow_hash', 'device'])
    .execute()
  return leased.sort((one, other) => one.due_at.getTime() - other.due_at.getTime())
}

/** Keeps a link; earlier ones of its kind for the same account or sign-up are gone (LINK-04). */
export async function insertLink(db: Db, link: Insertable<MailLinksRow>): Promise<void> {
  await db
    .deleteFrom('mail_links')
    .where('kind', '=', link.kind)
    .where((where) =>
      link.user_id ? where('user_id', '=', link.user_id) : where('sign_up_id', '=', link.sign_up_id ?? null),
    )
    .execute()
  await db.insertInto('mail_links').values(link).execute()
}

/** A link that can still be used. */
export async function findLiveLink(
  db: Db,
  { kind, tokenHash, now }: { kind: MailLink['kind']; tokenHash: Buffer; now: Date },
): Promise<MailLink | undefined> {
  return db
    .selectFrom('mail_links')
    .select(LINK_COLUMNS)
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('wrong_tries', '<', WRONG_TRIES_MAX)
    .executeTakeFirst()
}

/** The address of a verification that was opened before, by its link. */
export async function findVerified(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_links')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'verify')
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return row?.email
}

/** Lets the link of a sign-up outlive it, as that of the account it made. */
export async function moveLinkToAccount(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('mail_links').set({ sign_up_id: null, user_id: userId }).where('id', '=', id).execute()
}

/** Counts the life of a link from when its mail went, the first time alone; answers what it is for and until when. */
export async function changeLifeFromSent(
  db: Db,
  tokenHash: Buffer,
  sentAt: Date,
): Promise<{ signUpId: string | null; expiresAt: Date } | undefined> {
  const row = await db
    .updateTable('mail_links')
    .set({ sent_at: sentAt, expires_at: sql<Date>`expires_at + (${sentAt}::timestamptz - asked_at)` })
    .where('token_hash', '=', tokenHash)
    .where('sent_at', 'is', null)
    .returning(['sign_up_id', 'expires_at'])
    .executeTakeFirst()
  return row && { signUpId: row.sign_up_id, expiresAt: row.expires_at }
}

/** Uses a link; false where another did so first (LINK-02). */
export async function markUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a use with another address. */
export async function countWrongTry(db: Db, id: string): Promise<void> {
  await db.updateTable('mail_links').set({ wrong_tries: sql<number>`wrong_tries + 1` }).where('id', '=', id).execute()
}

/** Takes every link of an account out of the world, but those of the kept kinds (LINK-13). */
export async function removeLinks(db: Db, userId: string, kept: readonly MailLink['kind'][]): Promise<void> {
  await db
    .deleteFrom('mail_links')
    .where('user_id', '=', userId)
    .$if(kept.length > 0, (query) => query.where('kind', 'not in', [...kept]))
    .execute()
}

type FlowKey = { flowHash: Buffer; emailHash: Buffer; kind: string }

/** Notes that a browser waits for a link. */
export async function insertFlow(db: Db, flow: FlowKey & { expiresAt: Date }): Promise<void> {
  await db
    .insertInto('mail_flows')
    .values({ flow_hash: flow.flowHash, email_hash: flow.emailHash, kind: flow.kind, expires_at: flow.expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['flow_hash', 'email_hash', 'kind']).doUpdateSet({ expires_at: flow.expiresAt, done_at: null }),
    )
    .execute()
}

/** Notes that the link a browser waits for was used; it may ask until `expiresAt`. */
export async function markFlowDone(db: Db, flow: FlowKey & { now: Date; expiresAt: Date }): Promise<void> {
  await db
    .updateTable('mail_flows')
    .set({ done_at: flow.now, expires_at: flow.expiresAt })
    .where('flow_hash', '=', flow.flowHash)
    .where('email_hash', '=', flow.emailHash)
    .where('kind', '=', flow.kind)
    .execute()
}

/** Whether the link a browser waits for was used. */
export async function isFlowDone(db: Db, flow: FlowKey & { now: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('mail_flows')
    .select('done_at')
    .where('flow_hash', '=', flow.flowHash)
    .where('email_hash', '=', flow.emailHash)
    .where('kind', '=', flow.kind)
    .where('expires_at', '>', flow.now)
    .executeTakeFirst()
  return row?.done_at != null
}

/** Forgets asks, links and flows that ended before `before`; answers how many rows went. */
export async function removeEndedMailState(db: Db, before: Date): Promise<number> {
  const gone = [
    await db.deleteFrom('mail_asks').where('asked_at', '<', before).executeTakeFirst(),
    await db.deleteFrom('mail_links').where('expires_at', '<', before).executeTakeFirst(),
    await db.deleteFrom('mail_flows').where('expires_at', '<', before).executeTakeFirst(),
  ]
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}

/** The address of the newest change-email link of an account that still works. */
export async function findPendingAddress(db: Db, userId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('kind', '=', 'change-email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.email
}
