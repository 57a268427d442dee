import type { StaffRole } from '@sopaan/contract/staff-roles'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, onPage, type Page } from '#api/db/pages.ts'

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
  by: 'createdAt' | 'fullName' | 'email' | 'role' | 'status' | 'lastLoginAt'
  direction: 'asc' | 'desc'
}

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
  { order, ...page }: Page & { order: PeopleOrder },
): Promise<PersonRow[]> {
  const rows = await matching(db, filter)
    .select(SHOWN)
    .select(sql<boolean>`users.password_hash <> ''`.as('isVerified'))
    .select(twoFactorOn().as('hasTwoFactor'))
    .orderBy(orderOf(order))
    .orderBy('users.id', order.direction)
    .$call(onPage(page))
    .execute()
  // Erased accounts, which have the one status besides, were left out above.
  return rows as PersonRow[]
}

/** Who a filter has, in an order: one picture of one moment, whatever happens while the people of it are read. */
export async function listPeopleIds(
  db: Db,
  filter: PeopleFilter,
  { order, limit }: { order: PeopleOrder; limit: number },
): Promise<string[]> {
  const rows = await matching(db, filter)
    .select('users.id')
    .orderBy(orderOf(order))
    .orderBy('users.id', order.direction)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** People by their ids, in the order of these; who was erased meanwhile is left out. */
export async function listPeopleOf(db: Db, ids: readonly string[]): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom('users')
    .select(SHOWN)
    .select(sql<boolean>`users.password_hash <> ''`.as('isVerified'))
    .select(twoFactorOn().as('hasTwoFactor'))
    .where('users.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('users.status', '<>', 'erased')
    .orderBy(sql`array_position(${ids}::uuid[], users.id)`)
    .execute()
  return rows as PersonRow[]
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
export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'fullName', 'email', 'role', 'staffRoles', 'status', 'createdAt', 'lastLoginAt'])
    .select(sql<boolean>`users.password_hash <> ''`.as('isVerified'))
    .select(twoFactorOn().as('hasTwoFactor'))
    .where('id', '=', id)
    .where('status', '<>', 'erased')
    .executeTakeFirst()
  return row as PersonRow | undefined
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
