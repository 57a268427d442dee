import type { Grievance } from '@sopaan/contract/consents'
import type { AssigneeFilter, ThreadSort } from '@sopaan/contract/threads'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, type Orders, onPage, orderOfSort, type Page } from '#api/db/pages.ts'
import { GRIEVANCE_COLUMNS } from './consents.queries.ts'

type State = Grievance['state']

/** Undefined: of every state, with any words, whoever answers. */
export type GrievancesFilter = {
  state?: State | undefined
  q?: string | undefined
  assignee?: AssigneeFilter | undefined
  /** Whose own ones `mine` means. */
  userId?: string | undefined
  /** Undefined: the usual order. */
  sort?: ThreadSort | undefined
}

function narrowed(db: Db, { state, q, assignee, userId }: GrievancesFilter) {
  // The number as it is quoted in mails, whole or in part.
  const number = sql`concat('G-', to_char(grievances.asked_at at time zone 'UTC', 'YYYY'), '-', lpad(sequence::text, 6, '0'))`
  const text = sql`lower(concat_ws(' ', users.full_name, users.email, subject, message, ${number}))`
  return db
    .selectFrom('grievances')
    .innerJoin('users', 'users.id', 'grievances.userId')
    .$if(state !== undefined, (query) => query.where('grievances.state', '=', state ?? 'open'))
    .$if(q !== undefined, (query) => query.where(sql<boolean>`strpos(${text}, ${q?.toLowerCase()}) > 0`))
    .$if(assignee === 'nobody', (query) => query.where('assigneeId', 'is', null))
    .$if(assignee === 'mine', (query) => query.where('assigneeId', '=', userId ?? ''))
}

/** Grievances with who filed them. */
function withPeople(db: Db, filter: GrievancesFilter) {
  return narrowed(db, filter)
    .select(GRIEVANCE_COLUMNS.map((column) => `grievances.${column}` as const))
    .select(['users.fullName', 'users.email', 'users.language', 'grievances.userId'])
}

/** A page of the grievances of a filter in its order. */
export async function listManagedGrievances(db: Db, filter: GrievancesFilter, page: Page) {
  return withPeople(db, filter).orderBy(orderOf(filter)).$call(onPage(page)).execute()
}

/** The open ones first, in the order in which they are due. */
const USUAL_ORDER = sql`grievances.state <> 'open', grievances.due_on, grievances.id`
const ORDERED_BY: Orders<ThreadSort> = {
  askedAt: sql`grievances.asked_at`,
  name: sql`lower(users.full_name)`,
  topic: sql`lower(grievances.subject)`,
  state: sql`(grievances.state = 'answered')::text || grievances.due_on`,
  assignee: sql`(select lower(staff.full_name) from users staff where staff.id = grievances.assignee_id)`,
}

function orderOf({ sort }: GrievancesFilter) {
  return sort === undefined ? USUAL_ORDER : orderOfSort(ORDERED_BY, sort, sql`grievances.id`)
}

/** The ids of the grievances of a filter in the order of the list, at most so many. */
export async function listGrievanceIds(db: Db, filter: GrievancesFilter, limit: number): Promise<string[]> {
  const rows = await narrowed(db, filter).select('grievances.id').orderBy(orderOf(filter)).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Grievances of some ids, in their order. */
export async function listGrievancesOfIds(db: Db, ids: readonly string[]) {
  return withPeople(db, {})
    .where('grievances.id', 'in', [...ids])
    .orderBy(sql`array_position(${ids}::uuid[], grievances.id)`)
    .execute()
}

/** How many grievances a filter has. */
export const countGrievances = countOf(narrowed)

/** A grievance with who filed it. */
export async function findManagedGrievance(db: Db, id: string) {
  return withPeople(db, {}).where('grievances.id', '=', id).executeTakeFirst()
}

/** Answers a grievance that is open. @returns whether it was */
export async function answerGrievanceRow(
  db: Db,
  id: string,
  answer: { answer: string; answeredAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('grievances')
    .set({ ...answer, state: 'answered' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Holds a grievance until the transaction ends, where there is one of that id. */
export async function lockGrievance(db: Db, id: string): Promise<void> {
  await db.selectFrom('grievances').select('id').where('id', '=', id).forUpdate().execute()
}
