import {
  CHOICE_LISTS_MAX,
  CHOICES_MAX,
  type ChoiceList,
  choiceKeysOf,
  LIST_NAME_LENGTH_MAX,
} from '@sopaan/domain/choice-lists/choice-list'
import { readStored, removeStored, writeStored } from '#web/stored.ts'

/** What a device keeps of choice lists. The bookmarks of pages without React read and write the same form. */
export type DeviceChoices = {
  lists: readonly ChoiceList[]
  /** The list that bookmarks go to. */
  chosenId: string | undefined
  /** Who the lists are judged for, as the address of the predictor writes it; empty when nobody said. */
  profile: string
}

const NOTHING: DeviceChoices = { lists: [], chosenId: undefined, profile: '' }

/** What this device keeps; whatever cannot be read counts as nothing. */
export function readDevice(): DeviceChoices {
  const text = readStored('choiceLists')
  if (text === undefined) return NOTHING
  try {
    return readForm(JSON.parse(text))
  } catch {
    return NOTHING
  }
}

/** Keeps choices on this device in place of what was there; the count beside the ways to the list hears of it. */
export function writeDevice({ lists, chosenId, profile }: DeviceChoices): void {
  if (lists.length === 0 && profile === '') removeStored('choiceLists')
  else writeStored('choiceLists', JSON.stringify({ lists, chosenId, profile }))
  // A browser tells its other tabs alone.
  dispatchEvent(new Event('storage'))
}

/** Keeps on this device for whom lists are judged. */
export function storeProfile(profile: string): void {
  const device = readDevice()
  if (device.profile !== profile) writeDevice({ ...device, profile })
}

/** Storage is anybody's to write: only what has the form of lists is taken, each choice once, also where seats are stored. */
function readForm(kept: unknown): DeviceChoices {
  if (typeof kept !== 'object' || kept === null || !('lists' in kept) || !Array.isArray(kept.lists)) return NOTHING
  const lists = kept.lists.slice(0, CHOICE_LISTS_MAX).flatMap(readList)
  const chosenId = 'chosenId' in kept && typeof kept.chosenId === 'string' ? kept.chosenId : undefined
  const profile = 'profile' in kept && typeof kept.profile === 'string' ? kept.profile.slice(0, 500) : ''
  return { lists, chosenId, profile }
}

function readList(list: unknown): ChoiceList[] {
  if (typeof list !== 'object' || list === null || !('id' in list) || !('name' in list) || !('keys' in list)) return []
  const { id, name, keys } = list
  if (typeof id !== 'string' || typeof name !== 'string' || name.trim() === '' || !Array.isArray(keys)) return []
  const seats = keys.filter((key): key is string => typeof key === 'string' && /^[a-z0-9./-]{9,300}$/.test(key))
  return [{ id, name: name.slice(0, LIST_NAME_LENGTH_MAX), keys: choiceKeysOf(seats).slice(0, CHOICES_MAX) }]
}
