import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { GrievancesRow, NomineesRow } from '#api/db/rows.ts'

/** Names or replaces the nominee. */
export async function upsertNominee(db: Db, nominee: Insertable<NomineesRow>): Promise<void> {
  const { userId: _, ...change } = nominee
  await db
    .insertInto('nominees')
    .values(nominee)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
    .execute()
}

/** Harmless where nobody was named. */
export async function removeNomineeRow(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('nominees').where('userId', '=', userId).execute()
}

export type GrievanceRow = Pick<
  Selectable<GrievancesRow>,
  'id' | 'sequence' | 'askedAt' | 'subject' | 'message' | 'state' | 'dueOn' | 'answer' | 'answeredAt'
>
/** What a grievance is read with. */
export const GRIEVANCE_COLUMNS = [
  'id',
  'sequence',
  'askedAt',
  'subject',
  'message',
  'state',
  'dueOn',
  'answer',
  'answeredAt',
] as const

/** The grievances of a person, newest first. */
export async function listGrievanceRows(db: Db, userId: string): Promise<GrievanceRow[]> {
  return db
    .selectFrom('grievances')
    .select(GRIEVANCE_COLUMNS)
    .where('userId', '=', userId)
    .orderBy('askedAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Files a grievance. */
export async function insertGrievance(
  db: Db,
  grievance: { userId: string; askedAt: Date; subject: string; message: string; dueOn: string },
): Promise<GrievanceRow> {
  return db.insertInto('grievances').values(grievance).returning(GRIEVANCE_COLUMNS).executeTakeFirstOrThrow()
}
