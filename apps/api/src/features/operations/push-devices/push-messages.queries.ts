import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { due, inHand } from '#api/db/due-rows.ts'
import { removeRows } from '#api/db/remove-rows.ts'
import type { PushMessagesRow } from '#api/db/rows.ts'

/** A message in a worker's hand, with the browser it is for. */
export type LeasedPush = Pick<
  Selectable<PushMessagesRow>,
  'id' | 'deviceId' | 'dedupeKey' | 'language' | 'title' | 'body' | 'link' | 'isUrgent' | 'attempts' | 'expiresAt'
> & { endpoint: string; publicKey: string; authSecret: string }

/** Rows one statement takes: twelve values a row, and a statement takes 65,535. */
const CHUNK = 1_000

/** Puts messages in the queue; one of the same key to the same browser is there already and stays as it is. */
export async function insertPushes(db: Db, messages: readonly Insertable<PushMessagesRow>[]): Promise<void> {
  for (let at = 0; at < messages.length; at += CHUNK) {
    await db
      .insertInto('pushMessages')
      .values(messages.slice(at, at + CHUNK))
      .onConflict((conflict) => conflict.columns(['deviceId', 'dedupeKey']).doNothing())
      .execute()
  }
}

/** Takes the messages that are due into hand until `leasedUntil`; another worker gets others. */
export async function leasePushes(
  db: Db,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<LeasedPush[]> {
  const free = db
    .selectFrom('pushMessages')
    .select('id')
    .where('state', '=', 'waiting')
    .where('expiresAt', '>', now)
    .orderBy('dueAt')
    .orderBy('id')
    .$call(due({ now, limit }))
  return db
    .updateTable('pushMessages')
    .from('pushDevices')
    .set(inHand('push_messages', leasedUntil))
    .whereRef('pushDevices.id', '=', 'pushMessages.deviceId')
    .where('pushMessages.id', 'in', free)
    .returning([
      'pushMessages.id',
      'pushMessages.deviceId',
      'pushMessages.dedupeKey',
      'pushMessages.language',
      'pushMessages.title',
      'pushMessages.body',
      'pushMessages.link',
      'pushMessages.isUrgent',
      'pushMessages.attempts',
      'pushMessages.expiresAt',
      'pushDevices.endpoint',
      'pushDevices.publicKey',
      'pushDevices.authSecret',
    ])
    .execute()
}

type Outcome =
  | { state: 'sent'; sentAt: Date }
  | { state: 'dead'; lastError: string }
  | { dueAt: Date; lastError: string }

/** What came of a worker's try; says nothing where another worker took the message over. */
export async function noteTry(db: Db, push: Pick<LeasedPush, 'id' | 'attempts'>, outcome: Outcome): Promise<void> {
  await db
    .updateTable('pushMessages')
    .set({ ...outcome, leasedUntil: null })
    .where('id', '=', push.id)
    .where('attempts', '=', push.attempts)
    .where('state', '=', 'waiting')
    .execute()
}

/** Forgets messages that nobody is to read any more, and those that were sent or given up before `before`. */
export async function removeEndedPushes(db: Db, { now, before }: { now: Date; before: Date }): Promise<void> {
  await removeRows(db, 'pushMessages', sql<boolean>`state = 'waiting' and expires_at <= ${now}`)
  await removeRows(db, 'pushMessages', sql<boolean>`state <> 'waiting' and asked_at < ${before}`)
}
