import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, print } from '@sopaan/api/command-line'
import { type Config, loadConfig } from '@sopaan/api/config'
import { restoreBackup } from '@sopaan/api/db/backup'
import { BackupRefused } from '@sopaan/api/db/backup-file'
import { migrate } from '@sopaan/api/db/migrate'
import { openConfigured } from '@sopaan/api/db/open-configured'
import { eraseAgain } from '@sopaan/api/features/account/accounts/erase.service'
import { checkTrail } from '@sopaan/api/features/operations/audit/audit-check.service'
import { createLog, type Log } from '@sopaan/api/log'
import { openOutside } from '@sopaan/api/outside/open'
import { isUuid } from '@sopaan/api/uuid'
import { walkProduct } from './smoke-walk.ts'
import { startServer } from './start.ts'

const USAGE = `npm run restore -- FILE [--erased FILE] [--verify]

Fills the empty database of the settings and the store of files from a backup, reads the audit trail, erases people again who
were erased since, starts the product without its jobs and walks through it.
  --erased  ids of accounts, one a line: those of "account_erased" in the log since the backup was taken
  --verify  into a folder of its own that is removed afterwards; the database of the settings is not touched`
const WEB_BUILD_FOLDER = join(import.meta.dirname, '../../web/build')

/** `npm run restore`: the whole of a backup, verified; exits 1 where anything of it is not as it was. */
async function main(): Promise<void> {
  const options = { erased: { type: 'string' }, verify: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined) throw new Error(USAGE)
  const settings = loadConfig()
  if (settings.backupKey === undefined) throw new BackupRefused('BACKUP_KEY: expected the key of the backup.')
  const folder = values.verify ? mkdtempSync(join(tmpdir(), 'sopaan-restore-')) : undefined
  const config = folder === undefined ? settings : ofItsOwn(settings, folder)
  const log = createLog({ level: 'warn', form: 'readable', now: () => new Date(), write: print })
  const beganMs = performance.now()
  const step = (words: string) => print(`${((performance.now() - beganMs) / 1_000).toFixed(1)} s  ${words}`)
  try {
    await restore({ config, log, file, secret: settings.backupKey, erased: readIds(values.erased), step })
    // No job runs: a mail or a payment of then must not go out a second time from a trial. And nobody is added to real people.
    const door = {
      port: 0,
      host: '127.0.0.1',
      publicWebUrl: 'http://127.0.0.1',
      role: 'web',
      hasSamples: false,
    } as const
    const server = await startServer({ config: { ...config, ...door }, log, webBuildFolder: WEB_BUILD_FOLDER })
    try {
      for (const path of await walkProduct(server.address)) step(`answers: ${path}`)
    } finally {
      await server.close()
    }
    step('restored and verified')
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}

/** The settings with an embedded database and files in a folder of the trial's own. */
function ofItsOwn(config: Config, dataDir: string): Config {
  return { ...config, dataDir, databaseUrl: undefined, databaseDirectUrl: undefined, s3: undefined }
}

type Restoring = {
  config: Config
  log: Log
  file: string
  secret: Buffer
  erased: readonly string[]
  step: (words: string) => void
}

async function restore({ config, log, file, secret, erased, step }: Restoring): Promise<void> {
  const database = await openConfigured(config, log)
  try {
    await migrate(database)
    const now = () => new Date()
    const deps = { db: database.db, now, random: randomBytes, config, log, ...openOutside(config, now) }
    const { tables, files, takenAt } = await restoreBackup({ file, secret }, database, deps.files)
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    step(
      `as of ${takenAt}: ${rows} rows in ${Object.keys(tables).length} tables, ${files} files, every count as it was`,
    )
    const trail = await checkTrail(deps)
    if (!trail.ok) throw new BackupRefused(`The audit trail is broken at entry ${trail.brokenAt}.`)
    step(`audit trail whole: ${trail.count} entries`)
    if (erased.length > 0) step(`erased again: ${await eraseAgain(deps, erased)} of ${erased.length} people`)
  } finally {
    await database.close()
  }
}

function readIds(path: string | undefined): string[] {
  if (path === undefined) return []
  const ids = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const wrong = ids.findIndex((id) => !isUuid(id))
  if (wrong >= 0) throw new BackupRefused(`${path}: line ${wrong + 1} is no id of an account.`)
  return ids
}

try {
  await main()
} catch (thrown) {
  fail(thrown instanceof Error ? thrown.message : String(thrown))
}
