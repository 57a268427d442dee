import type { RankBook } from '@sopaan/domain/book/rank-book'
import { openForecast } from '@sopaan/domain/predictor/prediction'
import type { Profile } from '@sopaan/domain/predictor/profile'
import type { ROUND_RECORD } from '@sopaan/domain/report-card/list-record'
import {
  openPlayableBook,
  openSeason,
  type PlayableSeason,
  playedChoice,
  printedChoice,
} from '@sopaan/domain/simulator/candidate-pools'
import { expectedSeason } from '@sopaan/domain/simulator/expected-season'
import { playSeason } from '@sopaan/domain/simulator/play-season'
import { seasonRules } from '@sopaan/domain/simulator/season-rules'
import { atLeast, exactly, type Figure, median } from '../figure.ts'
import type { DrawnList } from './lists.ts'

/** Of the drawn lists so many are played a season. */
const LISTS_PLAYED = 400

/** One list after one round of one season: the position of the seat in hand, from 1, 0 = none. */
type PathPoint = { said: number; lastSeason: number; came: number }

/** How far from the closing rank of each round, in ln, half of all pools were at most: ours and last season's same round. */
type RoundMiss = { ours: number; lastSeason: number }

export type SeasonPaths = { season: number; points: PathPoint[]; misses: RoundMiss[] }

/**
 * The rounds of a season ahead as they are played for somebody, from the seasons before alone, against the rounds that came;
 * beside it the rounds of the season before, played as if they came again. Everybody floats.
 */
export function followPaths(
  history: RankBook,
  past: RankBook,
  season: number,
  lists: readonly DrawnList[],
): SeasonPaths {
  const forecast = openForecast(past)
  const shocks = past.forecast?.listRisk?.shocks
  if (!forecast || !shocks) throw new Error(`Nothing can be said of the rounds of ${season}`)
  const playable = openPlayableBook(history)
  const ahead = expectedSeason({ playable: openPlayableBook(past), forecast, shocks }, 'usual')
  const [came, before] = [openSeason(playable, season), openSeason(playable, season - 1)]
  const points = lists.slice(0, LISTS_PLAYED).flatMap((list) => {
    const [said, lastSeason, real] = [ahead, before, came].map((of) => positionsOf(history, of, list))
    return (real ?? []).map((position, at): PathPoint => {
      const isLast = at === came.columns.length - 1
      return {
        came: position,
        said: after(said ?? [], at, isLast),
        lastSeason: after(lastSeason ?? [], at, isLast),
      }
    })
  })
  return { season, points, misses: came.columns.map((_, at) => missOf(at, { ahead, before, came })) }
}

/** After a round, or after the last one where that is asked about: seasons differ in how many they have. */
function after(positions: readonly number[], at: number, isLast: boolean): number {
  return positions[isLast ? positions.length - 1 : Math.min(at, positions.length - 1)] ?? 0
}

function positionsOf(history: RankBook, of: PlayableSeason, { profile, choices }: DrawnList): number[] {
  const played = choices.flatMap(({ institute, programme }) => {
    const [at, what] = [history.institutes[institute], history.programmes[programme]]
    return at && what ? [playedChoice(of, profile satisfies Profile, printedChoice(at, what))] : []
  })
  return playSeason(played, new Map(), seasonRules(of.season, of.columns.length)).map(({ state }) =>
    state.kind === 'holding' ? state.choice + 1 : 0,
  )
}

function missOf(at: number, { ahead, before, came }: Record<'ahead' | 'before' | 'came', PlayableSeason>): RoundMiss {
  const isLast = at === came.columns.length - 1
  const columnOf = ({ columns }: PlayableSeason) =>
    columns[isLast ? columns.length - 1 : Math.min(at, columns.length - 1)]?.closing
  const [real, said, last] = [came, ahead, before].map(columnOf)
  const misses = (of: Int32Array | undefined) =>
    Array.from(real ?? [], (rank, pool) => {
      const [ours, others] = [said?.[pool] ?? 0, last?.[pool] ?? 0]
      return rank > 0 && ours > 0 && others > 0 ? Math.abs(Math.log((of?.[pool] ?? 0) / rank)) : Number.NaN
    }).filter((miss) => !Number.isNaN(miss))
  return { ours: median(misses(said)), lastSeason: median(misses(last)) }
}

/** What the rounds of all seasons were worth that were played ahead. */
export function pathWorth(seasons: readonly SeasonPaths[]): Record<keyof typeof ROUND_RECORD, number> {
  const points = seasons.flatMap((season) => season.points)
  const [ours, others] = [worthOf(points, 'said'), worthOf(points, 'lastSeason')]
  return {
    lists: seasons.length * LISTS_PLAYED,
    sameSeat: Math.round(100 * ours.same),
    sameSeatByLastSeason: Math.round(100 * others.same),
    hasSeat: Math.round(100 * ours.hasSeat),
    hasSeatByLastSeason: Math.round(100 * others.hasSeat),
    off: Math.round(10 * ours.off) / 10,
  }
}

/** The figures of the rounds played ahead: they must be worth more than the rounds of the season before, in every season. */
export function gatePaths(seasons: readonly SeasonPaths[]): Figure[] {
  const better = seasons.filter(({ season, points, misses }) => {
    const [ours, others] = [worthOf(points, 'said'), worthOf(points, 'lastSeason')]
    const distances = misses.map((miss) => `${miss.ours.toFixed(3)}/${miss.lastSeason.toFixed(3)}`)
    console.log(`${season} rounds ahead · ${describeWorth(ours)}\n  last season's: ${describeWorth(others)}`)
    console.log(`  median |ln| of the rounds, ours/last season's: ${distances.join(', ')}`)
    return ours.same > others.same && ours.hasSeat > others.hasSeat
  })
  return [
    exactly('seasons whose rounds ahead beat those of the season before', better.length, seasons.length, ''),
    atLeast('rounds ahead, share with the seat that came', pathWorth(seasons).sameSeat, 50, '%'),
  ]
}

function describeWorth({ same, hasSeat, off }: Worth): string {
  return `the seat ${(100 * same).toFixed(1)} %, seat or none ${(100 * hasSeat).toFixed(1)} %, ${off.toFixed(1)} positions off`
}

type Worth = { same: number; hasSeat: number; off: number }

/** The share of rounds whose seat was named, of rounds where rightly one or none was, and how far off in positions. */
function worthOf(points: readonly PathPoint[], of: 'said' | 'lastSeason'): Worth {
  const share = (is: (point: PathPoint) => boolean) => points.filter(is).length / points.length
  const both = points.filter((point) => point[of] > 0 && point.came > 0)
  return {
    same: share((point) => point[of] === point.came),
    hasSeat: share((point) => point[of] > 0 === point.came > 0),
    off: both.reduce((sum, point) => sum + Math.abs(point[of] - point.came), 0) / both.length,
  }
}
