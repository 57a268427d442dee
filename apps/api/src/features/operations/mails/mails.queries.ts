import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { due, inHand, unlocked } from '#api/db/due-rows.ts'
import { removeRows } from '#api/db/remove-rows.ts'
import type { OutboxMailsRow } from '#api/db/rows.ts'

export type OutboxMail = Pick<
  Selectable<OutboxMailsRow>,
  | 'id'
  | 'dedupeKey'
  | 'kind'
  | 'toAddress'
  | 'language'
  | 'facts'
  | 'sealedToken'
  | 'attachments'
  | 'attempts'
  | 'priority'
  | 'position'
  | 'userId'
>

/** Rows one statement takes: twelve values a row, and a statement takes 65,535. */
const CHUNK = 1_000

/** Puts mails into the outbox; one with the same key is there already and stays as it is. Answers how many went in. */
export async function insertMails(db: Db, mails: readonly Insertable<OutboxMailsRow>[]): Promise<number> {
  let count = 0
  for (let at = 0; at < mails.length; at += CHUNK) {
    const inserted = await db
      .insertInto('outboxMails')
      .values(mails.slice(at, at + CHUNK))
      .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
      .executeTakeFirst()
    count += Number(inserted.numInsertedOrUpdatedRows ?? 0)
  }
  return count
}

/**
 * Puts a mail of several things into the outbox, or adds its things to the one that waits there under its key.
 * @returns whether it could: not where that one is sent, or in a worker's hand
 */
export async function gatherMail(db: Db, mail: Insertable<OutboxMailsRow>): Promise<boolean> {
  const row = await db
    .insertInto('outboxMails')
    .values(mail)
    .onConflict((conflict) =>
      conflict
        .column('dedupeKey')
        .doUpdateSet({
          facts: sql`jsonb_set(outbox_mails.facts, '{items}', outbox_mails.facts->'items' || (excluded.facts->'items'))`,
        })
        .where('outboxMails.state', '=', 'waiting')
        .where('outboxMails.leasedUntil', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Adds a notification, and the files that come with it, to one about the same topic that waits for the same person and was
 * not tried yet. Only one of the two may bring files, so that no calendar gets two answers in one mail.
 * @returns whether there was one
 */
export async function joinWaitingMail(
  db: Db,
  mail: Pick<Insertable<OutboxMailsRow>, 'userId' | 'toAddress' | 'language' | 'attachments'>,
  { now, topic, item, more }: { now: Date; topic: string; item: string; more: string },
): Promise<boolean> {
  const waiting = db
    .selectFrom('outboxMails')
    .select('id')
    .where('userId', '=', mail.userId ?? null)
    .where('toAddress', '=', mail.toAddress)
    .where('language', '=', mail.language)
    .where('kind', '=', 'notification')
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('dueAt', '>', now)
    .where('expiresAt', 'is', null)
    .where(sql<boolean>`facts->>'topic' = ${topic} and not facts ? 'notice'`)
    .$if(Boolean(mail.attachments), (mails) => mails.where('attachments', 'is', null))
    .orderBy('position')
    .$call(unlocked({ limit: 1 }))
  const row = await db
    .updateTable('outboxMails')
    .set({
      facts: sql`jsonb_set(facts, '{also}', coalesce(facts->'also', '[]'::jsonb) || ${item}::jsonb) || ${more}::jsonb`,
      ...(mail.attachments && { attachments: mail.attachments }),
    })
    .where('id', 'in', waiting)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes the gathered mails of somebody due that wait. */
export async function hastenDigests(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('outboxMails')
    .set({ dueAt: now })
    .where('userId', '=', userId)
    .where('kind', '=', 'digest')
    .where('state', '=', 'waiting')
    .where('dueAt', '>', now)
    .execute()
}

/** Removes mails that nobody is to read any more and that wait still. */
export async function removeExpiredMails(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('outboxMails').where('state', '=', 'waiting').where('expiresAt', '<=', now).execute()
}

type Lease = { now: Date; leasedUntil: Date; limit: number; from: number; to: number }

/**
 * Takes the mails of some priorities that are due into hand until `leasedUntil`, in the order in which they are due;
 * another worker gets others.
 */
export async function leaseMails(db: Db, { now, leasedUntil, limit, from, to }: Lease): Promise<OutboxMail[]> {
  const free = db
    .selectFrom('outboxMails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('priority', '>=', from)
    .where('priority', '<=', to)
    .where((mail) => mail.or([mail('expiresAt', 'is', null), mail('expiresAt', '>', now)]))
    .orderBy('priority')
    .orderBy('dueAt')
    .orderBy('position')
    .$call(due({ now, limit }))
  const mails = await db
    .updateTable('outboxMails')
    .set(inHand('outboxMails', leasedUntil))
    .where('id', 'in', free)
    .returning([
      'id',
      'dedupeKey',
      'kind',
      'toAddress',
      'language',
      'facts',
      'sealedToken',
      'attachments',
      'attempts',
      'priority',
      'position',
      'userId',
      'dueAt',
    ])
    .execute()
  return mails.sort(
    (one, other) =>
      one.priority - other.priority ||
      one.dueAt.getTime() - other.dueAt.getTime() ||
      Number(one.position) - Number(other.position),
  )
}

/** What a worker has in hand: its own try, which no later one may be taken for. */
type LeasedMail = Pick<OutboxMail, 'id' | 'attempts'>

/** Keeps a mail in hand until `leasedUntil`, unless another worker took it over. */
export async function renewLease(db: Db, mail: LeasedMail, leasedUntil: Date): Promise<void> {
  await updateLeased(db, mail, { leasedUntil })
}

/** A mail went out, whoever says so: its token is forgotten. */
export async function markSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .updateTable('outboxMails')
    .set({ state: 'sent', sentAt, sealedToken: null, leasedUntil: null, lastError: null })
    .where('id', '=', id)
    .execute()
}

/** A mail did not go out: it is due again at `dueAt`. Says nothing where another worker took it over. */
export async function postponeMail(db: Db, mail: LeasedMail, dueAt: Date, lastError: string): Promise<void> {
  await updateLeased(db, mail, { dueAt, leasedUntil: null, lastError })
}

/** A mail will never go out: it stays for people to look at, without its token. As `postponeMail` otherwise. */
export async function markDead(db: Db, mail: LeasedMail, lastError: string): Promise<void> {
  await updateLeased(db, mail, { state: 'dead', sealedToken: null, leasedUntil: null, lastError })
}

async function updateLeased(db: Db, mail: LeasedMail, change: Updateable<OutboxMailsRow>): Promise<void> {
  await db
    .updateTable('outboxMails')
    .set(change)
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * Forgets mails that are sent or dead and were asked for before `before`, and those that prove that somebody was told of a
 * breach before `provenBefore`; answers how many.
 */
export async function removeEndedMails(
  db: Db,
  { before, provenBefore }: { before: Date; provenBefore: Date },
): Promise<number> {
  return removeRows(
    db,
    'outboxMails',
    sql<boolean>`state <> 'waiting' and asked_at < case kind when 'breach-notice' then ${provenBefore}::timestamptz else ${before}::timestamptz end`,
  )
}
