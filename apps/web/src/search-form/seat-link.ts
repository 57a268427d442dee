import { inLanguage, paths } from '@sopaan/contract/paths'
import type { PageLanguage } from '@sopaan/domain/languages'
import { profileEntries } from './predictor-search.ts'

/** The address of a seat's page, with what the reader said of themselves in `search`. */
export function seatLink(key: string, language: PageLanguage, search: URLSearchParams): string {
  return inLanguage(paths.seat(key), language) + profileSearch(search)
}

/** What the reader said of themselves, as the end of an address; empty when nothing. */
export function profileSearch(search: URLSearchParams): string {
  const profile = new URLSearchParams(profileEntries(search))
  return profile.size > 0 ? `?${profile}` : ''
}
