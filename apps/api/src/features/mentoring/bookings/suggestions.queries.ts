import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows } from '#api/db/pages.ts'
import type { ListSuggestionsRow } from '#api/db/rows.ts'

export type SuggestionRow = Omit<Selectable<ListSuggestionsRow>, 'createdAt'>

const COLUMNS = [
  'id',
  'bookingId',
  'authorId',
  'listId',
  'listVersion',
  'kind',
  'choiceKey',
  'position',
  'reason',
  'state',
  'suggestedAt',
  'decidedAt',
  'formerPosition',
] as const
/** More than a booking takes. */
const SHOWN_MAX = 200

/** The suggestions of a booking in the order they were made. */
export async function listSuggestionRows(db: Db, bookingId: string): Promise<SuggestionRow[]> {
  return db
    .selectFrom('listSuggestions')
    .select(COLUMNS)
    .where('bookingId', '=', bookingId)
    .orderBy('suggestedAt')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute()
}

/** One suggestion of a booking, which nobody else decides until the transaction ends. */
export async function lockSuggestion(db: Db, bookingId: string, id: string): Promise<SuggestionRow | undefined> {
  return db
    .selectFrom('listSuggestions')
    .select(COLUMNS)
    .where('bookingId', '=', bookingId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** How many suggestions a booking has; of a state, where one is named. */
export async function countSuggestions(db: Db, bookingId: string, state?: SuggestionRow['state']): Promise<number> {
  return countRows(
    db
      .selectFrom('listSuggestions')
      .where('bookingId', '=', bookingId)
      .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'open')),
  )
}

/** How many suggestions wait for the owner of the list, by booking. */
export async function countOpenSuggestions(db: Db, bookingIds: readonly string[]): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('listSuggestions')
    .select(['bookingId', (row) => row.fn.countAll<string>().as('count')])
    .where('bookingId', 'in', bookingIds)
    .where('state', '=', 'open')
    .groupBy('bookingId')
    .execute()
  return new Map(rows.map(({ bookingId, count }) => [bookingId, Number(count)]))
}

/** Makes a suggestion; one that is open for the same choice is replaced. */
export async function upsertSuggestion(db: Db, suggestion: Insertable<ListSuggestionsRow>): Promise<void> {
  const { kind, position, reason, listVersion, suggestedAt } = suggestion
  await db
    .insertInto('listSuggestions')
    .values(suggestion)
    .onConflict((conflict) =>
      conflict
        .columns(['bookingId', 'choiceKey'])
        .where('state', '=', 'open')
        .doUpdateSet({ kind, position: position ?? null, reason, listVersion, suggestedAt }),
    )
    .execute()
}

/** Says what became of a suggestion. */
export async function changeSuggestion(
  db: Db,
  id: string,
  change: Pick<SuggestionRow, 'state' | 'decidedAt' | 'formerPosition'>,
): Promise<void> {
  await db.updateTable('listSuggestions').set(change).where('id', '=', id).execute()
}

/** Takes a suggestion away. */
export async function removeSuggestion(db: Db, id: string): Promise<void> {
  await db.deleteFrom('listSuggestions').where('id', '=', id).execute()
}
