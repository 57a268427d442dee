import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLockFaults, listManifestFaults, type Manifest } from './dependencies.ts'
import { type CommandOutcome, runCommand } from './shell.ts'
import { describeTally, sumTallies, tallyOne } from './tally.ts'

/** `npm run check`: everything that judges the source without running the product. All steps run, at once; one tally ends it. */

const WORKSPACES = ['packages/domain', 'packages/contract', 'apps/api', 'apps/web', 'apps/server']

const steps: Record<string, () => CommandOutcome | Promise<CommandOutcome>> = {
  'format and lint': () => runCommand('biome', ['ci', '--error-on-warnings']),
  types: checkTypes,
  directions: () => runCommand('vitest', ['run', '--project', 'house', '--reporter=dot']),
  'unused code': () => runCommand('knip', []),
  'code for tests alone': () => runCommand('knip', ['--production']),
  dependencies: checkDependencies,
}

const running = Object.entries(steps).map(([name, step]) => ({ name, outcome: step() }))
const tallies = []
for (const { name, outcome } of running) {
  const { isOk, output } = await outcome
  console.log(`${isOk ? 'ok   ' : 'FAIL '} ${name}`)
  if (!isOk) console.log(output.trimEnd())
  tallies.push(tallyOne(isOk))
}
const total = sumTallies(tallies)
console.log(describeTally(total))
process.exitCode = total.failed === 0 ? 0 : 1

async function checkTypes(): Promise<CommandOutcome> {
  const routes = await runCommand('react-router', ['typegen'], { cwd: 'apps/web' })
  if (!routes.isOk) return routes
  return runCommand('tsc', ['-p', 'tsconfig.json'])
}

function checkDependencies(): CommandOutcome {
  const { minimums } = readJson('scripts/min-versions.json')
  const manifests: Manifest[] = WORKSPACES.map((folder) => readJson(join(folder, 'package.json')))
  const faults = [...listLockFaults(readJson('package-lock.json'), minimums), ...listManifestFaults(manifests)]
  return { isOk: faults.length === 0, output: faults.join('\n') }
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
