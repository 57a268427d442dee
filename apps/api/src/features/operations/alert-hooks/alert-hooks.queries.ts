import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { due, inHand } from '#api/db/due-rows.ts'
import { countRows } from '#api/db/pages.ts'
import type { AlertHooksRow, AlertMessagesRow } from '#api/db/rows.ts'

/** Adds an address. @returns its id, or undefined where it is there already */
export async function insertHook(db: Db, hook: Insertable<AlertHooksRow>): Promise<string | undefined> {
  const row = await db
    .insertInto('alertHooks')
    .values(hook)
    .onConflict((conflict) => conflict.column('address').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** How many addresses there are; nobody adds another until the transaction ends. */
export async function countHooksLocked(db: Db): Promise<number> {
  await db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended('alert-hooks', 0))`.as('locked')).execute()
  return countRows(db.selectFrom('alertHooks'))
}

/** Every address, oldest first, with what waits for it, what was given up, and how its last messages went. */
export async function listHooks(db: Db) {
  return db
    .selectFrom('alertHooks')
    .leftJoin('alertMessages', 'alertMessages.hookId', 'alertHooks.id')
    .select(['alertHooks.id', 'alertHooks.address', 'alertHooks.isOn', 'alertHooks.createdAt'])
    .select((row) => row.fn.max('alertMessages.sentAt').as('sentAt'))
    .select([
      sql<number>`(count(*) filter (where alert_messages.state = 'waiting'))::int`.as('waiting'),
      sql<number>`(count(*) filter (where alert_messages.state = 'dead'))::int`.as('dead'),
      sql<string | null>`(array_agg(last_error order by asked_at desc) filter (where last_error is not null))[1]`.as(
        'lastError',
      ),
    ])
    .groupBy('alertHooks.id')
    .orderBy('alertHooks.createdAt')
    .orderBy('alertHooks.id')
    .execute()
}

/** The addresses that are told now. */
export async function listActiveHooks(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('alertHooks').select('id').where('isOn', '=', true).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Tells an address or not. @returns it as it is now, or undefined for an unknown id */
export async function changeHook(db: Db, id: string, isOn: boolean): Promise<string | undefined> {
  const row = await db
    .updateTable('alertHooks')
    .set({ isOn })
    .where('id', '=', id)
    .returning('address')
    .executeTakeFirst()
  return row?.address
}

/** Removes an address with what waits for it. @returns it, or undefined for an unknown id */
export async function removeHook(db: Db, id: string): Promise<string | undefined> {
  const row = await db.deleteFrom('alertHooks').where('id', '=', id).returning('address').executeTakeFirst()
  return row?.address
}

/** Whether there is such an address. */
export async function hasHook(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('alertHooks').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Puts messages in the queue; one of the same key to the same address is there already and stays as it is. */
export async function insertAlerts(db: Db, messages: readonly Insertable<AlertMessagesRow>[]): Promise<void> {
  if (messages.length === 0) return
  await db
    .insertInto('alertMessages')
    .values([...messages])
    .onConflict((conflict) => conflict.columns(['hookId', 'dedupeKey']).doNothing())
    .execute()
}

export type LeasedAlert = Pick<Selectable<AlertMessagesRow>, 'id' | 'body' | 'attempts'> & {
  address: string
  sealedSecret: Buffer
}

/** Takes the messages that are due into hand until `leasedUntil`; another worker gets others. */
export async function leaseAlerts(
  db: Db,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<LeasedAlert[]> {
  const free = db
    .selectFrom('alertMessages')
    .select('id')
    .where('state', '=', 'waiting')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('alertHooks')
          .select('alertHooks.id')
          .whereRef('alertHooks.id', '=', 'alertMessages.hookId')
          .where('isOn', '=', true),
      ),
    )
    .orderBy('dueAt')
    .orderBy('id')
    .$call(due({ now, limit }))
  return db
    .updateTable('alertMessages')
    .from('alertHooks')
    .set(inHand('alert_messages', leasedUntil))
    .whereRef('alertHooks.id', '=', 'alertMessages.hookId')
    .where('alertMessages.id', 'in', free)
    .returning(['alertMessages.id', 'alertMessages.body', 'alertMessages.attempts'])
    .returning(['alertHooks.address', 'alertHooks.sealedSecret'])
    .execute()
}

type Outcome =
  | { state: 'sent'; sentAt: Date; lastError: null }
  | { state: 'dead'; lastError: string }
  | { dueAt: Date; lastError: string }

/** What came of a worker's try; says nothing where another worker took the message over. */
export async function noteAlertTry(
  db: Db,
  alert: Pick<LeasedAlert, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable('alertMessages')
    .set({ ...outcome, leasedUntil: null })
    .where('id', '=', alert.id)
    .where('attempts', '=', alert.attempts)
    .where('state', '=', 'waiting')
    .execute()
}

/** Forgets messages that were written before an instant. */
export async function removeOldAlerts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('alertMessages').where('askedAt', '<', before).execute()
}
