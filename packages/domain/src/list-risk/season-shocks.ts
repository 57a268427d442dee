import { RANK_LISTS, type SeasonShocks } from '../book/rank-book.ts'
import { ADVANCED, at, type Classes, type SeatTraits } from '../forecast/pools/pool-traits.ts'
import { USUAL_SCALE } from './none-of-first.ts'
import { normalQuantile } from './normal.ts'

/** How a season came out against what was said before it, one entry per pool. */
export type SeasonMisses = {
  /** The share of the forecast below the closing rank, 0 to 1; NaN = not forecast or not printed. */
  shareBelow: Float64Array
  /** The scale of the pool's own part, in ln units. */
  scale: ArrayLike<number>
}

/** However quiet the seasons were, so much is reckoned with: five of them say little of the next. */
const SHOCKS_MIN: SeasonShocks = { list: 0.13, group: 0.3 }
/** Beyond it the moments of a handful of seasons are no guide. */
const SHOCKS_MAX: SeasonShocks = { list: 0.4, group: 0.5 }
const SCORE_MAX = 3
const STEPS = 10_000

/** The shocks to reckon with after the given seasons: the mean of what each showed, within limits. */
export function fitShocks(misses: readonly SeasonMisses[], traits: SeatTraits): SeasonShocks {
  const seen = misses.map((season) => measureShocks(season, traits))
  const mean = (of: keyof SeasonShocks) => {
    const shares = seen.reduce((total, shocks) => total + shocks[of], 0) / Math.max(seen.length, 1)
    return Math.round(Math.min(Math.max(shares, SHOCKS_MIN[of]), SHOCKS_MAX[of]) * STEPS) / STEPS
  }
  return { list: mean('list'), group: mean('group') }
}

/**
 * The shocks one season shows, by moments: over pairs of pools of one list but different groups the products of their
 * misses come to the list's share, over pairs of one group to both shares. Ordinary pools of Paper 1 and Advanced alone.
 */
export function measureShocks({ shareBelow, scale }: SeasonMisses, traits: SeatTraits): SeasonShocks {
  const lists = new PairSums(traits.lists)
  const groups = new PairSums(traits.group)
  for (let pool = 0; pool < traits.count; pool++) {
    const share = at(shareBelow, pool)
    const list = at(traits.list, pool)
    if (Number.isNaN(share) || traits.isPwd[pool] === 1 || (list !== 0 && list !== ADVANCED)) continue
    const spread = spreadOf(at(scale, pool), list)
    const common = 1 / (1 + spread * spread)
    const score = Math.min(Math.max(normalQuantile(Math.min(Math.max(share, 1e-6), 1 - 1e-6)), -SCORE_MAX), SCORE_MAX)
    lists.add(pool, Math.sqrt(common) * score, common)
    groups.add(pool, Math.sqrt(common) * score, common)
  }
  const [ofList, ofGroup] = [lists.total(), groups.total()]
  const list = ratio(ofList.misses - ofGroup.misses, ofList.common - ofGroup.common)
  return { list, group: Math.max(ratio(ofGroup.misses, ofGroup.common) - list, 0) }
}

/** The scale of a pool's own miss over the usual one of its list. @param list  position in RANK_LISTS */
export function spreadOf(scale: number, list: number): number {
  return scale / (USUAL_SCALE[list] ?? USUAL_SCALE[RANK_LISTS.indexOf('main-1')] ?? 0.1)
}

function ratio(above: number, below: number): number {
  return below > 0 ? Math.max(above / below, 0) : 0
}

/** Sums over all ordered pairs of different pools of a class: the square of the class's sum less its own squares. */
class PairSums {
  readonly #of: Int32Array
  readonly #misses: Float64Array
  readonly #missSquares: Float64Array
  readonly #common: Float64Array
  readonly #commonSquares: Float64Array

  constructor({ of, count }: Classes) {
    this.#of = of
    this.#misses = new Float64Array(count)
    this.#missSquares = new Float64Array(count)
    this.#common = new Float64Array(count)
    this.#commonSquares = new Float64Array(count)
  }

  add(pool: number, miss: number, common: number): void {
    const c = at(this.#of, pool)
    this.#misses[c] = at(this.#misses, c) + miss
    this.#missSquares[c] = at(this.#missSquares, c) + miss * miss
    this.#common[c] = at(this.#common, c) + common
    this.#commonSquares[c] = at(this.#commonSquares, c) + common * common
  }

  total(): { misses: number; common: number } {
    const pairs = (sums: Float64Array, squares: Float64Array) =>
      sums.reduce((total, sum, c) => total + sum * sum - at(squares, c), 0)
    return { misses: pairs(this.#misses, this.#missSquares), common: pairs(this.#common, this.#commonSquares) }
  }
}
