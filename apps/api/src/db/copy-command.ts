import { loadConfig } from '../config.ts'
import { ConfigError } from '../config-rules.ts'
import { createLog } from '../log.ts'
import { connect } from './connect.ts'
import { CopyRefused, copyDatabase } from './copy.ts'
import { FolderInUse } from './lock.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-configured.ts'

/**
 * `DATABASE_URL=postgres://… npm run db:copy`: moves everything from the embedded database in DATA_DIR to an empty server,
 * and compares the counts. The embedded database stays as it is.
 */
const log = createLog({
  level: 'info',
  form: 'readable',
  now: () => new Date(),
  write: (line) => process.stdout.write(`${line}\n`),
})

try {
  const { databaseUrl, databaseDirectUrl, dataDir } = loadConfig()
  if (databaseUrl === undefined) throw new CopyRefused('DATABASE_URL: say where to, an empty PostgreSQL database.')
  const source = await openEmbedded(dataDir)
  const target = await connect({
    url: databaseUrl,
    directUrl: databaseDirectUrl,
    onError: (error) => log.warn('database_connection_lost', { error }),
  })
  await Promise.all([migrate(source), migrate(target)])
  for (const copied of await copyDatabase(source, target)) log.info('copied', copied)
  await Promise.all([source.close(), target.close()])
} catch (thrown) {
  const isTheirs = thrown instanceof CopyRefused || thrown instanceof FolderInUse || thrown instanceof ConfigError
  process.stderr.write(`${isTheirs ? thrown.message : String(thrown)}\n`)
  process.exit(1)
}
