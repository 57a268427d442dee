import type { Language } from '@sopaan/domain/languages'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { CounsellingFeedsRow, UsersRow } from '#api/db/rows.ts'

export type SeasonFeedRow = Pick<Selectable<CounsellingFeedsRow>, 'id' | 'version' | 'renewedAt'>
/** A feed with what the amounts in it go by. */
export type ReadFeed = SeasonFeedRow & { language: Language } & Pick<Selectable<UsersRow>, 'category' | 'isPwd'>

/** The feed of a person. */
export async function findOwnFeed(db: Db, userId: string): Promise<SeasonFeedRow | undefined> {
  return db
    .selectFrom('counsellingFeeds')
    .select(['id', 'version', 'renewedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** A feed whose owner's account is in use. */
export async function findReadFeed(db: Db, id: string): Promise<ReadFeed | undefined> {
  return db
    .selectFrom('counsellingFeeds as feed')
    .innerJoin('users', 'users.id', 'feed.userId')
    .select(['feed.id', 'feed.version', 'feed.renewedAt', 'users.language', 'users.category', 'users.isPwd'])
    .where('feed.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/** What the amounts of a season go by for a person. */
export async function findPayer(db: Db, userId: string) {
  return db.selectFrom('users').select(['category', 'isPwd']).where('id', '=', userId).executeTakeFirst()
}

/** Makes a feed, or raises its version. */
export async function upsertFeed(db: Db, userId: string, renewedAt: Date): Promise<void> {
  await db
    .insertInto('counsellingFeeds')
    .values({ userId, renewedAt })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ version: sql<number>`counselling_feeds.version + 1`, renewedAt }),
    )
    .execute()
}

/** Takes the feed of a person away. */
export async function removeOwnFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('counsellingFeeds').where('userId', '=', userId).execute()
}
