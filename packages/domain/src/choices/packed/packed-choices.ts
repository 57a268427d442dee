import { BANDS, RELIABILITIES } from '../../predictor/bands.ts'
import type { Choice, ChoicePool, ChoiceTable, UnjudgedPools } from '../choice.ts'
import { packNumbers, unpackNumbers } from './packed-numbers.ts'

/** What pools of many choices have in common: which of the candidate's ranks judges them, and whose they are. */
type PoolKind = Pick<ChoicePool, 'by' | 'quota' | 'seatType' | 'gender'>

/**
 * Choices by columns, two fifths smaller on the line than row by row and read in half the time: a number each per choice, and a
 * number each per pool, the pools of a choice one behind the other. Ranks stand as their distance from the expected one, and
 * as `packNumbers` writes them.
 */
export type PackedChoices = {
  institute: number[]
  programme: number[]
  openClosing: string
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
    middle: string
    below: string
    /** Beyond what the other end lets expect. */
    above: string
    /** By season, what was closed at beyond the expected rank; null where nothing was printed. */
    closings: string[]
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

/** Choices that are unpacked in one go: a few milliseconds of a cheap phone. */
const PIECE = 60

/**
 * A table as it was before it was packed. Throws where a column is too short.
 * @param pause  between the pieces that a table is unpacked in, so that a finger that comes meanwhile need not wait for all of it
 */
export async function unpackTable<T extends { choices: PackedChoices }>(
  packed: T,
  pause: () => Promise<unknown>,
): Promise<Omit<T, 'choices'> & Pick<ChoiceTable, 'choices'>> {
  const unpacking = unpackChoices(packed.choices)
  for (let piece = unpacking.next(); ; piece = unpacking.next()) {
    if (piece.done) return { ...packed, choices: piece.value }
    await pause()
  }
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
    openClosing: packNumbers(choices.map(({ openClosing }) => openClosing)),
    poolCount: choices.map((choice) => choice.pools.length),
    unjudged: choices.flatMap(({ unjudged }, choice) => unjudged.map((each) => ({ ...each, choice }))),
    pools: {
      kind: pools.map(kindOf),
      chancePercent: pools.map(({ chancePercent }) => chancePercent),
      band: pools.map(({ band }) => BANDS.indexOf(band)),
      offeredPercent: pools.map(({ offeredPercent }) => offeredPercent),
      reliability: pools.map(({ reliability }) => RELIABILITIES.indexOf(reliability)),
      middle: packNumbers(pools.map(({ expected }) => expected.middle)),
      below: packNumbers(pools.map(({ expected }) => expected.middle - expected.low)),
      above: packNumbers(pools.map(({ expected: { low, middle, high } }) => high - middle - likelyAbove(middle - low))),
      closings: seasons.map((_, season) =>
        packNumbers(pools.map(({ closings, expected }) => beyond(closings[season] ?? null, expected.middle))),
      ),
      earliestRound: pools.map(({ earliestRound }) => earliestRound),
      isNew: pools.flatMap(({ isNew }, at) => (isNew ? [at] : [])),
    },
    kinds: Array.from(kinds.values(), ({ kind }) => kind),
  }
}

function* unpackChoices({ kinds, pools, ...columns }: PackedChoices): Generator<void, Choice[]> {
  const newOnes = new Set(pools.isNew)
  const ofPools = (text: string) => unpackNumbers(text, pools.kind.length)
  const [middles, belows, aboves] = [ofPools(pools.middle), ofPools(pools.below), ofPools(pools.above)]
  const seasons = pools.closings.map(ofPools)
  const openClosing = unpackNumbers(columns.openClosing, columns.institute.length)
  const poolAt = (at: number): ChoicePool => {
    const [middle, below, above] = [rankAt(middles, at), rankAt(belows, at), rankAt(aboves, at)]
    return {
      ...valueAt(kinds, valueAt(pools.kind, at)),
      chancePercent: valueAt(pools.chancePercent, at),
      band: valueAt(BANDS, valueAt(pools.band, at)),
      offeredPercent: valueAt(pools.offeredPercent, at),
      reliability: valueAt(RELIABILITIES, valueAt(pools.reliability, at)),
      isNew: newOnes.has(at),
      expected: { low: middle - below, middle, high: middle + likelyAbove(below) + above },
      closings: seasons.map((season) => beyond(season[at] ?? null, -middle)),
      earliestRound: valueAt(pools.earliestRound, at),
    }
  }
  let next = 0
  const choices: Choice[] = []
  for (const [at, institute] of columns.institute.entries()) {
    if (at % PIECE === 0) yield
    const first = next
    next += valueAt(columns.poolCount, at)
    choices.push({
      institute,
      programme: valueAt(columns.programme, at),
      openClosing: openClosing[at] ?? null,
      pools: Array.from({ length: next - first }, (_, place) => poolAt(first + place)),
      unjudged: [],
    })
  }
  for (const { choice, ...unjudged } of columns.unjudged) valueAt(choices, choice).unjudged.push(unjudged)
  return choices
}

/** How far the upper end of a range mostly is from its middle, by how far the lower one is: they are alike in ratio. */
function likelyAbove(below: number): number {
  return Math.round((below * 115) / 100)
}

function rankAt(column: readonly (number | null)[], at: number): number {
  const value = column[at]
  if (value === undefined || value === null) throw new Error('A column of the choices is too short')
  return value
}

function beyond(rank: number | null, middle: number): number | null {
  return rank === null ? null : rank - middle
}

function valueAt<T>(column: readonly T[], at: number): T {
  const value = column[at]
  if (value === undefined) throw new Error('A column of the choices is too short')
  return value
}
