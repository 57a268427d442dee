import type { RankList, SeasonShocks } from '../book/rank-book.ts'
import { normalQuantile, normalShareBelow } from './normal.ts'
import { NINE_NODES, type ShockNode } from './shock-nodes.ts'

/** A seat pool as the risk of a list reads it. */
export type RiskPool = {
  /** That it is offered again and closes at or beyond the candidate's rank, 0 to 1. */
  chance: number
  /** Scale of the pool's own miss over the usual scale of its list (`USUAL_SCALE`), above 0. */
  spread: number
  list: RankList
  /** Pools that move together in a season bear the same number: list, quota group, seat type and gender. */
  group: number
}

/** Kinds of years as seasons come, told by how far their shocks reach, standard deviations: as seasons of 2022 to 2026 were. */
export const YEAR_KINDS = ['tough', 'usual', 'easy'] as const
export type YearKind = (typeof YEAR_KINDS)[number]
export const YEAR_SHOCKS: Readonly<Record<YearKind, number>> = { tough: -0.8, usual: 0, easy: 0.8 }

/** Scale of the miss of a usual pool of each list, in RANK_LISTS order, in ln units. */
export const USUAL_SCALE = [0.1, 0.5, 0.43, 0.1] as const
/** However steady a pool, so much of its variance at least is its own. */
const COMMON_MAX = 0.95
const CHANCE_MIN = 1e-7

/**
 * The chance that none of the first k choices gives a seat, for every k from 1: `none[k - 1]`; the last entry is the chance of
 * no seat at all. The season is one list-wide shock and one shock a group, integrated over, not drawn; each pool keeps the
 * chance it has alone. It falls with k, and the order of the first k has no say in it. Within .01 of the exact value with
 * nine nodes.
 * @param choices  in the order of the list, each with the pools open to the candidate; a choice without any adds nothing
 */
export function noneOfFirst(
  choices: readonly (readonly RiskPool[])[],
  shocks: SeasonShocks,
  nodes: readonly ShockNode[] = NINE_NODES,
): Float64Array {
  const lists = new Map<RankList, ListIntegral>()
  return Float64Array.from(choices, (pools) => {
    for (const pool of pools) {
      const list = lists.get(pool.list) ?? new ListIntegral(nodes)
      lists.set(pool.list, list)
      list.add(pool, shocks)
    }
    let none = 1
    for (const list of lists.values()) none *= list.none()
    return none
  })
}

/**
 * The chance of no seat in a season whose shocks all have one size, such as those of YEAR_SHOCKS.
 * @param shock  in standard deviations; above 0 every closing rank lies further down than expected
 */
export function noSeatInSeason(choices: readonly (readonly RiskPool[])[], shocks: SeasonShocks, shock: number): number {
  let none = 1
  for (const pool of choices.flat()) {
    const { barrier, common, own } = partsOf(pool, shocks.list + shocks.group)
    none *= normalShareBelow((barrier - Math.sqrt(common) * shock) / own)
  }
  return none
}

/** The chance of no seat if seats moved apart from each other: too hopeful, and only there to be held against. */
export function noSeatIfApart(choices: readonly (readonly RiskPool[])[]): number {
  return choices.flat().reduce((none, { chance }) => none * (1 - chance), 1)
}

/** The chance that exactly the k-th choice is the first to give a seat, `[k - 1]`; with the chance of no seat they come to 1. */
export function chanceByPosition(none: Float64Array): Float64Array {
  return none.map((value, at) => Math.max((at === 0 ? 1 : (none[at - 1] ?? 1)) - value, 0))
}

/** The place of the seat that comes, from 1, on average of the seasons that give one; undefined where none can. */
export function expectedPosition(none: Float64Array): number | undefined {
  const any = 1 - (none.at(-1) ?? 1)
  if (any <= 0) return undefined
  return chanceByPosition(none).reduce((sum, chance, at) => sum + (at + 1) * chance, 0) / any
}

/** The shares that none of a list's pools so far gives a seat, over the nodes of the list's shock and of each group's. */
class ListIntegral {
  readonly #nodes: readonly ShockNode[]
  readonly #groups = new Map<number, { none: Float64Array; mean: Float64Array }>()
  #none: number | undefined

  constructor(nodes: readonly ShockNode[]) {
    this.#nodes = nodes
  }

  add(pool: RiskPool, shocks: SeasonShocks): void {
    const nodes = this.#nodes
    const size = nodes.length
    const group = this.#groups.get(pool.group) ?? {
      none: new Float64Array(size * size).fill(1),
      mean: new Float64Array(size),
    }
    this.#groups.set(pool.group, group)
    const { barrier, common, own } = partsOf(pool, shocks.list + shocks.group)
    const total = shocks.list + shocks.group
    const listWeight = total > 0 ? Math.sqrt((common * shocks.list) / total) : 0
    const groupWeight = total > 0 ? Math.sqrt((common * shocks.group) / total) : 0
    for (let i = 0; i < size; i++) {
      const shifted = barrier - listWeight * (nodes[i]?.at ?? 0)
      let mean = 0
      for (let j = 0; j < size; j++) {
        const { at, weight } = nodes[j] ?? { at: 0, weight: 0 }
        const none = (group.none[i * size + j] ?? 1) * normalShareBelow((shifted - groupWeight * at) / own)
        group.none[i * size + j] = none
        mean += weight * none
      }
      group.mean[i] = mean
    }
    this.#none = undefined
  }

  none(): number {
    this.#none ??= this.#nodes.reduce((sum, { weight }, i) => {
      let product = weight
      for (const { mean } of this.#groups.values()) product *= mean[i] ?? 1
      return sum + product
    }, 0)
    return this.#none
  }
}

/**
 * How far the shocks must reach for a pool to give a seat, which part of its variance it has in common with others, and the
 * size of its own part. A shock has one size in ln ranks, so it weighs much in a steady pool and little in a volatile one.
 */
export function partsOf(
  { chance, spread }: RiskPool,
  shared: number,
): { barrier: number; common: number; own: number } {
  const common = commonPart(spread, shared)
  const clipped = Math.min(Math.max(chance, CHANCE_MIN), 1 - CHANCE_MIN)
  return { barrier: normalQuantile(1 - clipped), common, own: Math.sqrt(1 - common) }
}

/** The part of a pool's variance that it has in common with others, 0 to 1. @param shared  size of the shocks together */
export function commonPart(spread: number, shared: number): number {
  return Math.min(shared / (1 + spread * spread), COMMON_MAX)
}
