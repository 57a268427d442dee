import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import { CHOICE_SORTS, type ChoiceSort } from '@sopaan/domain/choices/choice-sorts'
import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { choiceAddress, type FILTER_KEYS, ROWS_A_PAGE, TAB_BANDS, tabAddress } from './choice-address.ts'

type Group = '' | 'college' | 'branch'

/** The address of the board that a search shows; more rows are added to the same board. */
export function boardAddress(search: URLSearchParams): string {
  return predictorAddress.withChanged(search, { page: undefined })
}

/** The same choices without one filter. */
export function addressWithout(search: URLSearchParams, filter: (typeof FILTER_KEYS)[number]): string {
  return predictorAddress.withChanged(search, { [filter]: undefined, page: undefined })
}

/** Only the seats for women of the same choices. */
export function womenAddress(search: URLSearchParams): string {
  return predictorAddress.withChanged(search, { women: 'true', page: undefined })
}

/**
 * The same choices with those under 8 % behind them, as far as it takes to see the first of these; or without them where they
 * are shown.
 * @param total  choices of 8 % and more
 */
export function foldAddress(search: URLSearchParams, total: number): string {
  if (search.get('under') === 'true') return predictorAddress.withChanged(search, { under: undefined })
  const page = Math.floor(total / ROWS_A_PAGE) + 1
  return predictorAddress.withChanged(search, { under: 'true', page: page === 1 ? undefined : String(page) })
}

/** Whether the choices under 8 % may be folded out or away: behind the last row, or under the heads that are shown. */
export function isFoldNear({ total, data, bands }: ChoicesAnswer, search: URLSearchParams): boolean {
  if (bands.longShot === 0 || search.has('band')) return false
  return total === data.length || search.get('under') === 'true' || search.has('group')
}

/** Where a tap adds rows behind those that stand: one page more, or those under 8 %. */
export function addedAddress({
  answer,
  search,
}: {
  answer: ChoicesAnswer
  search: URLSearchParams
}): string | undefined {
  if (answer.total > answer.data.length) return moreAddress(search)
  const isAdded = isFoldNear(answer, search) && search.get('under') !== 'true' && !search.has('group')
  return isAdded ? foldAddress(search, answer.total) : undefined
}

/** The same choices in another order. */
export function sortAddress(search: URLSearchParams, sort: ChoiceSort): string {
  return predictorAddress.withChanged(search, { sort: sort === 'wanted' ? undefined : sort, page: undefined })
}

/** The same choices under their college or branch, or one under the other. */
export function groupAddress(search: URLSearchParams, group: Group): string {
  return predictorAddress.withChanged(search, { group: group || undefined, page: undefined })
}

/** The same choices with one page more of them. */
export function moreAddress(search: URLSearchParams): string {
  return predictorAddress.withChanged(search, { page: String(Number(search.get('page') ?? 1) + 1) })
}

/** The orders that a search may ask for: by distance only from a home. */
export function sortsOf(search: URLSearchParams): ChoiceSort[] {
  return CHOICE_SORTS.filter((sort) => sort !== 'near' || search.has('from'))
}

type Sight = {
  /** The list of orders is open. */
  isOrdering: boolean
  /** Whether the layouts are to be seen. */
  isWide: boolean
}

/** Where one tap may lead from what is seen, the likeliest first. */
export function nextAddresses(
  { answer, search }: { answer: ChoicesAnswer; search: URLSearchParams },
  { isOrdering, isWide }: Sight,
): string[] {
  const here = boardAddress(search)
  const hasWomen = answer.femaleCount > 0 && !search.has('women')
  const added = addedAddress({ answer, search })
  // What is drawn anew behind several pages is as many of them.
  const hasFold = isFoldNear(answer, search) && !search.has('page')
  const addresses = [
    ...(isOrdering ? sortsOf(search).map((sort) => sortAddress(search, sort)) : []),
    ...TAB_BANDS.map((band) => tabAddress(search, band)),
    ...(added === undefined ? [] : [added]),
    ...(hasWomen ? [womenAddress(search)] : []),
    ...choiceAddress.filtersOn(search).map((filter) => addressWithout(search, filter)),
    ...(hasFold ? [foldAddress(search, answer.total)] : []),
    ...(isWide ? (['', 'college', 'branch'] as const).map((group) => groupAddress(search, group)) : []),
  ]
  return [...new Set(addresses)].filter((address) => address !== here)
}
