import { hasRank, type ProfileQuery } from '@sopaan/contract/college-predictor'
import type {
  BranchPage,
  InstitutePage,
  ListedInstitute,
  ProgrammeSeats,
  RoundReceipt,
  SeatPage,
  SeatRound,
} from '@sopaan/contract/seat-pools'
import {
  GENDER_POOLS,
  type GenderPool,
  type Institute,
  QUOTAS,
  RANK_LISTS,
  type RankBook,
  SEAT_TYPES,
  type SeatType,
} from '@sopaan/domain/book/rank-book'
import { seatOfPool } from '@sopaan/domain/predictor/eligibility'
import type { Profile } from '@sopaan/domain/predictor/profile'
import {
  judgeSeat,
  listPools,
  newestFinal,
  programmePools,
  seatForecast,
  seatRound,
  seatRounds,
} from '@sopaan/domain/seats/seat-facts'
import { positionOfSeat } from '@sopaan/domain/seats/seat-positions'
import { type SimilarSeat, similarSeats } from '@sopaan/domain/seats/similar-seats'
import type { RoundImport } from '#api/features/guidance/cutoffs/imports.service.ts'
import { countBranchSeats, countCollegeSeats, listPast } from './college-seats.service.ts'
import { listOwnPools } from './own-pools.service.ts'
import { readProfile } from './read-profile.service.ts'
import { offeredKey, type SeatDirectory } from './seat-directory.service.ts'
import { MATRIX_SEASON } from './seat-matrix.ts'

/** The seats a page of an institute or a branch shows. */
export type SeatKind = { seatType: SeatType; gender: GenderPool }

type RequestedKind = { kind: SeatKind; imports: readonly RoundImport[]; query?: ProfileQuery }

/** All that is told of a seat pool; undefined for a key that the book does not have. */
export function findSeatPage(
  directory: SeatDirectory,
  key: string,
  { query, imports }: { query: ProfileQuery; imports: readonly RoundImport[] },
): SeatPage | undefined {
  const { book, keys } = directory
  const pool = keys.poolOf(key)
  if (pool === undefined) return undefined
  const { programme } = positionOfSeat(book, pool)
  const forecast = seatForecast(directory, pool)
  const count = directory.seatCounts.pools.get(key)
  const rounds = seatRounds(book, pool, 'josaa')
  const csab = seatRounds(book, pool, 'csab').filter(({ closing }) => closing !== null)
  return {
    key,
    institute: describeInstitute(directory, pool),
    programme: { ...programme, familyName: book.families[programme.family] ?? programme.family },
    ...seatOfPool(book, pool),
    seats: count === undefined ? null : { season: MATRIX_SEASON, count },
    branchSeats: countBranchSeats(directory, pool),
    rounds,
    csab,
    ...besideSeat(directory, pool),
    facts: directory.factsOf(positionOfSeat(book, pool).institute.name) ?? null,
    forecast: forecast ?? null,
    receipts: receiptsFor(imports, { josaa: rounds, csab }),
    ...judged(directory, pool, query),
    ...factsOf(directory),
  }
}

/** How a seat answers the candidate of a query, and choices like it. */
function judged(
  directory: SeatDirectory,
  pool: number,
  query: ProfileQuery,
): Pick<SeatPage, 'verdict' | 'ownPools' | 'similar'> {
  if (!hasRank(query)) return { verdict: null, ownPools: [], similar: { branch: [], institute: [] } }
  const profile = readProfile(query)
  const { branch, institute } = similarSeats(directory, pool, profile)
  const named = ({ pool: other, chance }: SimilarSeat) => {
    const { institute: at, programme } = positionOfSeat(directory.book, other)
    return { key: directory.keys.keyOf(other), institute: at.name, programme: programme.name, chance }
  }
  return {
    verdict: judgeSeat(directory, pool, profile),
    ownPools: listOwnPools(directory, pool, profile),
    similar: { branch: branch.map(named), institute: institute.map(named) },
  }
}

