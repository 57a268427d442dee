import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installWhatIsMissing, linkRuntime, ROOT } from '../scripts/install.mjs'
import { runCommand } from '../scripts/shell.ts'
import { atLeast, exactly, type Figure } from './figure.ts'

/**
 * Yesterday's code on today's schema: the commit before the newest migration (`UPGRADE_FROM`: any other), its own packages, its
 * own tests of the api, and the migrations of today in place of its own. Takes some minutes; needs git and its history.
 */

const FOLDER = join(ROOT, '.cache', 'released')
const MIGRATIONS = 'apps/api/migrations'
/** Tests that hold lists of the code to every table and column that there is: a newer schema has more, and code does not read it. */
const OF_THE_SCHEMA = [
  'apps/api/src/db/',
  'apps/api/src/features/account/accounts/erase.test.ts',
  'apps/api/src/features/account/profile/users.test.ts',
]
const TESTS_MIN = 500

type Report = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] }

/** The figures of the release before. */
export async function run(): Promise<Figure[]> {
  const commit = process.env.UPGRADE_FROM ?? commitBeforeNewest()
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, '..'), { recursive: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', FOLDER, commit)
  try {
    installWhatIsMissing(FOLDER)
    linkRuntime(FOLDER)
    const before = listMigrations(FOLDER)
    rmSync(join(FOLDER, MIGRATIONS), { recursive: true })
    cpSync(join(ROOT, MIGRATIONS), join(FOLDER, MIGRATIONS), { recursive: true })
    const newer = listMigrations(FOLDER).filter((name) => !before.includes(name))
    console.log(`upgrade from ${commit.slice(0, 8)}, with ${newer.length} newer migrations: ${newer.join(', ')}`)
    return describe(await testApi())
  } finally {
    git('worktree', 'remove', '--force', FOLDER)
  }
}

function describe({ testResults }: Report): Figure[] {
  const asked = testResults
    .filter(({ name }) => !OF_THE_SCHEMA.some((path) => name.slice(FOLDER.length + 1).startsWith(path)))
    .flatMap(({ assertionResults }) => assertionResults)
  const failed = asked.filter(({ status }) => status === 'failed')
  for (const { fullName } of failed) console.log(`upgrade failed: ${fullName}`)
  return [
    atLeast('tests of the version before on the schema of today', asked.length, TESTS_MIN, ''),
    exactly('of them failed', failed.length, 0, ''),
  ]
}

async function testApi(): Promise<Report> {
  const file = join(FOLDER, 'report.json')
  const words = ['run', '--project', 'api', 'apps/api', '--reporter=json', `--outputFile=${file}`]
  await runCommand(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], { cwd: FOLDER })
  return JSON.parse(readFileSync(file, 'utf8'))
}

function commitBeforeNewest(): string {
  const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', MIGRATIONS)
  return git('rev-parse', `${newest}~1`)
}

function listMigrations(root: string): string[] {
  return readdirSync(join(root, MIGRATIONS))
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim()
}
