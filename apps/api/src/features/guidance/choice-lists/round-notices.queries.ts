import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** The topic under which people ask to be told. */
const TOPIC = 'rounds'

/** A published round, or a mock allotment, that lists are told of. */
export type NoticedRound = { season: number; round: number; isMock: boolean }

/** A list whose owner is to be told, with what the owner's profile says of them. */
export type NoticedList = {
  listId: string
  userId: string
  name: string
  /** How many lists with choices the owner has. */
  lists: number
  keys: string[]
  category: string | null
  gender: string | null
  isPwd: boolean | null
  hasPassedAat: boolean | null
  homeState: string | null
  ranks: { list: string; kind: string; rank: number }[]
}

/**
 * Takes note that the next lists are told of a round: a row each, which no two workers make both.
 * @returns those that this caller is to tell; fewer than `limit` where others were faster or nobody is left
 */
export async function claimNotices(
  db: Db,
  { season, round, isMock }: NoticedRound,
  limit: number,
): Promise<NoticedList[]> {
  const claimed = await db
    .insertInto('roundNotices')
    .columns(['listId', 'userId', 'season', 'round', 'isMock'])
    .expression(({ selectFrom }) =>
      selectFrom('choiceLists')
        .innerJoin('users', 'users.id', 'choiceLists.userId')
        .innerJoin('notificationSettings as chosen', (join) =>
          join.onRef('chosen.userId', '=', 'users.id').on('chosen.topic', '=', TOPIC),
        )
        .select([
          'choiceLists.id as listId',
          'users.id as userId',
          sql<number>`${season}::integer`.as('season'),
          sql<number>`${round}::integer`.as('round'),
          sql<boolean>`${isMock}::boolean`.as('isMock'),
        ])
        .where((row) =>
          row.or([
            row('chosen.isInApp', '=', true),
            row('chosen.isByMail', '=', true),
            row('chosen.isByPush', '=', true),
          ]),
        )
        .where('users.status', '=', 'active')
        .where('users.role', '<>', 'admin')
        .where('choiceLists.removedAt', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('choiceListChoices').select('id').whereRef('listId', '=', 'choiceLists.id')),
        )
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('roundNotices as known')
                .select('known.id')
                .whereRef('known.listId', '=', 'choiceLists.id')
                .where('known.season', '=', season)
                .where('known.isMock', '=', isMock)
                .where('known.round', '=', round),
            ),
          ),
        )
        .orderBy('choiceLists.id')
        .limit(limit),
    )
    .onConflict((conflict) => conflict.columns(['listId', 'season', 'isMock', 'round']).doNothing())
    .returning('listId')
    .execute()
  return listNoticed(
    db,
    claimed.map(({ listId }) => listId),
  )
}

async function listNoticed(db: Db, listIds: readonly string[]): Promise<NoticedList[]> {
  if (listIds.length === 0) return []
  return db
    .selectFrom('choiceLists')
    .innerJoin('users', 'users.id', 'choiceLists.userId')
    .select([
      'choiceLists.id as listId',
      'users.id as userId',
      'choiceLists.name',
      'users.category',
      'users.gender',
      'users.isPwd',
      'users.hasPassedAat',
      'users.homeState',
      sql<number>`(
        select count(*)::integer from choice_lists as others
        where others.user_id = users.id and others.removed_at is null
          and exists (select 1 from choice_list_choices where list_id = others.id)
      )`.as('lists'),
      sql<string[]>`array(
        select choice_key from choice_list_choices where list_id = choice_lists.id order by position, id
      )`.as('keys'),
      sql<NoticedList['ranks']>`coalesce(
        (select jsonb_agg(jsonb_build_object('list', list, 'kind', kind, 'rank', rank)) from user_ranks where user_id = users.id),
        '[]'::jsonb
      )`.as('ranks'),
    ])
    .where('choiceLists.id', '=', sql<string>`any(${[...listIds]}::uuid[])`)
    .orderBy('choiceLists.id')
    .execute()
}

/** Forgets who was told before an instant. */
export async function removeOldNotices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('roundNotices').where('createdAt', '<', before).execute()
}