/** The imports that the ranks of an answer stand in. */
function receiptsFor(
  imports: readonly RoundImport[],
  told: { josaa: readonly SeatRound[]; csab?: readonly SeatRound[] },
): RoundReceipt[] {
  const printed = { josaa: roundsPrinted(told.josaa), csab: roundsPrinted(told.csab ?? []) }
  return imports
    .filter(({ counselling, season, round }) => printed[counselling].has(`${season} ${round}`))
    .map(({ id, ...table }) => ({ _id: id, ...table }))
}

function roundsPrinted(rounds: readonly SeatRound[]): Set<string> {
  return new Set(rounds.flatMap(({ season, round, closing }) => (closing === null ? [] : [`${season} ${round}`])))
}

function newestOf(programmes: readonly ProgrammeSeats[]): SeatRound[] {
  return programmes.flatMap(({ seats }) => seats.map(({ newest }) => newest))
}

/** Every institute of the book by name. */
export function listInstitutes({ book, places }: SeatDirectory): { institutes: ListedInstitute[]; bookHash: string } {
  const institutes = [...places.institutes].flatMap(([slug, at]) => {
    const institute = book.institutes[at]
    return institute ? [{ slug, name: institute.name, type: institute.type }] : []
  })
  return { institutes: institutes.sort((a, b) => NAMES.compare(a.name, b.name)), bookHash: book.hash }
}

/** An institute's programmes by name; undefined for a slug that the book does not have. */
export function findInstitutePage(
  directory: SeatDirectory,
  slug: string,
  { kind, imports, query }: RequestedKind,
): InstitutePage | undefined {
  const { book, places } = directory
  const at = places.institutes.get(slug)
  const institute = at === undefined ? undefined : book.institutes[at]
  if (!institute) return undefined
  const pools = listPools(directory, (pool) => book.institute[pool] === at && isOfKind(book, pool, kind))
  const programmes = byProgramme(directory, pools, query && hasRank(query) ? readProfile(query) : undefined)
  const { name, type, city, state, website } = institute
  return {
    institute: {
      ...{ slug, name, type, city, state, website },
      homeStates: listHomeStates(institute),
      quotas: listQuotas(
        directory,
        listPools(directory, (pool) => book.institute[pool] === at),
      ),
    },
    facts: directory.factsOf(name) ?? null,
    seats: countCollegeSeats(directory, at ?? -1),
    past: listPast(directory, pools),
    seasons: directory.finals.map(({ season, round }) => ({ season, round })),
    ...kind,
    programmes: programmes.sort((a, b) => NAMES.compare(a.programme.name, b.programme.name)),
    receipts: receiptsFor(imports, { josaa: newestOf(programmes) }),
    ...factsOf(directory),
  }
}

/** Who offers a branch family, hardest first; undefined for a slug that the book does not have. */
export function findBranchPage(
  directory: SeatDirectory,
  slug: string,
  { kind, imports }: RequestedKind,
): BranchPage | undefined {
  const { book, places } = directory
  const code = places.families.get(slug)
  if (code === undefined) return undefined
  const isWanted = (pool: number) => {
    return book.programmes[book.programme[pool] ?? -1]?.family === code && isOfKind(book, pool, kind)
  }
  const programmes = byProgramme(directory, listPools(directory, isWanted))
  return {
    family: { slug, code, name: book.families[code] ?? code },
    ...kind,
    programmes: programmes.sort((a, b) => newestSeasonOf(b) - newestSeasonOf(a) || hardest(a) - hardest(b)),
    receipts: receiptsFor(imports, { josaa: newestOf(programmes) }),
    ...factsOf(directory),
  }
}

const NAMES = new Intl.Collator('en')

function factsOf({ book, forecast, newest }: SeatDirectory) {
  return {
    newestSeason: newest.season,
    newestRound: newest.round,
    forecastSeason: forecast?.season ?? null,
    afterRound: forecast?.afterRound ?? 0,
    bookHash: book.hash,
  }
}

function describeInstitute({ book, places }: SeatDirectory, pool: number): ProgrammeSeats['institute'] {
  const { name, type, city, state } = positionOfSeat(book, pool).institute
  return { slug: places.slugOfInstitute(book.institute[pool] ?? -1), name, type, city, state }
}

