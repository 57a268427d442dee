import { choiceLists, type OwnChoiceList, type OwnChoiceLists } from '@sopaan/contract/choice-lists'
import { isRefusal } from '@sopaan/contract/refusals'
import type { ChoiceList } from '@sopaan/domain/choice-lists/choice-list'
import { isSame } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { request } from '#web/identity/browser-request.ts'
import { ChangedElsewhere, type ChoiceStorage, type StoredChoices, type StoredList } from './choice-store.ts'
import { readDevice, writeDevice } from './device-lists.ts'
import { profileOf } from './judged-profile.ts'

/** Keeps lists in the account; other devices are heard whenever this page comes back into sight. */
export const accountStore: ChoiceStorage = {
  load: async () => storedOf((await request(choiceLists.list, {})).data),
  save: saveToAccount,
  choose: async (id) => {
    await request(choiceLists.choose, { params: { id } })
  },
  watch: (onChange) => {
    const handleSight = () => {
      if (document.visibilityState === 'visible') onChange()
    }
    document.addEventListener('visibilitychange', handleSight)
    window.addEventListener('online', onChange)
    return () => {
      document.removeEventListener('visibilitychange', handleSight)
      window.removeEventListener('online', onChange)
    }
  },
  delayMs: 400,
}

/**
 * Takes the lists of this device into the account, one after the other, each off the device once it is there. What another
 * tab adds meanwhile stays, and is taken in the next time. Who asks while it runs waits for the same run.
 * @returns how many were taken
 * @throws {Refusal} CHOICE_LISTS_FULL
 */
export function mergeDevice(): Promise<number> {
  running ??= mergeLists().finally(() => {
    running = undefined
  })
  return running
}

let running: Promise<number> | undefined
let merged = 0

/** How many seats went from this device into the account since this page was loaded. */
export function countMergedSeats(): number {
  return merged
}

async function mergeLists(): Promise<number> {
  const filled = readDevice().lists.filter(({ keys }) => keys.length > 0)
  for (const list of filled) {
    const { id, name, keys } = list
    await request(choiceLists.merge, { body: { lists: [{ _id: id, name, keys: [...keys] }] } })
    merged += keys.length
    const device = readDevice()
    writeDevice({ ...device, lists: device.lists.filter((each) => each.id !== id || !isSame(each, list)) })
  }
  const device = readDevice()
  writeDevice({ ...device, lists: device.lists.filter(({ keys }) => keys.length > 0) })
  return filled.length
}

/** Gives a list a link, or changes what it shows. */
export async function sendListShare(id: string, search: URLSearchParams | undefined): Promise<OwnChoiceList> {
  const profile = search ? (profileOf(search).profile ?? null) : null
  return (await request(choiceLists.share, { params: { id }, body: { profile } })).data
}

/** Withdraws the link of a list. */
export async function sendShareWithdrawal(id: string): Promise<OwnChoiceList> {
  return (await request(choiceLists.withdraw, { params: { id } })).data
}

/** Sends a list of the device to the account, under the id it has there. */
export async function makeAccountList(list: ChoiceList): Promise<void> {
  await request(choiceLists.make, { body: { _id: list.id, name: list.name, keys: [...list.keys] } })
}

async function saveToAccount(base: StoredChoices, lists: readonly ChoiceList[]): Promise<StoredChoices> {
  const before = new Map(base.lists.map((list) => [list.id, list]))
  const after = new Set(lists.map(({ id }) => id))
  const saved: StoredList[] = []
  try {
    for (const { id } of base.lists) if (!after.has(id)) await request(choiceLists.remove, { params: { id } })
    for (const list of lists) saved.push(await saveOne(before.get(list.id), list))
  } catch (thrown) {
    if (isRefusal(thrown, 'CHANGED_ELSEWHERE') || isRefusal(thrown, 'NOT_FOUND')) throw new ChangedElsewhere()
    throw thrown
  }
  return { ...base, lists: saved }
}

async function saveOne(before: StoredList | undefined, list: ChoiceList): Promise<StoredList> {
  const { id, name } = list
  const keys = [...list.keys]
  if (before === undefined) return storedList((await request(choiceLists.make, { body: { _id: id, name, keys } })).data)
  if (isSame(before, list)) return before
  const body = { version: before.version ?? 1, name, keys }
  return storedList((await request(choiceLists.save, { params: { id }, body })).data)
}

function storedOf({ lists, chosenId }: OwnChoiceLists): StoredChoices {
  return { lists: lists.map(storedList), chosenId: chosenId ?? undefined }
}

function storedList({ _id, name, keys, version, share }: OwnChoiceList): StoredList {
  return { id: _id, name, keys, version, share }
}
