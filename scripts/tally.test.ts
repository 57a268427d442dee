import { expect, test } from 'vitest'
import { describeTally, listFaults, readPlaywrightTally, readTally, readVitestTally, sumTallies } from './tally.ts'

test('the closing line of a run is read back as it was written, and only when it stands alone', () => {
  expect(readTally(`noise\n${describeTally({ passed: 12, failed: 3 })}\n`)).toEqual({ passed: 12, failed: 3 })
  expect(readTally('ran: 12 passed, 3 failed today')).toBeUndefined()
})

test('the last of several closing lines counts', () => {
  expect(readTally('1 passed, 0 failed\n2 passed, 1 failed\n')).toEqual({ passed: 2, failed: 1 })
})

test('a file of tests that could not be read counts as one failure; failures and second tries are told with their first line', () => {
  const passed = { status: 'passed', fullName: 'goes', failureMessages: [] }
  const failed = {
    status: 'failed',
    fullName: 'stays',
    failureMessages: ['Error: \u001b[31mit went\u001b[39m\n    at x'],
  }
  const flaky = { status: 'passed', fullName: 'halts', failureMessages: ['Error: late\n    at x'] }
  const testResults = [
    { status: 'failed', name: 'a.test.ts', message: 'No such module', assertionResults: [] },
    { status: 'failed', name: 'b.test.ts', assertionResults: [passed, failed, flaky] },
  ]
  expect(readVitestTally({ numPassedTests: 4, numFailedTests: 1, testResults })).toEqual({
    passed: 4,
    failed: 2,
    faults: ['a.test.ts: No such module', 'stays: Error: it went'],
    secondTries: ['halts: Error: late'],
  })
})

test('a journey that passed on a second try is named, and each failure is told with its first line', () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [{ title: 'goes', ok: true, tests: [] }],
        suites: [
          {
            specs: [
              { title: 'stays', ok: false, tests: [{ results: [{}, { error: { message: 'it went\nat x' } }] }] },
              { title: 'halts', ok: true, tests: [{ status: 'flaky', results: [{ error: { message: 'late' } }, {}] }] },
            ],
          },
        ],
      },
    ],
  }
  expect(readPlaywrightTally(report)).toEqual({
    passed: 6,
    failed: 1,
    faults: ['stays: it went'],
    secondTries: ['halts: late'],
  })
})

test('what is known of failures is gathered from every step', () => {
  expect(
    listFaults([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1, faults: ['stays: it went'] },
    ]),
  ).toEqual(['stays: it went'])
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
