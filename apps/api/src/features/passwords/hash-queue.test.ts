import { afterEach, expect, test, vi } from 'vitest'
import { HashQueue } from './hash-queue.ts'

afterEach(() => vi.useRealTimers())

/** A queue whose work ends when the test says so. */
function heldQueue(cores: number) {
  const queue = new HashQueue(cores)
  const ends: (() => void)[] = []
  const start = () =>
    queue
      .run(() => new Promise<void>((resolve) => ends.push(resolve)))
      .then(
        () => 'done',
        (refusal) => refusal,
      )
  return { start, ends }
}

test('R-BP-2: as many run as there are cores, 64 wait, and the next is told to come back in 2 seconds', async () => {
  const { start, ends } = heldQueue(2)
  const all = Array.from({ length: 67 }, start)
  const last = await all.at(-1)
  expect(last).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 2 } })
  expect(ends).toHaveLength(2)
  for (let at = 0; at < 66; at += 1) {
    ends[at]?.()
    await all[at]
    await Promise.resolve()
  }
  expect(await Promise.all(all.slice(0, 66))).toEqual(Array(66).fill('done'))
})

test('R-BP-2: nobody waits longer than 3 seconds, and whoever gave up takes no core', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { start, ends } = heldQueue(1)
  const first = start()
  const second = start()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await second).toMatchObject({ code: 'UNAVAILABLE' })
  ends[0]?.()
  expect(await first).toBe('done')
  const third = start()
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  ends[1]?.()
  expect(await third).toBe('done')
})

test('work that fails gives its core back', async () => {
  const queue = new HashQueue(1)
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next')
})

test('R-BP-2: of what will need a hash only as much begins as can run and wait, and what ends makes room', async () => {
  const queue = new HashQueue(2)
  const ends: (() => void)[] = []
  const begin = () => queue.announce(() => new Promise<void>((resolve) => ends.push(resolve)))
  const begun = Array.from({ length: 66 }, begin)
  await expect(begin()).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 2 } })
  expect(ends).toHaveLength(66)
  ends[0]?.()
  await begun[0]
  begun.push(begin())
  expect(ends).toHaveLength(67)
  for (const end of ends) end()
  await Promise.all(begun)
})
