import { printedName } from '../book/printed-names.ts'
import {
  type GenderPool,
  type Institute,
  type Programme,
  type Quota,
  RANK_LISTS,
  type RankBook,
  type RoundColumn,
  type SeatType,
} from '../book/rank-book.ts'
import { josaaRounds } from '../choice-lists/replay.ts'
import { eligibleRank, seatOfPool } from '../predictor/eligibility.ts'
import type { Profile } from '../predictor/profile.ts'
import type { PlayedChoice, PlayedPool } from './allot-seat.ts'

/** A choice as JoSAA's form takes it: an institute and a programme, whatever the seat type. */
export type ChoiceName = { institute: string; programme: Pick<Programme, 'name' | 'degree' | 'durationYears'> }

/** One seat pool of a choice in one season, as it looks to a candidate. */
export type CandidatePool = PlayedPool & {
  quota: Quota
  seatType: SeatType
  gender: GenderPool
  /** Its place among the pools of the book. */
  pool: number
}

/** A rank book laid out for playing: the ordinary pools of each choice, in the order in which they are tried. */
export type PlayableBook = {
  book: RankBook
  /** None for a choice that the book does not have. */
  poolsOf: (choice: ChoiceName) => readonly number[]
}

/** The published rounds of one season, for playing lists against. */
export type PlayableSeason = { playable: PlayableBook; season: number; columns: readonly RoundColumn[] }

const NO_POOLS: readonly number[] = []

/**
 * Lays out the pools of every choice in the order of clause 32E of the business rules 2026: OPEN, OPEN (PwD), the own
 * category, its PwD seats; within these AI before HS, GO, JK and LA; within these female-only before gender-neutral. OS
 * stands beside no quota of the own state, so where it comes does not matter. Preparatory pools are not played.
 */
export function openPlayableBook(book: RankBook): PlayableBook {
  const byChoice = new Map<string, number[]>()
  for (let pool = 0; pool < book.poolCount; pool++) {
    const institute = book.institutes[book.institute[pool] ?? -1]
    const programme = book.programmes[book.programme[pool] ?? -1]
    if (!institute || !programme || book.preparatory[pool] === 1) continue
    const key = keyOfChoice(printedChoice(institute, programme))
    const pools = byChoice.get(key)
    if (pools) pools.push(pool)
    else byChoice.set(key, [pool])
  }
  for (const pools of byChoice.values()) pools.sort((a, b) => clauseOrder(book, a) - clauseOrder(book, b))
  return { book, poolsOf: (choice) => byChoice.get(keyOfChoice(choice)) ?? NO_POOLS }
}

/** The JoSAA seasons of which a book holds every round from the first on, newest first; the newest may be under way. */
export function listPlayableSeasons(book: RankBook): number[] {
  const seasons = new Set(book.rounds.filter(({ counselling }) => counselling === 'josaa').map(({ season }) => season))
  const isWhole = (season: number) => josaaRounds(book, season).every(({ round }, at) => round === at + 1)
  return [...seasons].filter(isWhole).sort((a, b) => b - a)
}

/** One of the playable seasons of a book. */
export function openSeason(playable: PlayableBook, season: number): PlayableSeason {
  return { playable, season, columns: josaaRounds(playable.book, season) }
}

/** A choice of a list as one candidate meets it in a season: the pools that are theirs and that some round printed. */
export function playedChoice(
  { playable: { book, poolsOf }, columns }: PlayableSeason,
  profile: Profile,
  choice: ChoiceName,
): PlayedChoice<CandidatePool> {
  const offered = poolsOf(choice)
  const pools = offered.flatMap((pool): CandidatePool[] => {
    const rank = eligibleRank(book, pool, profile)?.rank
    const closings = columns.map(({ closing }) => closing[pool] || null)
    if (rank === undefined || closings.every((closing) => closing === null)) return []
    const { quota, seatType, gender } = seatOfPool(book, pool)
    return [{ quota, seatType, gender, pool, rank, closings }]
  })
  return { institute: choice.institute, list: RANK_LISTS[book.list[offered[0] ?? -1] ?? 0] ?? 'main-1', pools }
}

/** A choice by the names that tables print, under which every book has it. */
export function printedChoice(institute: Institute, programme: Programme): ChoiceName {
  return { institute: printedName(institute), programme: { ...programme, name: printedName(programme) } }
}

function keyOfChoice({ institute, programme }: ChoiceName): string {
  return [institute, programme.name, programme.degree, programme.durationYears].join('\n')
}

/** Columns hold places in SEAT_TYPES, QUOTAS and GENDER_POOLS, and the first two stand in the order of the clause. */
function clauseOrder({ seatType, quota, gender }: RankBook, pool: number): number {
  return ((seatType[pool] ?? 0) * 16 + (quota[pool] ?? 0)) * 2 + (1 - (gender[pool] ?? 0))
}
