import { readDevice } from '#web/features/guidance/choice-lists/device-lists.ts'
import { isSearched } from '#web/search-form/predictor-search.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'

/** Offers the answers that this device keeps, on a page whose address has none: a link that asks for the page with them. */
export function runOwnProfile(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-own-profile]')
  if (!link) return
  const here = new URLSearchParams(location.search)
  const stored = profileSearch(new URLSearchParams(readDevice().profile))
  if (isSearched(here) || stored === '') return
  link.href = `${location.pathname}?${new URLSearchParams([...here, ...new URLSearchParams(stored)])}`
  link.hidden = false
}
