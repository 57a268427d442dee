import { createHash } from 'node:crypto'
import {
  COLLEGE_DATA_COUNT_MAX,
  COUNSELLINGS,
  type CollegeDataAnswer,
  type CollegeDataFilter,
  type CollegeDataQuery,
  type CollegeDataRow,
} from '@sopaan/contract/college-data'
import { rankListOf } from '@sopaan/domain/book/compile-book'
import { GENDER_POOLS, INSTITUTE_TYPES, QUOTAS, type RankBook, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { sum } from '@sopaan/domain/numbers/sums'
import { seatKeyFinder } from '@sopaan/domain/seats/seat-key-finder'
import * as z from 'zod/mini'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '../cutoffs/rank-books.service.ts'
import {
  countRowsByImport,
  type FoundRow,
  listRows,
  listTables,
  type PublishedTable,
  type RowFilter,
} from './college-data.queries.ts'
import { readFilter } from './row-filter.ts'

/** Tables counted at once before looking whether enough is counted; each time twice as many. */
const TABLES_COUNTED_FIRST = 2

/** A filter's rows, found and counted: from it any stretch of them can be read. */
export type RowSelection = {
  filter: RowFilter
  sort: NonNullable<CollegeDataFilter['sort']>
  /** Tables with rows, in order, as far as they were counted. */
  counted: readonly { table: PublishedTable; count: number }[]
  total: number
  isCapped: boolean
}

/** As long as an answer of the table may be kept by anyone. */
const CACHE_MS = 5 * 60 * 1000
const CACHED_MAX = 2_000

type Cached = { counts: Map<string, number>; countedAt: number }

const shelves = new WeakMap<Deps['db'], Map<string, Cached>>()

/** One page of the table, with how many rows there are and what can be chosen. */
export async function listCollegeData(deps: Deps, query: CollegeDataQuery): Promise<CollegeDataAnswer> {
  const [tables, { families }] = await Promise.all([listTables(deps.db), currentBook(deps)])
  const selection = await selectRows(deps, query, COLLEGE_DATA_COUNT_MAX, tables)
  const { page, limit } = query
  return {
    data: await readStretch(deps, selection, (page - 1) * limit, limit),
    page,
    limit,
    total: selection.total,
    isTotalCapped: selection.isCapped,
    tables: tables.map((table) => ({
      counselling: counselling.parse(table.counselling),
      season: table.season,
      round: table.round,
      isFinal: table.isFinal,
      rows: table.rowsTaken,
    })),
    families: Object.entries(families)
      .map(([value, name]) => ({ value, name }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

/**
 * Finds the tables of a filter and counts its rows: exactly from stored counts where whole tables are asked for, else row
 * by row in some tables at a time, and no further than `countMax`.
 */
export async function selectRows(
  deps: Deps,
  query: CollegeDataFilter,
  countMax: number,
  published?: readonly PublishedTable[],
): Promise<RowSelection> {
  const { sort = 'newest' } = query
  const newestFirst = (published ?? (await listTables(deps.db))).filter((table) => isQueried(table, query))
  const tables = sort === 'oldest' ? newestFirst.toReversed() : newestFirst
  const filter = await readFilter(deps, query)
  if (isWhole(filter)) {
    const counted = tables.map((table) => ({ table, count: storedCount(table, filter) }))
    return { filter, sort, counted, total: sum(counted.map(({ count }) => count)), isCapped: false }
  }
  const counted: { table: PublishedTable; count: number }[] = []
  let [at, size] = [0, TABLES_COUNTED_FIRST]
  for (; at < tables.length && sum(counted.map(({ count }) => count)) <= countMax; at += size, size *= 2) {
    const batch = tables.slice(at, at + size)
    const counts = await countRowsOnce(deps, batch, filter)
    counted.push(...batch.map((table) => ({ table, count: counts.get(table.id) ?? 0 })))
  }
  const total = sum(counted.map(({ count }) => count))
  return { filter, sort, counted, total: Math.min(total, countMax), isCapped: total > countMax }
}

/** Rows of a selection from `offset` on, at most `limit`, never beyond what it counts. */
export async function readStretch(
  deps: Deps,
  { counted, filter, sort, total }: RowSelection,
  offset: number,
  limit: number,
): Promise<CollegeDataRow[]> {
  const end = Math.min(offset + limit, total)
  let before = 0
  let skipped = 0
  const needed: PublishedTable[] = []
  for (const { table, count } of counted) {
    if (before + count <= offset) skipped = before + count
    else if (before < end && count > 0) needed.push(table)
    before += count
  }
  if (needed.length === 0) return []
  const rows = await listRows(deps.db, {
    importIds: needed.map(({ id }) => id),
    filter,
    sort,
    offset: offset - skipped,
    limit: end - offset,
  })
  const byId = new Map(needed.map((table) => [table.id, table]))
  const findKey = finderOf(await currentBook(deps))
  return rows.map((row) => withKey(row, byId.get(row.importId), findKey))
}

type KeyFinder = ReturnType<typeof seatKeyFinder>

/** One finder for each book: making it takes some ten milliseconds. */
const finders = new WeakMap<RankBook, KeyFinder>()

function finderOf(book: RankBook): KeyFinder {
  const finder = finders.get(book) ?? seatKeyFinder(book)
  finders.set(book, finder)
  return finder
}

/** A row with the key of its seat, which goes by the printed names. */
function withKey(found: FoundRow, table: PublishedTable | undefined, findKey: KeyFinder): CollegeDataRow {
  const row = rowOf(found, table)
  const { quota, seatType, gender, isPreparatory } = row
  const { printedInstitute: institute, printedProgramme: programme, degree, durationYears } = found
  const seat = { institute, programme, degree, durationYears, quota, seatType, gender }
  return { ...row, seatKey: findKey({ ...seat, isPreparatory: isPreparatory === true }) ?? null }
}

const counselling = z.enum(COUNSELLINGS)
const instituteType = z.enum(INSTITUTE_TYPES)
const quota = z.enum(QUOTAS)
const seatType = z.enum(SEAT_TYPES)
const gender = z.enum(GENDER_POOLS)

/** A row as everyone reads it. */
export async function shownRow(deps: Deps, row: FoundRow, table: PublishedTable): Promise<CollegeDataRow> {
  return withKey(row, table, finderOf(await currentBook(deps)))
}

function rowOf(row: FoundRow, table: PublishedTable | undefined): Omit<CollegeDataRow, 'seatKey'> {
  if (!table) throw new Error(`A row of an import that was not asked for: ${row.importId}`)
  const type = instituteType.parse(row.type)
  return {
    _id: row.id,
    counselling: counselling.parse(table.counselling),
    season: table.season,
    round: table.round,
    isFinal: table.isFinal,
    source: table.source,
    institute: { name: row.institute, type, city: row.city, state: row.state },
    programme: {
      name: row.programme,
      degree: row.degree,
      durationYears: row.durationYears,
      family: row.family,
    },
    quota: quota.parse(row.quota),
    seatType: seatType.parse(row.seatType),
    gender: gender.parse(row.genderPool),
    list: rankListOf(type, row.family),
    isCommonRank: table.counselling === 'csab',
    openingRank: row.openingRank,
    closingRank: row.closingRank,
    isPreparatory: row.isPreparatory,
  }
}

function isQueried(table: PublishedTable, query: CollegeDataFilter): boolean {
  const { counselling: bodies = [], season, round, final } = query
  return (
    // In a mock nothing is given: its ranks are shown to who asks for them.
    (bodies.length === 0 ? table.counselling !== 'josaa-mock' : bodies.some((body) => body === table.counselling)) &&
    (season === undefined || season === table.season) &&
    (round === undefined || round === table.round) &&
    (final !== true || table.isFinal)
  )
}

function isWhole({ isPreparatoryLeftOut: _, either, ...filter }: RowFilter): boolean {
  return either.length === 0 && Object.values(filter).every((part) => part === undefined)
}

function storedCount(table: PublishedTable, filter: RowFilter): number {
  return table.rowsTaken - (filter.isPreparatoryLeftOut ? (table.rowsPreparatory ?? 0) : 0)
}

/**
 * As `countRows`, remembered for five minutes: who turns the pages of a filter does not have it counted again. Another
 * table has another id, and one whose rows were put right another instant, on every instance alike.
 */
async function countRowsOnce(
  deps: Deps,
  tables: readonly Pick<PublishedTable, 'id' | 'mendedAt'>[],
  filter: RowFilter,
): Promise<Map<string, number>> {
  const importIds = tables.map(({ id }) => id)
  const shelf = shelves.get(deps.db) ?? new Map<string, Cached>()
  shelves.set(deps.db, shelf)
  const key = createHash('sha256')
    .update(JSON.stringify([tables.map(({ id, mendedAt }) => [id, mendedAt]), filter]))
    .digest('base64')
  const kept = shelf.get(key)
  const now = deps.now().getTime()
  if (kept && now - kept.countedAt < CACHE_MS) return kept.counts
  const counts = await countRowsByImport(deps.db, importIds, filter)
  shelf.delete(key)
  shelf.set(key, { counts, countedAt: now })
  const [oldest] = shelf.keys()
  if (shelf.size > CACHED_MAX && oldest !== undefined) shelf.delete(oldest)
  return counts
}
