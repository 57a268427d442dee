import type { ParentPaperState } from '@sopaan/contract/managed-parent-papers'
import type { Db } from '#api/db/connect.ts'

export type ManagedPaperRow = Awaited<ReturnType<typeof listManagedPapers>>[number]

function withPeople(db: Db) {
  return db
    .selectFrom('parent_papers')
    .innerJoin('parent_consents', 'parent_consents.id', 'parent_papers.consent_id')
    .innerJoin('users', 'users.id', 'parent_papers.user_id')
    .select(['parent_papers.id', 'parent_papers.user_id', 'parent_papers.state', 'parent_papers.sent_at'])
    .select([
      'parent_papers.file_key',
      'parent_papers.content_type',
      'parent_papers.decided_at',
      'parent_papers.reason',
    ])
    .select(['parent_consents.full_name as parent_name', 'parent_consents.relation', 'parent_consents.doubt'])
    .select(['parent_consents.email as parent_email', 'users.full_name as child_name'])
}

/** A page of papers in a state, or of all: those that wait first, the oldest of them on top, then the newest. */
export async function listManagedPapers(
  db: Db,
  state: ParentPaperState | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  return withPeople(db)
    .$if(state !== undefined, (query) => query.where('parent_papers.state', '=', state ?? 'waiting'))
    .orderBy((row) => row('parent_papers.state', '<>', 'waiting'))
    .orderBy((row) =>
      row.case().when('parent_papers.state', '=', 'waiting').then(row.ref('parent_papers.sent_at')).end(),
    )
    .orderBy('parent_papers.sent_at', 'desc')
    .orderBy('parent_papers.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** A paper with its people. */
export async function findManagedPaper(db: Db, id: string): Promise<ManagedPaperRow | undefined> {
  return withPeople(db).where('parent_papers.id', '=', id).executeTakeFirst()
}

/** How many papers are in a state, or at all. */
export async function countPapers(db: Db, state: ParentPaperState | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('parent_papers')
    .select((row) => row.fn.countAll<string>().as('count'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
