import { randomUUID } from 'node:crypto'
import { choiceKeysOf } from '@sopaan/domain/choice-lists/choice-list'
import { afterAll, expect, test } from 'vitest'
import { insertAccount } from '#api/features/account/accounts/accounts.queries.ts'
import { loadShippedBook } from '#api/features/guidance/cutoffs/shipped-book.ts'
import type { CallerTrace } from '#api/http/serve.ts'
import { startInstances } from '#api/testing/instances.ts'
import { untilServed } from '#api/testing/until-served.ts'
import { openBook } from './judged-choices.service.ts'
import { addSeat, mergeDeviceLists, ownLists, saveList } from './own-lists.service.ts'

const CONTENDERS = 200
const INSTANCES = 2

const { deps, stop } = await startInstances(INSTANCES)
const { keys, book } = openBook((await loadShippedBook()).book)
/** Keys of choices, no two the same. */
const choices = choiceKeysOf(Array.from({ length: book.poolCount }, (_, pool) => keys.keyOf(pool)))
const choice = (at: number): string => {
  const key = choices[at]
  if (key === undefined) throw new Error(`The book holds ${choices.length} choices.`)
  return key
}
afterAll(stop)

/** A person of their own for each race. */
async function aWriter(): Promise<CallerTrace> {
  const account = await insertAccount(deps(0).db, {
    email: `${randomUUID()}@example.org`,
    fullName: 'Kiran Das',
    role: 'mentee',
    passwordHash: '',
    passwordKeyId: '',
    passwordChangedAt: new Date(),
    createdAt: new Date(),
  })
  if (!account) throw new Error('The address is taken.')
  const request = { ip: '203.0.113.10', userAgent: undefined, requestId: randomUUID() }
  return { actor: { userId: account.id, role: 'mentee' }, request }
}

const contend = <T>(work: (at: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: CONTENDERS }, (_, at) => untilServed(() => work(at))))

async function seatRows(listId: string) {
  return deps(0)
    .db.selectFrom('choiceListChoices')
    .select(['choiceKey', 'position'])
    .where('listId', '=', listId)
    .execute()
}

test('of 200 that put the same seat on a list at once one is told it stands there now, and one row is there', async () => {
  const writer = await aWriter()
  const results = await contend((at) => addSeat(deps(at), writer, { key: choice(5) }))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(new Set(codes)).toEqual(new Set(['SEAT_ON_LIST']))
  const { lists } = await ownLists(deps(0), writer.actor)
  expect(lists).toHaveLength(1)
  expect(await seatRows(lists[0]?._id ?? '')).toHaveLength(1)
})

test('200 that put different seats on a list at once all get a row, each at a place of its own', async () => {
  const writer = await aWriter()
  const results = await contend((at) => addSeat(deps(at), writer, { key: choice(at) }))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  const { lists } = await ownLists(deps(0), writer.actor)
  expect(lists).toHaveLength(1)
  const rows = await seatRows(lists[0]?._id ?? '')
  expect(rows).toHaveLength(CONTENDERS)
  expect(new Set(rows.map(({ choiceKey }) => choiceKey)).size).toBe(CONTENDERS)
  expect(rows.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
    Array.from({ length: CONTENDERS }, (_, at) => at),
  )
})

test('of 200 that save a list from one version one is taken, the others are told, and nothing is mixed', async () => {
  const writer = await aWriter()
  await addSeat(deps(0), writer, { key: choice(0) })
  const list = (await ownLists(deps(0), writer.actor)).lists[0]
  if (!list) throw new Error('A list was made.')
  const { _id: id, version } = list
  const ordersOf = (at: number) => [choice(200 + at), choice(400 + at)]
  const results = await contend((at) =>
    saveList(deps(at), writer, { id, version, name: `Order ${at}`, keys: ordersOf(at) }),
  )
  const taken = results.flatMap(({ status }, at) => (status === 'fulfilled' ? [at] : []))
  expect(taken).toHaveLength(1)
  const after = (await ownLists(deps(0), writer.actor)).lists[0]
  expect(after).toMatchObject({ version: version + 1, name: `Order ${taken[0]}`, keys: ordersOf(taken[0] ?? -1) })
})

test('a device that takes its lists into the account 200 times at once has them there once', async () => {
  const writer = await aWriter()
  const device = [{ _id: randomUUID(), name: 'Dream', keys: [choice(3), choice(4)] }]
  const results = await contend((at) => mergeDeviceLists(deps(at), writer, device))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  const { lists } = await ownLists(deps(0), writer.actor)
  expect(lists.map((list) => list.keys)).toEqual([device[0]?.keys])
})
