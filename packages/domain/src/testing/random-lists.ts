import { CATEGORIES, RANK_LISTS, type RankBook } from '../book/rank-book.ts'
import { josaaRounds } from '../choice-lists/replay.ts'
import { eligibleRank, rankKindOf, seatOfPool } from '../predictor/eligibility.ts'
import type { ListRanks, Profile, RankKind } from '../predictor/profile.ts'
import { positionOfSeat } from '../seats/seat-positions.ts'
import type { ChoiceName } from '../simulator/candidate-pools.ts'
import type { Decision } from '../simulator/play-season.ts'
import { STATES } from '../state/states.ts'

export type RandomList = { profile: Profile; choices: ChoiceName[]; decisions: ReadonlyMap<number, Decision> }

/** Pools that are looked at for being near a candidate's rank. */
const SAMPLED = 400

const DECISIONS: readonly Decision[] = ['float', 'slide', 'freeze', 'float', 'slide', 'withdraw', 'exit', 'notReport']

/** Numbers from 0 to 1 that are the same at each run. Source: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A normal number of mean 0 and deviation 1. Source: Box and Muller. */
export function normalFrom(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/**
 * A candidate with a list that is neither hopeless nor safe: the rank lies near the closing rank of some pool of the season,
 * most choices close near it, harder ones first; the decisions are at random, most rounds without one.
 */
export function randomList(book: RankBook, season: number, random: () => number, length: number): RandomList {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const columns = josaaRounds(book, season)
  const last = columns.at(-1)?.closing ?? new Int32Array()
  const printed = [...last.keys()].filter((pool) => (last[pool] ?? 0) > 0 && book.preparatory[pool] === 0)
  const profile = randomProfile(book, pick(printed), last, random)
  const near = Array.from({ length: SAMPLED }, () => pick(printed)).filter((pool) => {
    const rank = eligibleRank(book, pool, profile)?.rank
    const margin = rank === undefined ? 9 : Math.log((last[pool] ?? 1) / rank)
    return margin > -0.5 && margin < 0.35
  })
  const drawn = Array.from({ length }, () => pick(near.length > 0 && random() < 0.85 ? near : printed))
  const hardest = drawn.toSorted((a, b) => hardness(a, last, random) - hardness(b, last, random))
  return {
    profile,
    choices: hardest.map((pool) => {
      const { institute, programme } = positionOfSeat(book, pool)
      return { institute: institute.name, programme }
    }),
    decisions: new Map(columns.flatMap(({ round }) => (random() < 0.3 ? [[round, pick(DECISIONS)]] : []))),
  }
}

function hardness(pool: number, closing: Int32Array, random: () => number): number {
  return Math.log(closing[pool] ?? 1) + normalFrom(random) * 0.2
}

/** Somebody who may take the pool, with a rank near where it closed, and on all lists a rank as likely. */
function randomProfile(book: RankBook, pool: number, closing: Int32Array, random: () => number): Profile {
  const seat = seatOfPool(book, pool)
  const { institute } = positionOfSeat(book, pool)
  const category =
    CATEGORIES.find((each) => each !== 'OPEN' && seat.seatType.startsWith(each)) ?? CATEGORIES[Math.floor(random() * 5)]
  const isPwd = seat.seatType.endsWith('(PwD)') || random() < 0.1
  const homes = institute.homeStates[seat.quota] ?? []
  const homeState = STATES.find((state) => state === homes[Math.floor(random() * homes.length)])
  const own = { category: category ?? 'OPEN', isPwd }
  const kind = rankKindOf(own, seat) ?? 'common'
  const rank = Math.max(1, Math.round((closing[pool] ?? 1) * Math.exp(normalFrom(random) * 0.2)))
  const ranks: Profile['ranks'] = {}
  for (const list of RANK_LISTS) if (list === seat.list || random() < 0.4) ranks[list] = ranksNear(rank, kind, random)
  return {
    ...own,
    gender: seat.gender === 'female' || random() < 0.4 ? 'female' : 'male',
    hasPassedAat: random() < 0.5,
    homeState: homeState ?? STATES[Math.floor(random() * STATES.length)],
    ranks,
  }
}

/** How many of the common list stand before one on the kind's own list, roughly: enough for a list to mix its pools. */
const SHARE: Readonly<Record<RankKind, number>> = {
  common: 1,
  category: 5,
  openPwd: 60,
  categoryPwd: 200,
  preparatory: 200,
}

function ranksNear(rank: number, kind: RankKind, random: () => number): ListRanks {
  const common = rank * SHARE[kind] * Math.exp(normalFrom(random) * 0.1)
  const near = (other: RankKind) => (other === kind ? rank : Math.max(1, Math.round(common / SHARE[other])))
  const ranks: ListRanks = {}
  for (const other of ['common', 'category', 'openPwd', 'categoryPwd'] as const) {
    if (other === kind || random() < 0.85) ranks[other] = near(other)
  }
  return ranks
}
