import { expect, test } from 'vitest'
import { describeTally, readPlaywrightTally, readTally, readVitestTally, sumTallies } from './tally.ts'

test('the closing line of a run is read back as it was written, and only when it stands alone', () => {
  expect(readTally(`noise\n${describeTally({ passed: 12, failed: 3 })}\n`)).toEqual({ passed: 12, failed: 3 })
  expect(readTally('ran: 12 passed, 3 failed today')).toBeUndefined()
})

test('the last of several closing lines counts', () => {
  expect(readTally('1 passed, 0 failed\n2 passed, 1 failed\n')).toEqual({ passed: 2, failed: 1 })
})

test('a test file that could not be read counts as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ]
  expect(readVitestTally({ numPassedTests: 4, numFailedTests: 1, testResults })).toEqual({ passed: 4, failed: 2 })
})

test('a journey that needed a second try counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 }
  expect(readPlaywrightTally({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 })
})

test('tallies add up, and nothing adds up to nothing', () => {
  expect(
    sumTallies([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 })
  expect(sumTallies([])).toEqual({ passed: 0, failed: 0 })
})
