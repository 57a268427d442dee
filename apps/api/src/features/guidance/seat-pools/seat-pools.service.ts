import { hasRank, type ProfileQuery } from '@sopaan/contract/college-predictor'
import { readProfile } from '@sopaan/contract/read-profile'
import type { InstitutePage, ListedInstitute, ListedProgramme, SeatPage } from '@sopaan/contract/seat-pools'
import { printedName } from '@sopaan/domain/book/printed-names'
import { type Institute, QUOTAS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { choiceKeyOf } from '@sopaan/domain/choice-lists/choice-list'
import { chanceAtCsab, expectedAtCsab } from '@sopaan/domain/csab/csab-forecast'
import { seatOfPool } from '@sopaan/domain/predictor/eligibility'
import type { Profile } from '@sopaan/domain/predictor/profile'
import {
  judgeSeat,
  listPools,
  newestFinal,
  programmePools,
  ranksOfRound,
  seatForecast,
  seatRounds,
} from '@sopaan/domain/seats/seat-facts'
import { positionOfSeat } from '@sopaan/domain/seats/seat-positions'
import { type SimilarSeat, similarSeats } from '@sopaan/domain/seats/similar-seats'
import type { RoundImport } from '#api/features/guidance/cutoffs/imports.service.ts'
import { countBranchSeats, countCollegeSeats, listPast } from './college-seats.service.ts'
import { bestByChoice, describeOwnPool, listOwnPools } from './own-pools.service.ts'
import {
  bookFactsOf,
  byProgramme,
  describeInstitute,
  isOfKind,
  newestOf,
  receiptsFor,
  type SeatKind,
} from './programme-seats.service.ts'
import { offeredKey, type SeatDirectory } from './seat-directory.service.ts'

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
  const { programme, institute } = positionOfSeat(book, pool)
  const forecast = seatForecast(directory, pool)
  const count = directory.seatCounts.pools.get(key)
  const rounds = seatRounds(book, pool, 'josaa')
  const csab = seatRounds(book, pool, 'csab').filter(({ closing }) => closing !== null)
  return {
    key,
    institute: { ...describeInstitute(directory, pool), website: institute.website },
    programme: { ...programme, familyName: book.families[programme.family] ?? programme.family },
    ...seatOfPool(book, pool),
    seats: count === undefined ? null : { season: directory.seatCounts.season, count },
    branchSeats: countBranchSeats(directory, pool),
    rounds,
    csab,
    csabForecast: foreseeCsab(directory, pool, query),
    ...besideSeat(directory, pool),
    facts: directory.factsOf(printedName(institute)) ?? null,
    forecast: forecast ?? null,
    receipts: receiptsFor(imports, { josaa: rounds, csab }),
    ...judged(directory, pool, query),
    ...bookFactsOf(directory),
  }
}

/** What the next special rounds are expected to do with a seat, by the common rank of a candidate who may take it. */
function foreseeCsab(directory: SeatDirectory, pool: number, query: ProfileQuery): SeatPage['csabForecast'] {
  const { csab } = directory
  const told = csab && expectedAtCsab(csab, pool)
  if (!csab || !told) return null
  const profile = readProfile(query)
  const rank = profile.ranks[seatOfPool(directory.book, pool).list]?.common
  const isTheirs = judgeSeat(directory, pool, profile).state !== 'not-theirs'
  return {
    ...{ season: csab.season, from: [...csab.from], ...told },
    chancePercent: rank !== undefined && isTheirs ? chanceAtCsab(csab, pool, rank) : null,
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

/** Every institute of the book by name. */
export function listBookInstitutes({ book, places }: SeatDirectory): {
  institutes: ListedInstitute[]
  bookHash: string
} {
  const institutes = [...places.institutes].flatMap(([slug, at]) => {
    const institute = book.institutes[at]
    if (!institute) return []
    const { name, type, printedAs, nicknames } = institute
    return [{ slug, name, type, printedAs, nicknames }]
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
  const at = places.institutes.get(places.today.get(slug) ?? slug)
  const institute = at === undefined ? undefined : book.institutes[at]
  if (!institute) return undefined
  const pools = listPools(directory, (pool) => book.institute[pool] === at && isOfKind(book, pool, kind))
  const profile = query && hasRank(query) ? readProfile(query) : undefined
  const programmes = listProgrammes(directory, pools, { at: at ?? -1, profile })
  const { name, type, city, state, website } = institute
  return {
    institute: {
      ...{ slug: places.slugOfInstitute(at ?? -1), name, type, city, state, website },
      homeStates: listHomeStates(institute),
      quotas: listQuotas(
        directory,
        listPools(directory, (pool) => book.institute[pool] === at),
      ),
    },
    facts: directory.factsOf(printedName(institute)) ?? null,
    seats: countCollegeSeats(directory, at ?? -1),
    past: listPast(directory, pools),
    seasons: directory.finals.map(({ season, round }) => ({ season, round })),
    ...kind,
    programmes: programmes.sort((a, b) => NAMES.compare(a.programme.name, b.programme.name)),
    receipts: receiptsFor(imports, { josaa: newestOf(programmes) }),
    ...bookFactsOf(directory),
  }
}

const NAMES = new Intl.Collator('en')

/** The programmes that some pools of an institute are in, each with the candidate's best seat of whatever kind. */
function listProgrammes(
  directory: SeatDirectory,
  pools: readonly number[],
  { at, profile }: { at: number; profile: Profile | undefined },
): ListedProgramme[] {
  const { book, newestPools } = directory
  const here = newestPools.filter((pool) => book.institute[pool] === at)
  const best = profile && bestByChoice(directory, here, profile)
  return byProgramme(directory, pools, profile).map((row) => {
    const own = best?.get(choiceKeyOf(row.seats[0]?.key ?? ''))
    return { ...row, own: (own && profile && describeOwnPool(directory, own.pool, profile)) ?? null }
  })
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
      .map(({ key, quota, pool: at }) => ({ key, quota, finals: finals.map((column) => ranksOfRound(column, at)) })),
    others: others
      .toSorted((a, b) => SEAT_TYPES.indexOf(a.seatType) - SEAT_TYPES.indexOf(b.seatType) || a.pool - b.pool)
      .flatMap(({ key, seatType, gender, isPreparatory, pool: at }) => {
        const newest = newestFinal(directory, at)
        return newest ? [{ key, seatType, gender, isPreparatory, newest }] : []
      }),
  }
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
