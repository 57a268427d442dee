import { GENDER_POOLS, QUOTAS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import type { CutoffRow } from '@sopaan/domain/seats/cutoff-row'
import { printProgramme } from '@sopaan/domain/seats/official-cells'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#api/db/connect.ts'
import type { DirectoryIds } from './directory.queries.ts'
import type { Import } from './imports.queries.ts'

/** Rows written at once: one transaction of this many holds up other readers for about a seventh of a second. */
export const CUTOFFS_CHUNK = 5000
/** Rows written at once while others read: an embedded database is held for some 15 ms by them, and a page asks it often. */
export const STORED_AT_ONCE = 250
/** Rows read at once, for the same reason. */
const CUTOFFS_PAGE = 1000

const NONE = '00000000-0000-0000-0000-000000000000'

/**
 * Writes one chunk of rows under an import. The rows must be of its table, their names of the directory.
 * @param rows  at most `CUTOFFS_CHUNK`
 */
export async function insertCutoffs(
  db: Db,
  importId: string,
  rows: readonly CutoffRow[],
  ids: DirectoryIds,
): Promise<void> {
  if (rows.length > CUTOFFS_CHUNK) throw new Error(`${rows.length} rows at once; at most ${CUTOFFS_CHUNK}`)
  const institutes = rows.map((row) => idOf(ids.institutes, row.institute))
  const programmes = rows.map((row) => idOf(ids.programmes, printProgramme({ ...row, name: row.programme })))
  await sql`
    insert into cutoffs
      (import_id, institute_id, programme_id, quota, seat_type, gender_pool, opening_rank, closing_rank, is_preparatory)
    select ${importId}::uuid, *
    from unnest(
      ${institutes}::uuid[],
      ${programmes}::uuid[],
      ${rows.map((row) => row.quota)}::text[],
      ${rows.map((row) => row.seatType)}::text[],
      ${rows.map((row) => row.gender)}::text[],
      ${rows.map((row) => row.openingRank)}::integer[],
      ${rows.map((row) => row.closingRank)}::integer[],
      ${rows.map((row) => row.isPreparatory ?? null)}::boolean[]
    )`.execute(db)
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`Not in the directory: ${name}`)
  return id
}

/** Brings the database's picture of the rows up to date, by which it chooses among indexes: after many rows came in. */
export async function analyzeCutoffs(db: Db): Promise<void> {
  await sql`analyze cutoffs`.execute(db)
}

const quota = z.enum(QUOTAS)
const seatType = z.enum(SEAT_TYPES)
const gender = z.enum(GENDER_POOLS)

/** A page of an import's rows in the order of their ids, `after` the last of the page before. */
export async function listCutoffs(
  db: Db,
  table: Import,
  after: string | undefined,
): Promise<{ rows: CutoffRow[]; last: string | undefined }> {
  const found = await db
    .selectFrom('cutoffs')
    .innerJoin('institutes', 'institutes.id', 'cutoffs.instituteId')
    .innerJoin('programmes', 'programmes.id', 'cutoffs.programmeId')
    .select([
      'cutoffs.id',
      'institutes.name as institute',
      'programmes.name as programme',
      'programmes.degree',
      'programmes.durationYears',
      'quota',
      'seatType',
      'genderPool as gender',
      'openingRank',
      'closingRank',
      'isPreparatory',
    ])
    .where('cutoffs.importId', '=', table.id)
    .where('cutoffs.id', '>', after ?? NONE)
    .orderBy('cutoffs.id')
    .limit(CUTOFFS_PAGE)
    .execute()
  const rows = found.map(({ id: _, isPreparatory, ...row }) => ({
    counselling: table.counselling,
    season: table.season,
    round: table.round,
    ...row,
    quota: quota.parse(row.quota),
    seatType: seatType.parse(row.seatType),
    gender: gender.parse(row.gender),
    isPreparatory: isPreparatory ?? undefined,
  }))
  return { rows, last: found.length === CUTOFFS_PAGE ? found.at(-1)?.id : undefined }
}
