import type { OtherExam, TimetableEntry } from '@sopaan/contract/planner'
import type { Language } from '@sopaan/domain/languages'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { PlannerChaptersRow, PlannerFeedsRow, StudyPlannersRow } from '#api/db/rows.ts'

/** More than the syllabus and one's own chapters together. */
const CHAPTERS_MAX = 500

const SETTINGS = [
  'examId',
  'examName',
  'examOn',
  'list',
  'weeklyMinutes',
  'dailyCapMinutes',
  'restDay',
  'startMinute',
  'endMinute',
  'timetable',
  'otherExam',
] as const
type SettingsRow = Omit<Pick<Selectable<StudyPlannersRow>, (typeof SETTINGS)[number]>, 'timetable' | 'otherExam'> & {
  timetable: TimetableEntry[]
  otherExam: OtherExam | null
}
export type FeedRow = Pick<Selectable<PlannerFeedsRow>, 'id' | 'userId' | 'version' | 'renewedAt'>

/** What a person's plan is made from. */
export async function findSettings(db: Db, userId: string): Promise<SettingsRow | undefined> {
  const row = await db.selectFrom('studyPlanners').select(SETTINGS).where('userId', '=', userId).executeTakeFirst()
  // Written by `replaceSettings` alone, out of a body that the contract has judged.
  return row && { ...row, timetable: row.timetable as TimetableEntry[], otherExam: row.otherExam as OtherExam | null }
}

/** Sets what a person's plan is made from. */
export async function replaceSettings(
  db: Db,
  settings: Omit<Insertable<StudyPlannersRow>, 'id' | 'createdAt' | 'timetable' | 'otherExam'> & {
    timetable: readonly TimetableEntry[]
    otherExam: OtherExam | null
  },
): Promise<void> {
  const row = {
    ...settings,
    timetable: JSON.stringify(settings.timetable),
    otherExam: settings.otherExam && JSON.stringify(settings.otherExam),
  }
  const { userId: _, ...changed } = row
  await db
    .insertInto('studyPlanners')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changed))
    .execute()
}

/** Where a person stands with the chapters told of. */
export async function listChapterRows(
  db: Db,
  userId: string,
): Promise<Pick<Selectable<PlannerChaptersRow>, 'chapterKey' | 'state' | 'confidence' | 'isLeftOut'>[]> {
  return db
    .selectFrom('plannerChapters')
    .select(['chapterKey', 'state', 'confidence', 'isLeftOut'])
    .where('userId', '=', userId)
    .orderBy('chapterKey')
    .limit(CHAPTERS_MAX)
    .execute()
}

/** Keeps what was told of chapters. Where the state is the same as before, minutes studied since go on counting. */
export async function replaceChapters(
  db: Db,
  rows: readonly Omit<Insertable<PlannerChaptersRow>, 'id' | 'createdAt'>[],
): Promise<void> {
  await db
    .insertInto('plannerChapters')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['userId', 'chapterKey']).doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        confidence: row.ref('excluded.confidence'),
        isLeftOut: row.ref('excluded.isLeftOut'),
        toldAt: sql<Date>`case when planner_chapters.state = excluded.state
          and planner_chapters.confidence is not distinct from excluded.confidence
          then planner_chapters.told_at else excluded.told_at end`,
      })),
    )
    .execute()
}

/** Forgets what was told of a chapter. */
export async function removeChapterRow(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom('plannerChapters').where('userId', '=', userId).where('chapterKey', '=', key).execute()
}

/** The calendar feed of a person. */
export async function findFeedOf(db: Db, userId: string): Promise<FeedRow | undefined> {
  return db
    .selectFrom('plannerFeeds')
    .select(['id', 'userId', 'version', 'renewedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** A calendar feed whose owner's account is in use. */
export async function findFeed(db: Db, id: string): Promise<(FeedRow & { language: Language }) | undefined> {
  return db
    .selectFrom('plannerFeeds')
    .innerJoin('users', 'users.id', 'plannerFeeds.userId')
    .select([
      'plannerFeeds.id',
      'plannerFeeds.userId',
      'plannerFeeds.version',
      'plannerFeeds.renewedAt',
      'users.language',
    ])
    .where('plannerFeeds.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/** Makes a feed, or renews its address. */
export async function renewFeedRow(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('plannerFeeds')
    .values({ userId, renewedAt: now })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((row) => ({
        version: sql<number>`planner_feeds.version + 1`,
        renewedAt: row.ref('excluded.renewedAt'),
      })),
    )
    .execute()
}

/** Ends the feed of a person. */
export async function removeFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('plannerFeeds').where('userId', '=', userId).execute()
}
