import type { QueryOf } from '@sopaan/contract/call'
import { type JobSort, jobs } from '@sopaan/contract/jobs'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { meantNames } from '#web/forms/meant-names.ts'
import { readSearch } from '#web/forms/read-search.ts'

const CONSTRAINTS = constraintsOf(jobs.find)
/** How long the words are that a job is found by. */
export const JOBS_SEARCH_LIMITS = limitsOf(CONSTRAINTS, 'q')
export const USUAL_JOB_SORT: JobSort = '-health'

/** Which schedules an address asks for; those whose words hold what is searched for are found too. */
export function readJobsSearch(
  search: URLSearchParams,
  names: Readonly<Record<string, string>>,
): QueryOf<typeof jobs.find> {
  const { q, state, sort = USUAL_JOB_SORT } = readSearch(CONSTRAINTS, search).taken
  return { q, state, sort, ...meantNames(q, names) }
}
