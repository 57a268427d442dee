import type { User } from '@sopaan/contract/users'
import { filterEntries } from '#web/search-form/predictor-search.ts'
import { readStored, removeStored } from '#web/stored.ts'

/** The predictor's question as the profile answers it; empty while no rank is known, because it needs one. */
export function predictorSearchOf({ studentFacts }: Pick<User, 'studentFacts'>): string {
  const { ranks, category, gender, isPwd, hasPassedAat, homeState } = studentFacts
  const known = Object.entries(ranks).flatMap(([key, rank]) => (rank === undefined ? [] : [[key, String(rank)]]))
  if (known.length === 0) return ''
  const search = new URLSearchParams([
    ...known,
    ...(category === null || category === 'OPEN' ? [] : [['category', category]]),
    ...(gender === null ? [] : [['gender', gender]]),
    ...(isPwd === true ? [['pwd', 'true']] : []),
    ...(hasPassedAat === true ? [['aat', 'true']] : []),
    ...(homeState === null ? [] : [['state', homeState]]),
  ])
  return `?${search}`
}

/**
 * The same question with what somebody narrowed results to on this device before signing up; it comes along once.
 * @param search  of the predictor's address; what narrows its results already stays as it is
 */
export function withVisitFilters(search: string): string {
  const asked = new URLSearchParams(search)
  const kept = filterEntries(new URLSearchParams(readStored('filters') ?? ''))
  if (kept.length === 0 || asked.size === 0 || filterEntries(asked).length > 0) return search
  for (const [key, value] of kept) asked.append(key, value)
  return `?${asked}`
}

/** Forgets what somebody narrowed results to on this device, once an address of their own has it. */
export function removeVisitFilters(search: string): void {
  if (filterEntries(new URLSearchParams(search)).length > 0) removeStored('filters')
}
