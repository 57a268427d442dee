import type { CheckBook } from '../list-doctor/check-list.ts'
import type { Profile } from '../predictor/profile.ts'
import { insertLifted } from './lift-wanted.ts'
import { type FactsOf, openLiking } from './open-liking.ts'
import type { Preferences } from './preferences.ts'
import { sortByLiking } from './sort-by-liking.ts'

/** What an order goes by: branches best liked first, and what counts how much. */
export type Taste = Pick<Preferences, 'families' | 'weights'>

/** Rows that stand apart from the order of liking because their list was made so, by their keys. */
export type MadeRows = {
  /** Above surer seats that are liked more. */
  lifted: readonly string[]
  /** Safe seats at the end that do not fit what was said to be liked. */
  beyond: readonly string[]
}

type Ordering = {
  taste: Taste
  profile: Profile
  factsOf: FactsOf
  /** What is to stay as bold and as safe as it was made. */
  made?: MadeRows | undefined
}

/**
 * A list in the order its owner likes it, best first: no chance has a part in it. What is liked alike goes by how much all
 * want it; what the book does not have goes to the end in its own order. Without a branch in the taste, how much all want a
 * branch counts for it, as where a list is made.
 */
export function orderByLiking(check: CheckBook, keys: readonly string[], ordering: Ordering): string[] {
  const { taste, profile, factsOf, made } = ordering
  const { book, keys: seats } = check.open
  const likingAt = openLiking(check, profile, { ...taste, states: [] }, factsOf)
  const liked = keys.flatMap((key) => {
    const [pool] = seats.poolsOf(key)
    return pool === undefined ? [] : [{ key, ...likingAt(book.institute[pool] ?? -1, book.programme[pool] ?? -1) }]
  })
  const known = new Set(liked.map(({ key }) => key))
  const partOf = ({ key }: { key: string }) =>
    made?.lifted.includes(key) ? 'lifted' : made?.beyond.includes(key) ? 'beyond' : 'liked'
  const parts = Map.groupBy(liked, partOf)
  const sorted = insertLifted(sortByLiking(parts.get('liked') ?? []), parts.get('lifted') ?? [])
  return [
    ...[...sorted, ...(parts.get('beyond') ?? [])].map(({ key }) => key),
    ...keys.filter((key) => !known.has(key)),
  ]
}
