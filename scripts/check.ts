import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLockFaults, listManifestFaults, type Manifest } from './dependencies.ts'
import { type Outcome, runCommand } from './shell.ts'
import { describeTally, sumTallies, tallyOne } from './tally.ts'

/** `npm run check`: everything that judges the source without running the product. All steps run; one tally ends it. */

const WORKSPACES = ['packages/domain', 'packages/contract', 'apps/api', 'apps/web', 'apps/server']

const steps: Record<string, () => Outcome | Promise<Outcome>> = {
  'format and lint': () => runCommand('biome', ['ci', '--error-on-warnings'], { isQuiet: true }),
  types: checkTypes,
  directions: () => runCommand('vitest', ['run', '--project', 'house', '--reporter=dot'], { isQuiet: true }),
  'unused code': () => runCommand('knip', [], { isQuiet: true }),
  'code for tests alone': () => runCommand('knip', ['--production'], { isQuiet: true }),
  dependencies: checkDependencies,
}

const tallies = []
for (const [name, step] of Object.entries(steps)) {
  const { isOk, output } = await step()
  console.log(`${isOk ? 'ok   ' : 'FAIL '} ${name}`)
  if (!isOk) console.log(output.trimEnd())
  tallies.push(tallyOne(isOk))
}
const total = sumTallies(tallies)
console.log(describeTally(total))
process.exitCode = total.failed === 0 ? 0 : 1

async function checkTypes(): Promise<Outcome> {
  const routes = await runCommand('react-router', ['typegen'], { cwd: 'apps/web', isQuiet: true })
  if (!routes.isOk) return routes
  return runCommand('tsc', ['-p', 'tsconfig.json'], { isQuiet: true })
}

function checkDependencies(): Outcome {
  const { minimums } = readJson('scripts/min-versions.json')
  const manifests: Manifest[] = WORKSPACES.map((folder) => readJson(join(folder, 'package.json')))
  const faults = [...listLockFaults(readJson('package-lock.json'), minimums), ...listManifestFaults(manifests)]
  return { isOk: faults.length === 0, output: faults.join('\n') }
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
