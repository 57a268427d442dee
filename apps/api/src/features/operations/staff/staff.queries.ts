import { type Insertable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ApprovalsRow } from '#api/db/rows.ts'

export type StaffRow = {
  id: string
  fullName: string
  email: string
  staffRoles: string[]
  status: string
  lastLoginAt: Date | null
  hasTwoFactor: boolean
  refundedTodayPaise: number
}

/** Every admin whose account is not deleted, by name, with what each sent back since an instant; what waits for a second person, failed or was
 * closed is not sent. */
export async function listStaffRows(db: Db, since: Date): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select
      users.id,
      users.full_name,
      users.email,
      users.staff_roles,
      users.status,
      users.last_login_at,
      exists (
        select from two_factor_secrets where user_id = users.id and confirmed_at is not null
      ) as has_two_factor,
      coalesce((
        select sum(amount_paise)
        from refunds
        where decided_by = users.id and coalesce(confirmed_at, decided_at) >= ${since}
          and state in ('sending', 'pending', 'processed')
      ), 0)::float8 as refunded_today_paise
    from users
    where role = 'admin' and status in ('active', 'deactivated')
    order by lower(full_name), users.id`.execute(db)
  return rows
}

export type ConfirmationRow = {
  id: string
  kind: 'staff-roles' | 'export'
  userId: string | null
  facts: unknown
  reason: string
  askedBy: string
  askedAt: Date
  askerName: string
  personName: string | null
  personRoles: string[] | null
}

/** What waits for a second person, the oldest first, at most a hundred. */
export async function listOpenConfirmations(db: Db): Promise<ConfirmationRow[]> {
  return openConfirmations(db).orderBy('approvals.askedAt').orderBy('approvals.id').limit(100).execute()
}

/** What waits under an id, held until the transaction ends. */
export async function lockOpenConfirmation(db: Db, id: string): Promise<ConfirmationRow | undefined> {
  return openConfirmations(db).where('approvals.id', '=', id).forUpdate('approvals').executeTakeFirst()
}

function openConfirmations(db: Db) {
  return db
    .selectFrom('approvals')
    .innerJoin('users as asker', 'asker.id', 'approvals.askedBy')
    .leftJoin('users as person', 'person.id', 'approvals.userId')
    .select(['approvals.id', 'kind', 'userId', 'facts', 'reason', 'askedBy', 'askedAt'])
    .select(['asker.fullName as askerName', 'person.fullName as personName', 'person.staffRoles as personRoles'])
    .where('approvals.state', '=', 'open')
}

/** Writes what is asked for; undefined where the same waits already. */
export async function insertConfirmation(db: Db, confirmation: Insertable<ApprovalsRow>): Promise<string | undefined> {
  const row = await db
    .insertInto('approvals')
    .values(confirmation)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Confirms or withdraws what waits. */
export async function closeConfirmation(
  db: Db,
  { id, state, by, at }: { id: string; state: 'confirmed' | 'withdrawn'; by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ state, decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
}

/** Whether somebody was allowed a file of a list by a filter since an instant. */
export async function hasExportLeave(
  db: Db,
  { askedBy, list, filter, since }: { askedBy: string; list: string; filter: string; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('approvals')
    .select('id')
    .where('kind', '=', 'export')
    .where('askedBy', '=', askedBy)
    .where('state', '=', 'confirmed')
    .where('decidedAt', '>', since)
    .where(sql<string>`facts ->> 'list'`, '=', list)
    .where(sql<string>`facts ->> 'filter'`, '=', filter)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody gives a session of mentoring that is asked for or agreed. */
export async function hasSessionsAhead(db: Db, mentorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('mentorId', '=', mentorId)
    .where('state', 'in', ['requested', 'suggested', 'accepted'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
