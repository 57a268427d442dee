import type { ParentPaperSort, ParentPaperState } from '@sopaan/contract/managed-parent-papers'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, type Orders, ofIds, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'

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

/** Undefined: in every state, of whomever. */
export type PapersFilter = { state?: ParentPaperState | undefined; q?: string | undefined }

const ORDERED_BY: Orders<ParentPaperSort> = {
  sentAt: sql`parent_papers.sent_at`,
  parent: sql`lower(parent_consents.full_name)`,
  child: sql`lower(users.full_name)`,
  state: sql`parent_papers.state`,
}
/** Those that wait first, the oldest of them on top, then the newest. */
const USUAL_ORDER = sql`
  parent_papers.state <> 'waiting',
  case when parent_papers.state = 'waiting' then parent_papers.sent_at end,
  parent_papers.sent_at desc,
  parent_papers.id`

function narrowed(db: Db, { state, q }: PapersFilter) {
  const words = sql`concat_ws(' ', parent_consents.full_name, parent_consents.email, users.full_name)`
  return withPeople(db)
    .$if(state !== undefined, (query) => query.where('parentPapers.state', '=', state ?? 'waiting'))
    .$if(q !== undefined, (query) => query.where(sql<boolean>`${words} ilike ${patternOf(q ?? '')}`))
}

/** A page of the papers of a filter, in an order or in the usual one. */
export async function listManagedPapers(
  db: Db,
  filter: PapersFilter,
  { sort, ...page }: Page & { sort?: ParentPaperSort | undefined },
) {
  return narrowed(db, filter).orderBy(orderOf(sort)).$call(onPage(page)).execute()
}

/** The same as ids alone, from the first, at most so many. */
export async function listPaperIds(
  db: Db,
  filter: PapersFilter,
  { sort, limit }: { sort: ParentPaperSort | undefined; limit: number },
): Promise<string[]> {
  const rows = await narrowed(db, filter).orderBy(orderOf(sort)).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Papers of some ids, in their order. */
export async function listPapersOfIds(db: Db, ids: readonly string[]): Promise<ManagedPaperRow[]> {
  return withPeople(db).$call(ofIds(sql`parent_papers.id`, ids)).execute()
}

function orderOf(sort: ParentPaperSort | undefined) {
  return sort === undefined ? USUAL_ORDER : orderOfSort(ORDERED_BY, sort, sql`parent_papers.id`)
}

/** A paper with its people. */
export async function findManagedPaper(db: Db, id: string): Promise<ManagedPaperRow | undefined> {
  return withPeople(db).where('parentPapers.id', '=', id).executeTakeFirst()
}

/** How many papers a filter has. */
export const countPapers = countOf(narrowed)
