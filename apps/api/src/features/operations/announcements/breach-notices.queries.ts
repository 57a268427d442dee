import type { Db } from '#api/db/connect.ts'

/** Whose account an incident reaches, with the parent whose consent stands. */
export type Affected = {
  id: string
  email: string
  fullName: string
  language: string
  birthMonth: string | null
  parentEmail: string | null
  parentLanguage: string | null
}

/** The next accounts behind one that still have an address, in the order of their ids: all of them, or those named. */
export async function listAffected(
  db: Db,
  { ids, after, limit }: { ids: readonly string[] | undefined; after: string | undefined; limit: number },
): Promise<Affected[]> {
  return db
    .selectFrom('users')
    .leftJoin('parentConsents as consent', (join) =>
      join
        .onRef('consent.userId', '=', 'users.id')
        .on('consent.withdrawnAt', 'is', null)
        .on('consent.confirmedAt', 'is not', null),
    )
    .select([
      'users.id',
      'users.email',
      'users.fullName',
      'users.language',
      'users.birthMonth',
      'consent.email as parentEmail',
      'consent.language as parentLanguage',
    ])
    .where('users.status', '<>', 'erased')
    .$if(ids !== undefined, (rows) => rows.where('users.id', 'in', [...(ids ?? [])]))
    .$if(after !== undefined, (rows) => rows.where('users.id', '>', after ?? ''))
    .orderBy('users.id')
    .limit(limit)
    .execute()
}
