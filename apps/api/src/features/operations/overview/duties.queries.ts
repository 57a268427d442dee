import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

export type DueRow = { overdue: number; today: number; tomorrow: number }
export type FailedRow = { mails: number; refunds: number; events: number; jobs: number }

/** A job that failed so often in a row does not mend itself. */
const JOB_FAILURES = 3
/** An event of the payment provider that failed so often needs a look. */
const EVENT_TRIES = 3

/** How many open grievances are past their day, due on it, and due on the day after. @param today, tomorrow  days of India */
export async function countDue(db: Db, today: string, tomorrow: string): Promise<DueRow> {
  const { rows } = await sql<DueRow>`
    select
      (count(*) filter (where due_on < ${today}::date))::int as overdue,
      (count(*) filter (where due_on = ${today}::date))::int as today,
      (count(*) filter (where due_on = ${tomorrow}::date))::int as tomorrow
    from grievances
    where state = 'open'
      and due_on <= ${tomorrow}::date`.execute(db)
  return rows[0] ?? { overdue: 0, today: 0, tomorrow: 0 }
}

/** What failed and waits for a person. */
export async function countFailed(db: Db): Promise<FailedRow> {
  const { rows } = await sql<FailedRow>`
    select
      (select count(*)::int from outbox_mails where state = 'dead') as mails,
      (select count(*)::int from refunds where state = 'failed') as refunds,
      (
        select count(*)::int from webhook_events
        where state = 'parked' or (state = 'waiting' and attempts >= ${EVENT_TRIES})
      ) as events,
      (select count(*)::int from job_runs where failures_in_row >= ${JOB_FAILURES}) as jobs`.execute(db)
  return rows[0] ?? { mails: 0, refunds: 0, events: 0, jobs: 0 }
}
