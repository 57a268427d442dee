import { expect, test } from 'vitest'
import { remember } from './remembered.ts'
import { startApp } from './testing/start-app.ts'

const FRESH_MS = 30_000

/** A reading that the test answers, and how often it was begun. */
function aReading() {
  const answers: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const read = () =>
    new Promise<string>((resolve, reject) => {
      answers.push({ resolve, reject })
    })
  return { answers, read }
}

async function start() {
  const server = await startApp()
  return { deps: server.deps, advance: server.clock.advance, logged: () => server.logged, stop: server.stop }
}

test('two hundred who ask at once begin one reading, and an old value is given without waiting for the next', async () => {
  const { deps, advance, stop } = await start()
  const { answers, read } = aReading()
  const rows = remember({ name: 'rows', freshMs: FRESH_MS, read })
  const asked = Array.from({ length: 200 }, () => rows.find(deps))
  answers[0]?.resolve('first')
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['first']))
  expect(answers).toHaveLength(1)
  advance(FRESH_MS)
  expect(await Promise.all(Array.from({ length: 200 }, () => rows.find(deps)))).toEqual(Array(200).fill('first'))
  expect(answers).toHaveLength(2)
  answers[1]?.resolve('second')
  await expect.poll(() => rows.find(deps)).toBe('second')
  await stop()
})

test('a reading that fails leaves what was read last, is logged once, and is not begun again before it is old', async () => {
  const { deps, advance, logged, stop } = await start()
  const { answers, read } = aReading()
  const rows = remember({ name: 'rows', freshMs: FRESH_MS, read })
  const first = rows.find(deps)
  answers[0]?.resolve('first')
  await first
  advance(60_000)
  const waiting = Array.from({ length: 200 }, () => rows.find(deps))
  answers[1]?.reject(new Error('The database is away.'))
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['first']))
  expect(logged().filter(({ event }) => event === 'rows_not_read')).toHaveLength(1)
  expect(await rows.find(deps)).toBe('first')
  expect(answers).toHaveLength(2)
  await stop()
})

test('where nothing was ever read, what stands otherwise is given, or the failure', async () => {
  const { deps, stop } = await start()
  const failing = { name: 'rows', freshMs: FRESH_MS, read: () => Promise.reject<string>(new Error('away')) }
  expect(await remember({ ...failing, otherwise: 'shipped' }).find(deps)).toBe('shipped')
  await expect(remember(failing).find(deps)).rejects.toThrow('away')
  await stop()
})

test('what was written, or is known to have changed, is not given from memory', async () => {
  const { deps, stop } = await start()
  let value = 'first'
  const rows = remember({ name: 'rows', freshMs: FRESH_MS, read: async () => value })
  expect(await rows.find(deps)).toBe('first')
  value = 'second'
  expect(await rows.find(deps)).toBe('first')
  rows.invalidate(deps)
  expect(await rows.find(deps)).toBe('second')
  rows.set(deps, 'written')
  expect(await rows.find(deps)).toBe('written')
  await stop()
})
