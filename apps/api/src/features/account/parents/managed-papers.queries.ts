import type { ParentPaperState } from '@sopaan/contract/managed-parent-papers'
import type { Db } from '#api/db/connect.ts'

export type ManagedPaperRow = Awaited<ReturnType<typeof listManagedPapers>>[number]

function withPeople(db: Db) {
  return db
    .selectFrom('parentPapers')
    .innerJoin('parentConsents', 'parentConsents.id', 'parentPapers.consentId')
    .innerJoin('users', 'users.id', 'parentPapers.userId')
    .select(['parentPapers.id', 'parentPapers.userId', 'parentPapers.state', 'parentPapers.sentAt'])
    .select(['parentPapers.fileKey', 'parentPapers.contentType', 'parentPapers.decidedAt', 'parentPapers.reason'])
    .select(['parentConsents.fullName as parentName', 'parentConsents.relation', 'parentConsents.doubt'])
    .select(['parentConsents.email as parentEmail', 'users.fullName as childName'])
}

/** A page of papers in a state, or of all: those that wait first, the oldest of them on top, then the newest. */
export async function listManagedPapers(
  db: Db,
  state: ParentPaperState | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  return withPeople(db)
    .$if(state !== undefined, (query) => query.where('parentPapers.state', '=', state ?? 'waiting'))
    .orderBy((row) => row('parentPapers.state', '<>', 'waiting'))
    .orderBy((row) => row.case().when('parentPapers.state', '=', 'waiting').then(row.ref('parentPapers.sentAt')).end())
    .orderBy('parentPapers.sentAt', 'desc')
    .orderBy('parentPapers.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** A paper with its people. */
export async function findManagedPaper(db: Db, id: string): Promise<ManagedPaperRow | undefined> {
  return withPeople(db).where('parentPapers.id', '=', id).executeTakeFirst()
}

/** How many papers are in a state, or at all. */
export async function countPapers(db: Db, state: ParentPaperState | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('parentPapers')
    .select((row) => row.fn.countAll<string>().as('count'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
