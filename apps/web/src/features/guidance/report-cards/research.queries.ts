import type { Request } from '@sopaan/contract/client'
import { type ResearchSeason, research } from '@sopaan/contract/research'

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
