import type { CheckBook } from '../list-doctor/check-list.ts'
import type { Profile } from '../predictor/profile.ts'
import { type FactsOf, openLiking } from './open-liking.ts'
import type { Preferences } from './preferences.ts'
import { sortByLiking } from './sort-by-liking.ts'

/** What an order goes by: branches best liked first, and what counts how much. */
export type Taste = Pick<Preferences, 'families' | 'weights'>

/**
 * A list in the order its owner likes it, best first: no chance has a part in it. What is liked alike goes by how much all
 * want it; what the book does not have goes to the end in its own order. Without a branch in the taste all branches are
 * liked alike.
 */
export function orderByLiking(
  check: CheckBook,
  keys: readonly string[],
  { taste, profile, factsOf }: { taste: Taste; profile: Profile; factsOf: FactsOf },
): string[] {
  const { book, keys: seats } = check.open
  const weights = taste.families.length > 0 ? taste.weights : { ...taste.weights, branch: 0 }
  const likingAt = openLiking(check, profile, { families: taste.families, states: [], weights }, factsOf)
  const liked = keys.flatMap((key) => {
    const [pool] = seats.poolsOf(key)
    return pool === undefined ? [] : [{ key, ...likingAt(book.institute[pool] ?? -1, book.programme[pool] ?? -1) }]
  })
  const known = new Set(liked.map(({ key }) => key))
  return [...sortByLiking(liked).map(({ key }) => key), ...keys.filter((key) => !known.has(key))]
}
