/** How many checks or tests a step counted. */
export type Tally = { passed: number; failed: number }

/** A step of the whole run that could not run here, and how to have it run. */
export type LeftOut = { reason: string }

export const NOTHING: Tally = { passed: 0, failed: 0 }

/** One passed check when `isOk`, else one failed. */
export function tallyOne(isOk: boolean): Tally {
  return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The sum of several tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), NOTHING)
}

/** The closing line of a run, alone on its line: `12 passed, 0 failed`. */
export function describeTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}

/** The tally that a program named in its last `N passed, N failed` line; undefined when it printed none. */
export function readTally(output: string): Tally | undefined {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]) }
}

/**
 * The tally of a vitest JSON report. A file that could not be read counts as one failure.
 * @param report  parsed JSON of vitest's `json` reporter
 */
export function readVitestTally(report: {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
}): Tally {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * The tally of a Playwright JSON report; a journey that passed only on a second try counts as failed.
 * @param report  parsed JSON of Playwright's `json` reporter
 */
export function readPlaywrightTally(report: {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly unknown[]
}): Tally {
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}
