import type { Request } from '@sopaan/contract/client'
import { type ReportCard, reportCards, type TrackRecord } from '@sopaan/contract/report-cards'

/** What came of a season, all its answers together. Whole percent. */
export type SeasonOutcome = {
  season: string
  said: number
  came: number
  year: 'tough' | 'easy' | 'fair'
  pools: number
}

/** Beyond so many whole percent between said and came, a season was tougher or easier than forecast. */
const FAIR_PERCENT = 1

export function findReportCard(request: Request): Promise<ReportCard> {
  return request(reportCards.get, {})
}

/** How a season went against what was said of it: the mean chance said, and the share that came true. */
export function seasonOutcome({ name, bins, pools }: TrackRecord): SeasonOutcome {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  const share = (of: 'said' | 'true') => (100 * bins.reduce((sum, bin) => sum + bin.count * bin[of], 0)) / count
  const [said, came] = [Math.round(share('said')), Math.round(share('true'))]
  const year = came - said > FAIR_PERCENT ? 'easy' : said - came > FAIR_PERCENT ? 'tough' : 'fair'
  return { season: name, said, came, year, pools }
}

/** The lower end of a rank band as the report names it, `1000-4999`: for putting bands in order. */
export function bandStart(name: string): number {
  return Number.parseInt(name, 10)
}
