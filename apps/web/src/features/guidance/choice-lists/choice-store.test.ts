import type { ChoiceList } from '@sopaan/domain/choice-lists/choice-list'
import { mergeLists } from '@sopaan/domain/choice-lists/choice-lists-merge'
import { expect, test } from 'vitest'
import { ChangedElsewhere, type ChoiceStorage, type ShelvedChoices, type StoredChoices } from './choice-storage.ts'
import { ChoiceStore } from './choice-store.ts'
import { readDevice, writeDevice } from './device-lists.ts'
import { deviceStore } from './device-store.ts'

const list = (keys: string, name = 'Dream', id = 'a'): ChoiceList => ({ id, name, keys: [...keys] })
const keysOf = (store: ChoiceStore) => store.read().chosen?.keys.join('')
const order = (keys: string) => (lists: readonly ChoiceList[]) => lists.map((each) => ({ ...each, keys: [...keys] }))

/** A place where lists are kept that another device may change, and that may be out of reach. */
function openChoiceStore(lists: readonly ChoiceList[], delayMs = 0) {
  let kept: StoredChoices = { lists, chosenId: undefined }
  let isReachable = true
  let changed: () => void = () => undefined
  const keeping: ChoiceStorage = {
    load: async () => {
      if (!isReachable) throw new Error('out of reach')
      return kept
    },
    save: async (base, next) => {
      if (!isReachable) throw new Error('out of reach')
      if (base !== kept) throw new ChangedElsewhere()
      kept = { ...kept, lists: next }
      return kept
    },
    choose: async () => undefined,
    watch: (onChange) => {
      changed = onChange
      return () => undefined
    },
    delayMs,
  }
  return {
    keeping,
    kept: () => kept.lists.map(({ keys }) => keys.join('')),
    changeElsewhere: (next: readonly ChoiceList[]) => {
      kept = { ...kept, lists: next }
    },
    tell: () => changed(),
    setReachable: (is: boolean) => {
      isReachable = is
    },
  }
}

async function openStore(lists: readonly ChoiceList[]) {
  const place = openChoiceStore(lists)
  const store = new ChoiceStore(place.keeping, () => 'new')
  store.open()
  await store.pull()
  return { store, ...place }
}

test('where a save is done at once a change is told of once, and a list that did not change is the same as before', async () => {
  const { store } = await openStore([list('abc'), list('xyz', 'Papa', 'b')])
  await store.flush()
  let told = 0
  store.subscribe(() => {
    told += 1
  })
  const [, papa] = store.read().lists
  store.changeList('a', 'move', () => ({ keys: ['c', 'a', 'b'] }))
  await store.flush()
  expect(told).toBe(1)
  expect(keysOf(store)).toBe('cab')
  expect(store.read().lists[1]).toBe(papa)
})

test('a change is seen at once and saved behind; undo and redo are saved as well', async () => {
  const { store, kept } = await openStore([list('abc')])
  store.change('move', order('cab'))
  expect(keysOf(store)).toBe('cab')
  await store.flush()
  expect(kept()).toEqual(['cab'])
  store.undo()
  await store.flush()
  expect([keysOf(store), kept()[0], store.read().undo, store.read().redo]).toEqual(['abc', 'abc', undefined, 'move'])
  store.redo()
  await store.flush()
  expect(kept()).toEqual(['cab'])
})

test('what is gathered before it is saved is not called saved, also where it waited from the page before', async () => {
  const { keeping } = openChoiceStore([list('abc')], 400)
  const waiting: ShelvedChoices = { kept: { lists: [list('abc')], chosenId: 'a' }, lists: [list('cab')] }
  const store = new ChoiceStore({ ...keeping, shelf: { read: () => waiting, write: () => undefined } }, () => 'new')
  const pulled = store.pull()
  const said = [store.read().saving.state]
  await pulled
  said.push(store.read().saving.state)
  await store.flush()
  said.push(store.read().saving.state)
  store.change('move', order('bca'))
  said.push(store.read().saving.state)
  await store.flush()
  said.push(store.read().saving.state)
  expect(said).toEqual(['saving', 'saving', 'saved', 'saving', 'saved'])
})

test('what another device saved meanwhile is merged, and neither side loses anything', async () => {
  const { store, kept, changeElsewhere } = await openStore([list('abc')])
  changeElsewhere([list('abcx')])
  store.change('drop', order('ac'))
  await store.flush()
  expect(kept()).toEqual(['acx'])
  expect(keysOf(store)).toBe('acx')
  expect(store.read().saving.state).toBe('saved')
})

test('undo takes back the own step alone, not what came from elsewhere after it', async () => {
  const { store, kept, changeElsewhere, tell } = await openStore([list('abc')])
  store.change('move', order('cab'))
  await store.flush()
  changeElsewhere([list('cabx')])
  tell()
  await store.pull()
  store.undo()
  await store.flush()
  expect(kept()).toEqual(['abcx'])
})

