import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { withoutPreparatory } from '@sopaan/domain/book/compile-book'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { fitSeason, openWorkshop, type Workshop } from '@sopaan/domain/forecast/fit-forecast'
import type { SeasonRanks } from '@sopaan/domain/forecast/history'
import {
  expectedPosition,
  noneOfFirst,
  noSeatIfApart,
  noSeatInSeason,
  type RiskPool,
} from '@sopaan/domain/list-risk/none-of-first'
import { openPools, openRiskBook, type RiskBook } from '@sopaan/domain/list-risk/risk-book'
import { FIFTEEN_NODES } from '@sopaan/domain/list-risk/shock-nodes'
import { eligibleRank } from '@sopaan/domain/predictor/eligibility'
import { openForecast } from '@sopaan/domain/predictor/prediction'
import { LIST_BANDS, PWD_LISTS, ROUND_RECORD } from '@sopaan/domain/report-card/list-record'
import { Ledger } from '@sopaan/domain/report-card/score'
import { atMost, exactly, type Figure, median } from './figure.ts'
import { type DrawnList, drawList, formRowKey, groupPools, STYLES } from './list-risk/lists.ts'
import { drawer } from './list-risk/people.ts'
import { RiskBands } from './list-risk/risk-bands.ts'
import { followPaths, gatePaths, pathWorth, type SeasonPaths } from './list-risk/round-paths.ts'
import { gateVanishing } from './list-risk/vanishing.ts'

const JUDGED_FROM = 2022
const LISTS_A_SEASON = 1_600
const LEAK_SEASON = 2024
const NODES_CHECKED = 400
const RUNS = 60
const HISTORY = new URL('../data/national-history.bin.br', import.meta.url)

/**
 * Whole lists against what came: 1,600 drawn lists a season, each judged with the seasons before it alone, then played
 * through the season's last round. Candidates and lists are drawn, not observed; who they are is in `list-risk/people.ts`.
 */
export async function run(): Promise<Figure[]> {
  const history = withoutPreparatory(decodeBook(brotliDecompressSync(await readFile(HISTORY))))
  const workshop = openWorkshop(history)
  const trials = workshop.seasons.flatMap(({ season }, index) =>
    season >= JUDGED_FROM ? [runSeason(history, workshop, index)] : [],
  )
  const all = trials.flatMap(({ judged }) => judged)
  const bands = new RiskBands(all)
  const product = new RiskBands(all.map((list) => ({ ...list, said: list.apart })))
  const meanBrier = (of: 'said' | 'apart') =>
    trials.reduce((sum, { judged }) => sum + brierOf(judged, of), 0) / trials.length
  for (const trial of trials) printSeason(trial)
  console.log(`\nall · two shocks ${bands.describe()}\nall · multiplied ${product.describe()}`)
  printStyles(all)
  printPositions(all)
  printKindsOfSeason(all)
  return [
    atMost('no seat, mean Brier of the seasons', meanBrier('said'), 0.08, ''),
    { ...atMost('no seat, multiplied less ours', 0, 0, ''), ...below(meanBrier('said'), meanBrier('apart')) },
    atMost('no seat, calibration error of the bands', bands.calibrationError, 0.015, ''),
    atMost('lists told under 5 % that got none', 100 * bands.cameTrueBelow(0.05), 3, '%'),
    ...gateVanishing(history, workshop, JUDGED_FROM),
    atMost('nine nodes against fifteen, worst of all k', worstOfNodes(all), 0.01, ''),
    atMost('60 choices with 240 pools', timeOfLongList(all), 5, 'ms'),
    ...gatePaths(trials.map(({ paths }) => paths)),
    exactly('figures of the report card that came out otherwise', printedOtherwise(bands, trials), 0, ''),
    exactly(`${LEAK_SEASON} figures that change with later seasons deleted`, countLeaks(history, workshop), 0, ''),
  ]
}

/** A drawn list with what was said of it and what came. */
type JudgedList = DrawnList & {
  pools: RiskPool[][]
  risk: RiskBook
  said: number
  apart: number
  cameTrue: boolean
  /** Of the seat that came, from 1; 0 = none. */
  position: number
}

