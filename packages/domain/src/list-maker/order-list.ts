import type { CheckBook } from '../list-doctor/check-list.ts'
import type { Profile } from '../predictor/profile.ts'
import { type FactsOf, openLiking } from './open-liking.ts'
import type { Preferences } from './preferences.ts'

/** What an order goes by: branches best liked first, and what counts how much. */
export type Taste = Pick<Preferences, 'families' | 'weights'>

/**
 * A list in the order its owner likes it, best first: no chance has a part in it. What is liked alike keeps its order, and
 * so does, at the end, what the book does not have. Without a branch in the taste all branches are liked alike.
 */
export function orderByLiking(
  check: CheckBook,
  keys: readonly string[],
  { taste, profile, factsOf }: { taste: Taste; profile: Profile; factsOf: FactsOf },
): string[] {
  const { book, keys: seats } = check.open
  const weights = taste.families.length > 0 ? taste.weights : { ...taste.weights, branch: 0 }
  const likingAt = openLiking(check, profile, { families: taste.families, states: [], weights }, factsOf)
  const liking = new Map(
    keys.flatMap((key) => {
      const [pool] = seats.poolsOf(key)
      if (pool === undefined) return []
      return [[key, likingAt(book.institute[pool] ?? -1, book.programme[pool] ?? -1)] as const]
    }),
  )
  return keys.toSorted((one, other) => (liking.get(other) ?? -1) - (liking.get(one) ?? -1))
}
