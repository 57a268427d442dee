import type { NeedKey } from '@sopaan/contract/overview'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

export type NeedRow = { key: NeedKey; count: number; oldest: Date | string }
export type WeekRow = { signUps: number; registrations: number; sessionsHeld: number }

/** How long an import that failed is told of, where none went well after it, ms. */
const FAILED_SHOWN_MS = 7 * DAY_MS
/** An event of the payment provider that failed so often needs a look. */
const EVENT_TRIES = 3
/** A job that failed so often in a row does not mend itself. */
const JOB_FAILURES = 3

/** What waits for a person, each with how many there are and since when the first waits; nothing for what has none. */
export async function listNeedRows(db: Db, now: Date): Promise<NeedRow[]> {
  const failedSince = new Date(now.getTime() - FAILED_SHOWN_MS)
  const { rows } = await sql<NeedRow>`
    select key, count(*)::int as count, min(since) as oldest
    from (
      select 'grievances' as key, asked_at as since from grievances where state = 'open'
      union all
      select 'confirmations', asked_at from approvals where state = 'open'
      union all
      select 'confirmations', requested_at from erasure_requests where state = 'open'
      union all
      select 'heldRefunds', decided_at from refunds where state = 'held'
      union all
      select 'refunds', asked_at from refunds where state = 'asked'
      union all
      select 'failedRefunds', changed_at from refunds where state = 'failed'
      union all
      select 'disputes', disputed_at from payments where disputed_at is not null
      union all
      select 'webhooks', received_at from webhook_events
      where state = 'parked' or (state = 'waiting' and attempts >= ${EVENT_TRIES})
      union all
      select 'mails', asked_at from outbox_mails where state = 'dead' and set_aside_at is null
      union all
      select 'jobs', last_failed_at from job_runs where failures_in_row > 0
      union all
      select 'checkedImports', asked_at from import_jobs where state = 'checked'
      union all
      select 'imports', failed.ended_at from import_jobs as failed
      where failed.state = 'failed'
        and failed.ended_at > ${failedSince}
        and not exists (
          select from import_jobs as later where later.state = 'done' and later.ended_at > failed.ended_at
        )
      union all
      select 'reports', reported_at from bookings where reported_at is not null and report_decision is null
      union all
      select 'reports', reported_at from booking_messages where reported_at is not null and report_decision is null
      union all
      select 'parentPapers', sent_at from parent_papers where state = 'waiting'
      union all
      select 'messages', asked_at from contact_messages where state = 'waiting'
      union all
      select 'mentors', applied_at from mentors where state = 'applied'
      union all
      select 'feedback', changed_at from feedbacks where status = 'pending'
      union all
      select 'reviews', written_at from booking_reviews where state = 'pending'
    ) as needs
    group by key
  `.execute(db)
  return rows
}

/** What happened from one instant up to another: accounts made, seats at events taken, sessions held that ended then. */
export async function countWeek(db: Db, from: Date, to: Date): Promise<WeekRow> {
  const { rows } = await sql<WeekRow>`
    select
      (select count(*)::int from users where created_at >= ${from} and created_at < ${to}) as sign_ups,
      (
        select count(*)::int from event_registrations
        where state = 'registered' and registered_at >= ${from} and registered_at < ${to}
      ) as registrations,
      (
        select count(*)::int from bookings where state = 'held' and ends_at >= ${from} and ends_at < ${to}
      ) as sessions_held
  `.execute(db)
  return rows[0] ?? { signUps: 0, registrations: 0, sessionsHeld: 0 }
}

/** What is offered now: plans that are listed, coupons that are taken, published events that are not over. */
export async function countOnSale(db: Db, now: Date): Promise<{ plans: number; coupons: number; events: number }> {
  const { rows } = await sql<{ plans: number; coupons: number; events: number }>`
    select
      (select count(*)::int from plans where retired_at is null) as plans,
      (
        select count(*)::int from coupons
        where retired_at is null
          and (ends_at is null or ends_at > ${now})
          and (uses_max is null or uses_taken < uses_max)
      ) as coupons,
      (select count(*)::int from events where state = 'published' and ends_at > ${now}) as events
  `.execute(db)
  return rows[0] ?? { plans: 0, coupons: 0, events: 0 }
}

export type DueRow = { overdue: number; today: number; tomorrow: number }
export type FailedRow = { mails: number; refunds: number; events: number; jobs: number }

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
      (select count(*)::int from outbox_mails where state = 'dead' and set_aside_at is null) as mails,
      (select count(*)::int from refunds where state = 'failed') as refunds,
      (
        select count(*)::int from webhook_events
        where state = 'parked' or (state = 'waiting' and attempts >= ${EVENT_TRIES})
      ) as events,
      (select count(*)::int from job_runs where failures_in_row >= ${JOB_FAILURES}) as jobs`.execute(db)
  return rows[0] ?? { mails: 0, refunds: 0, events: 0, jobs: 0 }
}
