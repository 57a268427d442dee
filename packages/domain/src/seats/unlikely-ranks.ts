import { asPrinted } from '../book/printed-names.ts'
import { GENDER_POOLS, QUOTAS, type RankBook, type RoundColumn, SEAT_TYPES } from '../book/rank-book.ts'
import { likelyRange, openForecast } from '../predictor/prediction.ts'
import { type CutoffRow, receiptOf } from './cutoff-row.ts'
import { printProgramme } from './official-cells.ts'

/**
 * A closing rank this many times away from what is known of its pool is unlikely, where the pool itself never moved as
 * far. Tried on the shipped book: of the 13,292 rows of JoSAA 2026 round 1 as they came, thirteen are, of rounds 2 to 5 one
 * at most; of rows thirty times off whose pool is known, 995 in 1,000.
 */
const UNLIKELY_TIMES = 5
/** Added to both ranks before they are compared: from 2 to 40 is many times, and happens to small pools each year. */
const SMALL_RANK = 50

/** What was to be expected instead: the closing rank of a published round, or the middle of the forecast. */
export type UsualRank = { closingRank: number; source: string }

/** What a closing rank looks like beside what is known of its pool; `unknown` where nothing is. */
export type RankJudgement = { kind: 'likely' } | { kind: 'unknown' } | { kind: 'unlikely'; usual: UsualRank }
export type JudgeRank = (row: CutoffRow) => RankJudgement

/**
 * Judges closing ranks that are about to be published by the last season's figure of their pool, the round before and the
 * forecast: a rank that is far from all of them, and farther than its pool ever moved between two seasons, is unlikely.
 * @param without  receipts of rounds that are no evidence: those that are about to be replaced
 */
export function judgeRanksBy(book: RankBook, without: ReadonlySet<string>): JudgeRank {
  const pools = indexPools(asPrinted(book))
  const forecast = openForecast(book)
  const known = book.rounds.filter((round) => !without.has(receiptOf(round)))
  const evidence = new Map<string, Evidence>()
  return (row) => {
    const pool = pools.get(poolName(row))
    if (pool === undefined) return { kind: 'unknown' }
    const receipt = receiptOf(row)
    const { seasons, before } = evidence.get(receipt) ?? evidenceFor(known, row)
    if (!evidence.has(receipt)) evidence.set(receipt, { seasons, before })
    const printed = seasons.filter((round) => (round.closing[pool] ?? 0) > 0)
    const nearest = printed.findLast(({ season }) => season < row.season) ?? printed[0]
    const figures = [nearest, before].flatMap((round) => usualIn(round, pool))
    const isForecast = forecast?.season === row.season && row.counselling !== 'csab'
    const range = isForecast ? likelyRange(forecast, pool) : undefined
    const distances = [
      ...figures.map((figure) => rankDistance(row.closingRank, figure.closingRank)),
      ...(range ? [distanceToRange(row.closingRank, range)] : []),
    ]
    const [usual] = range ? [...figures, { closingRank: range.middle, source: 'forecast' }] : figures
    if (usual === undefined) return { kind: 'unknown' }
    const allowed = Math.max(Math.log(UNLIKELY_TIMES), largestMove(printed, pool))
    return Math.min(...distances) > allowed ? { kind: 'unlikely', usual } : { kind: 'likely' }
  }
}

/**
 * The same round of every other season, oldest first, and the round before of the same season. A mock closes much as the
 * first rounds of JoSAA do, so it is held against those.
 */
type Evidence = { seasons: readonly RoundColumn[]; before: RoundColumn | undefined }

function evidenceFor(known: readonly RoundColumn[], row: CutoffRow): Evidence {
  const isMock = row.counselling === 'josaa-mock'
  const ofBody = known.filter(
    ({ counselling }) => counselling === row.counselling || (isMock && counselling === 'josaa'),
  )
  const seasons = [...Map.groupBy(ofBody, ({ season }) => season).entries()]
  return {
    seasons: seasons
      .filter(([season]) => season !== row.season)
      .sort(([a], [b]) => a - b)
      .flatMap(([, rounds]) => rounds.findLast(({ round }) => round <= row.round) ?? rounds.slice(0, 1)),
    before: ofBody.findLast(({ season, round }) => season === row.season && round < row.round),
  }
}

function usualIn(round: RoundColumn | undefined, pool: number): UsualRank[] {
  const closingRank = round?.closing[pool] ?? 0
  return round && closingRank > 0 ? [{ closingRank, source: receiptOf(round) }] : []
}

/** How far the pool moved at most from one season to the next, in ln units; zero where only one is known. */
function largestMove(seasons: readonly RoundColumn[], pool: number): number {
  const closing = seasons.map((round) => round.closing[pool] ?? 0)
  return Math.max(0, ...closing.slice(1).map((rank, at) => rankDistance(rank, closing[at] ?? rank)))
}

/** How far two ranks are apart, in ln units; small ranks count as nearer than they look. */
export function rankDistance(a: number, b: number): number {
  return Math.abs(Math.log((a + SMALL_RANK) / (b + SMALL_RANK)))
}

function distanceToRange(rank: number, { low, high }: { low: number; high: number }): number {
  if (rank >= low && rank <= high) return 0
  return Math.min(rankDistance(rank, low), rankDistance(rank, high))
}

function indexPools(book: RankBook): ReadonlyMap<string, number> {
  const programmes = book.programmes.map(printProgramme)
  const names = Array.from({ length: book.poolCount }, (_, pool): [string, number] => {
    const seat = [
      QUOTAS[book.quota[pool] ?? -1],
      SEAT_TYPES[book.seatType[pool] ?? -1],
      GENDER_POOLS[book.gender[pool] ?? -1],
    ]
    const institute = book.institutes[book.institute[pool] ?? -1]?.name
    return [[institute, programmes[book.programme[pool] ?? -1], ...seat, book.preparatory[pool] === 1].join('|'), pool]
  })
  return new Map(names)
}

function poolName(row: CutoffRow): string {
  const programme = printProgramme({ ...row, name: row.programme })
  return [row.institute, programme, row.quota, row.seatType, row.gender, row.isPreparatory === true].join('|')
}
