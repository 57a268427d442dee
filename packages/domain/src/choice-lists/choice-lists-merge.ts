import { CHOICES_MAX, type ChoiceList, LIST_NAME_LENGTH_MAX, listMovedByBoth, mergeChoices } from './choice-list.ts'

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

/**
 * What both sides began with, where it is not known whether `mine` arrived when it was sent: of each sending that was never
 * answered what `theirs` shows to have arrived is common ground, so that undoing it later is a change of its own.
 * @param base  what was surely there
 * @param sent  the lists of each sending without an answer, the first one first
 */
export function baseOfSent(
  base: readonly ChoiceList[],
  sent: readonly (readonly ChoiceList[])[],
  theirs: readonly ChoiceList[],
): readonly ChoiceList[] {
  if (sent.length === 0) return base
  const [began, others] = [byId(base), byId(theirs)]
  const surely = base.filter(({ id }) => others.has(id) || sent.every((lists) => lists.some((each) => each.id === id)))
  const made = theirs.filter(({ id }) => !began.has(id) && sent.some((lists) => lists.some((each) => each.id === id)))
  return [...surely, ...made].map((list) => {
    const other = others.get(list.id)
    const sendings = sent.flatMap((lists) => lists.filter(({ id }) => id === list.id))
    return other === undefined ? list : arrivedOf(began.get(list.id), sendings, other)
  })
}

function arrivedOf(start: ChoiceList | undefined, sendings: readonly ChoiceList[], theirs: ChoiceList): ChoiceList {
  if (sendings.some((each) => isSame(each, theirs))) return theirs
  const there = new Set(theirs.keys)
  const began = start?.keys ?? []
  const known = new Set(began)
  const left = began.filter((key) => there.has(key) || sendings.every(({ keys }) => keys.includes(key)))
  const added = theirs.keys.filter((key) => !known.has(key) && sendings.some(({ keys }) => keys.includes(key)))
  const isNamed = start === undefined || sendings.some(({ name }) => name === theirs.name)
  return { id: theirs.id, name: isNamed ? theirs.name : start.name, keys: [...left, ...added] }
}

/** What two sides made of one list and could not both have. `id`, `name`: of the list as it stands now. */
export type Dispute = { id: string; name: string } & (
  | { what: 'name'; theirs: string }
  /** The same choices moved on both sides: they stand where `mine` has them. */
  | { what: 'order'; count: number }
  /** Removed by one side and changed by the other: it stays. */
  | { what: 'removed-there' | 'removed-here' }
)

/** What of `mergeLists` is to be told: where both sides changed the same thing in two ways. */
export function findDisputes(
  base: readonly ChoiceList[],
  mine: readonly ChoiceList[],
  theirs: readonly ChoiceList[],
): Dispute[] {
  const [mineById, theirsById] = [byId(mine), byId(theirs)]
  return base.flatMap((start): Dispute[] => {
    const [own, other] = [mineById.get(start.id), theirsById.get(start.id)]
    if (own && other) return disputesOf(start, own, other)
    if (own && !isSame(start, own)) return [{ id: own.id, name: own.name, what: 'removed-there' }]
    if (other && !isSame(start, other)) return [{ id: other.id, name: other.name, what: 'removed-here' }]
    return []
  })
}

function disputesOf(start: ChoiceList, mine: ChoiceList, theirs: ChoiceList): Dispute[] {
  const { id } = mine
  const isNamedTwice = ![start.name, theirs.name].includes(mine.name) && theirs.name !== start.name
  const name = mine.name === start.name ? theirs.name : mine.name
  const moved = isSameOrder(mine.keys, theirs.keys) ? [] : listMovedByBoth(start.keys, mine.keys, theirs.keys)
  return [
    ...(isNamedTwice ? [{ id, name, what: 'name' as const, theirs: theirs.name }] : []),
    ...(moved.length > 0 ? [{ id, name, what: 'order' as const, count: moved.length }] : []),
  ]
}

/** How many lists were made, changed or taken away. */
export function countChanged(before: readonly ChoiceList[], after: readonly ChoiceList[]): number {
  const known = byId(before)
  const changed = after.filter((list) => {
    const start = known.get(list.id)
    return start === undefined || !isSame(start, list)
  })
  const left = byId(after)
  return changed.length + before.filter(({ id }) => !left.has(id)).length
}

/** Whether two lists say the same. */
export function isSame(one: ChoiceList, other: ChoiceList): boolean {
  return one.name === other.name && isSameOrder(one.keys, other.keys)
}

/** Whether the same lists in the same order say the same. */
export function isSameLists(one: readonly ChoiceList[], other: readonly ChoiceList[]): boolean {
  if (one === other) return true
  return one.length === other.length && one.every((list, at) => list.id === other[at]?.id && isSame(list, other[at]))
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