/** The same kind of seat in the programme's other quotas, and the other kinds of seat in the same quota. */
function besideSeat(directory: SeatDirectory, pool: number): Pick<SeatPage, 'quotas' | 'others'> {
  const { book, keys, finals } = directory
  const own = seatOfPool(book, pool)
  const beside = [...new Set([pool, ...programmePools(directory, pool)])].sort((a, b) => a - b)
  const seats = beside.map((other) => ({ pool: other, key: keys.keyOf(other), ...seatOfPool(book, other) }))
  const quotas = seats.filter(
    ({ seatType, gender, isPreparatory }) =>
      seatType === own.seatType && gender === own.gender && isPreparatory === own.isPreparatory,
  )
  const others = seats.filter((seat) => seat.pool !== pool && seat.quota === own.quota)
  return {
    quotas: quotas
      .toSorted((a, b) => QUOTAS.indexOf(a.quota) - QUOTAS.indexOf(b.quota))
      .map(({ key, quota, pool: at }) => ({ key, quota, finals: finals.map((column) => seatRound(column, at)) })),
    others: others
      .toSorted((a, b) => SEAT_TYPES.indexOf(a.seatType) - SEAT_TYPES.indexOf(b.seatType) || a.pool - b.pool)
      .flatMap(({ key, seatType, gender, isPreparatory, pool: at }) => {
        const newest = newestFinal(directory, at)
        return newest ? [{ key, seatType, gender, isPreparatory, newest }] : []
      }),
  }
}

/** Seats gathered by institute, programme and rank list, in the order they came, with the chance of a candidate. */
function byProgramme(directory: SeatDirectory, pools: readonly number[], profile?: Profile): ProgrammeSeats[] {
  const { book, keys } = directory
  const found = new Map<string, ProgrammeSeats>()
  for (const pool of pools) {
    const newest = newestFinal(directory, pool)
    const list = RANK_LISTS[book.list[pool] ?? -1]
    const quota = QUOTAS[book.quota[pool] ?? -1]
    if (!newest || !list || !quota) continue
    const id = [book.institute[pool], book.programme[pool], list].join(' ')
    const entry = found.get(id) ?? {
      institute: describeInstitute(directory, pool),
      programme: positionOfSeat(book, pool).programme,
      list,
      seats: [],
    }
    found.set(id, entry)
    const isOffered = directory.offered.has(offeredKey(book, pool))
    const verdict = profile && judgeSeat(directory, pool, profile)
    const chance = verdict?.state === 'judged' ? verdict.chance : null
    entry.seats.push({ key: keys.keyOf(pool), quota, newest, isOffered, chance })
  }
  return [...found.values()]
}

/** The last season that printed a rank for the programme: what is no longer offered stands behind what is. */
function newestSeasonOf({ seats }: ProgrammeSeats): number {
  return Math.max(...seats.map(({ newest }) => newest.season))
}

/** The lowest closing rank of the programme's newest seats: where its hardest quota closed. */
function hardest({ seats }: ProgrammeSeats): number {
  return Math.min(...seats.map(({ newest }) => newest.closing ?? Number.POSITIVE_INFINITY))
}

function isOfKind(book: RankBook, pool: number, { seatType, gender }: SeatKind): boolean {
  return (
    book.preparatory[pool] === 0 &&
    SEAT_TYPES[book.seatType[pool] ?? -1] === seatType &&
    GENDER_POOLS[book.gender[pool] ?? -1] === gender
  )
}

function listHomeStates({ homeStates }: Institute): InstitutePage['institute']['homeStates'] {
  return QUOTAS.flatMap((quota) => {
    const states = homeStates[quota]
    return states && states.length > 0 ? [{ quota, states: [...states] }] : []
  })
}

/** Every quota of some pools, with the newest season that printed a rank for it. */
function listQuotas(directory: SeatDirectory, pools: readonly number[]): InstitutePage['institute']['quotas'] {
  const { book, offered, newest } = directory
  const seasons = pools.map((pool) => {
    const season = offered.has(offeredKey(book, pool)) ? newest.season : (newestFinal(directory, pool)?.season ?? 0)
    return { quota: QUOTAS[book.quota[pool] ?? -1], season }
  })
  return QUOTAS.flatMap((quota) => {
    const own = seasons.filter((each) => each.quota === quota)
    return own.length === 0 ? [] : [{ quota, lastSeason: Math.max(...own.map(({ season }) => season)) }]
  })
}
