import type { BookForecast, ListRiskFigures, RoundForecast } from '../book/rank-book.ts'
import { fitShocks, type SeasonMisses } from '../list-risk/season-shocks.ts'
import { fitSurvival } from '../list-risk/survival.ts'
import { chanceAt, openForecast } from '../predictor/prediction.ts'
import type { Drift } from './drift.ts'
import { type ForeseenSeason, fitGroupShocks } from './group-shocks.ts'
import { type ForecastHistory, listSeasons, type SeasonRanks } from './history.ts'
import { FOLLOWED_ROUNDS, fitRound, measureRoundMove, type RoundLesson, type RoundMove } from './in-season.ts'
import { SHARES } from './pools/known-pools.ts'
import { measureDrifts, type Origin, stateBefore } from './pools/origin.ts'
import { describePools, type PoolTraits } from './pools/pool-traits.ts'
import { forecastSeason, type SeasonForecast, SHOCK } from './season-forecast.ts'
import { moveTypes, type PastForecast } from './type-drift.ts'

/** Seasons that must stand before the first one to learn from. */
const SEASONS_BEFORE = 3
/** The file keeps ln ranks and scales in these steps; the fit rounds to them, so that nothing changes on the way. */
const MU_STEPS = 4096
const SCALE_STEPS = 8192
const QUANTILE_STEPS = 100_000

/** The workings of a fit: everything of a season is made from the seasons before it, once, and kept. */
export type Workshop = {
  history: ForecastHistory
  traits: PoolTraits
  seasons: readonly SeasonRanks[]
  drifts: readonly Drift[]
  origins: Map<number, Origin>
  forecasts: Map<number, SeasonForecast>
  /** The same before seats of GFTIs are moved. */
  unmoved: Map<number, SeasonForecast>
  roundMoves: Map<string, RoundMove | undefined>
}

/** A workshop over a history; nothing is fitted yet. */
export function openWorkshop(history: ForecastHistory): Workshop {
  const traits = describePools(history)
  const seasons = listSeasons(history)
  const drifts = measureDrifts(seasons, traits)
  return {
    history,
    traits,
    seasons,
    drifts,
    origins: new Map(),
    forecasts: new Map(),
    unmoved: new Map(),
    roundMoves: new Map(),
  }
}

/**
 * The figures behind `prediction.ts` for the season after the newest final round, in the history's own order of pools;
 * undefined where fewer than four seasons in a row are known. About half a minute for ten seasons.
 * @param rounds  how many rounds the season will have, once its calendar says; else it is taken to have as many as the last
 */
export function fitForecast(history: ForecastHistory, rounds?: number): BookForecast | undefined {
  const workshop = openWorkshop(history)
  const index = workshop.seasons.length
  return index > SEASONS_BEFORE ? fitSeason(workshop, index, rounds) : undefined
}

/**
 * The forecast of the season at a position of the workshop's seasons, or of the one after them, from the seasons before it
 * alone, and from how many rounds its calendar gave it.
 * @param index   above 3
 * @param rounds  of the season; without it as many as it had, or as the one before it where it is to come
 */
export function fitSeason(workshop: Workshop, index: number, rounds = roundsOf(workshop, index)): BookForecast {
  const listRisk = fitListRisk(workshop, index)
  const inSeason = FOLLOWED_ROUNDS.map((number) => fitRoundOf(workshop, index, { number, rounds }))
  return {
    ...fitBeforeRounds(workshop, index),
    rounds,
    inSeason: inSeason.filter((fit) => fit !== undefined),
    ...(listRisk && { listRisk }),
  }
}

function roundsOf({ seasons }: Workshop, index: number): number {
  const { afterRound } = (seasons[index] ?? seasons[index - 1]) as SeasonRanks
  return Math.max(...afterRound.keys())
}

/** What whole lists are judged with: how often seats vanish, and how far past seasons moved as one. */
function fitListRisk(workshop: Workshop, index: number): ListRiskFigures | undefined {
  const { history, seasons, traits } = workshop
  const survival = fitSurvival(history, seasons.slice(0, index), traits)
  if (!survival) return undefined
  const misses = Array.from({ length: Math.max(index - SEASONS_BEFORE - 1, 0) }, (_, past) =>
    missesOf(workshop, SEASONS_BEFORE + 1 + past),
  )
  return { survival, shocks: fitShocks(misses, traits) }
}

/** Where each pool closed within what was forecast of it, for a season that has come. */
function missesOf(workshop: Workshop, index: number): SeasonMisses {
  const { history, seasons } = workshop
  const preparatory = new Uint8Array(history.poolCount)
  const fitted = fitBeforeRounds(workshop, index)
  const forecast = openForecast({ ...history, preparatory, rounds: [], forecast: fitted })
  const { closing } = seasons[index] as SeasonRanks
  const shareBelow = closing.map((ln, pool) => {
    const chance = forecast && !Number.isNaN(ln) ? chanceAt(forecast, pool, ln) : undefined
    return chance === undefined ? Number.NaN : 1 - chance
  })
  return { shareBelow, scale: fitted.scale }
}

