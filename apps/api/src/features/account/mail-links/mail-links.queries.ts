import { type Insertable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { removeRows } from '#api/db/remove-rows.ts'
import type { MailLinksRow } from '#api/db/rows.ts'
import type { MailLink } from './mail-links.open.queries.ts'

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
