import { choiceLists, type OwnChoiceList, type OwnChoiceLists } from '@sopaan/contract/choice-lists'
import { isRefusal } from '@sopaan/contract/refusals'
import type { ChoiceList } from '@sopaan/domain/choice-lists/choice-list'
import { type Dispute, isSame } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { request } from '#web/identity/browser-request.ts'
import { fetchOrNote, findOwn, storeOwn } from '#web/offline/own-store.ts'
import type { EditNote } from '#web/offline/send-edit.ts'
import {
  ChangedElsewhere,
  type ChoiceShelf,
  type ChoiceStorage,
  type ShelvedChoices,
  type StoredChoices,
  type StoredList,
} from './choice-storage.ts'
import { ChoiceStore } from './choice-store.ts'
import { readDevice, writeDevice } from './device-lists.ts'
import { profileOf } from './judged-profile.ts'

/** Keeps what was done without a network on this device, as it is kept of the planner (decision 0262). */
const shelf: ChoiceShelf = {
  read: () => findOwn<ShelvedChoices>('ownLists')?.data,
  write: (shelved) => {
    storeOwn('ownLists', shelved)
    dispatchEvent(new Event('own-edits'))
  },
}

/** Lists of the account were saved by something else of this page. */
const SAVED = 'own-lists'

/** Keeps lists in the account; other devices are heard whenever this page comes back into sight. */
export const accountStore: ChoiceStorage = {
  load: () => fetchOrNote('ownLists', async () => storedOf((await request(choiceLists.list, {})).data)),
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
    window.addEventListener(SAVED, onChange)
    return () => {
      document.removeEventListener('visibilitychange', handleSight)
      window.removeEventListener('online', onChange)
      window.removeEventListener(SAVED, onChange)
    }
  },
  delayMs: 400,
  shelf,
  onDisputes: (disputes) => {
    void import('#web/offline/own-edits.ts').then(({ addNotes }) => addNotes(disputes.map(noteOf)))
  },
}

/** Saves what was done to lists on this device and never reached the account. */
export async function sendShelvedLists(): Promise<void> {
  const waiting = findOwn<{ changed: number }>('ownLists')
  if (waiting === undefined || waiting.data.changed === 0) return
  const store = new ChoiceStore(accountStore, () => crypto.randomUUID())
  await store.pull()
  await store.flush()
  dispatchEvent(new Event(SAVED))
}

/** What is told of a list, as it is of a study session. */
function noteOf(dispute: Dispute): EditNote {
  const { id, name, what } = dispute
  const key = `list-${what}-${id}`
  switch (what) {
    case 'name':
      return { key, name, what: 'list-name', theirs: dispute.theirs }
    case 'order':
      return { key, name, what: 'list-order', count: dispute.count }
    case 'removed-there':
      return { key, name, what: 'stays' }
    case 'removed-here':
      return { key, name, what: 'stays-changed' }
  }
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

/** Whether this device has lists that are not in the account yet. */
export function hasDeviceLists(): boolean {
  return listFilled().length > 0
}

function listFilled(): readonly ChoiceList[] {
  return readDevice().lists.filter(({ keys }) => keys.length > 0)
}

async function mergeLists(): Promise<number> {
  const filled = listFilled()
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