/** The forecast before the first round of the season, which it does not follow then. */
function fitBeforeRounds(workshop: Workshop, index: number): BookForecast {
  const { mu, scale, novelty, knownPoolQuantiles, newPoolQuantiles } = seasonForecast(workshop, index)
  const round = (steps: number) => (value: number) => Math.round(value * steps) / steps
  return {
    season: (workshop.seasons[index - 1] as SeasonRanks).season + 1,
    mu: Float32Array.from(mu, round(MU_STEPS)),
    scale: Float32Array.from(scale, round(SCALE_STEPS)),
    novelty,
    tau: SHOCK,
    groupTau: fitGroupShocks(foreseenBefore(workshop, index), SHOCK, workshop.traits),
    probabilities: SHARES,
    knownPoolQuantiles: knownPoolQuantiles.map(round(QUANTILE_STEPS)),
    newPoolQuantiles: newPoolQuantiles.map(round(QUANTILE_STEPS)),
    inSeason: [],
  }
}

/** The seasons before a position that were forecast from earlier ones, each with what came. */
function foreseenBefore(workshop: Workshop, index: number): ForeseenSeason[] {
  return Array.from({ length: Math.max(index - SEASONS_BEFORE - 1, 0) }, (_, past) => {
    const { mu, scale } = seasonForecast(workshop, SEASONS_BEFORE + 1 + past)
    const { closing } = workshop.seasons[SEASONS_BEFORE + 1 + past] as SeasonRanks
    return { mu, scale, closing }
  })
}

function seasonForecast(workshop: Workshop, index: number): SeasonForecast {
  return computeOnce(workshop.forecasts, index, () => {
    const past: PastForecast[] = []
    for (let t = SEASONS_BEFORE + 1; t < index; t++) {
      past.push({ forecast: unmovedForecast(workshop, t), closing: (workshop.seasons[t] as SeasonRanks).closing })
    }
    return moveTypes(unmovedForecast(workshop, index), past, workshop.traits)
  })
}

function unmovedForecast(workshop: Workshop, index: number): SeasonForecast {
  const { seasons, drifts, traits } = workshop
  return computeOnce(workshop.unmoved, index, () => {
    const lessons = []
    for (let t = SEASONS_BEFORE; t < index; t++) {
      lessons.push({ origin: origin(workshop, t), outcome: seasons[t] as SeasonRanks, drift: drifts[t - 1] as Drift })
    }
    return forecastSeason(origin(workshop, index), lessons, drifts.slice(0, index - 1), traits)
  })
}

function origin(workshop: Workshop, index: number): Origin {
  const { seasons, drifts, traits } = workshop
  return computeOnce(workshop.origins, index, () =>
    stateBefore(seasons.slice(0, index), drifts.slice(0, index - 1), traits),
  )
}

/** What a map holds of a key; where it holds nothing yet, what is computed for it. */
function computeOnce<Key, Value>(computed: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const found = computed.get(key)
  if (found !== undefined || computed.has(key)) return found as Value
  const value = compute()
  computed.set(key, value)
  return value
}

/** A round that is followed, and how many the season to come has. */
type FollowedRound = { number: number; rounds: number }

function fitRoundOf(workshop: Workshop, index: number, of: FollowedRound): RoundForecast | undefined {
  const { seasons, history, traits } = workshop
  const lessons: RoundLesson[] = []
  for (let t = SEASONS_BEFORE + 1; t < index; t++) {
    const { season } = seasons[t] as SeasonRanks
    const round = history.rounds.find(
      (column) => column.counselling === 'josaa' && column.season === season && column.round === of.number,
    )
    const came = roundMove(workshop, t, of)
    const movesBefore = listMoves(workshop, t, of)
    if (!round || !came || movesBefore.length === 0) continue
    lessons.push({ round, movesBefore, prior: seasonForecast(workshop, t), came })
  }
  return fitRound(of.number, lessons, listMoves(workshop, index, of), traits)
}

function listMoves(workshop: Workshop, index: number, of: FollowedRound): RoundMove[] {
  return Array.from({ length: index }, (_, t) => roundMove(workshop, t, of)).filter((move) => move !== undefined)
}

function roundMove({ seasons, roundMoves, traits }: Workshop, at: number, of: FollowedRound): RoundMove | undefined {
  const season = seasons[at] as SeasonRanks
  return computeOnce(roundMoves, `${season.season} ${of.number} ${of.rounds}`, () =>
    measureRoundMove(season, { round: of.number, rounds: of.rounds, traits }),
  )
}
