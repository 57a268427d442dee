import type { PreparedBook, SeatGroup } from '../book/prepared-book.ts'
import { INSTITUTE_TYPES, QUOTAS, RANK_LISTS, type RankList, SEAT_TYPES } from '../book/rank-book.ts'
import { STATES } from '../state/states.ts'
import { isGenderPoolOpen, rankKindOf, seatRank } from './eligibility.ts'
import { type ForecastSeat, type SeatJudgement, toForecastSeat, toSeatJudgement } from './predicted-seat.ts'
import { type Profile, RANK_KINDS, type RankKind } from './profile.ts'
import { type RankedSeat, type SeatSort, seatsInOrder } from './seat-order.ts'
import { type JudgedGroup, type SeatFilters, type SeatsFound, searchSeats } from './seat-search.ts'

/** A page of a candidate's seats: what to keep, in which order, which page (from 1) of how many. */
export type SeatRequest = SeatFilters & {
  /** Only seats judged by this rank of the candidate. */
  judgedBy?: RankName | undefined
  sort: SeatSort
  page: number
  limit: number
}

/** How often a value comes, for the choice of filters. */
export type ValueCount = { value: string; count: number }

/** The seats a candidate may take, page by page, and what the choice of filters would leave. */
export type SeatPrediction = {
  data: ForecastSeat[]
  total: number
  /** Per band, under all filters but the band. */
  bands: { safe: number; likely: number; reach: number; longShot: number }
  /** Per value, under all filters but the value's own kind; most frequent first, values without a seat left out. */
  facets: { types: ValueCount[]; collegeStates: ValueCount[]; families: ValueCount[]; quotas: ValueCount[] }
  /** Seats of the preparatory course for a preparatory rank: their past only, for nothing can be forecast. First page only. */
  preparatory: SeatJudgement[]
  /**
   * B.Arch of the IITs, where the candidate did not say that the Architecture Aptitude Test was passed: without it the rank
   * gets none of them, so they have no chance and no band. Their past is what it would be with the test. First page only.
   */
  needsAat: SeatJudgement[]
}

/** A page of seats as they were found, before anything is said of them. */
export type FoundPage = Record<'seats' | 'preparatory' | 'needsAat', RankedSeat[]> &
  Pick<SeatPrediction, 'total' | 'bands' | 'facets'>

/** One of a candidate's ranks: on which list, and of which kind. */
export type RankName = { list: RankList; kind: RankKind }

/**
 * The seats of the season to come that a candidate may take, each judged by the candidate's own rank for it, with its
 * chance, its band and its past.
 */
export function predictSeats(prepared: PreparedBook, profile: Profile, request: SeatRequest): SeatPrediction {
  const { seats, preparatory, needsAat, ...counted } = findSeats(prepared, profile, request)
  return {
    ...counted,
    data: seats.map(({ pool, judgedBy }) => toForecastSeat(prepared, profile, pool, judgedBy)),
    preparatory: judgePast(prepared, preparatory),
    needsAat: judgePast(prepared, needsAat),
  }
}

/** The seats that `predictSeats` speaks of, by their numbers: for who has the words of each already. */
export function findSeats(prepared: PreparedBook, profile: Profile, request: SeatRequest): FoundPage {
  const judged = judgedGroups(prepared, profile).filter(isJudgedBy(request.judgedBy))
  const found = searchSeats(
    prepared,
    judged.filter(({ group }) => !group.isPreparatory),
    profile.homeState,
    request,
  )
  const from = (request.page - 1) * request.limit
  const preparatory = request.page === 1 ? judged.filter(({ group }) => group.isPreparatory) : []
  return {
    seats: seatsInOrder(prepared, found, request.sort, { from, count: request.limit }),
    total: found.total,
    bands: countBands(found),
    facets: countFacets(prepared, found),
    preparatory: preparatory.length === 0 ? [] : findPast(prepared, profile, preparatory, request),
    needsAat: request.page === 1 ? findAatSeats(prepared, profile, request) : [],
  }
}

