import { CHOICES_MAX, type ChoiceList, LIST_NAME_LENGTH_MAX, mergeChoices } from './choice-list.ts'

/**
 * What two sides made of the same lists, as one: lists that one side made are there, lists that one side removed and the
 * other left alone are gone, and a list that one removed while the other changed it stays. Names and orders are merged
 * list by list; where both gave a new name, it is `mine`'s.
 * @param base  what both sides began with
 */
export function mergeLists(
  base: readonly ChoiceList[],
  mine: readonly ChoiceList[],
  theirs: readonly ChoiceList[],
): readonly ChoiceList[] {
  const [began, mineById] = [byId(base), byId(mine)]
  const kept = theirs.flatMap((other): ChoiceList[] => {
    const [own, start] = [mineById.get(other.id), began.get(other.id)]
    if (own) return [mergeList(start, own, other)]
    return start === undefined || !isSame(start, other) ? [other] : []
  })
  const theirIds = byId(theirs)
  const added = mine.filter((own) => {
    const start = began.get(own.id)
    return !theirIds.has(own.id) && (start === undefined || !isSame(start, own))
  })
  return [...kept, ...added]
}

/** Whether two lists say the same. */
export function isSame(one: ChoiceList, other: ChoiceList): boolean {
  return one.name === other.name && isSameOrder(one.keys, other.keys)
}

/** Whether two orders are the same. */
export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, at) => key === other[at])
}

/**
 * Puts what a list holds beyond the most into lists of their own behind it, so that a merge loses nothing.
 * @param newId  makes the id of a list
 */
export function splitFull(lists: readonly ChoiceList[], newId: () => string): readonly ChoiceList[] {
  return lists.flatMap((list): ChoiceList[] => {
    const parts = Math.max(1, Math.ceil(list.keys.length / CHOICES_MAX))
    return Array.from({ length: parts }, (_, at) => ({
      id: at === 0 ? list.id : newId(),
      name: at === 0 ? list.name : numberedName(list.name, at + 1),
      keys: list.keys.slice(at * CHOICES_MAX, (at + 1) * CHOICES_MAX),
    }))
  })
}

/** A name that none of the others has: itself, or with the first free number behind it. */
export function freeName(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((each) => each.toLowerCase()))
  if (!lower.has(name.toLowerCase())) return name
  for (let number = 2; ; number += 1) {
    const numbered = numberedName(name, number)
    if (!lower.has(numbered.toLowerCase())) return numbered
  }
}

/** A name with a number behind it, within the length that names have: `Dream (2)`. */
function numberedName(name: string, number: number): string {
  const ending = ` (${number})`
  const plain = name.replace(/ \(\d+\)$/, '')
  return `${[...plain].slice(0, LIST_NAME_LENGTH_MAX - ending.length).join('')}${ending}`
}

function mergeList(start: ChoiceList | undefined, mine: ChoiceList, theirs: ChoiceList): ChoiceList {
  const isRenamedByMine = start === undefined || start.name !== mine.name
  return {
    id: mine.id,
    name: isRenamedByMine ? mine.name : theirs.name,
    keys: mergeChoices(start?.keys ?? [], mine.keys, theirs.keys),
  }
}

function byId(lists: readonly ChoiceList[]): ReadonlyMap<string, ChoiceList> {
  return new Map(lists.map((list) => [list.id, list]))
}
