import { expect, test } from 'vitest'
import { WorkThread } from './work-thread.ts'

const SCRIPT = new URL('./testing/stuck-worker.ts', import.meta.url)

test('an order that comes to no end is given up with those behind it, and the next one is made by a fresh thread', async () => {
  const thread = new WorkThread<string>({ script: SCRIPT, ordersMax: 3, deadlineMs: 5_000 })
  expect((await thread.make('first')).toString()).toBe('first')
  const orders = ['hang', 'behind', 'last'].map((words) => thread.make(words))
  await expect(thread.make('one too many')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const ended = await Promise.allSettled(orders)
  expect(ended.map((order) => order.status === 'rejected' && order.reason.code)).toEqual(Array(3).fill('UNAVAILABLE'))
  expect((await thread.make('after')).toString()).toBe('after')
  await thread.stop()
})

test('an order that breaks is refused alone: those behind it are made, by the same thread', async () => {
  const thread = new WorkThread<string>({ script: SCRIPT, ordersMax: 5, deadlineMs: 5_000 })
  const orders = ['first', 'break', 'behind', 'break at once', 'last'].map((words) => thread.make(words))
  const ended = await Promise.allSettled(orders)
  expect(
    ended.map((order) => (order.status === 'fulfilled' ? order.value.toString() : String(order.reason.message))),
  ).toEqual(['first', 'No letter for it', 'behind', 'Nothing to draw', 'last'])
  expect((await thread.make('after')).toString()).toBe('after')
  await thread.stop()
})