/** The past of seats that have no chance to show: those of the preparatory course, and those that wait for the AAT. */
export function pastSeats(prepared: PreparedBook, profile: Profile): Pick<SeatPrediction, 'preparatory' | 'needsAat'> {
  const preparatory = judgedGroups(prepared, profile).filter(({ group }) => group.isPreparatory)
  return {
    preparatory: judgePast(prepared, findPast(prepared, profile, preparatory, {})),
    needsAat: judgePast(prepared, findAatSeats(prepared, profile, {})),
  }
}

function judgePast(prepared: PreparedBook, seats: readonly RankedSeat[]): SeatJudgement[] {
  return seats.map(({ pool, judgedBy }) => toSeatJudgement(prepared, pool, judgedBy))
}

function findAatSeats(
  prepared: PreparedBook,
  profile: Profile,
  request: SeatFilters & Pick<SeatRequest, 'judgedBy'>,
): RankedSeat[] {
  if (profile.hasPassedAat === true) return []
  const judged = judgedGroups(prepared, { ...profile, hasPassedAat: true })
    .filter(({ group }) => group.needsAat && !group.isPreparatory)
    .filter(isJudgedBy(request.judgedBy))
  return judged.length === 0 ? [] : findPast(prepared, profile, judged, request)
}

function findPast(
  prepared: PreparedBook,
  profile: Profile,
  judged: readonly JudgedGroup[],
  filters: SeatFilters,
): RankedSeat[] {
  const { lists } = searchSeats(prepared, judged, profile.homeState, { ...filters, band: undefined })
  return lists.flatMap(({ pools, judgedBy }) => pools.map((pool) => ({ pool, judgedBy })))
}

/**
 * Ranks that the candidate's category and PwD status ask for on the lists on which some rank was given: without them some
 * seats that the candidate may take are not among the answer.
 */
export function missingRanks(profile: Profile): RankName[] {
  const wanted = new Set(
    SEAT_TYPES.flatMap((seatType) => rankKindOf(profile, { seatType, isPreparatory: false }) ?? []),
  )
  return RANK_LISTS.filter((list) => RANK_KINDS.some((kind) => profile.ranks[list]?.[kind] !== undefined)).flatMap(
    (list) =>
      RANK_KINDS.filter((kind) => wanted.has(kind) && !hasRank(profile, list, kind)).map((kind) => ({ list, kind })),
  )
}

function hasRank(profile: Profile, list: RankList, kind: RankKind): boolean {
  const seatType = SEAT_TYPES.find((word) => rankKindOf(profile, { seatType: word, isPreparatory: false }) === kind)
  const seat = seatType && ({ list, seatType, isPreparatory: false, needsAat: false } as const)
  return seat !== undefined && seatRank(profile, seat) !== undefined
}

function isJudgedBy(asked: RankName | undefined): (judged: JudgedGroup) => boolean {
  return ({ group, judgedBy }) => !asked || (group.list === asked.list && judgedBy.kind === asked.kind)
}

/** The groups whose seats are judged by one of the candidate's ranks, each with that rank. */
export function judgedGroups(prepared: PreparedBook, profile: Profile): JudgedGroup[] {
  return prepared.groups.flatMap((group: SeatGroup) => {
    const judgedBy = isGenderPoolOpen(group.gender, profile) ? seatRank(profile, group) : undefined
    return judgedBy ? [{ group, judgedBy }] : []
  })
}

function countBands({ bands: [safe = 0, likely = 0, reach = 0, longShot = 0] }: SeatsFound): SeatPrediction['bands'] {
  return { safe, likely, reach, longShot }
}

function countFacets({ familyCodes }: PreparedBook, found: SeatsFound): SeatPrediction['facets'] {
  return {
    types: listCounts(INSTITUTE_TYPES, found.types),
    collegeStates: listCounts(STATES, found.collegeStates),
    families: listCounts(familyCodes, found.families),
    quotas: listCounts(QUOTAS, found.quotas),
  }
}

function listCounts(words: readonly string[], counts: Uint32Array): ValueCount[] {
  const listed: ValueCount[] = []
  words.forEach((value, at) => {
    const count = counts[at] ?? 0
    if (count > 0) listed.push({ value, count })
  })
  return listed.sort((a, b) => b.count - a.count)
}
