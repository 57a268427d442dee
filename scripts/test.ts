import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresFolder } from '@sopaan/api/testing/postgres'
import { saveWholeRun } from './last-run.ts'
import { findChromium, runCommand } from './shell.ts'
import {
  describeTally,
  type LeftOut,
  listFaults,
  readPlaywrightTally,
  readTally,
  readVitestTally,
  sumTallies,
  type Tally,
  tallyOne,
} from './tally.ts'

/**
 * `npm test`: everything, in the order in which a fault is cheapest to hear of. A step whose outside is not on this
 * machine is left out with one line, or fails when NOTHING_LEFT_OUT=1 (as .ci/run sets it).
 * `npm test -- unit api` runs only the steps named.
 */

type Step = { name: string; run: () => Promise<Tally | LeftOut> }

const steps: Step[] = [
  { name: 'check', run: () => runOwnScript('scripts/check.ts') },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'api', run: () => runVitest('api') },
  { name: 'web', run: () => runVitest('web*') },
  { name: 'race', run: runRaces },
  { name: 'build', run: runBuild },
  { name: 'journeys', run: runJourneys },
]

const folder = mkdtempSync(join(tmpdir(), 'sopaan-test-'))
const namedSteps = process.argv.slice(2)
const chosen = namedSteps.length === 0 ? steps : steps.filter(({ name }) => namedSteps.includes(name))
const tallies: Tally[] = []
const beganMs = performance.now()
const lines: string[] = []
for (const { name, run } of chosen) {
  console.log(`\n— ${name}`)
  const startedMs = performance.now()
  const result = await run()
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  tallies.push('reason' in result ? tallyLeftOut(name, result) : result)
  lines.push(`${name}: ${'reason' in result ? `left out — ${result.reason}` : describeTally(result)}, ${seconds} s`)
}
rmSync(folder, { recursive: true, force: true })
const total = sumTallies(tallies)
const faults = listFaults(tallies).map((fault) => `failed: ${fault}`)
console.log(`\n${[...faults, ...lines, describeTally(total)].join('\n')}`)
if (chosen.length === steps.length)
  saveWholeRun({ minutes: (performance.now() - beganMs) / 60_000, closing: describeTally(total) })
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

function tallyLeftOut(name: string, { reason }: LeftOut): Tally {
  console.log(`${name} left out: ${reason}`)
  return process.env.NOTHING_LEFT_OUT === '1' ? tallyOne(false) : { passed: 0, failed: 0 }
}

async function runOwnScript(path: string): Promise<Tally> {
  const { isOk, output } = await runCommand('node', [path])
  return readTally(output) ?? tallyOne(isOk)
}

async function runVitest(project: string): Promise<Tally> {
  const report = join(folder, `${project.replace('*', '')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { isOk } = await runCommand('vitest', ['run', '--project', project, ...reporters])
  const tally = readReport(report, readVitestTally)
  return noteExit(tally, isOk)
}

async function runRaces(): Promise<Tally | LeftOut> {
  if (findPostgresFolder()) return runVitest('race')
  return { reason: "needs PostgreSQL's server programs (Debian: apt-get install postgresql)" }
}

async function runBuild(): Promise<Tally> {
  const { isOk } = await runCommand('node', ['scripts/build.mjs'])
  return tallyOne(isOk)
}

async function runJourneys(): Promise<Tally | LeftOut> {
  const chromium = await findChromium()
  if (!chromium) {
    return {
      reason: 'needs Chromium (set CHROME_PATH, or apt-get install chromium, or npx playwright install chromium)',
    }
  }
  const report = join(folder, 'journeys.json')
  const env = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { isOk } = await runCommand(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env },
  )
  return noteExit(readReport(report, readPlaywrightTally), isOk)
}

/** A runner that ended badly although every test passed (an error outside the tests, a crash) is one failure more. */
function noteExit(tally: Tally, isOk: boolean): Tally {
  return isOk || tally.failed > 0 ? tally : { ...tally, failed: tally.failed + 1 }
}

function readReport<T>(path: string, read: (report: T) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
