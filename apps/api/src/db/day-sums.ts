import { addDays } from '@sopaan/domain/time/days'
import { startOfIstDay } from '@sopaan/domain/time/ist'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'
import { LOCKS } from './locks.ts'

/** Figures of a day, worked out from its rows: a query that answers `day` and the figures of each group of it. */
export type DaySum = {
  name: 'money' | 'orders' | 'papers' | 'series' | 'sign_ups' | 'tries'
  rows: (days: readonly string[]) => RawBuilder<unknown>
}

/** A group of a day of India. */
export type OfDay<Row> = Row & { day: string }

/**
 * Whether an instant is on one of some days of India. The first and the last of them are said as instants, by which the
 * database finds the rows.
 */
export function onDays(column: string, days: readonly string[]): RawBuilder<boolean> {
  const ordered = days.toSorted()
  const [first = '', last = ''] = [ordered.at(0), ordered.at(-1)]
  const instant = sql.ref(column)
  return sql<boolean>`
    ${instant} >= ${startOfIstDay(first)} and ${instant} < ${startOfIstDay(addDays(last, 1))}
    and day_in_india(${instant}) = any(${[...days]}::date[])`
}

/**
 * The figures of some days: those that are over from what was summed up of them, others from their rows.
 * @returns a row for each group of a day; days without any have none
 */
export async function readDaySums<Row extends object>(
  db: Db,
  sum: DaySum,
  days: readonly string[],
): Promise<OfDay<Row>[]> {
  const summed = await sql<DayRows<Row>>`
    select to_char(day, 'YYYY-MM-DD') as day, rows from day_sums
    where name = ${sum.name} and day = any(${[...days]}::date[])`.execute(db)
  const known = new Set(summed.rows.map(({ day }) => day))
  const others = days.filter((day) => !known.has(day))
  const counted = others.length === 0 ? { rows: [] } : await grouped<Row>(sum, others).execute(db)
  return [...summed.rows, ...counted.rows]
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .flatMap(({ day, rows }) => rows.map((row) => ({ ...row, day })))
}

/** Which of some days have no sums yet. */
export async function listDaysUnsummed(db: Db, { name }: DaySum, days: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(listed.day, 'YYYY-MM-DD') as day
    from unnest(${[...days]}::date[]) as listed(day)
    where not exists (select 1 from day_sums where day_sums.name = ${name} and day_sums.day = listed.day)
    order by listed.day desc`.execute(db)
  return rows.map(({ day }) => day)
}

/**
 * Sums up days that are over. Call it in a transaction of its own: what changes a row of these days waits for its end, and
 * what changed one before is counted.
 */
export async function storeDaySums(db: Db, sum: DaySum, days: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${LOCKS.daySums}::int, listed.day - date '2000-01-01')
    from (select day from unnest(${[...days]}::date[]) as all_days(day) order by day) as listed`.execute(db)
  await sql`
    insert into day_sums (day, name, rows)
    select listed.day, ${sum.name}, coalesce(counted.rows, '[]')
    from unnest(${[...days]}::date[]) as listed(day)
    left join (${grouped(sum, days)}) as counted on counted.day = to_char(listed.day, 'YYYY-MM-DD')
    on conflict (name, day) do update set rows = excluded.rows, created_at = excluded.created_at`.execute(db)
}

type DayRows<Row> = { day: string; rows: Row[] }

function grouped<Row>(sum: DaySum, days: readonly string[]): RawBuilder<DayRows<Row>> {
  return sql<DayRows<Row>>`
    select to_char(counted.day, 'YYYY-MM-DD') as day, jsonb_agg(to_jsonb(counted) - 'day') as rows
    from (${sum.rows(days)}) as counted
    group by counted.day`
}
