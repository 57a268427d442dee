import { Refusal } from '@sopaan/contract/refusals'
import { afterAll, expect, test } from 'vitest'
import type { PrintedDocument } from './document.ts'
import { PrintThread } from './print-thread.ts'
import type { PrintedSheet } from './sheet.ts'

const printer = new PrintThread()
afterAll(() => printer.stop())

const paper = (text: string, rows = 0): PrintedDocument => ({
  parts: [
    { kind: 'title', text },
    { kind: 'table', head: ['A', 'B'], rows: Array.from({ length: rows }, (_, at) => [`${text} ${at}`, String(at)]) },
  ],
  language: 'en',
  madeOn: '2026-11-22',
})

test('the same document is printed once: the second ask is answered from what was made', async () => {
  const first = await printer.print(paper('Asha’s list', 20))
  expect(await printer.print(paper('Asha’s list', 20))).toBe(first)
  expect(await printer.print(paper('Kiran’s list', 20))).not.toBe(first)
})

test('forty who want the same print at once wait for one making, where the thread takes sixteen orders', async () => {
  const prints = await Promise.all(Array.from({ length: 40 }, () => printer.print(paper('One list for all', 50))))
  expect(new Set(prints).size).toBe(1)
})

const sheet = (name: string): PrintedSheet => ({
  name,
  head: ['Place', 'Closed'],
  rows: [
    [1, 40_328],
    [2, undefined],
  ],
  notes: ['One note'],
})

test('a sheet is made once, and another with one figure less is another', async () => {
  const first = await printer.print(sheet('Asha’s list'))
  expect(first.subarray(0, 2).toString()).toBe('PK')
  expect(await printer.print(sheet('Asha’s list'))).toBe(first)
  expect(await printer.print({ ...sheet('Asha’s list'), rows: [[1, undefined]] })).not.toBe(first)
})

test('sheets wait in the line of the prints: sixteen are taken, the seventeenth is refused', async () => {
  const made = await Promise.allSettled(Array.from({ length: 17 }, (_, at) => printer.print(sheet(`List ${at}`))))
  const refused = made.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'UNAVAILABLE' } }])
  expect(refused[0]).toHaveProperty('reason', expect.any(Refusal))
})

test('what is remembered is bounded: what nobody wanted for longest is made again', async () => {
  const size = (await printer.print(paper('One', 20))).byteLength
  const small = new PrintThread(2.5 * size)
  const [one, two] = [await small.print(paper('One', 20)), await small.print(paper('Two', 20))]
  expect(await small.print(paper('One', 20))).toBe(one)
  await small.print(paper('Six', 20))
  expect(await small.print(paper('One', 20))).toBe(one)
  expect(await small.print(paper('Two', 20))).not.toBe(two)
  await small.stop()
})
