import type { ChoiceList } from '@sopaan/domain/choice-lists/choice-list'
import { isSame } from '@sopaan/domain/choice-lists/choice-lists-merge'
import {
  ChangedElsewhere,
  type ChoiceStorage,
  type ShelvedChoices,
  type StoredList,
} from '#web/features/guidance/choice-lists/choice-storage.ts'
import { ChoiceStore } from '#web/features/guidance/choice-lists/choice-store.ts'

/** What somebody does on one of two devices; the whole numbers choose where, and wrap around what is there. */
export type Step = { device: 0 | 1 } & (
  | { does: 'add'; at: number }
  | { does: 'remove' | 'move'; which: number; at: number }
  | { does: 'rename' | 'go-offline' | 'come-back' | 'look' | 'wait' | 'lose-answer' | 'reload' | 'other-tab' }
)

/** What came of it. `lost`: choices that were added and that nobody removed; `returned`: removed ones that stand there. */
export type Outcome = {
  lost: readonly string[]
  returned: readonly string[]
  isSameEverywhere: boolean
  added: number
}

/** `tabs`: the one it is done in first. `shelf`: what outlives them, as text. */
type Device = {
  tabs: ChoiceStore[]
  open: () => ChoiceStore
  isOffline: boolean
  /** What is saved next reaches the account, and its answer is lost on the way. */
  losesAnswer: boolean
  shelf: string | undefined
}

/**
 * Two devices of one account do steps in an order, each with the network or without, and then both come back: the lists of the
 * product itself, over an account that takes a change only with the version that it was made from.
 */
export async function runTwoDevices(steps: readonly Step[]): Promise<Outcome> {
  const account = new Map<string, StoredList>([['a', { id: 'a', name: 'Dream', keys: [], version: 1 }]])
  const devices = [openDevice(account, 0), openDevice(account, 1)] as const
  const [added, removed] = [new Set<string>(), new Set<string>()]
  for (const device of devices) await tabOf(device).pull()
  for (const step of steps) await applyStep(step, devices[step.device], { added, removed })
  for (const device of devices) Object.assign(device, { isOffline: false, losesAnswer: false })
  // Each takes in what the other saved, and saves; twice more than two devices need.
  const tabs = devices.flatMap((device) => device.tabs)
  for (let turn = 0; turn < 4; turn += 1) for (const store of tabs) await settle(store)
  const kept = [...account.values()]
  const there = new Set(kept.flatMap(({ keys }) => keys))
  return {
    lost: [...added.difference(removed).difference(there)],
    returned: [...removed.intersection(there)],
    isSameEverywhere: tabs.every((store) => areSame(store.read().lists, kept)),
    added: added.size,
  }
}

async function applyStep(
  step: Step,
  device: Device,
  known: { added: Set<string>; removed: Set<string> },
): Promise<void> {
  const store = tabOf(device)
  const list = store.read().lists[0]
  const keys = list?.keys ?? []
  const edit = (next: readonly string[]) => list && store.changeList(list.id, step.does, () => ({ keys: [...next] }))
  switch (step.does) {
    case 'add': {
      const key = `college-${known.added.size}/branch`
      known.added.add(key)
      return void edit(keys.toSpliced(step.at % (keys.length + 1), 0, key))
    }
    case 'remove': {
      const key = keys[step.which % keys.length]
      if (key === undefined) return
      known.removed.add(key)
      return void edit(keys.filter((each) => each !== key))
    }
    case 'move': {
      const key = keys[step.which % keys.length]
      if (key === undefined) return
      const others = keys.filter((each) => each !== key)
      return void edit(others.toSpliced(step.at % keys.length, 0, key))
    }
    case 'rename':
      return void (list && store.changeList(list.id, step.does, () => ({ name: `Dream ${keys.length}` })))
    case 'go-offline':
      device.isOffline = true
      return
    case 'come-back':
      device.isOffline = false
      return store.pull()
    case 'look':
      return store.pull()
    case 'wait':
      return store.flush()
    case 'lose-answer':
      device.losesAnswer = true
      return
    case 'reload':
      // Whatever was on its way may arrive; the page that sent it is gone, and writes nothing any more.
      Object.assign(pages.get(store) ?? {}, { isGone: true })
      device.tabs[0] = device.open()
      return tabOf(device).pull()
    case 'other-tab':
      device.tabs = [device.tabs[1] ?? device.open(), store]
      return tabOf(device).pull()
  }
}

async function settle(store: ChoiceStore): Promise<void> {
  await store.pull()
  await store.flush()
}

function openDevice(account: Map<string, StoredList>, number: number): Device {
  let ids = 0
  const open = () => {
    const page = { isGone: false }
    const store = new ChoiceStore(accountOf(page), () => `list-${number}-${ids++}`)
    pages.set(store, page)
    return store
  }
  const device: Device = { isOffline: false, losesAnswer: false, shelf: undefined, open, tabs: [open()] }
  return device

  function accountOf(page: { isGone: boolean }): ChoiceStorage {
    const reach = async () => {
      await Promise.resolve()
      if (device.isOffline || page.isGone) throw new Error('out of reach')
    }
    const loseAnswer = () => {
      if (!device.losesAnswer) return
      device.losesAnswer = false
      throw new Error('its answer is lost')
    }
    return {
      load: async () => {
        await reach()
        return { lists: [...account.values()], chosenId: undefined }
      },
      save: async (base, lists) => {
        const before = new Map(base.lists.map((list) => [list.id, list]))
        for (const { id } of base.lists) if (!lists.some((list) => list.id === id)) account.delete(id)
        const saved: StoredList[] = []
        for (const list of lists) {
          await reach()
          const earlier = before.get(list.id)
          const kept = saveOne(account, earlier, list)
          saved.push(kept)
          if (kept !== earlier) loseAnswer()
        }
        return { ...base, lists: saved }
      },
      choose: async () => undefined,
      watch: () => () => undefined,
      delayMs: 0,
      shelf: {
        // Written by the store alone.
        read: () => (device.shelf === undefined ? undefined : (JSON.parse(device.shelf) as ShelvedChoices)),
        write: (shelved) => {
          if (page.isGone) return
          device.shelf = JSON.stringify(shelved)
        },
      },
    }
  }
}

/** The pages that the stores live in. */
const pages = new WeakMap<ChoiceStore, { isGone: boolean }>()

/** The tab of a device in which something is done. */
function tabOf({ tabs: [tab] }: Device): ChoiceStore {
  if (tab === undefined) throw new Error('A device has no tab open.')
  return tab
}

/** One list into the account, as the call does it: over the version that it was made from and no other. */
function saveOne(account: Map<string, StoredList>, before: StoredList | undefined, list: ChoiceList): StoredList {
  if (before && isSame(before, list)) return before
  const there = account.get(list.id)
  if (before !== undefined && there?.version !== before.version) throw new ChangedElsewhere()
  const kept = { ...list, version: (there?.version ?? 0) + 1 }
  account.set(list.id, kept)
  return kept
}

function areSame(one: readonly ChoiceList[], other: readonly ChoiceList[]): boolean {
  return one.length === other.length && one.every((list, at) => other[at] !== undefined && isSame(list, other[at]))
}
