import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** The name of the newest migration that the database holds; throws when the database does not answer. */
export async function findNewestMigration(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from migrations`.execute(db)
  return rows[0]?.name ?? undefined
}

/** Work that waits: how much of it is due, and for how long the oldest has been, seconds. */
export type Waiting = { queue: string; count: number; oldestSeconds: number }

/** What waits in the queues of the database: mails of sign-in and the rest apart, events of the provider, refunds. */
export async function listQueues(db: Db, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with due as (
      select case when priority = 1 then 'mail-sign-in' else 'mail' end as queue, due_at
      from outbox_mails where state = 'waiting' and due_at <= ${now}
      union all
      select 'payment-events', due_at from webhook_events where state = 'waiting' and due_at <= ${now}
      union all
      select 'refunds', changed_at from refunds where state = 'sending'
    )
    select queues.queue, count(due.due_at)::int as count,
      coalesce(extract(epoch from ${now}::timestamptz - min(due.due_at)), 0)::float8 as oldest_seconds
    from unnest(array['mail-sign-in', 'mail', 'payment-events', 'refunds']) as queues (queue)
    left join due on due.queue = queues.queue
    group by queues.queue
    order by queues.queue
  `.execute(db)
  return rows
}

/** When each job ran last on any process, and how often it has failed since it last went well. */
export async function listLastRuns(db: Db): Promise<{ name: string; lastRunAt: Date; failuresInRow: number }[]> {
  return db.selectFrom('jobRuns').select(['name', 'lastRunAt', 'failuresInRow']).orderBy('name').limit(200).execute()
}
