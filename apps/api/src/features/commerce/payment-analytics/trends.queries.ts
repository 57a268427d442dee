import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { type DaySum, type OfDay, onDays, readDaySums } from '#api/db/day-sums.ts'
import { removeRows } from '#api/db/remove-rows.ts'
import type { TimeRange } from './payment-analytics.queries.ts'

export type SignedUpRow = { role: string; count: number }

/** Accounts that were made, by day and by what they are now. */
export const SIGN_UPS: DaySum = {
  name: 'sign_ups',
  rows: (days) => sql`
    select day, role, count(*) as count
    from (select day_in_india(created_at) as day, role from users where ${onDays('createdAt', days)} offset 0) as made
    group by day, role`,
}

/** The accounts that were made on some days. */
export async function listSignedUp(db: Db, days: readonly string[]): Promise<OfDay<SignedUpRow>[]> {
  return readDaySums(db, SIGN_UPS, days)
}

export type TriesRow = { method: string | null; tries: number; failed: number }

/** Payments that were tried, and those that failed, by day and way; a parent's rupee is no sale. */
export const TRIES: DaySum = {
  name: 'tries',
  rows: (days) => sql`
    select day, method, count(*) as tries, count(*) filter (where status = 'failed') as failed
    from (
      select day_in_india(seen_at) as day, method, status
      from payments
      where ${onDays('seenAt', days)}
        and not exists (
          select 1 from payment_orders where payment_orders.id = payments.order_id and payment_orders.is_parent_check
        )
      offset 0
    ) as tried
    group by day, method`,
}

/** The payments that were tried on some days. */
export async function listTries(db: Db, days: readonly string[]): Promise<OfDay<TriesRow>[]> {
  return readDaySums(db, TRIES, days)
}

/** Of the accounts that were made, those whose owner said a class or a rank. */
export async function countProfiles(db: Db, { from, until }: TimeRange): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from users
    where created_at >= ${from} and created_at < ${until}
      and (study_class is not null or id in (select user_id from user_ranks))`.execute(db)
  return rows[0]?.count ?? 0
}

export type CohortRow = { week: string; after: number; active: number }

/**
 * Mentees by the week they signed up in, from Monday by the calendar of India, who did anything in each week since. Weeks in
 * which nobody did have no row.
 */
export async function listCohorts(db: Db, { from, until }: TimeRange): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    with people as (
      select distinct users.id, date_trunc('week', active_days.day::timestamp) as week,
        date_trunc('week', users.created_at at time zone 'Asia/Kolkata') as made
      from users
      join active_days on active_days.user_id = users.id
      where role = 'mentee' and users.created_at >= ${from} and users.created_at < ${until}
        and active_days.day >= day_in_india(${from}::timestamptz) and active_days.day < day_in_india(${until}::timestamptz)
    )
    select to_char(made, 'YYYY-MM-DD') as week, (extract(day from week - made) / 7)::int as after, count(*)::int as active
    from people
    where week >= made
    group by made, 2`.execute(db)
  return rows
}

/**
 * Counts the days of the next entries of the trail, at most so many; call it in a transaction.
 * @returns whether there were so many, and may be more
 */
export async function countActiveDays(db: Db, limit: number): Promise<boolean> {
  // Made by the first who counts: what a backup is restored into has no rows.
  await sql`insert into active_day_counts (id, sequence) values ('00000000-0000-0000-0000-000000000001', 0)
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ counted: number }>`
    with counted as (select id, sequence from active_day_counts for update),
    entries as (
      select audit_events.sequence, actor_id, day_in_india(occurred_at) as day
      from audit_events, counted
      where audit_events.sequence > counted.sequence
      order by audit_events.sequence limit ${limit}
    ),
    days as (
      insert into active_days (user_id, day)
      select distinct entries.actor_id, entries.day from entries join users on users.id = entries.actor_id
      on conflict do nothing
    )
    update active_day_counts
    set sequence = greatest(active_day_counts.sequence, (select max(entries.sequence) from entries))
    returning (select count(*)::int from entries) as counted`.execute(db)
  return (rows[0]?.counted ?? 0) >= limit
}

/** Forgets the days before one, by the calendar of India. */
export async function removeDaysBefore(db: Db, before: Date): Promise<number> {
  return removeRows(db, 'activeDays', sql<boolean>`day < day_in_india(${before}::timestamptz)`)
}

export type MentoringRow = {
  asked: number
  agreed: number
  lapsed: number
  held: number
  answerMinutes: number | null
  mentorsActive: number
  mentors: number
}

/** Sessions that were asked for, what became of them, how fast they were answered, and those that were held. */
export async function sumMentoring(db: Db, { from, until }: TimeRange): Promise<MentoringRow> {
  const { rows } = await sql<MentoringRow>`
    with asked as (
      select bookings.id, bookings.asked_at, bookings.state,
        (
          select min(occurred_at) from audit_events
          where target_type = 'booking' and target_id = bookings.id::text
            and action in ('booking.accept', 'booking.decline', 'booking.suggest')
        ) as answered_at
      from bookings
      where asked_at >= ${from} and asked_at < ${until}
    ),
    held as (
      select mentor_id from bookings where state = 'held' and ends_at >= ${from} and ends_at < ${until}
    )
    select
      (select count(*)::int from asked) as asked,
      (select count(*)::int from asked where state in ('accepted', 'held', 'missed')) as agreed,
      (select count(*)::int from asked where state = 'lapsed') as lapsed,
      (select count(*)::int from held) as held,
      (
        select round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)) / 60)::int
        from asked where answered_at is not null
      ) as answer_minutes,
      (select count(distinct mentor_id)::int from held) as mentors_active,
      (select count(*)::int from mentors where state = 'approved') as mentors`.execute(db)
  return rows[0] ?? { asked: 0, agreed: 0, lapsed: 0, held: 0, answerMinutes: null, mentorsActive: 0, mentors: 0 }
}

/** The first and the last day of the newest published season of JoSAA that has begun. @param today  a day of India */
export async function findSeasonDays(db: Db, today: string): Promise<{ from: string; to: string } | undefined> {
  const { rows } = await sql<{ from: string; to: string }>`
    select to_char(min(from_on), 'YYYY-MM-DD') as from, to_char(max(coalesce(until_on, from_on)), 'YYYY-MM-DD') as to
    from counselling_steps
    join counselling_seasons on counselling_seasons.id = season_id
    where counselling_seasons.state = 'published' and counselling_seasons.body = 'josaa'
    group by counselling_seasons.season
    having min(from_on) <= ${today}::date
    order by counselling_seasons.season desc
    limit 1`.execute(db)
  return rows[0]
}
