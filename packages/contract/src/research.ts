import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const researchSeason = z.object({
  season: z.int(),
  /** Over the seat pools that both seasons printed; shares are of 1. */
  ours: z.object({
    pools: z.int(),
    /** Median distance of the closing rank's natural logarithm from the expected one. */
    medianMiss: z.number(),
    brier: z.number(),
    logLoss: z.number(),
    calibrationError: z.number(),
    /** Share that closed inside the 80 % range. */
    insideRange: z.number(),
  }),
  /** Ways to expect a closing rank that anyone could use. */
  points: z.array(z.object({ name: z.string(), medianMiss: z.number() })),
  /** Ways to say a chance. */
  chances: z.array(
    z.object({ name: z.string(), brier: z.number(), logLoss: z.number(), calibrationError: z.number() }),
  ),
})
export type ResearchSeason = z.output<typeof researchSeason>

export const researchAnswer = z.object({ seasons: z.array(researchSeason) })

export const research = {
  get: defineCall({
    method: 'GET',
    path: '/api/v1/research',
    access: 'anyone',
    summary:
      'How well each of the newest seasons was foreseen from the seasons before it, by us and by plain baselines.',
    response: researchAnswer,
    refuses: [],
    cache: 'public, max-age=3600, stale-while-revalidate=86400',
  }),
  saidAndCame: defineCall({
    method: 'GET',
    path: '/api/v1/research/said-and-came.csv',
    access: 'anyone',
    deferredAs: 'files',
    summary: 'Per seat pool of these seasons what was said of its closing rank and what came, as CSV (RFC 4180).',
    response: z.string(),
    refuses: [],
    cache: 'public, max-age=3600, stale-while-revalidate=86400',
  }),
}
