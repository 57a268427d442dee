import type { BookForecast, RankBook } from '@sopaan/domain/book/rank-book'
import { fitSeason, openWorkshop, type Workshop } from '@sopaan/domain/forecast/fit-forecast'
import type { SeasonRanks } from '@sopaan/domain/forecast/history'
import { judgeSeason } from '@sopaan/domain/report-card/back-test'
import { judgeOffered, type OfferedRecord } from '@sopaan/domain/report-card/offered-seats'
import {
  compileReportCard,
  type ForecastReportCard,
  type JudgedSeason,
  type PoolRecord,
} from '@sopaan/domain/report-card/report-card'
import { researchSeasons, type SeasonComparison } from '@sopaan/domain/report-card/research'
import { atLeast, atMost, exactly, type Figure, median } from './figure.ts'
import { countedOtherwise, countPromises, gatePromises } from './forecast/promises.ts'
import { readHistory } from './forecast/read-history.ts'

/** Seasons that are judged; the gates are on those from GATED_FROM. */
const JUDGED_FROM = 2020
const GATED_FROM = 2022
const LEAK_SEASON = 2024

/**
 * The back-test: every season from 2020 is forecast from the seasons before it alone and held against what came.
 * It reads the history that ships, every round since 2016; preparatory pools are no part of it.
 */
export async function run(): Promise<Figure[]> {
  const history = await readHistory()
  const workshop = openWorkshop(history)
  const trials = workshop.seasons.flatMap((season, index) =>
    season.season >= JUDGED_FROM ? [runTrial(history, workshop, index)] : [],
  )
  const gated = trials.filter(({ season }) => season >= GATED_FROM)
  const judged = gated.map(({ before }) => before)
  const card = compileReportCard(history, judged)
  const cells = countPromises(history, judged)
  printTrials(trials)
  printCard(card)
  return [
    ...gated.flatMap(gateSeason),
    ...gateLastSeason(gated.at(-1)),
    ...gateModel(gated),
    ...gatePromises(cells, GATED_FROM),
    exactly('answers that the report card counts otherwise', countedOtherwise(cells, card), 0, ''),
    atMost(`${GATED_FROM}-26 calibration error`, card.all.calibrationError, 0.01, ''),
    ...gateRounds(gated),
    exactly(`${LEAK_SEASON} differences with later values deleted`, countLeaks(history, workshop), 0, 'figures'),
  ]
}

/** One season's forecast before and after its rounds, its record, and the baselines' figures. */
type Trial = {
  season: number
  before: JudgedSeason
  /** Over the seats that were offered again. */
  record: OfferedRecord
  newPools: { pools: number; medianMiss: number }
  /** Per round followed: the record after it. */
  afterRound: Map<number, OfferedRecord>
  points: SeasonComparison['points']
  chances: SeasonComparison['chances']
}

function runTrial(history: RankBook, workshop: Workshop, index: number): Trial {
  const season = workshop.seasons[index] as SeasonRanks
  const fit = fitSeason(workshop, index)
  const before = judgeSeason(history, fit, 0)
  const { points, chances } = researchSeasons(history, workshop.seasons, [before])[0] as SeasonComparison
  const afterRound = new Map<number, OfferedRecord>()
  for (const { round } of fit.inSeason) {
    if (season.afterRound.has(round)) afterRound.set(round, judgeOffered(judgeSeason(history, fit, round)))
  }
  return {
    season: season.season,
    before,
    record: judgeOffered(before),
    newPools: judgeNewPools(before),
    afterRound,
    points,
    chances,
  }
}

function judgeNewPools({ forecast, before, closing }: JudgedSeason): Trial['newPools'] {
  const misses = Array.from(closing, (rank, pool) =>
    rank > 0 && before[pool] === 0 ? Math.abs(Math.log(rank) - (forecast.mu[pool] ?? 0)) : Number.NaN,
  ).filter((miss) => !Number.isNaN(miss))
  return { pools: misses.length, medianMiss: median(misses) }
}

function gateSeason({ season, record, points, chances }: Trial): Figure[] {
  const below = (name: string, value: number, rivals: number[]): Figure => {
    const best = Math.min(...rivals)
    return {
      name: `${season} ${name}`,
      value,
      unit: '',
      goal: `< ${best.toFixed(4)}, the best baseline`,
      ok: value < best,
    }
  }
  return [
    below(
      'median |ln|',
      record.medianMiss,
      points.map(({ medianMiss }) => medianMiss),
    ),
    below(
      'Brier',
      record.brier,
      chances.map(({ brier }) => brier),
    ),
    below(
      'log loss',
      record.logLoss,
      chances.map(({ logLoss }) => logLoss),
    ),
    within(`${season} inside the 80 % range`, percent(record.insideRange), [75, 88], '%'),
  ]
}

function within(name: string, value: number, [min, max]: [number, number], unit: string): Figure {
  return { name, value, unit, goal: `${min} to ${max}`, ok: value >= min && value <= max }
}

/** What the linear model alone came to on the same questions, 2022 to 2026. Source: decision 0030, run of November 2026. */
const LINEAR_MODEL = {
  medianMiss: [0.1061, 0.1175, 0.097, 0.0928, 0.0922],
  brier: [0.1099, 0.1101, 0.1022, 0.0983, 0.0983],
} as const
const SEASONS_TO_WIN = 4

