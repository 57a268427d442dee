import type { SeasonSort } from '@sopaan/contract/managed-seasons'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows, type Orders, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'
import type { CounsellingSeasonsRow, CounsellingStepsRow } from '#api/db/rows.ts'

const SEASON_COLUMNS = [
  'counsellingSeasons.id',
  'counsellingSeasons.createdAt',
  'counsellingSeasons.body',
  'counsellingSeasons.season',
  'counsellingSeasons.version',
  'counsellingSeasons.state',
  'counsellingSeasons.source',
  'counsellingSeasons.sourceUrl',
  'counsellingSeasons.checkedOn',
  'counsellingSeasons.certificatesFrom',
  'counsellingSeasons.seatAcceptanceReservedPaise',
  'counsellingSeasons.seatAcceptanceOthersPaise',
  'counsellingSeasons.partialAdmissionReservedPaise',
  'counsellingSeasons.partialAdmissionOthersPaise',
  'counsellingSeasons.withdrawalPaise',
  'counsellingSeasons.publishedAt',
] as const
const STEP_COLUMNS = [
  'id',
  'kind',
  'round',
  'fromOn',
  'fromHour',
  'untilOn',
  'untilHour',
  'isNitPlusOnly',
  'source',
  'note',
] as const
/** More steps than a season could have: nine kinds, twelve rounds. */
const STEPS_MAX = 108

export type SeasonRow = Omit<Selectable<CounsellingSeasonsRow>, 'createdBy' | 'publishedBy'>
export type StepRow = Omit<Selectable<CounsellingStepsRow>, 'createdAt' | 'seasonId'>
export type StepColumns = Omit<Insertable<CounsellingStepsRow>, 'id' | 'createdAt' | 'seasonId'>
type SeasonColumns = Omit<Insertable<CounsellingSeasonsRow>, 'id'>

/** Whether any version of any season was ever written. */
export async function hasSeasons(db: Db): Promise<boolean> {
  return (await db.selectFrom('counsellingSeasons').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The newest season that is published. */
export async function findNewestPublished(db: Db): Promise<SeasonRow | undefined> {
  return db
    .selectFrom('counsellingSeasons')
    .select(SEASON_COLUMNS)
    .where('state', '=', 'published')
    .orderBy('season', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Keeps a version from being replaced until the transaction ends; undefined where it is not the published one any more. */
export async function lockPublished(db: Db, id: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('counsellingSeasons')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'published')
    .forShare()
    .executeTakeFirst()
}

/** The version of a season in a state: its draft, or what everybody reads. */
export async function findInState(
  db: Db,
  season: Pick<SeasonRow, 'body' | 'season'>,
  state: SeasonRow['state'],
): Promise<SeasonRow | undefined> {
  return db
    .selectFrom('counsellingSeasons')
    .select(SEASON_COLUMNS)
    .where('body', '=', season.body)
    .where('season', '=', season.season)
    .where('state', '=', state)
    .executeTakeFirst()
}

/** One version of a season, with the name of whoever published it and how many steps it has. */
export async function findSeasonRow(db: Db, id: string) {
  return withFacts(db).where('counsellingSeasons.id', '=', id).executeTakeFirst()
}

/** Undefined: of every state, with any words. */
export type SeasonsFilter = { state?: SeasonRow['state'] | undefined; q?: string | undefined }

const ORDERED_BY: Orders<SeasonSort> = {
  season: sql`counselling_seasons.season * 100000 + counselling_seasons.version`,
  state: sql`counselling_seasons.state`,
  steps: sql`(select count(*) from counselling_steps where season_id = counselling_seasons.id)`,
  checkedOn: sql`counselling_seasons.checked_on`,
  publishedAt: sql`counselling_seasons.published_at`,
}

/** One page of the versions of a filter in an order, and how many there are. */
export async function listSeasonRows(
  db: Db,
  { state, q }: SeasonsFilter,
  { sort, ...page }: Page & { sort: SeasonSort },
) {
  const words = sql`concat_ws(' ', body, counselling_seasons.season, source, users.full_name)`
  const found = withFacts(db)
    .$if(state !== undefined, (query) => query.where('counsellingSeasons.state', '=', state ?? 'draft'))
    .$if(q !== undefined, (query) => query.where(sql<boolean>`${words} ilike ${patternOf(q ?? '')}`))
  const rows = await found
    .orderBy(orderOfSort(ORDERED_BY, sort, sql`counselling_seasons.season, counselling_seasons.id`))
    .$call(onPage(page))
    .execute()
  return { rows, total: await countRows(found) }
}

function withFacts(db: Db) {
  return db
    .selectFrom('counsellingSeasons')
    .leftJoin('users', 'users.id', 'counsellingSeasons.publishedBy')
    .select(SEASON_COLUMNS)
    .select('users.fullName as publishedByName')
    .select(({ selectFrom }) =>
      selectFrom('counsellingSteps')
        .whereRef('counsellingSteps.seasonId', '=', 'counsellingSeasons.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('stepCount'),
    )
}

/** The highest version of a season; 0 where there is none. */
export async function findLastVersion(db: Db, { body, season }: Pick<SeasonRow, 'body' | 'season'>): Promise<number> {
  const row = await db
    .selectFrom('counsellingSeasons')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('body', '=', body)
    .where('season', '=', season)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Writes a version of a season. @returns its id */
export async function insertSeason(db: Db, season: SeasonColumns): Promise<string> {
  const { id } = await db.insertInto('counsellingSeasons').values(season).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes a version of a season. */
export async function changeSeasonRow(db: Db, id: string, change: Partial<SeasonColumns>): Promise<void> {
  await db.updateTable('counsellingSeasons').set(change).where('id', '=', id).execute()
}

/** Removes a version with its steps. */
export async function removeSeason(db: Db, id: string): Promise<void> {
  await db.deleteFrom('counsellingSeasons').where('id', '=', id).execute()
}

/** The steps of a version in the order of their beginning. */
export async function listStepRows(db: Db, seasonId: string): Promise<StepRow[]> {
  return db
    .selectFrom('counsellingSteps')
    .select(STEP_COLUMNS)
    .where('seasonId', '=', seasonId)
    .orderBy('fromOn')
    .orderBy('fromHour', (hour) => hour.asc().nullsFirst())
    .orderBy('kind')
    .orderBy('round')
    .limit(STEPS_MAX)
    .execute()
}

/** Adds steps to a version. @returns false where one of its kind and round is there already, and then adds none */
export async function insertSteps(db: Db, seasonId: string, steps: readonly StepColumns[]): Promise<boolean> {
  if (steps.length === 0) return true
  const added = await db
    .insertInto('counsellingSteps')
    .values(steps.map((step) => ({ ...step, seasonId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length === steps.length
}

/** Whether another step of a version is of this kind and round. */
export async function isStepListed(
  db: Db,
  seasonId: string,
  step: Pick<StepRow, 'id' | 'kind' | 'round'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('counsellingSteps')
    .select('id')
    .where('seasonId', '=', seasonId)
    .where('kind', '=', step.kind)
    .where('round', 'is not distinct from', step.round)
    .where('id', '<>', step.id)
    .executeTakeFirst()
  return other !== undefined
}

/** Changes a step. */
export async function changeStepRow(db: Db, id: string, step: StepColumns): Promise<void> {
  await db.updateTable('counsellingSteps').set(step).where('id', '=', id).execute()
}

/** Removes a step. */
export async function removeStepRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('counsellingSteps').where('id', '=', id).execute()
}
