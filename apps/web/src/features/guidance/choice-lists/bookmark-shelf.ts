import { CHOICES_MAX, type ChoiceList } from '@sopaan/domain/choice-lists/choice-list'
import { readEntry, writeEntry } from '#web/offline/own-entry.ts'
import { readStored } from '#web/stored.ts'
import type { ShelvedChoices, StoredList } from './choice-storage.ts'

/** The lists of an account on this device, as a page of the account keeps them. */
type Shelf = { owner: string; data: ShelvedChoices & { changed: number; isUnsent: boolean } }

/** The chosen list of whoever was signed in last on this device; undefined where it keeps none of an account. */
export function findShelved(): ChoiceList | undefined {
  const shelf = readShelf()
  return shelf && chosenOf(shelf.data, shelf.data.lists)
}

/** The chosen list as it waits on this device to be sent; undefined where nothing waits. */
export function findWaitingList(): ChoiceList | undefined {
  return readStored('ownLists')?.includes('"isUnsent":true') ? findShelved() : undefined
}

/**
 * Puts a choice on the chosen list of an account that cannot be asked, or takes it off: a page of the account sends it, and
 * joins it with what other devices did (decision 0262).
 * @param account  the list as the account had it last, where this page knows
 * @returns undefined where this device keeps no such list
 */
export function toggleOnShelf(key: string, account: ChoiceList | undefined): 'waiting' | 'full' | undefined {
  const shelf = readShelf()
  if (shelf === undefined) return undefined
  // What this page did with a network is not on the shelf yet.
  const data = shelf.data.isUnsent || account === undefined ? shelf.data : withKeysOf(shelf.data, account)
  const list = chosenOf(data, data.lists)
  if (list === undefined || (account !== undefined && account.id !== list.id)) return undefined
  const isOn = list.keys.includes(key)
  if (!isOn && list.keys.length >= CHOICES_MAX) return 'full'
  const keys = isOn ? list.keys.filter((each) => each !== key) : [...list.keys, key]
  const lists = data.lists.map((each) => (each.id === list.id ? { ...each, keys } : each))
  const changed = { ...data, lists, changed: data.changed + 1, isUnsent: true }
  if (!writeEntry('ownLists', { owner: shelf.owner, data: changed })) return undefined
  dispatchEvent(new Event('own-edits'))
  return 'waiting'
}

function withKeysOf(data: Shelf['data'], { id, keys }: ChoiceList): Shelf['data'] {
  const withKeys = <L extends StoredList>(lists: readonly L[]) =>
    lists.map((list) => (list.id === id ? { ...list, keys } : list))
  return { ...data, lists: withKeys(data.lists), kept: { ...data.kept, lists: withKeys(data.kept.lists) } }
}

function chosenOf({ kept }: Shelf['data'], lists: readonly ChoiceList[]): ChoiceList | undefined {
  return lists.find(({ id }) => id === kept.chosenId) ?? lists[0]
}

/** What is kept of somebody else than who was signed in last counts as nothing. */
function readShelf(): Shelf | undefined {
  const shelf = readEntry<Shelf['data']>('ownLists')
  return shelf && shelf.owner === readEntry('ownUser')?.owner ? shelf : undefined
}
