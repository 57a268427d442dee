import { COVERED_FACTS } from '@sopaan/domain/colleges/fact-coverage'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { day } from './fields.ts'

const coveredSeason = z.object({
  season: z.int(),
  rounds: z.array(z.int()),
  /** Rounds before the last one held that are not. */
  missing: z.array(z.int()),
  /** Whether the final round is held and every round before it. */
  isFull: z.boolean(),
  /** Closing ranks printed in these rounds. */
  ranks: z.int(),
})
export type CoveredSeason = z.output<typeof coveredSeason>

const coveredBody = z.object({
  counselling: z.enum(['josaa', 'csab']),
  /** Newest first. */
  seasons: z.array(coveredSeason),
  /** The newest full season with the seat pools, branches and institutes that some round of it printed a rank for. */
  newestFull: z.nullable(z.object({ season: z.int(), pools: z.int(), branches: z.int(), institutes: z.int() })),
})
export type CoveredBody = z.output<typeof coveredBody>

const factCoverage = z.object({
  fact: z.enum([...COVERED_FACTS, 'seats']),
  colleges: z.int(),
  /** Of what is shown; null for facts that bear no year. */
  oldest: z.nullable(z.int()),
  newest: z.nullable(z.int()),
})
export type FactCoverage = z.output<typeof factCoverage>

export const coverageAnswer = z.object({
  bodies: z.array(coveredBody),
  /** Seats of the seat matrix that we could read. */
  matrix: z.object({ season: z.int(), seats: z.int(), institutes: z.int() }),
  /** How many colleges facts are collected of. */
  colleges: z.int(),
  facts: z.array(factCoverage),
  /** Colleges without a fee: no sheet was found, or what was found could not be relied on. */
  feesMissing: z.object({ notFound: z.int(), notReliable: z.int() }),
  /** Marks at a percentile: the season of the one session held, and its shifts. */
  marks: z.object({ season: z.int(), shifts: z.int() }),
  /** Shifts of which the marks at 99 percentile alone are known. */
  marksAt99: z.object({ season: z.int(), shifts: z.int() }),
  /** Seasons of JEE Main with how many sat it. */
  candidates: z.object({ oldest: z.int(), newest: z.int() }),
  /** Of which season the guides are, and the day the one that waits longest was checked. */
  guides: z.object({ count: z.int(), oldest: z.int(), newest: z.int(), checkedOn: day }),
  bookHash: z.string(),
})
export type CoverageAnswer = z.output<typeof coverageAnswer>

export const coverage = {
  get: defineCall({
    method: 'GET',
    path: '/api/v1/coverage',
    access: 'anyone',
    summary: 'What data the product holds, of which years, and what is missing; counted from the data itself.',
    response: coverageAnswer,
    refuses: [],
    cache: 'public, max-age=3600, stale-while-revalidate=86400',
  }),
}
