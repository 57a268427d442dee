import type { BookForecast, SurvivalRates } from '../book/rank-book.ts'
import { type ForecastHistory, listSeasons, type SeasonRanks } from '../forecast/history.ts'
import { at, describeSeats, type SeatTraits } from '../forecast/pools/pool-traits.ts'
import { roundTo, sum } from '../numbers/sums.ts'
import { offeredBySeats } from './seat-counts.ts'
import {
  goneShare,
  lostShare,
  MISSING_STRATA,
  PROGRAMME_CLASSES,
  pastOf,
  programmeClass,
  programmeNumbers,
  programmesPrinted,
  SEASONS_BEFORE_LAST,
  STRATA_BY_STEP,
} from './seat-strata.ts'

/** Tables before this season have no column of gender: a neutral pool of theirs may be any. Source: JoSAA, 2016 to 2018. */
const FIRST_SEASON = 2018
/** A season weighs so much less than the one after it. */
const DECAY = 0.8
/** A stratum of n pools is drawn to the wider one as if so many of that stood beside them. */
const SHRINK = 30
const STEPS_OF_SHARE = 10_000

/**
 * The rates that a history teaches, from every pair of seasons in a row, later ones more.
 * @param seasons  oldest first; what is later than the season to speak of must not be among them
 * @returns undefined for fewer than two comparable seasons
 */
export function fitSurvival(
  history: Pick<ForecastHistory, 'institute' | 'programme'>,
  seasons: readonly SeasonRanks[],
  traits: SeatTraits,
): SurvivalRates | undefined {
  const programmes = programmeNumbers(history)
  const gone = new Tally(PROGRAMME_CLASSES)
  const lost = STRATA_BY_STEP.map((count) => new Tally(count))
  const back = new Tally(MISSING_STRATA)
  let pairs = 0
  for (const [index, season] of seasons.entries()) {
    const past = seasons.slice(Math.max(index - 1 - SEASONS_BEFORE_LAST, 0), index)
    if ((past.at(-1)?.season ?? 0) < FIRST_SEASON) continue
    const weight = DECAY ** (seasons.length - 1 - index)
    const before = programmesPrinted(past.at(-1) as SeasonRanks, programmes)
    const after = programmesPrinted(season, programmes)
    noteProgrammes(gone, { programmes, before, after, weight }, traits)
    for (let pool = 0; pool < traits.count; pool++) {
      const programme = at(programmes, pool)
      if (after[programme] !== 1) continue
      const from = pastOf(past, traits, pool, before[programme] === 1)
      const isPrinted = !Number.isNaN(at(season.closing, pool))
      if (from.state === 'printed')
        for (const [step, tally] of lost.entries()) tally.note(at(from.strata, step), weight, !isPrinted)
      if (from.state === 'missing') back.note(from.stratum, weight, isPrinted)
    }
    pairs++
  }
  if (pairs === 0) return undefined
  return { gone: gone.shares(SHRINK), lost: shrinkDown(lost), back: back.shares(0) }
}

/**
 * The chance that each pool of a book is offered in the season that its forecast speaks of: before its first round by what
 * past seasons taught, and by the seats of its matrix once that is printed; then what its rounds printed and nothing else. 1
 * for a book that was not taught.
 */
export function offeredChances(book: ForecastHistory, { season, listRisk, seats }: BookForecast): Float32Array {
  const running = book.rounds.filter((round) => round.counselling === 'josaa' && round.season === season)
  if (running.length > 0) {
    return Float32Array.from({ length: book.poolCount }, (_, pool) =>
      running.some(({ closing }) => at(closing, pool) > 0) ? 1 : 0,
    )
  }
  if (!listRisk) return new Float32Array(book.poolCount).fill(1)
  const traits = describeSeats(book)
  const learnt = survivalChances(listRisk.survival, book, listSeasons(book), traits)
  return seats ? learnt.map((chance, pool) => offeredBySeats(at(seats, pool), at(traits.isPwd, pool), chance)) : learnt
}

/**
 * The chance that each pool is offered in the season after the last of `past`: its programme stays, and it prints a rank, or
 * comes back where it was missing. 0 for a pool that neither a round of the last season nor the three before it printed.
 */
export function survivalChances(
  rates: SurvivalRates,
  history: Pick<ForecastHistory, 'institute' | 'programme'>,
  past: readonly SeasonRanks[],
  traits: SeatTraits,
): Float32Array {
  const programmes = programmeNumbers(history)
  const last = past.at(-1)
  if (!last) return new Float32Array(traits.count)
  const printed = programmesPrinted(last, programmes)
  return Float32Array.from({ length: traits.count }, (_, pool) => {
    const from = pastOf(past, traits, pool, printed[at(programmes, pool)] === 1)
    if (from.state === 'gone') return 0
    const stays = 1 - goneShare(rates.gone, traits, pool)
    if (from.state === 'missing') return stays * (rates.back[from.stratum] ?? 0)
    return stays * (1 - lostShare(rates.lost, from.strata))
  })
}

type Programmes = { programmes: Int32Array; before: Uint8Array; after: Uint8Array; weight: number }

function noteProgrammes(gone: Tally, { programmes, before, after, weight }: Programmes, traits: SeatTraits): void {
  const noted = new Uint8Array(before.length)
  for (let pool = 0; pool < traits.count; pool++) {
    const programme = at(programmes, pool)
    if (before[programme] !== 1 || noted[programme] === 1) continue
    noted[programme] = 1
    gone.note(programmeClass(traits, pool), weight, after[programme] !== 1)
  }
}

/** Each step's shares drawn to those of the step before it, down to the finest. */
function shrinkDown(steps: readonly Tally[]): number[] {
  const top = steps[0] as Tally
  let parents = top.shares(0)
  for (const [step, tally] of steps.slice(1).entries()) {
    const children = at(STRATA_BY_STEP, step + 1) / at(STRATA_BY_STEP, step)
    const wider = parents
    parents = Array.from(tally.count, (count, stratum) => {
      const parent = wider[Math.floor(stratum / children)] ?? 0
      return roundTo((at(tally.came, stratum) + SHRINK * parent) / (count + SHRINK), STEPS_OF_SHARE)
    })
  }
  return parents
}

/** Weighted counts of what came and of all, by stratum. */
class Tally {
  readonly count: Float64Array
  readonly came: Float64Array

  constructor(strata: number) {
    this.count = new Float64Array(strata)
    this.came = new Float64Array(strata)
  }

  note(stratum: number, weight: number, came: boolean): void {
    this.count[stratum] = at(this.count, stratum) + weight
    if (came) this.came[stratum] = at(this.came, stratum) + weight
  }

  /** The share of each stratum, drawn to that of all as if so many stood beside it; that of all where it is empty. */
  shares(shrink: number): number[] {
    const all = sum(this.came) / Math.max(sum(this.count), 1)
    return Array.from(this.count, (count, stratum) => {
      return roundTo(
        count + shrink > 0 ? (at(this.came, stratum) + shrink * all) / (count + shrink) : all,
        STEPS_OF_SHARE,
      )
    })
  }
}
