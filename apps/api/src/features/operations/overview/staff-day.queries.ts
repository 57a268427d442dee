import type { AuditAction } from '@sopaan/contract/audit-actions'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

export type ThreadRow = {
  key: 'grievances' | 'messages'
  isMine: boolean
  count: number
  oldest: Date | string
  overdue: number
  today: number
}

/** Messages and grievances that wait and are somebody's or nobody's, with since when the first waits. @param today  a day of India */
export async function listThreadNeeds(db: Db, userId: string, today: string): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select key, assignee_id is not null as "isMine", count(*)::int as count, min(asked_at) as oldest,
      (count(*) filter (where due_on < ${today}::date))::int as overdue,
      (count(*) filter (where due_on = ${today}::date))::int as today
    from (
      select 'grievances' as key, asked_at, assignee_id, due_on from grievances where state = 'open'
      union all
      select 'messages', asked_at, assignee_id, null from contact_messages where state = 'waiting'
    ) as threads
    where assignee_id is null or assignee_id = ${userId}
    group by key, assignee_id is not null
    order by key`.execute(db)
  return rows
}

/** Open grievances that are due by a day of India, the first one in front, with who filed and who answers each. */
export async function listDueGrievances(db: Db, today: string, limit: number) {
  return db
    .selectFrom('grievances')
    .innerJoin('users', 'users.id', 'grievances.userId')
    .leftJoin('users as staff', 'staff.id', 'grievances.assigneeId')
    .select([
      'grievances.id',
      'grievances.sequence',
      'grievances.askedAt',
      'grievances.subject',
      'grievances.assigneeId',
      'users.fullName',
      'staff.fullName as assignee',
    ])
    .select(sql<string>`to_char(due_on, 'YYYY-MM-DD')`.as('dueOn'))
    .where('grievances.state', '=', 'open')
    .where('dueOn', '<=', today)
    .orderBy('dueOn')
    .orderBy('grievances.askedAt')
    .orderBy('grievances.id')
    .limit(limit)
    .execute()
}

/** How many things each of the staff did since an instant, most first; a thing counts once for each who did it. */
export async function countDone(
  db: Db,
  actions: readonly AuditAction[],
  since: Date,
): Promise<{ fullName: string; count: number }[]> {
  const { rows } = await sql<{ fullName: string; count: number }>`
    select users.full_name as "fullName", count(distinct (target_type, target_id))::int as count
    from audit_events
    join users on users.id = actor_id
    where occurred_at >= ${since} and actor_role = 'admin' and impersonator_id is null
      and action = any(${[...actions]}::text[])
    group by users.id, users.full_name
    order by count desc, users.full_name`.execute(db)
  return rows
}

/** How long those waited whose message or grievance was first answered since an instant, minutes on average; null for nobody. */
export async function averageFirstAnswer(db: Db, since: Date): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select round(avg(extract(epoch from answered_at - asked_at)) / 60)::int as minutes
    from (
      select answered_at, asked_at from grievances where answered_at >= ${since}
      union all
      select answered_at, asked_at from contact_messages where answered_at >= ${since}
    ) as answered`.execute(db)
  return rows[0]?.minutes ?? null
}

export type StretchRow = {
  signUps: number
  paidPaise: number
  orders: number
  ordersPaid: number
  sessionsHeld: number
}

/** What happened within each stretch of time, in their order. A check of a parent is no order. */
export async function countStretches(db: Db, stretches: readonly { from: Date; to: Date }[]): Promise<StretchRow[]> {
  const { rows } = await sql<StretchRow>`
    select
      (select count(*)::int from users where created_at >= stretch.start and created_at < stretch.stop) as "signUps",
      (
        select coalesce(sum(total_paise), 0)::bigint from purchases
        where paid_at >= stretch.start and paid_at < stretch.stop
      ) as "paidPaise",
      ordered.orders, ordered.paid as "ordersPaid",
      (
        select count(*)::int from bookings
        where state = 'held' and ends_at >= stretch.start and ends_at < stretch.stop
      ) as "sessionsHeld"
    from unnest(
      ${stretches.map(({ from }) => from.toISOString())}::timestamptz[],
      ${stretches.map(({ to }) => to.toISOString())}::timestamptz[]
    ) with ordinality as stretch (start, stop, at)
    cross join lateral (
      select count(*)::int as orders, count(paid_at)::int as paid
      from payment_orders
      join purchases on purchases.id = purchase_id
      where asked_at >= stretch.start and asked_at < stretch.stop
    ) as ordered
    order by stretch.at`.execute(db)
  return rows.map((row) => ({ ...row, paidPaise: Number(row.paidPaise) }))
}
