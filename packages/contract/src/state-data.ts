import { STATE_COUNSELLING_IDS } from '@sopaan/domain/state/counsellings/state-counselling'
import { STATE_DATA_SORTS } from '@sopaan/domain/state/state-data'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { maybeOneOf } from './college-predictor.ts'
import { fault } from './faults.ts'
import { pageInfo } from './fields.ts'
import { stateQuery, stateSeat } from './state-college-predictor.ts'

const GROUP_FORMAT = fault('not_groups')

/**
 * What published seats of State counsellings are narrowed to, and which page of them. Nobody is judged: no rank is asked for.
 * Not given: every counselling, hardest first within each list of merit.
 */
export const stateDataQuery = z.object({
  q: stateQuery.shape.q,
  category: stateQuery.shape.category,
  page: stateQuery.shape.page,
  limit: stateQuery.shape.limit,
  counselling: maybeOneOf(STATE_COUNSELLING_IDS),
  /** One branch group; empty in a form that is sent without script. */
  group: z.optional(z.string(GROUP_FORMAT).check(z.regex(/^[A-Z-]{0,24}$/, GROUP_FORMAT))),
  /** `female`: seats for women alone. */
  gender: maybeOneOf(['any', 'female']),
  sort: maybeOneOf(STATE_DATA_SORTS),
})
export type StateDataQuery = z.output<typeof stateDataQuery>

/** A seat as its body printed it: whom it is for, and what it closed at. */
const stateDataRow = z.object({
  ...z.pick(stateSeat, {
    key: true,
    institute: true,
    programme: true,
    category: true,
    gender: true,
    region: true,
    claims: true,
    facts: true,
    list: true,
    kind: true,
    closing: true,
    closingList: true,
    quality: true,
  }).shape,
  counselling: z.enum(STATE_COUNSELLING_IDS),
  /** As candidates call the counselling. */
  name: z.string(),
  season: z.int(),
  /** What it closed at in each list of the season. */
  lists: z.array(z.object({ round: z.string(), stage: z.string(), closing: z.number() })),
})
export type StateDataRow = z.output<typeof stateDataRow>

const stateDataAnswer = z.object({
  data: z.array(stateDataRow),
  ...pageInfo.shape,
  /** Every counselling with figures, and how many of its seats the other filters leave. */
  bodies: z.array(
    z.object({
      id: z.enum(STATE_COUNSELLING_IDS),
      name: z.string(),
      state: z.string(),
      season: z.int(),
      seats: z.int(),
    }),
  ),
  groups: z.array(z.object({ value: z.string(), name: z.string() })),
  /** Categories of the counselling asked for; empty without one. */
  categories: z.array(stateSeat.shape.category.shape.key),
  bookHash: z.string(),
})
export type StateDataAnswer = z.output<typeof stateDataAnswer>

export const stateData = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/college-data/states',
    access: 'anyone',
    summary: 'What every seat of the State counsellings closed at, as it was printed: searched without a rank.',
    query: stateDataQuery,
    response: stateDataAnswer,
    refuses: [],
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
}
