import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { MailAsksRow, MailLinksRow } from '#api/db/rows.ts'

export type MailLink = Pick<
  Selectable<MailLinksRow>,
  'id' | 'kind' | 'email' | 'user_id' | 'sign_up_id' | 'state_hash' | 'flow_hash' | 'device' | 'asked_at' | 'expires_at'
>
export type MailAsk = Pick<
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
const MINUTE_MS = 60_000
/** Mails of a kind to one address: one a minute, five an hour. Source: LINK-08. */
const ASKS_PER_HOUR = 5

/** Keeps an ask, unless too many were kept for that address and kind; tells nobody which. */
export async function insertAsk(db: Db, ask: Insertable<MailAsksRow> & { asked_at: Date }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ask ${ask.kind} ${ask.email}`}, 0))`.execute(db)
  const { last, count } = await db
    .selectFrom('mail_asks')
    .select((select) => [select.fn.max('asked_at').as('last'), select.fn.countAll<number>().as('count')])
    .where('email', '=', ask.email)
    .where('kind', '=', ask.kind)
    .where('asked_at', '>', new Date(ask.asked_at.getTime() - 60 * MINUTE_MS))
    .executeTakeFirstOrThrow()
  const isTooSoon = last !== null && ask.asked_at.getTime() - new Date(last).getTime() < MINUTE_MS
  if (isTooSoon || Number(count) >= ASKS_PER_HOUR) return
  await db.insertInto('mail_asks').values(ask).execute()
}

/** Takes the asks nobody looked at into hand: they count as done when the transaction ends. */
export async function takeAsks(db: Db, now: Date, limit: number): Promise<MailAsk[]> {
  const waiting = db
    .selectFrom('mail_asks')
    .select('id')
    .where('done_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('mail_asks')
    .set({ done_at: now })
    .where('id', 'in', waiting)
    .returning(['id', 'asked_at', 'email', 'kind', 'sign_up_id', 'flow_hash', 'device'])
    .execute()
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
