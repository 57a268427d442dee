import type { Request } from '@sopaan/contract/client'
import { type ReportCard, reportCards, type TrackRecord } from '@sopaan/contract/report-cards'
import { type ResearchSeason, research } from '@sopaan/contract/research'

/** What came of a season, band by band: the mean chance said and the share that came true. Whole percent. */
export type SeasonOutcome = {
  season: string
  bands: { band: Band; said: number; came: number }[]
  year: 'tough' | 'easy' | 'fair'
}

const BANDS = [
  ['safe', 'safe'],
  ['likely', 'likely'],
  ['reach', 'reach'],
  ['long-shot', 'longShot'],
] as const
type Band = (typeof BANDS)[number][0]

/** Beyond so many whole percent between said and came of Likely, a season was tougher or easier than forecast. */
const FAIR_PERCENT = 3

/** What the forecast said in past seasons and what came true. */
export function findReportCard(request: Request): Promise<ReportCard> {
  return request(reportCards.get, {})
}

/** How a season went against what was said of it. Likely tells: Safe and Long shot hardly move. */
export function seasonOutcome(record: TrackRecord): SeasonOutcome {
  const bands = BANDS.map(([band, key]) => {
    const { said, true: came } = record[key]
    return { band, said: Math.round(said * 100), came: Math.round(came * 100) }
  })
  const likely = bands.find(({ band }) => band === 'likely') ?? { said: 0, came: 0 }
  const beyond = likely.came - likely.said
  const year = beyond > FAIR_PERCENT ? 'easy' : beyond < -FAIR_PERCENT ? 'tough' : 'fair'
  return { season: record.name, bands, year }
}

/** The lower end of a rank band as the report names it, `1000-4999`: for putting bands in order. */
export function bandStart(name: string): number {
  return Number.parseInt(name, 10)
}

/** How well each judged season was foreseen, by us and by plain rules; oldest first. */
export async function findResearch(request: Request): Promise<ResearchSeason[]> {
  return (await request(research.get, {})).seasons
}

/** A way by its name in our figures, and its figure of each season. */
type Way = { name: string; figures: number[] }

/** Each plain way to expect a rank: by how many percent it missed the middle seat. */
export function missesOfWays(seasons: readonly ResearchSeason[]): { ours: number[]; ways: Way[] } {
  const percent = (medianMiss: number) => 100 * Math.expm1(medianMiss)
  return {
    ours: seasons.map(({ ours }) => percent(ours.medianMiss)),
    ways: (seasons[0]?.points ?? []).map(({ name }, at) => {
      return { name, figures: seasons.map(({ points }) => percent(points[at]?.medianMiss ?? Number.NaN)) }
    }),
  }
}

/** Each plain way to say a chance, by one measure of error. */
export function errorsOfWays(
  seasons: readonly ResearchSeason[],
  measure: 'brier' | 'logLoss' | 'calibrationError',
): { ours: number[]; ways: Way[] } {
  return {
    ours: seasons.map(({ ours }) => ours[measure]),
    ways: (seasons[0]?.chances ?? []).map(({ name }, at) => {
      return { name, figures: seasons.map(({ chances }) => chances[at]?.[measure] ?? Number.NaN) }
    }),
  }
}
