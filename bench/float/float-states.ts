import { closingRank, josaaFinals } from '@sopaan/domain/choice-lists/replay'
import { kindOf, type PastSeasons } from '@sopaan/domain/float/chances-by-round'
import type { ClosedPool, SeasonProgress } from '@sopaan/domain/float/float-chance'
import {
  type CandidatePool,
  openSeason,
  type PlayableSeason,
  playedChoice,
} from '@sopaan/domain/simulator/candidate-pools'
import { finalSeat, playSeason } from '@sopaan/domain/simulator/play-season'
import { seasonRules } from '@sopaan/domain/simulator/season-rules'
import { randomList, seededRandom } from '@sopaan/domain/testing/random-lists'

/** A list that floats, after one round in which it held a choice that is not its first; and whether a better one came. */
export type FloatState = SeasonProgress & {
  season: number
  /** Pools of the better choices that stopped before the rank. */
  pools: ClosedPool[]
  /** How far each of them rose later in the season before, ln units; undefined where it was not printed. */
  lastRises: (number | undefined)[]
  better: number
  came: boolean
}

const LENGTH_MIN = 5
const LENGTH_MAX = 60

/** States of drawn lists in one season. Candidates and lists are drawn from the season before, so they know nothing of it. */
export function drawStates(past: PastSeasons, season: number, lists: number, seed: number): FloatState[] {
  const open = openSeason(past.playable, season)
  const rules = seasonRules(season, open.columns.length)
  return Array.from({ length: lists }, (_, list) => {
    const random = seededRandom(seed + season * lists + list)
    const length = LENGTH_MIN + Math.floor(random() * (LENGTH_MAX - LENGTH_MIN))
    const { profile, choices } = randomList(past.playable.book, season - 1, random, length)
    const played = choices.map((choice) => playedChoice(open, profile, choice))
    const rounds = playSeason(played, new Map(), rules)
    const final = finalSeat(rounds)?.choice ?? 0
    return rounds.flatMap(({ round, seat }): FloatState[] => {
      if (!seat || seat.choice === 0 || round === rules.rounds) return []
      const closed = played.slice(0, seat.choice).flatMap(({ pools }) => pools.filter((pool) => isClosed(pool, round)))
      if (closed.length === 0) return []
      const pools = closed.map((pool) => closedPool(past, open, pool, round))
      const lastRises = closed.map(({ pool }) => lastRise(past, season, pool, round))
      const when = { season, round, rounds: rules.rounds }
      return [{ ...when, pools, lastRises, better: seat.choice, came: final < seat.choice }]
    })
  }).flat()
}

function isClosed({ closings, rank }: CandidatePool, round: number): boolean {
  const closing = closings[round - 1] ?? null
  return closing !== null && closing < rank
}

function closedPool(past: PastSeasons, { season }: PlayableSeason, pool: CandidatePool, round: number): ClosedPool {
  const before = josaaFinals(past.playable.book).find((final) => final.season === season - 1)
  return {
    rank: pool.rank,
    closing: pool.closings[round - 1] ?? 1,
    lastFinal: before && closingRank(before, pool.pool),
    rise: past.risesAfter(season, round)?.[pool.pool] ?? 0.05,
    ...kindOf(pool),
  }
}

function lastRise(past: PastSeasons, season: number, pool: number, round: number): number | undefined {
  const { columns } = openSeason(past.playable, season - 1)
  const at = Math.min(round, columns.length - 1)
  const closing = columns[at - 1] && closingRank(columns[at - 1] as (typeof columns)[number], pool)
  if (closing === undefined) return undefined
  const later = columns.slice(at).map((column) => closingRank(column, pool) ?? 0)
  return Math.log(Math.max(closing, ...later) / closing)
}
