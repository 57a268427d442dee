import type { Request } from '@sopaan/contract/client'
import { type CoverageAnswer, coverage } from '@sopaan/contract/coverage'
import { type StateCounsellingEntry, stateCollegePredictor } from '@sopaan/contract/state-college-predictor'
import { listUnshownTables } from '@sopaan/domain/state/tables/unshown-tables'

/** A state counselling as the page counts it; figures null where there are none. */
export type CoveredCounselling = Pick<StateCounsellingEntry, 'id' | 'name' | 'state'> & {
  figures: {
    season: number
    rounds: { round: string; stage: string }[]
    seats: number
    institutes: number
    isYearPrinted: boolean
    /** Cells of the list are missing. */
    isPart: boolean
    /** Seasons before it that it is laid beside. */
    earlier: number[]
    /** What else was read, and why it is not shown. */
    unshown: ReturnType<typeof listUnshownTables>
  } | null
}

/** What data there is, of the national and of the state counsellings. */
export async function findCoverage(
  request: Request,
): Promise<{ counted: CoverageAnswer; counsellings: CoveredCounselling[] }> {
  const [counted, { data }] = await Promise.all([request(coverage.get, {}), request(stateCollegePredictor.list, {})])
  const counsellings = data.map(({ id, name, state, figures }) => ({
    ...{ id, name, state },
    figures: figures && {
      season: figures.season,
      rounds: figures.rounds,
      seats: figures.seatCount,
      institutes: figures.instituteCount,
      isYearPrinted: !figures.qualities.includes('year-inferred'),
      isPart: figures.qualities.includes('partial-extraction'),
      earlier: figures.earlierSeasons,
      unshown: listUnshownTables(id, figures.season),
    },
  }))
  return { counted, counsellings }
}
