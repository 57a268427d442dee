import type { ManagedRowSort } from '@sopaan/contract/college-data'
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

/** The names people read: those that staff gave, else those that were printed. */
const INSTITUTE_SHOWN = sql<string>`coalesce(institutes.shown_name, institutes.name)`
const PROGRAMME_SHOWN = sql<string>`coalesce(programmes.shown_name, programmes.name)`

/** Every institute with what is searched and filtered by. */
export async function listInstitutes(db: Db) {
  return db
    .selectFrom('institutes as own')
    .innerJoin('institutes', (join) => join.on('institutes.id', '=', sql`coalesce(own.merged_into, own.id)`))
    .select(['own.id', 'institutes.name as printedAs', 'institutes.type', 'institutes.city', 'institutes.state'])
    .select([INSTITUTE_SHOWN.as('name'), sql<string[]>`own.also_written || institutes.also_written`.as('alsoWritten')])
    .orderBy('own.id')
    .execute()
}

/** Every programme with what is searched and filtered by. */
export async function listProgrammes(db: Db) {
  return db
    .selectFrom('programmes as own')
    .innerJoin('programmes', (join) => join.on('programmes.id', '=', sql`coalesce(own.merged_into, own.id)`))
    .select(['own.id', 'programmes.degree', 'programmes.family', PROGRAMME_SHOWN.as('name')])
    .select(sql<string[]>`own.also_written || programmes.also_written || programmes.name`.as('alsoWritten'))
    .orderBy('own.id')
    .execute()
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
export type PublishedTable = Awaited<ReturnType<typeof listTables>>[number]

/** How many rows each of these tables has under a filter; tables without any are left out. */
export async function countRowsByImport(
  db: Db,
  importIds: readonly string[],
  filter: RowFilter,
): Promise<Map<string, number>> {
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
export type RowRange = {
  importIds: readonly string[]
  filter: RowFilter
  sort: ManagedRowSort
  offset: number
  limit: number
}

/** Rows of the tables in the order given, within each as the sort says, ties by id. */
export async function listRows(db: Db, stretch: RowRange) {
  return printedRowsQuery(db, stretch).execute()
}

export type FoundRow = Awaited<ReturnType<typeof listRows>>[number]

/** The query behind `listRows`. */
export function printedRowsQuery(db: Db, { importIds, filter, sort, offset, limit }: RowRange) {
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
    .innerJoin('institutes as ownInstitute', 'ownInstitute.id', 'cutoffs.instituteId')
    .innerJoin('institutes', (join) =>
      join.on('institutes.id', '=', sql`coalesce(own_institute.merged_into, own_institute.id)`),
    )
    .innerJoin('programmes as ownProgramme', 'ownProgramme.id', 'cutoffs.programmeId')
    .innerJoin('programmes', (join) =>
      join.on('programmes.id', '=', sql`coalesce(own_programme.merged_into, own_programme.id)`),
    )
    .select([
      'cutoffs.id',
      'cutoffs.importId',
      INSTITUTE_SHOWN.as('institute'),
      'institutes.type',
      'institutes.city',
      'institutes.state',
      PROGRAMME_SHOWN.as('programme'),
      'institutes.name as printedInstitute',
      'programmes.name as printedProgramme',
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

const ORDERS: Record<ManagedRowSort, RawBuilder<unknown>> = {
  newest: sql`cutoffs.closing_rank`,
  oldest: sql`cutoffs.closing_rank`,
  closing: sql`cutoffs.closing_rank`,
  '-closing': sql`cutoffs.closing_rank desc`,
  opening: sql`cutoffs.opening_rank`,
  '-opening': sql`cutoffs.opening_rank desc`,
  institute: sql`${INSTITUTE_SHOWN}, ${PROGRAMME_SHOWN}, cutoffs.closing_rank`,
  '-institute': sql`${INSTITUTE_SHOWN} desc, ${PROGRAMME_SHOWN}, cutoffs.closing_rank`,
  programme: sql`${PROGRAMME_SHOWN}, ${INSTITUTE_SHOWN}, cutoffs.closing_rank`,
  '-programme': sql`${PROGRAMME_SHOWN} desc, ${INSTITUTE_SHOWN}, cutoffs.closing_rank`,
  pool: sql`cutoffs.quota, cutoffs.seat_type, cutoffs.gender_pool, cutoffs.closing_rank`,
  '-pool': sql`cutoffs.quota desc, cutoffs.seat_type desc, cutoffs.gender_pool desc, cutoffs.closing_rank`,
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
