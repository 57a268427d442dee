import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fail, print } from '#api/command-line.ts'
import { loadConfig } from '#api/config.ts'
import { createLog } from '#api/log.ts'
import { openOutside } from '#api/outside/open.ts'
import { createBackup } from './backup.ts'
import { BackupRefused } from './backup-file.ts'
import { openConfigured } from './open-configured.ts'

const USAGE = `npm run backup -- --to FOLDER

Writes the database and the files of people into one file of the folder, encrypted by BACKUP_KEY. A server goes on meanwhile;
with the embedded database, stop the product first.`

/** `npm run backup`: one encrypted file of everything; exits 1 where it could not be made. */
async function main(): Promise<void> {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  if (to === undefined) throw new Error(USAGE)
  const config = loadConfig()
  if (config.backupKey === undefined) throw new BackupRefused('BACKUP_KEY: expected 32 random bytes or more.')
  const beganMs = performance.now()
  const now = () => new Date()
  const database = await openConfigured(config, createLog({ level: 'warn', form: 'readable', now, write: print }))
  try {
    mkdirSync(to, { recursive: true, mode: 0o700 })
    const file = join(to, `sopaan-${now().toISOString().replace(/[:.]/g, '-')}.backup`)
    const { files } = openOutside(config, now)
    const counts = await createBackup({ file, secret: config.backupKey }, database, { files, now: now() })
    const rows = Object.values(counts.tables).reduce((sum, count) => sum + count, 0)
    const seconds = ((performance.now() - beganMs) / 1_000).toFixed(1)
    print(`${file}: ${rows} rows, ${counts.files} files, ${statSync(file).size} bytes, ${seconds} s`)
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (thrown) {
  fail(thrown instanceof Error ? thrown.message : String(thrown))
}
