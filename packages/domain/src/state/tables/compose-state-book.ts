import { findStateCounselling } from '../counsellings/state-counsellings.ts'
import { foldStateSet } from '../forecast/forecast-state-book.ts'
import type { StateBook, StateSet } from '../state-book.ts'

/**
 * The book that stands: of each counselling the last of the sets handed in, unless the one that ships is of a newer season.
 * @param handedIn  published sets, in the order in which they were published
 */
export function composeStateBook(shipped: StateBook, handedIn: readonly StateSet[], hash: string): StateBook {
  const standing = new Map<string, StateSet>()
  for (const set of [...shipped.sets, ...handedIn]) {
    const season = standing.get(set.counselling)?.season ?? 0
    if (set.season >= season) standing.set(set.counselling, set)
  }
  return { hash, sets: shipped.sets.map((set) => standing.get(set.counselling) ?? set) }
}

/**
 * What a set is forecast from: earlier seasons that ship, and those that were handed in before it. Tables of other rounds
 * than the counselling's own are laid beside nothing.
 * @returns undefined where the set is itself such a table
 */
export function seasonsBefore(
  set: StateSet,
  { shipped, history, handedIn }: { shipped: StateBook; history: StateBook; handedIn: readonly StateSet[] },
): StateBook | undefined {
  if (!isOwnTable(set)) return undefined
  const isEarlier = (each: StateSet) => each.counselling === set.counselling && each.season < set.season
  const seasons = new Map(history.sets.filter(isEarlier).map((each) => [each.season, each]))
  for (const each of [...shipped.sets, ...handedIn]) {
    if (isEarlier(each) && isOwnTable(each)) seasons.set(each.season, foldStateSet(each))
  }
  return { hash: '', sets: [...seasons.values()] }
}

function isOwnTable(set: StateSet): boolean {
  const { rounds } = findStateCounselling(set.counselling)
  const printed = new Set(set.lists.map(({ round }) => round))
  return printed.size === rounds.length && rounds.every((round) => printed.has(round))
}
