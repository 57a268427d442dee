/** The most seats a list holds: JoSAA lets nobody enter more than it offers, and 300 is more than people enter. */
export const CHOICES_MAX = 300
/** The most lists a person or a device keeps. */
export const CHOICE_LISTS_MAX = 20
/** Characters of a list's name. */
export const LIST_NAME_LENGTH_MAX = 60

/** A named list of choices in the order they are wanted, each by institute and programme. */
export type ChoiceList = {
  id: string
  name: string
  /** First wanted first, no key twice: choices of JoSAA, then those of State counsellings. */
  keys: readonly string[]
}

/** The choice that a key means, institute and programme: itself, or what a key of one of its seat pools begins with. */
export function choiceKeyOf(key: string): string {
  return key.split('/', 2).join('/')
}

/**
 * The choices that keys mean in their order, each once where it first stands: lists of before held keys of seat pools.
 * Choices of JoSAA come first, then those of State counsellings.
 */
export function choiceKeysOf(keys: readonly string[]): string[] {
  const { josaa, state } = choicesApart([...new Set(keys.map(choiceKeyOf))])
  return [...josaa, ...state]
}

/** Whether a choice is one of a State counselling: its key says which, before a dot. */
export function isStateChoice(key: string): boolean {
  return key.includes('.')
}

/** The choices of a list by the form they are entered in, each part in its own order. */
export function choicesApart(keys: readonly string[]): { josaa: string[]; state: string[] } {
  return { josaa: keys.filter((key) => !isStateChoice(key)), state: keys.filter(isStateChoice) }
}

/**
 * A list with some choices in an order: those on it change places among themselves, those that are not yet stand behind all.
 * What else is on the list stays where it is.
 */
export function inAdvisedOrder(keys: readonly string[], order: readonly string[]): string[] {
  const all = [...keys, ...order.filter((key) => !keys.includes(key))]
  const moved = new Set(order)
  const next = order.values()
  return all.map((key) => (moved.has(key) ? (next.next().value ?? key) : key))
}

/**
 * Takes choices to a place in the order they stand in, which the first of them has then; places are from 0, and one beyond
 * the end is the end.
 */
export function moveChoices(keys: readonly string[], moved: ReadonlySet<string>, to: number): readonly string[] {
  const others = keys.filter((key) => !moved.has(key))
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, ...keys.filter((key) => moved.has(key)))
}

/**
 * What two sides made of the same choices, as one order: `theirs`, with what `mine` added, moved and removed done to it.
 * Nothing that one side added is lost and nothing stands twice; a choice that one side removed is gone. Where both moved
 * the same choice, it stands where `mine` has it.
 * @param base  what both sides began with
 */
export function mergeChoices(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const began = new Set(base)
  const [mineHas, theirsHas] = [new Set(mine), new Set(theirs)]
  const stays = (key: string) => !began.has(key) || (mineHas.has(key) && theirsHas.has(key))
  const placed = new Set(orderedByMine(base, mine))
  const merged = theirs.filter((key) => stays(key) && !placed.has(key))
  mine.forEach((key, at) => {
    if (!placed.has(key) || !stays(key)) return
    merged.splice(rankAfter(merged, mine.slice(0, at)), 0, key)
  })
  return choiceKeysOf(merged)
}

/** The choices of `base` that both sides took to another place. */
export function listMovedByBoth(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const [began, movedThere] = [new Set(base), new Set(orderedByMine(base, theirs))]
  return orderedByMine(base, mine).filter((key) => began.has(key) && movedThere.has(key))
}

/** The choices whose place is `mine`'s doing: those it added, and the fewest of the others that explain its order. */
function orderedByMine(base: readonly string[], mine: readonly string[]): string[] {
  const placeInBase = new Map(base.map((key, at) => [key, at]))
  const kept = mine.filter((key) => placeInBase.has(key))
  const still = longestRising(kept.map((key) => placeInBase.get(key) ?? 0))
  return mine.filter((key) => !placeInBase.has(key) || !still.has(placeInBase.get(key) ?? -1))
}

/** Right behind the nearest of those before it that is there; in front of all when none is. */
function rankAfter(merged: readonly string[], before: readonly string[]): number {
  for (const key of before.toReversed()) {
    const at = merged.indexOf(key)
    if (at !== -1) return at + 1
  }
  return 0
}

/** The members of a longest rising run within a row of distinct numbers. */
function longestRising(row: readonly number[]): Set<number> {
  const ends: number[] = []
  const before = new Array<number>(row.length).fill(-1)
  row.forEach((value, at) => {
    let length = ends.length
    while (length > 0 && (row[ends[length - 1] ?? -1] ?? 0) > value) length -= 1
    before[at] = ends[length - 1] ?? -1
    ends[length] = at
  })
  const run = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at !== -1; at = before[at] ?? -1) run.add(row[at] ?? -1)
  return run
}
