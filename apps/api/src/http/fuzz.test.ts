import { expect, onTestFinished, test } from 'vitest'
import { startFilledApp } from '#api/testing/fuzz/filled-app.ts'
import { fuzz } from '#api/testing/fuzz/fuzz.ts'

/** Two requests for each call, the same in every run; `npm run bench -- fuzz` makes twenty thousand others each time. */
const COUNT = 1_100
const SEED = 2_026

test('generated requests to every call end in no error, answer what is described, and reach nobody else’s rows', async () => {
  const server = await startFilledApp()
  onTestFinished(server.stop)
  const { asked, done, calls, changedRows, findings } = await fuzz(server, { seed: SEED, count: COUNT })
  expect(findings).toEqual([])
  expect(changedRows).toEqual([])
  expect([asked, asked >= 2 * calls, done > asked / 10]).toEqual([COUNT, true, true])
})
