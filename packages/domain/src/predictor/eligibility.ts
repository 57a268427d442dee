import {
  CATEGORIES,
  GENDER_POOLS,
  type GenderPool,
  type Institute,
  QUOTAS,
  type Quota,
  RANK_LISTS,
  type RankBook,
  type RankList,
  SEAT_TYPES,
  type SeatType,
} from '../book/rank-book.ts'
import type { EligibleState } from '../state/states.ts'
import type { Profile, RankKind } from './profile.ts'

/** The rank by which a seat is judged, and which of the candidate's ranks of that list it is. */
export type SeatRank = { kind: RankKind; rank: number }

/** The kind of seat a rank is asked for: its list, its seat type, whether it is one of the preparatory course, and of AAT. */
export type SeatOfList = { list: RankList; seatType: SeatType; isPreparatory: boolean; needsAat: boolean }

/** The degree that IITs give only to those who passed the Architecture Aptitude Test. */
const ARCHITECTURE_DEGREE = 'Bachelor of Architecture'

/**
 * The home quotas beside which an institute's OS seats stand: who has one of them takes no OS seat there. AP is not
 * among them: it ended with the season 2019, and candidates of Andhra Pradesh take OS at NIT Warangal since.
 */
export const HOME_QUOTAS = ['HS', 'GO', 'JK', 'LA'] as const satisfies readonly Quota[]

/** What each seat type says: asked many times for every answer. */
const SEAT_TYPE_PARTS = new Map(
  SEAT_TYPES.map((seatType, at) => [seatType, { category: CATEGORIES[Math.floor(at / 2)], isPwd: at % 2 === 1 }]),
)

/** Seat types that the preparatory course fills: where JoSAA prints a rank with a P, 2016 to 2026. */
const PREPARATORY_SEAT_TYPES: readonly SeatType[] = SEAT_TYPES.filter(
  (seatType) => seatType === 'SC' || seatType === 'ST' || isPwdSeat(seatType),
)

/**
 * The rank by which one seat pool would judge this candidate.
 * @returns undefined when the candidate may not take the seat, or has not given the rank it is judged by
 */
export function eligibleRank(book: RankBook, pool: number, profile: Profile): SeatRank | undefined {
  const institute = book.institutes[book.institute[pool] ?? -1]
  const seat = seatOfPool(book, pool)
  if (!institute || !isQuotaOpen(institute, seat.quota, profile.homeState)) return undefined
  if (!isGenderPoolOpen(seat.gender, profile)) return undefined
  return seatRank(profile, seat)
}

/** What a pool's columns say in words. Throws when there is no such pool in the book. */
export function seatOfPool(book: RankBook, pool: number): SeatOfList & { quota: Quota; gender: GenderPool } {
  const quota = QUOTAS[book.quota[pool] ?? -1]
  const seatType = SEAT_TYPES[book.seatType[pool] ?? -1]
  const gender = GENDER_POOLS[book.gender[pool] ?? -1]
  const list = RANK_LISTS[book.list[pool] ?? -1]
  if (!quota || !seatType || !gender || !list) throw new Error(`The book has no seat pool ${pool}`)
  const isPreparatory = book.preparatory[pool] === 1
  return { quota, seatType, gender, list, isPreparatory, needsAat: isAatSeat(book, pool) }
}

/**
 * Whether a seat is given only to those who passed the Architecture Aptitude Test: B.Arch at an IIT, which is ranked by
 * JEE (Advanced). Source: JoSAA 2026, business rules; the schedule opens these choices after the AAT result (7 June 2026).
 */
export function isAatSeat(book: Pick<RankBook, 'list' | 'programme' | 'programmes'>, pool: number): boolean {
  const isArchitecture = book.programmes[book.programme[pool] ?? -1]?.degree === ARCHITECTURE_DEGREE
  return isArchitecture && RANK_LISTS[book.list[pool] ?? -1] === 'advanced'
}

/**
 * Whether a quota of an institute takes candidates of a home state (decision 0040).
 *
 * AI takes everyone. HS, GO, JK, LA and AP take the states named for them; where a quota's states are not known, nobody.
 * OS takes everyone but the states that have a home quota at the institute: NIT Goa's OS takes neither Goa nor its HS
 * territories, NIT Srinagar's neither Jammu and Kashmir nor Ladakh; overseas citizens take OS everywhere. DASA pools are another admission: nobody.
 * @param homeState  undefined = not said: only AI can be judged, for every OS seat is closed to some state
 */
