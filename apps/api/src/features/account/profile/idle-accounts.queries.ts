import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/**
 * Accounts of mentees that nobody has used since an instant: no sign-in, nothing done in their name, and no plan that still
 * runs. What staff put to sleep stays in their hands.
 * @param only  this account alone
 */
export async function listIdle(
  db: Db,
  { before, now, limit, only }: { before: Date; now: Date; limit: number; only?: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.role', '=', 'mentee')
    .where('users.status', 'in', ['active', 'deactivated'])
    .where('users.isDeactivatedByStaff', '=', false)
    .where(sql<boolean>`coalesce(users.last_login_at, users.created_at) < ${before}`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('signIns').select('signIns.id').whereRef('signIns.userId', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auditEvents')
            .select('auditEvents.id')
            .whereRef('auditEvents.actorId', '=', 'users.id')
            .where('auditEvents.occurredAt', '>=', before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchases')
            .select('purchases.id')
            .whereRef('purchases.userId', '=', 'users.id')
            .where('purchases.expiresAt', '>', now),
        ),
      ),
    )
    .$if(only !== undefined, (users) => users.where('users.id', '=', only ?? ''))
    .orderBy('users.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
