import type { CollegeDataSort } from '@sopaan/contract/college-data'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'

/** Which rows of a table are meant; an absent part filters nothing. */
export type RowFilter = {
  instituteIds?: readonly string[] | undefined
  programmeIds?: readonly string[] | undefined
  /** Each row must be of one of the institutes or one of the programmes, of every pair. */
  either: readonly { instituteIds: readonly string[]; programmeIds: readonly string[] }[]
  quotas?: readonly string[] | undefined
  seatTypes?: readonly string[] | undefined
  genders?: readonly string[] | undefined
  isPreparatoryLeftOut: boolean
}

/** Every institute with what is searched and filtered by. */
export async function listInstitutes(db: Db) {
  return db
    .selectFrom('institutes')
    .select(['id', 'name', 'type', 'city', 'state', 'alsoWritten'])
    .orderBy('id')
    .execute()
}

/** Every programme with what is searched and filtered by. */
export async function listProgrammes(db: Db) {
  return db.selectFrom('programmes').select(['id', 'name', 'degree', 'family', 'alsoWritten']).orderBy('id').execute()
}

/** What a table is, besides its id. */
export const TABLE_COLUMNS = [
  'imports.counselling',
  'imports.season',
  'imports.round',
  'imports.isFinal',
  'imports.source',
  'imports.rowsTaken',
  'imports.rowsPreparatory',
  'imports.mendedAt',
] as const

/** Published rounds with the counts that were stored when they came in. */
export async function listTables(db: Db) {
  return db
    .selectFrom('imports')
    .select(['imports.id', ...TABLE_COLUMNS])
    .where('status', '=', 'published')
    .orderBy('season', 'desc')
    .orderBy('counselling', 'desc')
    .orderBy('round', 'desc')
    .limit(1000)
    .execute()
}
export type Table = Awaited<ReturnType<typeof listTables>>[number]

/** How many rows each of these tables has under a filter; tables without any are left out. */
export async function countRows(db: Db, importIds: readonly string[], filter: RowFilter): Promise<Map<string, number>> {
  const counted = await countQuery(db, importIds, filter).execute()
  return new Map(counted.map((row) => [row.importId, Number(row.count)]))
}

/** The query behind `countRows`. */
export function countQuery(db: Db, importIds: readonly string[], filter: RowFilter) {
  return db
    .selectFrom('cutoffs')
    .select(({ fn }) => ['importId', fn.countAll<string>().as('count')])
    .where(and(conditions(importIds, filter)))
    .groupBy('importId')
}

/** A stretch of the rows of some tables under a filter. */
export type Stretch = {
  importIds: readonly string[]
  filter: RowFilter
  sort: CollegeDataSort
  offset: number
  limit: number
}

/** Rows of the tables in the order given, within each as the sort says, ties by id. */
export async function listRows(db: Db, stretch: Stretch) {
  return rowsQuery(db, stretch).execute()
}

export type FoundRow = Awaited<ReturnType<typeof listRows>>[number]

/** The query behind `listRows`. */
export function rowsQuery(db: Db, { importIds, filter, sort, offset, limit }: Stretch) {
  const found = selectFoundRows(db).where(and(conditions(importIds, filter)))
  const byTable = sql`array_position(${importIds}::uuid[], cutoffs.import_id)`
  // Rows of one table are read in the order of an index, which naming the table's place would hide from the planner.
  return (importIds.length === 1 ? found : found.orderBy(byTable))
    .orderBy(ORDERS[sort])
    .orderBy('cutoffs.id')
    .offset(offset)
    .limit(limit)
}

/** Rows with the names of what they are of, as they are shown. */
export function selectFoundRows(db: Db) {
  return db
    .selectFrom('cutoffs')
    .innerJoin('institutes', 'institutes.id', 'cutoffs.instituteId')
    .innerJoin('programmes', 'programmes.id', 'cutoffs.programmeId')
    .select([
      'cutoffs.id',
      'cutoffs.importId',
      'institutes.name as institute',
      'institutes.type',
      'institutes.city',
      'institutes.state',
      'programmes.name as programme',
      'programmes.degree',
      'programmes.durationYears',
      'programmes.family',
      'cutoffs.quota',
      'cutoffs.seatType',
      'cutoffs.genderPool',
      'cutoffs.openingRank',
      'cutoffs.closingRank',
      'cutoffs.isPreparatory',
    ])
}

const ORDERS: Record<CollegeDataSort, RawBuilder<unknown>> = {
  newest: sql`cutoffs.closing_rank`,
  oldest: sql`cutoffs.closing_rank`,
  '-closing': sql`cutoffs.closing_rank desc`,
  opening: sql`cutoffs.opening_rank`,
  '-opening': sql`cutoffs.opening_rank desc`,
  institute: sql`institutes.name, programmes.name, cutoffs.closing_rank`,
  '-institute': sql`institutes.name desc, programmes.name, cutoffs.closing_rank`,
  programme: sql`programmes.name, institutes.name, cutoffs.closing_rank`,
  '-programme': sql`programmes.name desc, institutes.name, cutoffs.closing_rank`,
}

function conditions(importIds: readonly string[], filter: RowFilter): RawBuilder<SqlBool>[] {
  const { instituteIds, programmeIds, either, quotas, seatTypes, genders } = filter
  return [
    importIds.length === 1
      ? sql<SqlBool>`cutoffs.import_id = ${importIds[0]}`
      : sql<SqlBool>`cutoffs.import_id = any(${importIds}::uuid[])`,
    ...(instituteIds ? [sql<SqlBool>`cutoffs.institute_id = any(${instituteIds}::uuid[])`] : []),
    ...(programmeIds ? [sql<SqlBool>`cutoffs.programme_id = any(${programmeIds}::uuid[])`] : []),
    ...either.map(
      (pair) => sql<SqlBool>`(
        cutoffs.institute_id = any(${pair.instituteIds}::uuid[])
        or cutoffs.programme_id = any(${pair.programmeIds}::uuid[])
      )`,
    ),
    ...(quotas ? [sql<SqlBool>`cutoffs.quota = any(${quotas}::text[])`] : []),
    ...(seatTypes ? [sql<SqlBool>`cutoffs.seat_type = any(${seatTypes}::text[])`] : []),
    ...(genders ? [sql<SqlBool>`cutoffs.gender_pool = any(${genders}::text[])`] : []),
    ...(filter.isPreparatoryLeftOut ? [sql<SqlBool>`cutoffs.is_preparatory is not true`] : []),
  ]
}

function and(all: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql.join<SqlBool>([...all], sql` and `) as RawBuilder<SqlBool>
}