export function isQuotaOpen(institute: Institute, quota: Quota, homeState: EligibleState | undefined): boolean {
  if (quota === 'AI') return true
  if (homeState === undefined || quota === 'DASA-CIWG' || quota === 'DASA-NONCIWG') return false
  if (quota === 'OS') return !HOME_QUOTAS.some((home) => institute.homeStates[home]?.includes(homeState))
  return institute.homeStates[quota]?.includes(homeState) ?? false
}

/** Whether a gender pool takes this candidate: female-only seats take women, gender-neutral seats everyone. */
export function isGenderPoolOpen(pool: GenderPool, profile: Pick<Profile, 'gender'>): boolean {
  return pool === 'neutral' || profile.gender === 'female'
}

/**
 * Whether a seat type is one the candidate competes for: OPEN always, the own category's, and the PwD seats of these
 * two with PwD status. No other category's, ever.
 */
export function isSeatTypeOpen(seatType: SeatType, profile: Pick<Profile, 'category' | 'isPwd'>): boolean {
  if (isPwdSeat(seatType) && !profile.isPwd) return false
  const category = categoryOfSeat(seatType)
  return category === 'OPEN' || category === profile.category
}

/**
 * The candidate's rank for a seat: OPEN by the common rank, a reserved seat by the category rank, OPEN (PwD) by the rank
 * on the OPEN PwD list, a category's PwD seat by the PwD rank within it, preparatory seats by the preparatory rank
 * (decision C33). The preparatory rank stands on the list of the candidate's own seat type only.
 * @returns undefined when the seat type is not the candidate's, that rank was not given, or the seat asks for the
 * Architecture Aptitude Test and the candidate did not say it was passed (decision 0040)
 */
export function seatRank(profile: Profile, seat: SeatOfList): SeatRank | undefined {
  if (seat.needsAat && profile.hasPassedAat !== true) return undefined
  const kind = rankKindOf(profile, seat)
  if (kind === undefined) return undefined
  const rank = profile.ranks[seat.list]?.[kind]
  if (rank !== undefined) return { kind, rank }
  return kind === 'openPwd' ? openPwdRank(profile, seat.list) : undefined
}

/** Which of the candidate's ranks judges a seat; undefined when the candidate does not compete for its seat type. */
export function rankKindOf(
  profile: Pick<Profile, 'category' | 'isPwd'>,
  seat: Pick<SeatOfList, 'seatType' | 'isPreparatory'>,
): RankKind | undefined {
  if (!isSeatTypeOpen(seat.seatType, profile)) return undefined
  if (seat.isPreparatory) return isOwnPreparatorySeat(seat.seatType, profile) ? 'preparatory' : undefined
  const isOpen = categoryOfSeat(seat.seatType) === 'OPEN'
  if (isPwdSeat(seat.seatType)) return isOpen ? 'openPwd' : 'categoryPwd'
  return isOpen ? 'common' : 'category'
}

function isOwnPreparatorySeat(seatType: SeatType, profile: Pick<Profile, 'category' | 'isPwd'>): boolean {
  const isOwn = categoryOfSeat(seatType) === profile.category && isPwdSeat(seatType) === profile.isPwd
  return isOwn && PREPARATORY_SEAT_TYPES.includes(seatType)
}

/** For an OPEN candidate the PwD list within the category is the OPEN PwD list: the rank keeps the kind it was given as. */
function openPwdRank(profile: Profile, list: RankList): SeatRank | undefined {
  const rank = profile.category === 'OPEN' ? profile.ranks[list]?.categoryPwd : undefined
  return rank === undefined ? undefined : { kind: 'categoryPwd', rank }
}

function categoryOfSeat(seatType: SeatType) {
  return SEAT_TYPE_PARTS.get(seatType)?.category
}

function isPwdSeat(seatType: SeatType): boolean {
  return SEAT_TYPE_PARTS.get(seatType)?.isPwd === true
}
