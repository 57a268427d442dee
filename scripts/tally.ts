import { stripVTControlCharacters } from 'node:util'

/**
 * How many checks or tests a step counted, what is known of those that failed, a line each, and of those that passed only
 * on a second try.
 */
export type Tally = { passed: number; failed: number; faults?: readonly string[]; secondTries?: readonly string[] }

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

/** What is known of every failure of several tallies, a line each. */
export function listFaults(tallies: readonly Tally[]): string[] {
  return tallies.flatMap(({ faults }) => faults ?? [])
}

/** What passed only on a second try in several tallies, a line each. */
export function listSecondTries(tallies: readonly Tally[]): string[] {
  return tallies.flatMap(({ secondTries }) => secondTries ?? [])
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

/** What is read of a vitest JSON report. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly {
    status: string
    name: string
    message?: string
    assertionResults: readonly VitestTest[]
  }[]
}
type VitestTest = { status: string; fullName: string; failureMessages: readonly string[] }

/**
 * The tally of a vitest JSON report. A file that could not be read counts as one failure; a test that passed although it has
 * errors passed on a second try.
 * @param report  parsed JSON of vitest's `json` reporter
 */
export function readVitestTally({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.filter(({ status }) => status === 'failed')
  const again = results.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    faults: [...broken.map(({ name, message }) => describeFault(name, message)), ...failed.map(describeTest)],
    secondTries: again.map(describeTest),
  }
}

function describeTest({ fullName, failureMessages }: VitestTest): string {
  return describeFault(fullName, failureMessages[0])
}

/** What is read of a Playwright JSON report. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly { message?: string }[]
  suites: readonly Suite[]
}
type Suite = { specs: readonly Spec[]; suites?: readonly Suite[] }
type Spec = {
  title: string
  ok: boolean
  tests: readonly { status?: string; results: readonly { error?: { message?: string } }[] }[]
}

/**
 * The tally of a Playwright JSON report; a journey that passed only on a second try is named beside those that failed.
 * @param report  parsed JSON of Playwright's `json` reporter
 */
export function readPlaywrightTally({ stats, errors, suites }: PlaywrightReport): Tally {
  const specs = suites.flatMap(listSpecs)
  const failed = specs.filter(({ ok }) => !ok)
  const again = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    faults: [...failed.map(describeSpec), ...errors.map(({ message }) => describeFault('outside a journey', message))],
    secondTries: again.map(describeSpec),
  }
}

/** A journey with the first line of its first error. */
function describeSpec({ title, tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
  return describeFault(title, errors.find(Boolean))
}

function listSpecs({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

/** `what: the first line of the error`. */
function describeFault(what: string, error = 'no word of why'): string {
  return `${what}: ${stripVTControlCharacters(error).split('\n', 1)[0]}`
}
