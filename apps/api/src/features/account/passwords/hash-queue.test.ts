import { afterEach, expect, test, vi } from 'vitest'
import { countHashesAtOnce, HashQueue } from './hash-queue.ts'

afterEach(() => vi.useRealTimers())

/** A queue whose work ends when the test says so. */
function blockedQueue(places: number) {
  const queue = new HashQueue(places)
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

test.each([
  [{ cores: 1, threads: 4 }, 1],
  [{ cores: 2, threads: 4 }, 1],
  [{ cores: 4, threads: 8 }, 3],
  [{ cores: 16, threads: 4 }, 2],
  [{ cores: 16, threads: 20 }, 15],
])('hashes leave a core to the loop and two threads of the pool to what else needs them: %o', (machine, hashes) => {
  expect(countHashesAtOnce(machine)).toBe(hashes)
})

test('R-BP-2: as many run as there are places, 64 wait, and the next is told to come back in 2 seconds', async () => {
  const { start, ends } = blockedQueue(2)
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

test('R-BP-2: nobody waits longer than 3 seconds, and whoever gave up takes no place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { start, ends } = blockedQueue(1)
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

test('work that fails gives its place back', async () => {
  const queue = new HashQueue(1)
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next')
})
