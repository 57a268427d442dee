import { BANDS, RELIABILITIES } from '../predictor/bands.ts'
import type { Choice, ChoicePool, ChoiceTable, UnjudgedPools } from './choice.ts'

/** What pools of many choices have in common: which of the candidate's ranks judges them, and whose they are. */
type PoolKind = Pick<ChoicePool, 'by' | 'quota' | 'seatType' | 'gender'>

/**
 * Choices by columns, a third smaller on the line than row by row and read in half the time: a number each per choice, and a
 * number each per pool, the pools of a choice one behind the other. Ranks stand as their distance from the expected one.
 */
export type PackedChoices = {
  institute: number[]
  programme: number[]
  openClosing: (number | null)[]
  /** How many pools a choice has. */
  poolCount: number[]
  unjudged: (UnjudgedPools & { /** Place of the choice it is of. */ choice: number })[]
  kinds: PoolKind[]
  pools: {
    /** Place in `kinds`. */
    kind: number[]
    chancePercent: number[]
    /** Place in `BANDS`. */
    band: number[]
    offeredPercent: number[]
    /** Place in `RELIABILITIES`. */
    reliability: number[]
    /** The closing rank that is expected, and how far the ends of its range are from it. */
    middle: number[]
    below: number[]
    above: number[]
    /** By season, what was closed at beyond the expected rank; null where nothing was printed. */
    closings: (number | null)[][]
    earliestRound: (number | null)[]
    /** Places of the pools that are new. */
    isNew: number[]
  }
}

/** A table with its choices laid out by columns. */
export function packTable<T extends Pick<ChoiceTable, 'choices'>>(
  table: T,
): Omit<T, 'choices'> & { choices: PackedChoices } {
  return { ...table, choices: packChoices(table.choices) }
}

/** A table as it was before it was packed. Throws where a column is too short. */
export function unpackTable<T extends { choices: PackedChoices }>(
  packed: T,
): Omit<T, 'choices'> & Pick<ChoiceTable, 'choices'> {
  return { ...packed, choices: unpackChoices(packed.choices) }
}

function packChoices(choices: readonly Choice[]): PackedChoices {
  const pools = choices.flatMap((choice) => choice.pools)
  const kinds = new Map<string, { at: number; kind: PoolKind }>()
  const kindOf = ({ by, quota, seatType, gender }: ChoicePool): number => {
    const name = [by, quota, seatType, gender].join('/')
    const known = kinds.get(name) ?? { at: kinds.size, kind: { by, quota, seatType, gender } }
    kinds.set(name, known)
    return known.at
  }
  const seasons = pools[0]?.closings ?? []
  return {
    institute: choices.map(({ institute }) => institute),
    programme: choices.map(({ programme }) => programme),
    openClosing: choices.map(({ openClosing }) => openClosing),
    poolCount: choices.map((choice) => choice.pools.length),
    unjudged: choices.flatMap(({ unjudged }, choice) => unjudged.map((each) => ({ ...each, choice }))),
    pools: {
      kind: pools.map(kindOf),
      chancePercent: pools.map(({ chancePercent }) => chancePercent),
      band: pools.map(({ band }) => BANDS.indexOf(band)),
      offeredPercent: pools.map(({ offeredPercent }) => offeredPercent),
      reliability: pools.map(({ reliability }) => RELIABILITIES.indexOf(reliability)),
      middle: pools.map(({ expected }) => expected.middle),
      below: pools.map(({ expected }) => expected.middle - expected.low),
      above: pools.map(({ expected }) => expected.high - expected.middle),
      closings: seasons.map((_, season) =>
        pools.map(({ closings, expected }) => beyond(closings[season] ?? null, expected.middle)),
      ),
      earliestRound: pools.map(({ earliestRound }) => earliestRound),
      isNew: pools.flatMap(({ isNew }, at) => (isNew ? [at] : [])),
    },
    kinds: Array.from(kinds.values(), ({ kind }) => kind),
  }
}

function unpackChoices({ kinds, pools, ...columns }: PackedChoices): Choice[] {
  const newOnes = new Set(pools.isNew)
  const poolAt = (at: number): ChoicePool => {
    const middle = valueAt(pools.middle, at)
    return {
      ...valueAt(kinds, valueAt(pools.kind, at)),
      chancePercent: valueAt(pools.chancePercent, at),
      band: valueAt(BANDS, valueAt(pools.band, at)),
      offeredPercent: valueAt(pools.offeredPercent, at),
      reliability: valueAt(RELIABILITIES, valueAt(pools.reliability, at)),
      isNew: newOnes.has(at),
      expected: { low: middle - valueAt(pools.below, at), middle, high: middle + valueAt(pools.above, at) },
      closings: pools.closings.map((season) => beyond(season[at] ?? null, -middle)),
      earliestRound: valueAt(pools.earliestRound, at),
    }
  }
  let next = 0
  const choices = columns.institute.map((institute, at): Choice => {
    const first = next
    next += valueAt(columns.poolCount, at)
    return {
      institute,
      programme: valueAt(columns.programme, at),
      openClosing: valueAt(columns.openClosing, at),
      pools: Array.from({ length: next - first }, (_, place) => poolAt(first + place)),
      unjudged: [],
    }
  })
  for (const { choice, ...unjudged } of columns.unjudged) valueAt(choices, choice).unjudged.push(unjudged)
  return choices
}

function beyond(rank: number | null, middle: number): number | null {
  return rank === null ? null : rank - middle
}

function valueAt<T>(column: readonly T[], at: number): T {
  const value = column[at]
  if (value === undefined) throw new Error('A column of the choices is too short')
  return value
}
