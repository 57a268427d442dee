import { Unreachable } from '@sopaan/contract/client'
import { Refusal } from '@sopaan/contract/refusals'
import { beforeEach, expect, test } from 'vitest'
import { A_MENTEE } from '#web/testing/signed-in.tsx'
import {
  canStore,
  clearOwn,
  countWaiting,
  fetchOrRecall,
  findOwn,
  recallUser,
  storeFor,
  storeOwn,
} from './own-store.ts'

const SOMEBODY_ELSE = { ...A_MENTEE, _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c34', fullName: 'Ravi' }

beforeEach(() => {
  clearOwn()
  localStorage.clear()
})

const lost = () => Promise.reject(new Unreachable('network'))

test('what was seen comes again where the server cannot be asked, and what the server says takes its place', async () => {
  storeFor(A_MENTEE)
  expect(await fetchOrRecall('ownPlanner', async () => 'plan of Monday')).toBe('plan of Monday')
  expect(await fetchOrRecall('ownPlanner', lost)).toBe('plan of Monday')
  expect(await fetchOrRecall('ownPlanner', async () => 'plan of Tuesday')).toBe('plan of Tuesday')
  expect(findOwn('ownPlanner')?.data).toBe('plan of Tuesday')
  await expect(fetchOrRecall('ownPlanner', lost, () => false)).rejects.toThrow()
})

test('a word of the server holds, and nothing kept stands in for it', async () => {
  storeFor(A_MENTEE)
  storeOwn('ownPlanner', 'plan of Monday')
  const denied = () => Promise.reject(new Refusal('FORBIDDEN', undefined))
  await expect(fetchOrRecall('ownPlanner', denied)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('another person on the same phone sees nothing of the one before, and whoever comes back later finds nothing', async () => {
  storeFor(A_MENTEE)
  storeOwn('ownPlanner', 'hers')
  storeOwn('ownEdits', { edits: [{}, {}], notes: [], renames: [] })
  expect(countWaiting()).toBe(2)
  storeFor(SOMEBODY_ELSE)
  expect(countWaiting()).toBe(0)
  await expect(fetchOrRecall('ownPlanner', lost)).rejects.toThrow()
  expect(JSON.stringify(localStorage)).not.toContain('hers')
  storeFor(A_MENTEE)
  expect(findOwn('ownPlanner')).toBeUndefined()
})

test('a tab of somebody whose place another took keeps and reads nothing more', () => {
  storeFor(A_MENTEE)
  storeOwn('ownPlanner', 'hers')
  // Another tab of the browser, where somebody else signed in.
  localStorage.setItem('ownUser', JSON.stringify({ owner: SOMEBODY_ELSE._id, at: '', data: SOMEBODY_ELSE }))
  localStorage.setItem('ownPlanner', JSON.stringify({ owner: SOMEBODY_ELSE._id, at: '', data: 'his' }))
  expect(canStore()).toBe(false)
  expect(storeOwn('ownPlanner', 'hers again')).toBe(false)
  expect(findOwn('ownPlanner')).toBeUndefined()
})

test('after sign-out nothing is kept and nobody is known', () => {
  storeFor(A_MENTEE)
  storeOwn('ownMocks', 'hers')
  clearOwn()
  expect(recallUser()).toBeUndefined()
  expect(storeOwn('ownMocks', 'hers')).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('of a person the device keeps no address, number or month of birth', () => {
  storeFor({
    ...A_MENTEE,
    phone: '+919876543210',
    parent: { state: 'asked', email: 'mother@example.org', waitsFor: 'answer' },
  })
  const kept = localStorage.getItem('ownUser') ?? ''
  expect(kept).toContain('Asha Rao')
  for (const secret of ['asha@example.org', '9876543210', 'mother@example.org', '2007-01'])
    expect(kept).not.toContain(secret)
})

test('what is kept and cannot be read counts as nothing', () => {
  for (const kept of ['nonsense', '{}', '[1]', 'null']) {
    localStorage.setItem('ownUser', kept)
    expect(recallUser()).toBeUndefined()
  }
})
