import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresFolder } from '@sopaan/api/testing/postgres'
import { hasRadicale } from '@sopaan/api/testing/radicale'
import makeFirstStart from '../e2e/first-start.ts'
import { saveWholeRun } from './last-run.ts'
import { orderOutput, type Write } from './ordered-output.ts'
import { findHeadlessChromium, runCommand } from './shell.ts'
import {
  describeTally,
  type LeftOut,
  listFaults,
  listSecondTries,
  readPlaywrightTally,
  readTally,
  readVitestTally,
  sumTallies,
  type Tally,
  tallyOne,
} from './tally.ts'

/**
 * `npm test`: everything. A step whose outside is not on this machine is left out with one line, or fails when
 * NOTHING_LEFT_OUT=1 (as .ci/run sets it). `npm test -- unit api` runs only the steps named.
 */

type Step = { name: string; run: (write: Write) => Promise<Tally | LeftOut> }

/** In the order in which they are read. */
const steps: readonly Step[] = [
  { name: 'check', run: (write) => runOwnScript('scripts/check.ts', write) },
  { name: 'build', run: runBuild },
  { name: 'start', run: runFirstStart },
  { name: 'unit', run: (write) => runVitest('unit', write) },
  { name: 'api', run: runApi },
  { name: 'web', run: (write) => runVitest('web*', write) },
  { name: 'race', run: runRaces },
  { name: 'journeys', run: runJourneys },
]

/**
 * What stands in one phase runs at once, lane beside lane, each lane a step after the other. The check, the build and the
 * start that the journeys begin with leave cores idle by themselves, and the rules wait for nothing that the others do; the steps
 * after them fill all cores, and beside each other took longer than one by one.
 */
const phases: readonly string[][][] = [
  [
    ['check', 'unit'],
    ['build', 'start'],
  ],
  [['api', 'web', 'race', 'journeys']],
]

const folder = mkdtempSync(join(tmpdir(), 'sopaan-test-'))
// What one process of the run has compiled, the next one reads: most start with the same modules.
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
const namedSteps = process.argv.slice(2)
const chosen = namedSteps.length === 0 ? steps : steps.filter(({ name }) => namedSteps.includes(name))
const outputs = orderOutput(chosen.length, (text) => void process.stdout.write(text))
const beganMs = performance.now()
let removeFirstStart: (() => void) | undefined
const outcomes = new Map<Step, { tally: Tally; line: string }>()
for (const lanes of phases) await Promise.all(lanes.map(runLane))
const inOrder = chosen.flatMap((step) => outcomes.get(step) ?? [])
const tallies = inOrder.map(({ tally }) => tally)
rmSync(folder, { recursive: true, force: true })
removeFirstStart?.()
const total = sumTallies(tallies)
const faults = [
  ...listSecondTries(tallies).map((journey) => `passed on a second try: ${journey}`),
  ...listFaults(tallies).map((fault) => `failed: ${fault}`),
]
console.log(`\n${[...faults, ...inOrder.map(({ line }) => line), describeTally(total)].join('\n')}`)
if (chosen.length === steps.length)
  saveWholeRun({ minutes: (performance.now() - beganMs) / 60_000, closing: describeTally(total) })
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

async function runLane(lane: readonly string[]): Promise<void> {
  for (const step of lane.flatMap((name) => chosen.filter((each) => each.name === name))) await runStep(step)
}

async function runStep(step: Step): Promise<void> {
  const output = outputs[chosen.indexOf(step)]
  if (output === undefined) throw new Error(`${step.name} was not chosen.`)
  output.write(`\n— ${step.name}\n`)
  const startedMs = performance.now()
  const result = await step.run(output.write)
  const seconds = Math.round((performance.now() - startedMs) / 1000)
  const ended = 'reason' in result ? `left out — ${result.reason}` : describeTally(result)
  if ('reason' in result) output.write(`${ended}\n`)
  outcomes.set(step, {
    tally: 'reason' in result ? tallyLeftOut() : result,
    line: `${step.name}: ${ended}, ${seconds} s`,
  })
  output.end()
}

function tallyLeftOut(): Tally {
  return process.env.NOTHING_LEFT_OUT === '1' ? tallyOne(false) : { passed: 0, failed: 0 }
}

async function runOwnScript(path: string, write: Write): Promise<Tally> {
  const { isOk, output } = await runCommand('node', [path], { write })
  return readTally(output) ?? tallyOne(isOk)
}

async function runVitest(project: string, write: Write): Promise<Tally> {
  const report = join(folder, `${project.replace('*', '')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // As with journeys: what goes wrong twice is ours, and what went wrong once is named at the end.
  const retry = `--retry=${process.env.CI === undefined ? 0 : 1}`
  const { isOk } = await runCommand('vitest', ['run', '--project', project, retry, ...reporters], { write })
  const tally = readReport(report, readVitestTally)
  return noteExit(tally, isOk)
}

/** Without a server of calendars the tests that speak to one are left out, which is said; where nothing may be, they fail. */
async function runApi(write: Write): Promise<Tally> {
  if (!hasRadicale()) write('left out — tests with a CalDAV server need Radicale (Debian: apt-get install radicale)\n')
  return runVitest('api', write)
}

async function runRaces(write: Write): Promise<Tally | LeftOut> {
  if (findPostgresFolder()) return runVitest('race', write)
  return { reason: "needs PostgreSQL's server programs (Debian: apt-get install postgresql)" }
}

async function runBuild(write: Write): Promise<Tally> {
  const { isOk } = await runCommand('node', ['scripts/build.mjs'], { write })
  return tallyOne(isOk)
}

/** The first start of the built product, which fills its database: the journeys begin with copies of it. */
async function runFirstStart(write: Write): Promise<Tally> {
  try {
    removeFirstStart = await makeFirstStart()
    return tallyOne(true)
  } catch (error) {
    write(`${String(error)}\n`)
    return tallyOne(false)
  }
}

async function runJourneys(write: Write): Promise<Tally | LeftOut> {
  const chromium = await findHeadlessChromium()
  if (!chromium) {
    return {
      reason:
        'needs Chromium (set CHROME_PATH, or apt-get install chromium-headless-shell, or npx playwright install chromium)',
    }
  }
  const report = join(folder, 'journeys.json')
  const env = { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { isOk } = await runCommand(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env, write },
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
