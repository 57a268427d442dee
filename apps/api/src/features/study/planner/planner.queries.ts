import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { PlannerChaptersRow, PlannerFeedsRow, StudyPlannersRow } from '#api/db/rows.ts'

/** More than the syllabus and one's own chapters together. */
const CHAPTERS_MAX = 500

const SETTINGS = [
  'exam_id',
  'exam_name',
  'exam_on',
  'list',
  'weekly_minutes',
  'daily_cap_minutes',
  'rest_day',
  'start_minute',
] as const
export type SettingsRow = Pick<Selectable<StudyPlannersRow>, (typeof SETTINGS)[number]>
export type FeedRow = Pick<Selectable<PlannerFeedsRow>, 'id' | 'user_id' | 'version' | 'renewed_at'>

/** What a person's plan is made from. */
export async function findSettings(db: Db, userId: string): Promise<SettingsRow | undefined> {
  return db.selectFrom('study_planners').select(SETTINGS).where('user_id', '=', userId).executeTakeFirst()
}

/** Sets what a person's plan is made from. */
export async function replaceSettings(
  db: Db,
  settings: Omit<Insertable<StudyPlannersRow>, 'id' | 'created_at'>,
): Promise<void> {
  const { user_id: _, ...changed } = settings
  await db
    .insertInto('study_planners')
    .values(settings)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
}

/** Where a person stands with the chapters told of. */
export async function listChapterRows(
  db: Db,
  userId: string,
): Promise<Pick<Selectable<PlannerChaptersRow>, 'chapter_key' | 'state' | 'confidence' | 'is_left_out'>[]> {
  return db
    .selectFrom('planner_chapters')
    .select(['chapter_key', 'state', 'confidence', 'is_left_out'])
    .where('user_id', '=', userId)
    .orderBy('chapter_key')
    .limit(CHAPTERS_MAX)
    .execute()
}

/** Keeps what was told of chapters. Where the state is the same as before, minutes studied since go on counting. */
export async function replaceChapters(
  db: Db,
  rows: readonly Omit<Insertable<PlannerChaptersRow>, 'id' | 'created_at'>[],
): Promise<void> {
  await db
    .insertInto('planner_chapters')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'chapter_key']).doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        confidence: row.ref('excluded.confidence'),
        is_left_out: row.ref('excluded.is_left_out'),
        told_at: sql<Date>`case when planner_chapters.state = excluded.state
          and planner_chapters.confidence is not distinct from excluded.confidence
          then planner_chapters.told_at else excluded.told_at end`,
      })),
    )
    .execute()
}

/** Forgets what was told of a chapter. */
export async function removeChapterRow(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom('planner_chapters').where('user_id', '=', userId).where('chapter_key', '=', key).execute()
}

/** The calendar feed of a person. */
export async function findFeedOf(db: Db, userId: string): Promise<FeedRow | undefined> {
  return db
    .selectFrom('planner_feeds')
    .select(['id', 'user_id', 'version', 'renewed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** A calendar feed whose owner's account is in use. */
export async function findFeed(db: Db, id: string): Promise<(FeedRow & { language: 'en' | 'hi' }) | undefined> {
  return db
    .selectFrom('planner_feeds')
    .innerJoin('users', 'users.id', 'planner_feeds.user_id')
    .select([
      'planner_feeds.id',
      'planner_feeds.user_id',
      'planner_feeds.version',
      'planner_feeds.renewed_at',
      'users.language',
    ])
    .where('planner_feeds.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/** Makes a feed, or renews its address. */
export async function renewFeedRow(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('planner_feeds')
    .values({ user_id: userId, renewed_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        version: sql<number>`planner_feeds.version + 1`,
        renewed_at: row.ref('excluded.renewed_at'),
      })),
    )
    .execute()
}

/** Ends the feed of a person. */
export async function removeFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('planner_feeds').where('user_id', '=', userId).execute()
}
