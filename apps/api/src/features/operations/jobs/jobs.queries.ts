import { FAILED_LISTED_MAX } from '@sopaan/contract/jobs'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'
import type { JobRunsRow } from '#api/db/rows.ts'

export type JobRun = Pick<
  Selectable<JobRunsRow>,
  'name' | 'lastRunAt' | 'lastMs' | 'lastFailedAt' | 'lastError' | 'failuresInRow'
>
export type MailCounts = {
  waiting: number
  postponed: number
  oldest: Date | string | null
  sent: number
  dead: number
}
export type EventCounts = { waiting: number; failed: number; done: number }

/** An event of the payment provider that failed so often is told of, as in the overview. */
const EVENT_TRIES = 3

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

/** Mails or events that one press tries again. */
const REVIVED_MAX = 500

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

/** Has a job run at once; one request a job is enough. */
export async function insertJobRequest(db: Db, name: string): Promise<void> {
  await db
    .insertInto('jobRequests')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** The jobs of some names that are to run at once, each answered to one process. */
export async function removeJobRequests(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .deleteFrom('jobRequests')
    .where('name', 'in', [...names])
    .returning('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** How each job last went. */
export async function listJobRuns(db: Db): Promise<JobRun[]> {
  return db
    .selectFrom('jobRuns')
    .select(['name', 'lastRunAt', 'lastMs', 'lastFailedAt', 'lastError', 'failuresInRow'])
    .orderBy('name')
    .limit(200)
    .execute()
}

/** Notes a run that went well. */
export async function writeGoodRun(db: Db, run: { name: string; at: Date; ms: number }): Promise<void> {
  await db
    .insertInto('jobRuns')
    .values({ name: run.name, lastRunAt: run.at, lastMs: run.ms })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ lastRunAt: run.at, lastMs: run.ms, failuresInRow: 0 }),
    )
    .execute()
}

/** Notes a run that failed. @returns how many in a row did */
export async function writeFailedRun(
  db: Db,
  run: { name: string; at: Date; ms: number; error: string },
): Promise<number> {
  const failed = { lastRunAt: run.at, lastMs: run.ms, lastFailedAt: run.at, lastError: run.error }
  const { failuresInRow } = await db
    .insertInto('jobRuns')
    .values({ name: run.name, ...failed, failuresInRow: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...failed, failuresInRow: sql<number>`job_runs.failures_in_row + 1` }),
    )
    .returning('failuresInRow')
    .executeTakeFirstOrThrow()
  return failuresInRow
}
