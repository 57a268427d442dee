import { choiceLists, type OwnChoiceList } from '@sopaan/contract/choice-lists'
import { afterEach, expect, test } from 'vitest'
import { clearOwn, storeFor, storeOwn } from '#web/offline/own-store.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { A_MENTEE } from '#web/testing/signed-in.tsx'
import { toggleOnShelf } from './bookmark-shelf.ts'
import { sendShelvedLists } from './choice-lists.queries.ts'

const LIST: OwnChoiceList = {
  _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c01',
  name: 'Dream',
  keys: ['x-college/civil-4-years'],
  version: 3,
  changedAt: '2026-11-20T05:30:00.000Z',
  share: null,
}

afterEach(clearOwn)

test('a seat that was bookmarked without a network reaches the account beside what another device added there', async () => {
  const { _id: id, name, keys, version } = LIST
  storeFor(A_MENTEE)
  const lists = [{ id, name, keys, version }]
  storeOwn('ownLists', { kept: { lists, chosenId: id }, lists, sent: [], changed: 0, isUnsent: false })
  expect(toggleOnShelf('y-college/civil-4-years', undefined)).toBe('waiting')
  const now = { ...LIST, version: 4, keys: [...keys, 'z-college/civil-4-years'] }
  const api = fakeApi()
    .answer(choiceLists.list, { lists: [now], chosenId: id })
    .answer(choiceLists.save, { ...now, version: 5, keys: [...now.keys, 'y-college/civil-4-years'] })
    .listen()
  await sendShelvedLists()
  const [sent] = api.sent(choiceLists.save) as { body: { version: number; keys: string[] } }[]
  expect(sent?.body.version).toBe(4)
  expect(sent?.body.keys.toSorted()).toEqual(['x', 'y', 'z'].map((college) => `${college}-college/civil-4-years`))
})