test('without a connection changes stay, it says so, and they are saved when it is back', async () => {
  const { store, kept, setReachable } = await openStore([list('abc')])
  setReachable(false)
  store.change('move', order('bca'))
  await store.flush()
  expect([keysOf(store), store.read().saving.state, kept()[0]]).toEqual(['bca', 'unsaved', 'abc'])
  setReachable(true)
  await store.flush()
  expect([store.read().saving.state, kept()[0]]).toEqual(['saved', 'bca'])
})

test('a removed list comes back by undo with its seats', async () => {
  const { store, kept } = await openStore([list('abc'), list('xy', 'Safe', 'b')])
  store.change('remove', (lists) => lists.filter(({ id }) => id !== 'a'))
  await store.flush()
  expect(kept()).toEqual(['xy'])
  store.undo()
  await store.flush()
  expect(kept().sort()).toEqual(['abc', 'xy'])
})

/** As `openChoiceStore`, with a shelf that outlives the pages of a device. */
function openShelved(lists: readonly ChoiceList[]) {
  const place = openChoiceStore(lists)
  const shelved: { last?: ShelvedChoices & { changed: number; isUnsent: boolean } } = {}
  const shelf = {
    read: () => shelved.last,
    write: (next: typeof shelved.last & {}) => {
      shelved.last = next
    },
  }
  const open = async () => {
    const store = new ChoiceStore({ ...place.keeping, shelf }, () => 'new')
    await store.pull()
    return store
  }
  return { ...place, shelved, open }
}

test('what was done without a network outlives the page, and is joined with what another device did', async () => {
  const { open, setReachable, changeElsewhere, kept, shelved } = openShelved([list('abc')])
  const first = await open()
  setReachable(false)
  first.change('move', order('cab'))
  await first.flush()
  expect(shelved.last).toMatchObject({ changed: 1, isUnsent: true })
  const second = await open()
  expect([second.read().stage, keysOf(second)]).toEqual(['ready', 'cab'])
  await second.flush()
  expect(second.read().saving.state).toBe('unsaved')
  changeElsewhere([list('abcx')])
  setReachable(true)
  await second.pull()
  await second.flush()
  expect([keysOf(second), kept()]).toEqual(['cabx', ['cabx']])
  expect(shelved.last).toMatchObject({ changed: 0 })
})

test('two tabs without a network put nothing of each other off the shelf', async () => {
  const { open, setReachable, kept } = openShelved([list('abc')])
  const [one, other] = [await open(), await open()]
  setReachable(false)
  one.change('add', order('abcx'))
  other.change('add', order('yabc'))
  await Promise.all([one.flush(), other.flush()])
  const later = await open()
  expect(keysOf(later)).toBe('yabcx')
  setReachable(true)
  await later.flush()
  expect(kept()).toEqual(['yabcx'])
})

test('when nothing can be loaded it says so, and loads later', async () => {
  const place = openChoiceStore([list('abc')])
  place.setReachable(false)
  const store = new ChoiceStore(place.keeping, () => 'new')
  await store.pull()
  expect(store.read().stage).toBe('refused')
  place.setReachable(true)
  await store.pull()
  expect([store.read().stage, keysOf(store)]).toEqual(['ready', 'abc'])
})

test('two tabs of one device write over each other nothing', async () => {
  const seat = (name: string) => `college-${name}/civil`
  const first = { id: 'a', name: 'Dream', keys: [seat('one'), seat('two')] }
  writeDevice({ lists: [first], chosenId: 'a', profile: 'main=1' })
  const store = new ChoiceStore(deviceStore, () => 'new')
  await store.pull()
  const elsewhere = { ...first, keys: [...first.keys, seat('three')] }
  writeDevice({ ...readDevice(), lists: [elsewhere] })
  store.change('drop', (lists) => lists.map((each) => ({ ...each, keys: each.keys.slice(1) })))
  await store.flush()
  expect(readDevice()).toEqual({
    lists: mergeLists([first], [{ ...first, keys: [seat('two')] }], [elsewhere]),
    chosenId: 'a',
    profile: 'main=1',
  })
})

test.each(['', '{', 'null', '[]', '{"lists":5}', '{"lists":[{"id":1}]}', '{"lists":[{"id":"a","name":"","keys":[]}]}'])(
  'storage that says %s counts as nothing',
  (text) => {
    localStorage.setItem('choiceLists', text)
    expect(readDevice().lists).toEqual([])
  },
)

test('of what storage holds only choices are taken, each once, and the seats that lists of before hold as their choice', () => {
  const key = 'college-ab/civil-d'
  const kept = {
    lists: [
      {
        id: 'a',
        name: 'Dream',
        keys: [`${key}/ai/open/neutral`, 'college-ef/g', `${key}/ai/open/female`, '<script>', 5, 'short'],
      },
    ],
    profile: 'main=5',
  }
  localStorage.setItem('choiceLists', JSON.stringify(kept))
  expect(readDevice()).toEqual({
    lists: [{ id: 'a', name: 'Dream', keys: [key, 'college-ef/g'] }],
    chosenId: undefined,
    profile: 'main=5',
  })
})
