import type { Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { ConsentsRow, NomineesRow } from '#api/db/rows.ts'

/** Every yes and no of a person, newest first. */
export async function listConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom('consents')
    .select(['purpose', 'isGiven', 'changedAt', 'noticeVersion', 'language'])
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1_000)
    .execute()
}

export type ConsentRow = Pick<
  Selectable<ConsentsRow>,
  'purpose' | 'isGiven' | 'changedAt' | 'noticeVersion' | 'language'
>

/** Whom a person named to act for them after death (DPDP-15); undefined where nobody is. */
export async function findNomineeRow(
  db: Db,
  userId: string,
): Promise<Pick<Selectable<NomineesRow>, 'fullName' | 'relation' | 'email' | 'phone'> | undefined> {
  return db
    .selectFrom('nominees')
    .select(['fullName', 'relation', 'email', 'phone'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}
