import { GENDER_POOLS, INSTITUTE_TYPES, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { STATES } from '@sopaan/domain/state/states'
import * as z from 'zod/mini'
import { maybeOneOf, profileFields } from './college-predictor.ts'
import { pageFields } from './fields.ts'
import { spokenSearch } from './spoken-search.ts'

/** Which seats a page of an institute or a branch shows. Not given: OPEN, gender-neutral. */
export const seatKindQuery = z.object({
  seatType: z._default(z.enum(SEAT_TYPES), 'OPEN'),
  /** Not `gender`: that is the candidate's own in the query of a seat. */
  pool: z._default(z.enum(GENDER_POOLS), 'neutral'),
})

/** Which programmes of a branch: of whom, where, and which page of them. */
export const branchQuery = z.object({
  ...seatKindQuery.shape,
  ...profileFields,
  /** Those within the candidate's reach alone; narrows nothing without a rank. */
  mine: maybeOneOf(['true', 'false']),
  q: spokenSearch,
  type: maybeOneOf(INSTITUTE_TYPES),
  collegeState: maybeOneOf(STATES),
  ...pageFields,
})
export type BranchQuery = z.output<typeof branchQuery>
