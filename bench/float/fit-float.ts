import { closingRank, josaaFinals } from '@sopaan/domain/choice-lists/replay'
import { kindOf, type PastSeasons } from '@sopaan/domain/float/chances-by-round'
import {
  type ClosedPool,
  COLUMNS,
  LIST_COLUMNS,
  listColumns,
  poolChance,
  poolColumns,
} from '@sopaan/domain/float/float-chance'
import type { FloatModel, PoolWeights } from '@sopaan/domain/float/float-model'
import { seatOfPool } from '@sopaan/domain/predictor/eligibility'
import { openSeason } from '@sopaan/domain/simulator/candidate-pools'
import { normalFrom, seededRandom } from '@sopaan/domain/testing/random-lists'
import { fitLogistic, type RegressionRows } from './fit-logistic.ts'
import type { FloatState } from './float-states.ts'

/** How much less a season counts than the one after it. */
const FADING = 0.85
/** One pool of so many is learnt from: they are far more than the weights need. */
const POOL_STEP = 5
const CLASSES = 4
/** Weights that may not rise with the rank. */
const FALLING = ['lnDistance', 'beyondRise', 'behindLastSeason', 'beforeLastSeason', 'distance'] as const

type Learnt = { from: number; season: number }

/** The float model of a season, learnt from the seasons before it: pools from drawn ranks, lists from drawn states. */
export function fitFloat(past: PastSeasons, states: readonly FloatState[], learnt: Learnt): FloatModel {
  const rows = Array.from({ length: CLASSES }, (): RegressionRows<keyof PoolWeights> => {
    return { names: COLUMNS, columns: [], outcomes: [], weights: [] }
  })
  for (let season = learnt.from; season < learnt.season; season++) {
    addSeason(past, season, FADING ** (learnt.season - 1 - season), rows)
  }
  const [first, second, third, later] = rows.map((each) => fitLogistic(each, FALLING))
  if (!first || !second || !third || !later) throw new Error('There are four classes of rounds')
  const none = { constant: 0, product: 0, best: 0, firstRound: 0, lnChoices: 0, oneRoundLeft: 0 }
  const model: FloatModel = { pools: [first, second, third, later], list: none }
  const stacked = states.map((state) => {
    const columns = listColumns(
      state.pools.map((pool) => poolChance(model, pool, state)),
      state.better,
      state,
    )
    return LIST_COLUMNS.map((name) => columns[name])
  })
  const list = fitLogistic({
    names: LIST_COLUMNS,
    columns: stacked,
    outcomes: states.map(({ came }) => Number(came)),
    weights: states.map(({ season }) => FADING ** (learnt.season - 1 - season)),
  })
  return { ...model, list }
}

/** Three ranks for every pool and round: one at any distance, two about where the pool closed the season before. */
function addSeason(
  past: PastSeasons,
  season: number,
  weight: number,
  rows: readonly RegressionRows<keyof PoolWeights>[],
): void {
  const { book } = past.playable
  const { columns } = openSeason(past.playable, season)
  const before = josaaFinals(book).find((final) => final.season === season - 1)
  const random = seededRandom(season)
  columns.slice(0, -1).forEach((column, at) => {
    const when = { round: at + 1, rounds: columns.length }
    const rises = past.risesAfter(season, when.round)
    const into = rows[Math.min(when.round, CLASSES) - 1]
    if (!rises || !into) return
    for (let pool = season % POOL_STEP; pool < book.poolCount; pool += POOL_STEP) {
      const closing = closingRank(column, pool)
      if (closing === undefined) continue
      const lastFinal = before && closingRank(before, pool)
      const later = Math.max(...columns.slice(at + 1).map((next) => closingRank(next, pool) ?? 0))
      const kind = kindOf(seatOfPool(book, pool))
      for (const rank of drawRanks(closing, lastFinal, random)) {
        if (rank <= closing) continue
        const closed: ClosedPool = { rank, closing, lastFinal, rise: rises[pool] ?? 0.05, ...kind }
        const figures = poolColumns(closed, when)
        into.columns.push(COLUMNS.map((name) => figures[name]))
        into.outcomes.push(later >= rank ? 1 : 0)
        into.weights.push(weight)
      }
    }
  })
}

function drawRanks(closing: number, lastFinal: number | undefined, random: () => number): number[] {
  const anywhere = closing * Math.exp(0.002 * (1.2 / 0.002) ** random())
  const near = () => (lastFinal ?? closing) * Math.exp(0.12 + 0.35 * normalFrom(random))
  return [anywhere, near(), near()].map((rank) => Math.max(1, Math.round(rank)))
}
