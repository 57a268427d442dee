import type { Grievance } from '@sopaan/contract/consents'
import type { Db } from '#api/db/connect.ts'
import { countRows, onPage, type Page } from '#api/db/pages.ts'
import { GRIEVANCE_COLUMNS } from './consents.queries.ts'

type State = Grievance['state']

/** Grievances with who filed them. */
function withPeople(db: Db) {
  return db
    .selectFrom('grievances')
    .innerJoin('users', 'users.id', 'grievances.userId')
    .select(GRIEVANCE_COLUMNS.map((column) => `grievances.${column}` as const))
    .select(['users.fullName', 'users.email', 'users.language', 'grievances.userId'])
}

/** A page of grievances in a state, or of all: the open ones first, in the order in which they are due. */
export async function listManagedGrievances(db: Db, state: State | undefined, page: Page) {
  return withPeople(db)
    .$if(state !== undefined, (query) => query.where('grievances.state', '=', state ?? 'open'))
    .orderBy((row) => row('grievances.state', '<>', 'open'))
    .orderBy('grievances.dueOn')
    .orderBy('grievances.id')
    .$call(onPage(page))
    .execute()
}

/**
 * For the pages of the list.
 * @param state  undefined: of every state
 */
export async function countGrievances(db: Db, state: State | undefined): Promise<number> {
  return countRows(
    db.selectFrom('grievances').$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open')),
  )
}

/** A grievance with who filed it. */
export async function findManagedGrievance(db: Db, id: string) {
  return withPeople(db).where('grievances.id', '=', id).executeTakeFirst()
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
