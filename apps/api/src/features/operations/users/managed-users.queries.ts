import type { USER_SORTS } from '@sopaan/contract/managed-user-shapes'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import { type ByLanguage, FIRST_LANGUAGE, type Language } from '@sopaan/domain/languages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, countRows, type Page } from '#api/db/pages.ts'

/** What narrows the list of people. */
export type PeopleFilter = {
  /** A part of a name or address, as typed. */
  words?: string | undefined
  role?: 'mentee' | 'mentor' | 'admin' | undefined
  status?: 'active' | 'deactivated' | 'deleted' | undefined
  isVerified?: boolean | undefined
  hasTwoFactor?: boolean | undefined
  from?: Date | undefined
  until?: Date | undefined
}

export type PeopleOrder = {
  by: SortOf<(typeof USER_SORTS)[number]>
  direction: 'asc' | 'desc'
  /** By which a plan runs. */
  now: Date
}
type SortOf<Sort extends string> = Sort extends `-${infer By}` ? By : Sort

export type PersonRow = {
  id: string
  fullName: string
  email: string
  role: 'mentee' | 'mentor' | 'admin'
  staffRoles: StaffRole[]
  status: 'active' | 'deactivated' | 'deleted'
  isVerified: boolean
  hasTwoFactor: boolean
  createdAt: Date
  lastLoginAt: Date | null
  language: Language
  studyClass: string | null
  homeState: string | null
  /** The plan that runs now, of several the one that ends last. */
  planName: ByLanguage<string> | null
  /** What was paid in all and not paid back. */
  paidPaise: number
}

const SHOWN = [
  'users.id',
  'users.fullName',
  'users.email',
  'users.role',
  'users.staffRoles',
  'users.status',
  'users.createdAt',
  'users.lastLoginAt',
  'users.language',
  'users.studyClass',
  'users.homeState',
] as const

/** Name and address in one, as `users_words_index` has them. */
const WORDS = sql<string>`lower(users.full_name || ' ' || users.email)`

