import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { withoutPreparatory } from '@sopaan/domain/book/compile-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { openPastSeasons, type PastSeasons } from '@sopaan/domain/float/chances-by-round'
import { betterChance, poolChance } from '@sopaan/domain/float/float-chance'
import { FLOAT_MODEL, type FloatModel } from '@sopaan/domain/float/float-model'
import { openPlayableBook } from '@sopaan/domain/simulator/candidate-pools'
import { atMost, exactly, type Figure } from './figure.ts'
import { fitFloat } from './float/fit-float.ts'
import { drawStates, type FloatState } from './float/float-states.ts'

const HISTORY = new URL('../data/national-history.bin.br', import.meta.url)
/** The first season with a season of female-only pools before it. */
const LEARNT_FROM = 2019
const JUDGED = [2022, 2023, 2024, 2025, 2026]
const LISTS_A_SEASON = 300
const SEED = 20_261_122
const BRIER_MAX = 0.105
const LOG_LOSS_MAX = 0.34
/** Bounds between classes of distance to the nearest better choice, ln units. */
const DISTANCES = [0.01, 0.03, 0.06, 0.12, 0.25]

type Judge = (state: FloatState) => number

/**
 * The chance that floating brings something better, against what came: every season from 2022 is judged with weights that
 * were fitted on the seasons before it alone, on drawn lists, and beside three simpler ways to say it.
 */
export async function run(): Promise<Figure[]> {
  const book = withoutPreparatory(decodeBook(brotliDecompressSync(await readFile(HISTORY))))
  const past = openPastSeasons(openPlayableBook(book))
  const newest = Math.max(...JUDGED)
  const states = Map.groupBy(
    Array.from({ length: newest - LEARNT_FROM + 1 }, (_, at) => LEARNT_FROM + at).flatMap((season) =>
      drawStates(past, season, LISTS_A_SEASON, SEED),
    ),
    ({ season }) => season,
  )
  for (const [season, drawn] of states)
    console.log(`${season}: ${drawn.length} states, ${percent(drawn.map(({ came }) => Number(came)))} came`)
  const judged = JUDGED.map((season) => judgeSeason(past, states, season))
  const all = judged.flatMap(({ said }) => said)
  const won = judged.filter(({ model, baselines }) => baselines.every((baseline) => model < baseline)).length
  console.log(`calibration error ${calibrationError(all).toFixed(3)}`)
  const shipped = JUDGED.flatMap((season) => sayAll(states.get(season) ?? [], byModel(FLOAT_MODEL)))
  console.log(
    `the weights that ship, which have seen these seasons: said ${percent(shipped.map(({ chance }) => chance))}, calibration error ${calibrationError(shipped).toFixed(3)}, Brier ${brier(shipped).toFixed(3)}`,
  )
  return [
    atMost(`Brier score of ${all.length} states, ${JUDGED[0]} to ${newest}`, brier(all), BRIER_MAX, ''),
    atMost('log loss', logLoss(all), LOG_LOSS_MAX, ''),
    exactly('seasons in which it beats all three simpler ways', won, JUDGED.length, ''),
  ]
}

type Said = { chance: number; came: boolean }

function sayAll(states: readonly FloatState[], judge: Judge): Said[] {
  return states.map((state) => ({ chance: judge(state), came: state.came }))
}

function judgeSeason(past: PastSeasons, states: ReadonlyMap<number, FloatState[]>, season: number) {
  const before = [...states].flatMap(([year, drawn]) => (year < season ? drawn : []))
  const model = fitFloat(past, before, { from: LEARNT_FROM, season })
  const judges: Judge[] = [byModel(model), byRound(before), byLastSeason, byDistance(before)]
  const [said = [], ...others] = judges.map((judge) => sayAll(states.get(season) ?? [], judge))
  const scores = { model: brier(said), baselines: others.map(brier) }
  const figures = [said, ...others].map((each) => `${brier(each).toFixed(3)}/${logLoss(each).toFixed(3)}`)
  console.log(
    `${season}: came ${percent(said.map(({ came }) => Number(came)))}, said ${percent(said.map(({ chance }) => chance))}`,
  )
  console.log(`  model, share of the round, last season's rises, distance: ${figures.join(', ')}`)
  return { said, ...scores }
}

function byModel(model: FloatModel): Judge {
  return (state) =>
    betterChance(
      model,
      state.pools.map((pool) => poolChance(model, pool, state)),
      state.better,
      state,
    )
}

/** How often floating helped after the same round in the seasons before. */
function byRound(before: readonly FloatState[]): Judge {
  return ({ round }) => share(before.filter((state) => Math.min(state.round, 5) === Math.min(round, 5)))
}

/** Whether the rises of the season before would have done it; shares that were so over all seasons. */
function byLastSeason({ pools, lastRises }: FloatState): number {
  return pools.some(({ rank, closing }, at) => (lastRises[at] ?? 0) >= Math.log(rank / closing)) ? 0.75 : 0.12
}

function byDistance(before: readonly FloatState[]): Judge {
  const classOf = ({ pools }: FloatState) => {
    const nearest = Math.min(...pools.map(({ rank, closing }) => Math.log(rank / closing)))
    return DISTANCES.filter((distance) => nearest >= distance).length
  }
  const classes = Map.groupBy(before, classOf)
  return (state) => share(classes.get(classOf(state)) ?? [])
}

/** The share of states in which something better came, drawn a little to one half where there are few. */
function share(states: readonly FloatState[]): number {
  return (states.filter(({ came }) => came).length + 1) / (states.length + 2)
}

function brier(said: readonly Said[]): number {
  return mean(said.map(({ chance, came }) => (chance - Number(came)) ** 2))
}

function logLoss(said: readonly Said[]): number {
  return mean(said.map(({ chance, came }) => -Math.log(Math.max(came ? chance : 1 - chance, 0.005))))
}

/** Mean distance of what was said from what came, over ten classes of what was said, weighted by their states. */
function calibrationError(said: readonly Said[]): number {
  const tenths = Map.groupBy(said, ({ chance }) => Math.min(Math.floor(chance * 10), 9))
  const misses = [...tenths.values()].map(
    (each) =>
      each.length * Math.abs(mean(each.map(({ chance }) => chance)) - mean(each.map(({ came }) => Number(came)))),
  )
  return misses.reduce((sum, miss) => sum + miss, 0) / said.length
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(shares: readonly number[]): string {
  return `${(mean(shares) * 100).toFixed(1)} %`
}
