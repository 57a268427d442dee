import type { Request } from '@sopaan/contract/client'
import { counselling } from '@sopaan/contract/counselling'
import type { CategoryProfile } from '@sopaan/domain/counselling/papers'
import { FIRST_LANGUAGE, type PageLanguage, readLanguageName } from '@sopaan/domain/languages'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch } from '#web/forms/read-search.ts'

const CONSTRAINTS = constraintsOf(counselling.calendarFile)

/** The newest season with published dates, and the clock it was read by. */
export function fetchSeason(request: Request) {
  return request(counselling.getSeason, {})
}

/** The same for a page that has more to say than the season: undefined where none can be read, which keeps nothing back. */
export function fetchSeasonIfAny(request: Request) {
  return fetchSeason(request).catch(() => undefined)
}

/** Whose papers and fees an address asks for; the open category where it says nothing. */
export function readCandidate(search: URLSearchParams): CategoryProfile {
  const { category = 'OPEN', pwd } = readSearch(CONSTRAINTS, search).taken
  return { category, isPwd: pwd === 'yes' }
}

/** What an address says of a candidate, with the question mark; empty for the open category. */
export function candidateSearch({ category, isPwd }: CategoryProfile): string {
  const search = new URLSearchParams({
    ...(category === 'OPEN' ? {} : { category }),
    ...(isPwd ? { pwd: 'yes' } : {}),
  })
  return search.size === 0 ? '' : `?${search}`
}

/** Where the calendar file of the season lies. */
export function calendarAddress({ category, isPwd }: CategoryProfile, language: PageLanguage): string {
  const search = new URLSearchParams({ category, ...(isPwd ? { pwd: 'yes' } : {}) })
  const read = readLanguageName(language)
  if (read !== FIRST_LANGUAGE) search.set('language', read)
  return `${counselling.calendarFile.path}?${search}`
}