/** Against the linear model: at or below it in four seasons of five, and on the mean. */
function gateModel(trials: readonly Trial[]): Figure[] {
  return (['medianMiss', 'brier'] as const).flatMap((measure) => {
    // The linear model's figures are known to four digits.
    const ours = trials.map(({ record }) => Math.round(record[measure] * 10_000) / 10_000)
    const rival = LINEAR_MODEL[measure]
    const name = measure === 'brier' ? 'Brier' : 'median |ln|'
    const won = ours.filter((value, at) => value <= (rival[at] ?? 0)).length
    return [
      atLeast(`${name}, seasons of five at or below the linear model`, won, SEASONS_TO_WIN, ''),
      atMost(`${name}, mean of the seasons, ours less the linear model's`, mean(ours) - mean(rival), 0, ''),
    ]
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function gateLastSeason(trial: Trial | undefined): Figure[] {
  if (!trial) return []
  const { season, record } = trial
  return [
    atMost(`${season} median |ln|`, record.medianMiss, 0.097, ''),
    atMost(`${season} Brier`, record.brier, 0.101, ''),
    atMost(`${season} log loss`, record.logLoss, 0.315, ''),
    atMost(`${season} calibration error`, record.calibrationError, 0.015, ''),
  ]
}

function gateRounds(trials: readonly Trial[]): Figure[] {
  const meanBrier = (round: number) =>
    trials.reduce((sum, { afterRound }) => sum + (afterRound.get(round)?.brier ?? Number.NaN), 0) / trials.length
  return [
    atMost(`${GATED_FROM}-26 mean Brier after round 1`, meanBrier(1), 0.057, ''),
    atMost(`${GATED_FROM}-26 mean Brier after round 2`, meanBrier(2), 0.035, ''),
  ]
}

/** Numbers of the leak season's fit that change when its own and all later ranks are not there. */
function countLeaks(history: RankBook, workshop: Workshop): number {
  const index = workshop.seasons.findIndex(({ season }) => season === LEAK_SEASON)
  const whole = fitSeason(workshop, index)
  const cut = openWorkshop({ ...history, rounds: history.rounds.filter(({ season }) => season < LEAK_SEASON) })
  // How many rounds the season had is no later value: its calendar says so before the first.
  const blind = listNumbers(fitSeason(cut, cut.seasons.length, whole.rounds))
  const seen = listNumbers(whole)
  return seen.filter((value, i) => !Object.is(value, blind[i])).length + Math.abs(seen.length - blind.length)
}

function listNumbers(fit: BookForecast): number[] {
  const inSeason = fit.inSeason.flatMap(({ usualMove, ownMove, slopes, scale, scaleCuts, reached, quantiles }) =>
    [usualMove, ownMove, slopes, scale, scaleCuts, reached ?? [], ...quantiles].flatMap((column) => [...column]),
  )
  return [fit.mu, fit.scale, fit.novelty, fit.knownPoolQuantiles, fit.newPoolQuantiles, fit.groupTau ?? []]
    .flatMap((column) => [...column])
    .concat(inSeason)
}

function percent(share: number): number {
  return share * 100
}

function printTrials(trials: readonly Trial[]): void {
  for (const { season, record, newPools, afterRound, points, chances } of trials) {
    console.log(`\n${season} · ${describeOffered(record)}`)
    console.log(`  new pools: ${newPools.pools}, median |ln| ${newPools.medianMiss.toFixed(3)}`)
    for (const [round, after] of afterRound) console.log(`  after round ${round} · ${describeOffered(after)}`)
    for (const { name, medianMiss } of points) console.log(`  baseline ${name}: median |ln| ${medianMiss.toFixed(4)}`)
    for (const { name, brier, logLoss, calibrationError } of chances) {
      const figures = [brier, logLoss, calibrationError].map((value) => value.toFixed(4)).join(' / ')
      console.log(`  baseline ${name}: Brier / log loss / calibration error ${figures}`)
    }
  }
}

function printCard(card: ForecastReportCard): void {
  const { byQuota, byCategory, byGender, byInstituteType, byRank, byReliability } = card
  const parts = { quota: byQuota, category: byCategory, gender: byGender, 'institute type': byInstituteType }
  for (const [name, records] of Object.entries({ ...parts, rank: byRank, reliability: byReliability })) {
    console.log(`\nby ${name}, ${card.seasons[0]}-${card.seasons.at(-1)}`)
    for (const record of records) console.log(`  ${record.name} · ${describeRecord(record)}`)
  }
  console.log('')
}

function describeOffered({
  pools,
  medianMiss,
  brier,
  logLoss,
  calibrationError,
  insideRange,
}: OfferedRecord | PoolRecord): string {
  return [
    `${pools} pools`,
    `median |ln| ${medianMiss.toFixed(4)}`,
    `Brier ${brier.toFixed(4)}`,
    `log loss ${logLoss.toFixed(4)}`,
    `calibration error ${calibrationError.toFixed(4)}`,
    `in range ${percent(insideRange).toFixed(1)} %`,
  ].join(', ')
}

function describeRecord(record: PoolRecord): string {
  const { safe, longShot } = record
  const shares = `Safe ${percent(safe.true).toFixed(1)} %, Long shot ${percent(longShot.true).toFixed(1)} %`
  return `${describeOffered(record)}, ${shares}`
}