function matching(db: Db, filter: PeopleFilter) {
  const { words, role, status, isVerified, hasTwoFactor, from, until } = filter
  return db
    .selectFrom('users')
    .where('users.status', '<>', 'erased')
    .$if(words !== undefined, (rows) => rows.where(WORDS, 'like', `%${escaped(words ?? '')}%`))
    .$if(role !== undefined, (rows) => rows.where('users.role', '=', role ?? 'mentee'))
    .$if(status !== undefined, (rows) => rows.where('users.status', '=', status ?? 'active'))
    .$if(isVerified !== undefined, (rows) => rows.where('users.passwordHash', isVerified ? '<>' : '=', ''))
    .$if(hasTwoFactor !== undefined, (rows) =>
      rows.where((where) => (hasTwoFactor ? twoFactorOn() : where.not(twoFactorOn()))),
    )
    .$if(from !== undefined, (rows) => rows.where('users.createdAt', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (rows) => rows.where('users.createdAt', '<', until ?? new Date(0)))
}

function twoFactorOn() {
  return sql<SqlBool>`exists (select 1 from two_factor_secrets where two_factor_secrets.user_id = users.id and two_factor_secrets.confirmed_at is not null)`
}

/** Signs of a pattern stand for themselves. */
function escaped(words: string): string {
  return words.toLowerCase().replace(/[\\%_]/g, '\\$&')
}

/** People of a filter in an order, ties by id. */
export async function listPeople(
  db: Db,
  filter: PeopleFilter,
  { order, page, limit }: Page & { order: PeopleOrder },
): Promise<PersonRow[]> {
  const ids = await listPeopleIds(db, filter, { order, limit, offset: (page - 1) * limit })
  return listPeopleOf(db, ids, order.now)
}

type Stretch = { order: PeopleOrder; limit: number; offset?: number }

/** Who a filter has, in an order: one picture of one moment, whatever happens while the people of it are read. */
export async function listPeopleIds(
  db: Db,
  filter: PeopleFilter,
  { order, limit, offset = 0 }: Stretch,
): Promise<string[]> {
  const parts = partsOf(db, filter, order)
  if (parts === undefined) {
    const rows = await matching(db, filter)
      .select('users.id')
      .orderBy(orderOf(order))
      .orderBy('users.id', order.direction)
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(({ id }) => id)
  }
  const first = await parts.having.limit(limit).offset(offset).execute()
  // Who has none of it stands last, whichever way.
  const before = first.length === limit ? 0 : offset === 0 ? first.length : await countRows(parts.having.clearOrderBy())
  const rest =
    first.length === limit
      ? []
      : await parts.others
          .limit(limit - first.length)
          .offset(Math.max(0, offset - before))
          .execute()
  return [...first, ...rest].map(({ id }) => id)
}

/** People by their ids, in the order of these; who was erased meanwhile is left out. */
export async function listPeopleOf(db: Db, ids: readonly string[], now: Date): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom('users')
    .select(SHOWN)
    .select(sql<boolean>`users.password_hash <> ''`.as('isVerified'))
    .select(twoFactorOn().as('hasTwoFactor'))
    .select(
      sql<string | null>`(
        select sum(total_paise - refunded_paise) from purchases
        where purchases.user_id = users.id and status in ('paid', 'refunded_partial')
      )`.as('paid'),
    )
    .select(
      sql<ByLanguage<string> | null>`(
        select item_name from purchases
        where purchases.user_id = users.id and ${isRunning(now)} order by expires_at desc, id limit 1
      )`.as('planName'),
    )
    .where('users.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('users.status', '<>', 'erased')
    .orderBy(sql`array_position(${ids}::uuid[], users.id)`)
    .execute()
  return rows.map(({ paid, ...row }) => ({ ...row, paidPaise: Number(paid ?? 0) })) as PersonRow[]
}

/** A plan that runs, as `activePlansOf` has it. */
function isRunning(now: Date) {
  return sql<boolean>`plan_id is not null and purchases.status in ('paid', 'refunded_partial')
    and frozen_at is null and upgraded_to is null and expires_at > ${now}`
}

/** By what not everybody has: those who have it in the order of it, and the others. Undefined where everybody has it. */
function partsOf(db: Db, filter: PeopleFilter, { by, direction, now }: PeopleOrder) {
  const way = sql.raw(direction)
  const inOrder = (value: RawBuilder<unknown>) => sql`${value} ${way}, users.id ${way}`
  const others = matching(db, filter).select('users.id').orderBy('users.id', direction)
  switch (by) {
    case 'studyClass':
    case 'homeState': {
      const value = by === 'studyClass' ? sql`lpad(users.study_class, 6, '0')` : sql`users.home_state`
      const having = matching(db, filter)
        .select('users.id')
        .where(`users.${by}`, 'is not', null)
        .orderBy(inOrder(value))
      return { having, others: others.where(`users.${by}`, 'is', null) }
    }
    case 'plan':
    case 'paid': {
      const had = by === 'paid' ? paidByPerson(db) : planByPerson(db, now)
      const having = matching(db, filter)
        .innerJoin(had.as('had'), 'had.userId', 'users.id')
        .select('users.id')
        .orderBy(inOrder(sql`had.value`))
      return { having, others: others.where(sql<boolean>`users.id not in (select user_id from ${had.as('had')})`) }
    }
    default:
      return undefined
  }
}

function paidByPerson(db: Db) {
  return db
    .selectFrom('purchases')
    .select('purchases.userId')
    .select(sql<unknown>`sum(total_paise - refunded_paise)`.as('value'))
    .where('purchases.status', 'in', ['paid', 'refunded_partial'])
    .groupBy('purchases.userId')
}

function planByPerson(db: Db, now: Date) {
  return db
    .selectFrom('purchases')
    .distinctOn('purchases.userId')
    .select('purchases.userId')
    .select(sql<unknown>`lower(item_name ->> ${FIRST_LANGUAGE}::text)`.as('value'))
    .where(isRunning(now))
    .orderBy('purchases.userId')
    .orderBy('purchases.expiresAt', 'desc')
    .orderBy('purchases.id')
}

function orderOf({ by, direction }: PeopleOrder) {
  const turn = sql.raw(direction)
  if (by === 'fullName') return sql`lower(users.full_name) ${turn}`
  if (by === 'createdAt') return sql`users.created_at ${turn}`
  if (by !== 'lastLoginAt') return sql`${sql.ref(`users.${by}`)} ${turn}`
  // Who never signed in stands last, whichever way.
  return sql`users.last_login_at ${turn} nulls last`
}

/** How many people a filter has. */
export const countPeople = countOf(matching)

/** One person as the list has them; nobody erased. */
export async function findPerson(db: Db, id: string, now: Date): Promise<PersonRow | undefined> {
  const [row] = await listPeopleOf(db, [id], now)
  return row
}

/** Which of some people have sessions of mentoring ahead that they give. */
export async function listBookedMentors(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('mentorId')
    .distinct()
    .where('mentorId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', 'in', ACCOUNT_STATE)
    .execute()
  return rows.map(({ mentorId }) => mentorId)
}

const ACCOUNT_STATE = ['requested', 'suggested', 'accepted'] as const

/** The sign-ups of some words that wait for their link and whose address nobody has, newest first. */
export async function listUnverifiedSignUps(
  db: Db,
  { words, now, limit }: { words: string | undefined; now: Date; limit: number },
): Promise<{ id: string; fullName: string; email: string; createdAt: Date; expiresAt: Date }[]> {
  return db
    .selectFrom('signUps')
    .select(['id', 'fullName', 'email', 'createdAt', 'expiresAt'])
    .where('expiresAt', '>', now)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('users').select('users.id').whereRef('users.email', '=', 'signUps.email')),
      ),
    )
    .$if(words !== undefined, (rows) =>
      rows.where(sql<string>`lower(full_name || ' ' || email)`, 'like', `%${escaped(words ?? '')}%`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A sign-up that waits for its link, with the browser it was made in. */
export async function findWaiting(
  db: Db,
  id: string,
  now: Date,
): Promise<{ email: string; flowHash: Buffer; device: string | null } | undefined> {
  return db
    .selectFrom('signUps')
    .select(['email', 'flowHash', 'device'])
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}
