import type { ActedList, ActionOnRows, FilterAction } from '@sopaan/contract/filter-actions'
import type { SKIP_REASONS } from '@sopaan/contract/managed-user-shapes'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { unlocked } from '#api/db/due-rows.ts'

type SkipReason = (typeof SKIP_REASONS)[number]
type NewAction = {
  askedBy: string
  askedAt: Date
  list: ActedList
  action: ActionOnRows
  filter: Readonly<Record<string, string>>
  ids: readonly string[]
}
type Outcome = { id: string; outcome: string }

/** An action with how many of its rows are where. */
export type CountedAction = {
  id: string
  list: ActedList
  kind: FilterAction['kind']
  state: FilterAction['state']
  createdAt: Date
  total: number
  changed: number
  skipped: Partial<Record<SkipReason, number>>
}

/** Writes down an action and the rows it is for; undefined where another one of the same person still runs. */
export async function insertFilterAction(
  db: Db,
  { askedBy, askedAt, list, action, filter, ids }: NewAction,
): Promise<string | undefined> {
  const added = await db
    .insertInto('filterActions')
    .values({
      askedBy,
      createdAt: askedAt,
      list,
      action: JSON.stringify(action),
      filter: JSON.stringify(filter),
    })
    .onConflict((conflict) => conflict.column('askedBy').where('state', '=', 'running').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) return undefined
  await sql`insert into filter_action_items (filter_action_id, item_id)
    select ${added.id}, asked.id from unnest(${ids}::uuid[]) as asked (id)`.execute(db)
  return added.id
}

/** The newest actions that somebody asked for since a time, with how far each is. */
export async function listFilterActions(
  db: Db,
  { askedBy, since, limit }: { askedBy: string; since: Date; limit: number },
): Promise<CountedAction[]> {
  const { rows } =
    await sql<CountedAction>`select id, list, action ->> 'kind' as kind, state, created_at as "createdAt", items.*
    from filter_actions, lateral (
      select coalesce(sum(items), 0)::int as total,
        coalesce(sum(items) filter (where outcome = 'changed'), 0)::int as changed,
        coalesce(jsonb_object_agg(outcome, items) filter (where outcome <> 'changed'), '{}') as skipped
      from (select outcome, count(*)::int as items from filter_action_items
        where filter_action_id = filter_actions.id group by outcome) as counted
    ) as items
    where asked_by = ${askedBy} and created_at >= ${since}
    order by created_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** An action that runs, as it was asked for. */
export type RunningAction = {
  id: string
  askedBy: string | null
  createdAt: Date
  list: ActedList
  action: ActionOnRows
}

/** Locks the running action that waits longest, unless another worker has it. */
export async function lockRunningAction(db: Db): Promise<RunningAction | undefined> {
  const row = await db
    .selectFrom('filterActions')
    .select(['id', 'askedBy', 'createdAt', 'list', 'action'])
    .where('state', '=', 'running')
    .orderBy('createdAt')
    .orderBy('id')
    .$call(unlocked({ limit: 1 }))
    .executeTakeFirst()
  // What the table holds was judged by the contract when it was written.
  return row && { ...row, list: row.list as ActedList, action: row.action as ActionOnRows }
}

/** The next rows of an action that were not gone through yet. */
export async function listWaitingItems(db: Db, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('filterActionItems')
    .select('itemId')
    .where('filterActionId', '=', id)
    .where('outcome', 'is', null)
    .orderBy('itemId')
    .limit(limit)
    .execute()
  return rows.map(({ itemId }) => itemId)
}

/** Writes down what became of rows. */
export async function saveOutcomes(db: Db, id: string, outcomes: readonly Outcome[]): Promise<void> {
  await sql`update filter_action_items set outcome = said.outcome
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as said (id uuid, outcome text)
    where filter_action_id = ${id} and item_id = said.id`.execute(db)
}

/** Ends a running action; false where it had ended. @param by  only where this person asked for it */
export async function endFilterAction(
  db: Db,
  id: string,
  { state, now, by }: { state: 'done' | 'stopped'; now: Date; by?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('filterActions')
    .set({ state, endedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .$if(by !== undefined, (rows) => rows.where('askedBy', '=', by ?? ''))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
