import { FAILED_LISTED_MAX } from '@sopaan/contract/jobs'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import { REVIVED_MAX } from './dead-mails.queries.ts'

type EventCounts = { waiting: number; failed: number; done: number }

/** How the provider's events stand; `done` counts from an instant on. */
export async function countPaymentEvents(db: Db, since: Date): Promise<EventCounts> {
  const { rows } = await sql<EventCounts>`
    select
      count(*) filter (where state = 'waiting' and attempts < ${EVENT_TRIES})::int as waiting,
      count(*) filter (where state = 'parked' or (state = 'waiting' and attempts >= ${EVENT_TRIES}))::int as failed,
      count(*) filter (where state = 'done' and done_at >= ${since})::int as done
    from webhook_events
  `.execute(db)
  return rows[0] ?? { waiting: 0, failed: 0, done: 0 }
}

/** An event of the payment provider that failed so often is told of, as in the overview. */
const EVENT_TRIES = 3

/** Makes events that failed or were parked due at once, with all their tries before them, at most so many as are revived at once. */
export async function reviveEvents(db: Db, now: Date): Promise<{ id: string; kind: string }[]> {
  const failed = db
    .selectFrom('webhookEvents')
    .select('id')
    .where((row) =>
      row.or([
        row('state', '=', 'parked'),
        row.and([row('state', '=', 'waiting'), row('attempts', '>=', EVENT_TRIES)]),
      ]),
    )
    .orderBy('receivedAt')
    .$call(unlocked({ limit: REVIVED_MAX }))
  return db
    .updateTable('webhookEvents')
    .set({ state: 'waiting', attempts: 0, dueAt: now, leasedUntil: null })
    .where('id', 'in', failed)
    .returning(['id', 'kind'])
    .execute()
}

/** Events that failed or were set aside, the newest first. */
export async function listFailedEvents(db: Db) {
  return db
    .selectFrom('webhookEvents')
    .select(['id', 'kind', 'receivedAt', 'state', 'attempts', 'note'])
    .where((row) =>
      row.or([
        row('state', '=', 'parked'),
        row.and([row('state', '=', 'waiting'), row('attempts', '>=', EVENT_TRIES)]),
      ]),
    )
    .orderBy('receivedAt', 'desc')
    .orderBy('id')
    .limit(FAILED_LISTED_MAX)
    .execute()
}

/** Makes an event due at once, with all its tries before it. @returns what it was, or undefined where it is done or unknown */
export async function reviveEvent(db: Db, id: string, now: Date): Promise<{ kind: string } | undefined> {
  return db
    .updateTable('webhookEvents')
    .set({ state: 'waiting', attempts: 0, dueAt: now, leasedUntil: null })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .returning('kind')
    .executeTakeFirst()
}

/** What the provider sent, as it came. */
export async function findWebhookEvent(db: Db, id: string) {
  return db
    .selectFrom('webhookEvents')
    .select(['eventId', 'gatewayOrderId', 'body'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Closes an event that failed or was parked. @returns what it was, or undefined where it is done or unknown */
export async function closeEvent(
  db: Db,
  id: string,
  { now, note }: { now: Date; note: string },
): Promise<{ kind: string } | undefined> {
  return db
    .updateTable('webhookEvents')
    .set({ state: 'done', doneAt: now, note, leasedUntil: null })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('state', '=', 'parked'),
        row.and([row('state', '=', 'waiting'), row('attempts', '>=', EVENT_TRIES)]),
      ]),
    )
    .returning('kind')
    .executeTakeFirst()
}