type Trial = { season: number; risk: RiskBook; judged: JudgedList[]; paths: SeasonPaths }

function runSeason(history: RankBook, workshop: Workshop, index: number): Trial {
  const { season } = workshop.seasons[index] as SeasonRanks
  const forecast = fitSeason(workshop, index)
  const past = { ...history, rounds: history.rounds.filter((round) => round.season < season), forecast }
  const risk = openRiskBook(past, openForecast(past))
  if (!risk) throw new Error(`Nothing can be said of lists in ${season}`)
  const programmes = groupPools(history)
  const [before, closing] = [finalOf(history, season - 1), finalOf(history, season)]
  const draw = drawer(season)
  const judged = Array.from({ length: LISTS_A_SEASON }, () => {
    const list = drawList(history, programmes, before, draw)
    const pools = list.choices.map(({ institute, programme }) => openPools(risk, institute, programme, list.profile))
    const said = noneOfFirst(pools, risk.shocks).at(-1) ?? 1
    const position = list.choices.findIndex((choice) =>
      programmes.get(formRowKey(choice))?.pools.some((pool) => {
        const judgedBy = (closing[pool] ?? 0) > 0 ? eligibleRank(history, pool, list.profile) : undefined
        return judgedBy !== undefined && judgedBy.rank <= (closing[pool] ?? 0)
      }),
    )
    return {
      ...list,
      pools,
      risk,
      said,
      apart: noSeatIfApart(pools),
      cameTrue: position === -1,
      position: position + 1,
    }
  })
  return { season, risk, judged, paths: followPaths(history, past, season, judged) }
}

function finalOf(history: RankBook, season: number): Int32Array {
  const final = history.rounds.find(
    (round) => round.counselling === 'josaa' && round.season === season && round.isFinal,
  )
  if (!final) throw new Error(`The history has no final round of ${season}`)
  return final.closing
}

function below(value: number, rival: number): Pick<Figure, 'value' | 'goal' | 'ok' | 'name'> {
  return { name: 'no seat, mean Brier against multiplying', value, goal: `< ${rival.toFixed(4)}`, ok: value < rival }
}

function brierOf(judged: readonly JudgedList[], of: 'said' | 'apart'): number {
  return ledgerOf(judged, of).brier
}

function ledgerOf(judged: readonly JudgedList[], of: 'said' | 'apart'): Ledger {
  const ledger = new Ledger()
  for (const list of judged) ledger.note(list[of], list.cameTrue)
  return ledger
}

function worstOfNodes(judged: readonly JudgedList[]): number {
  return judged.slice(0, NODES_CHECKED).reduce((worst, { pools, risk }) => {
    const exact = noneOfFirst(pools, risk.shocks, FIFTEEN_NODES)
    return noneOfFirst(pools, risk.shocks).reduce(
      (most, none, at) => Math.max(most, Math.abs(none - (exact[at] ?? 0))),
      worst,
    )
  }, 0)
}

/** Figures that the report card prints of whole lists and of rounds played ahead, and that were not measured so. */
function printedOtherwise(bands: RiskBands, trials: readonly Trial[]): number {
  const pwd = trials.flatMap(({ judged }) => judged.filter(({ profile }) => profile.isPwd))
  const worth = pathWorth(trials.map(({ paths }) => paths))
  const measured = [
    ...bands.record.flatMap(({ to, said, came, lists }) => [to, said, came, lists]),
    ...Object.values(worth),
    ...Object.values(meansOf(pwd)),
  ]
  const printed = [
    ...LIST_BANDS.flatMap(({ to, said, came, lists }): number[] => [to, said, came, lists]),
    ...Object.values(ROUND_RECORD),
    ...Object.values(PWD_LISTS),
  ]
  console.log(`the report card: ${measured.join(' ')}`)
  return measured.filter((figure, at) => figure !== printed[at]).length
}

