import { FAILED_LISTED_MAX } from '@sopaan/contract/jobs'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'

type MailCounts = {
  waiting: number
  postponed: number
  oldest: Date | string | null
  sent: number
  dead: number
}

/** How the outbox stands; `sent` counts from an instant on. */
export async function countMails(db: Db, since: Date): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'waiting' and attempts > 0)::int as postponed,
      min(asked_at) filter (where state = 'waiting') as oldest,
      count(*) filter (where state = 'sent' and sent_at >= ${since})::int as sent,
      count(*) filter (where state = 'dead' and set_aside_at is null)::int as dead
    from outbox_mails
  `.execute(db)
  return rows[0] ?? { waiting: 0, postponed: 0, oldest: null, sent: 0, dead: 0 }
}

/** Mails that were given up, the newest first. */
export async function listDeadMails(db: Db) {
  return db
    .selectFrom('outboxMails')
    .select(['id', 'kind', 'toAddress', 'askedAt', 'attempts', 'lastError'])
    .where('state', '=', 'dead')
    .where('setAsideAt', 'is', null)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(FAILED_LISTED_MAX)
    .execute()
}

/** A mail that was given up, held until the transaction ends. */
export async function lockDeadMail(db: Db, id: string): Promise<{ kind: string } | undefined> {
  return db
    .selectFrom('outboxMails')
    .select('kind')
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .where('setAsideAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Puts a mail back into the outbox, with all its tries before it. */
export async function reviveMail(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outboxMails')
    .set({ state: 'waiting', attempts: 0, dueAt: now, leasedUntil: null })
    .where('id', '=', id)
    .execute()
}

/** Takes a mail that was given up off the list of those that wait for somebody. */
export async function setMailAside(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('outboxMails').set({ setAsideAt: now }).where('id', '=', id).execute()
}

/** Which kinds the mails that were given up are of. */
export async function listDeadKinds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('outboxMails')
    .select('kind')
    .distinct()
    .where('state', '=', 'dead')
    .where('setAsideAt', 'is', null)
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Puts the mails of some kinds that were given up back into the outbox, at most so many as are revived at once. */
export async function reviveMails(
  db: Db,
  kinds: readonly string[],
  now: Date,
): Promise<{ id: string; kind: string }[]> {
  if (kinds.length === 0) return []
  const dead = db
    .selectFrom('outboxMails')
    .select('id')
    .where('state', '=', 'dead')
    .where('setAsideAt', 'is', null)
    .where('kind', 'in', [...kinds])
    .orderBy('askedAt')
    .$call(unlocked({ limit: REVIVED_MAX }))
  return db
    .updateTable('outboxMails')
    .set({ state: 'waiting', attempts: 0, dueAt: now, leasedUntil: null })
    .where('id', 'in', dead)
    .returning(['id', 'kind'])
    .execute()
}

/** Mails or events that one press tries again. */
export const REVIVED_MAX = 500
