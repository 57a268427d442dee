import type { ContactState } from '@sopaan/contract/contact'
import type { AssigneeFilter, ThreadSort } from '@sopaan/contract/threads'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, type Orders, onPage, orderOfSort, type Page } from '#api/db/pages.ts'
import type { ContactMessagesRow } from '#api/db/rows.ts'

export type ContactMessageRow = Omit<Selectable<ContactMessagesRow>, 'createdAt' | 'assigneeId' | 'idempotencyKey'>

const COLUMNS = [
  'id',
  'sequence',
  'askedAt',
  'fullName',
  'email',
  'language',
  'topic',
  'message',
  'state',
  'answer',
  'answeredAt',
] as const

/** Keeps a message, and answers the row as staff will read it; undefined where it came before, under the same key. */
export async function insertContactMessage(
  db: Db,
  message: Insertable<ContactMessagesRow>,
): Promise<ContactMessageRow | undefined> {
  return db
    .insertInto('contactMessages')
    .values(message)
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** The message that came under a key. */
export async function findMessageByKey(db: Db, key: string): Promise<ContactMessageRow | undefined> {
  return db.selectFrom('contactMessages').select(COLUMNS).where('idempotencyKey', '=', key).executeTakeFirst()
}

/** Undefined: of every state, with any words, whoever answers. */
export type MessagesFilter = {
  state?: ContactState | undefined
  q?: string | undefined
  assignee?: AssigneeFilter | undefined
  /** Whose own ones `mine` means. */
  userId?: string | undefined
  /** Undefined: the usual order. */
  sort?: ThreadSort | undefined
}

function narrowed(db: Db, { state, q, assignee, userId }: MessagesFilter) {
  const text = sql`lower(concat_ws(' ', full_name, email, message, 'M-' || lpad(sequence::text, 6, '0')))`
  return db
    .selectFrom('contactMessages')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(q !== undefined, (query) => query.where(sql<boolean>`strpos(${text}, ${q?.toLowerCase()}) > 0`))
    .$if(assignee === 'nobody', (query) => query.where('assigneeId', 'is', null))
    .$if(assignee === 'mine', (query) => query.where('assigneeId', '=', userId ?? ''))
}

/** A page of the messages of a filter in its order. */
export async function listMessageRows(db: Db, filter: MessagesFilter, page: Page): Promise<ContactMessageRow[]> {
  return narrowed(db, filter).select(COLUMNS).orderBy(orderOf(filter)).$call(onPage(page)).execute()
}

/** Those that wait first, the newest first. */
const USUAL_ORDER = sql`state <> 'waiting', asked_at desc, id`
const ORDERED_BY: Orders<ThreadSort> = {
  askedAt: sql`asked_at`,
  name: sql`lower(full_name)`,
  topic: sql`topic`,
  state: sql`state`,
  assignee: sql`(select lower(users.full_name) from users where users.id = assignee_id)`,
}

function orderOf({ sort }: MessagesFilter) {
  return sort === undefined ? USUAL_ORDER : orderOfSort(ORDERED_BY, sort, sql`id`)
}

/** The ids of the messages of a filter in the order of the list, at most so many. */
export async function listMessageIds(db: Db, filter: MessagesFilter, limit: number): Promise<string[]> {
  const rows = await narrowed(db, filter).select('id').orderBy(orderOf(filter)).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Messages of some ids, in their order. */
export async function listMessagesOfIds(db: Db, ids: readonly string[]): Promise<ContactMessageRow[]> {
  return db
    .selectFrom('contactMessages')
    .select(COLUMNS)
    .where('id', 'in', [...ids])
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute()
}

/** How many messages a filter has. */
export const countMessages = countOf(narrowed)

/** Takes a message out of those that wait. @returns its row, or undefined where it does not wait or is not there */
export async function settleMessage(
  db: Db,
  id: string,
  outcome: { state: 'answered'; answer: string; answeredAt: Date } | { state: 'closed' },
): Promise<ContactMessageRow | undefined> {
  return db
    .updateTable('contactMessages')
    .set(outcome)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Lets a closed message wait again. @returns its row, or undefined where it is not closed or not there */
export async function reopenMessageRow(db: Db, id: string): Promise<ContactMessageRow | undefined> {
  return db
    .updateTable('contactMessages')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** A message, held until the transaction ends. */
export async function lockMessage(db: Db, id: string): Promise<ContactMessageRow | undefined> {
  return db.selectFrom('contactMessages').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whether there is such a message. */
export async function isMessage(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('contactMessages').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Erases what was written before an instant. */
export async function removeOldMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('contactMessages').where('askedAt', '<', before).execute()
}