/** Milliseconds for 60 choices of four pools each, the middle of many runs. */
function timeOfLongList(judged: readonly JudgedList[]): number {
  const pools = judged.flatMap((list) => list.pools.flat()).slice(0, 240)
  const choices = Array.from({ length: 60 }, (_, at) => pools.slice(at * 4, at * 4 + 4))
  const times = Array.from({ length: RUNS }, () => {
    const from = performance.now()
    noneOfFirst(choices, { list: 0.25, group: 0.45 })
    return performance.now() - from
  })
  return median(times)
}

/** Numbers of the leak season's figures that change when its own and all later ranks are not there. */
function countLeaks(history: RankBook, workshop: Workshop): number {
  const index = workshop.seasons.findIndex(({ season }) => season === LEAK_SEASON)
  const cut = openWorkshop({ ...history, rounds: history.rounds.filter(({ season }) => season < LEAK_SEASON) })
  const seen = numbersOf(fitSeason(workshop, index).listRisk)
  const blind = numbersOf(fitSeason(cut, cut.seasons.length).listRisk)
  return seen.filter((value, at) => value !== blind[at]).length + Math.abs(seen.length - blind.length)
}

function numbersOf(figures: NonNullable<RankBook['forecast']>['listRisk']): number[] {
  if (!figures) return []
  const { survival, shocks } = figures
  return [...survival.gone, ...survival.lost, ...survival.back, shocks.list, shocks.group]
}

function printSeason({ season, risk, judged }: Trial): void {
  const describe = (of: 'said' | 'apart') => {
    const { brier, logLoss } = ledgerOf(judged, of)
    return `Brier ${brier.toFixed(4)}, log loss ${logLoss.toFixed(4)}`
  }
  const none = judged.filter(({ cameTrue }) => cameTrue).length / judged.length
  const { list, group } = risk.shocks
  console.log(`\n${season} · shocks ${list} + ${group}, no seat ${(100 * none).toFixed(1)} %`)
  console.log(`  two shocks: ${describe('said')} ${new RiskBands(judged).describe()}`)
  console.log(`  multiplied: ${describe('apart')}`)
}

function printStyles(judged: readonly JudgedList[]): void {
  const groups = [
    ...STYLES.map((style) => [style, judged.filter((list) => list.style === style)] as const),
    ['PwD', judged.filter((list) => list.profile.isPwd)] as const,
  ]
  for (const [name, lists] of groups) {
    const { said, came } = meansOf(lists)
    console.log(`  ${name}: said ${said.toFixed(1)}, came ${came.toFixed(1)} % of ${lists.length}`)
  }
}

/** What was said of no seat on the mean, and how many got none, per cent to a tenth. */
function meansOf(lists: readonly JudgedList[]): { said: number; came: number } {
  const tenths = (sum: number) => Math.round((1_000 * sum) / lists.length) / 10
  return {
    said: tenths(lists.reduce((sum, list) => sum + list.said, 0)),
    came: tenths(lists.filter(({ cameTrue }) => cameTrue).length),
  }
}

/** The position of the seat that comes: said on average, and came, of the lists that got one. */
function printPositions(judged: readonly JudgedList[]): void {
  const got = judged.filter(({ cameTrue }) => !cameTrue)
  const mean = (of: (list: JudgedList) => number) => got.reduce((sum, list) => sum + of(list), 0) / got.length
  const said = mean(({ pools, risk }) => expectedPosition(noneOfFirst(pools, risk.shocks)) ?? 0)
  console.log(`  position of the seat: said ${said.toFixed(2)}, came ${mean(({ position }) => position).toFixed(2)}`)
}

/** What tough, typical and easy seasons would leave without a seat, of the lists for which it matters. */
function printKindsOfSeason(judged: readonly JudgedList[]): void {
  const open = judged.filter(({ said }) => said >= 0.05 && said < 0.7)
  const kinds = Object.entries({ tough: -0.8, typical: 0, easy: 0.8 }).map(([name, shock]) => {
    const none = open.reduce((sum, { pools, risk }) => sum + noSeatInSeason(pools, risk.shocks, shock), 0)
    return `${name} ${((100 * none) / open.length).toFixed(1)} %`
  })
  console.log(`  lists told 5 to 70 %: ${kinds.join(', ')}\n`)
}
