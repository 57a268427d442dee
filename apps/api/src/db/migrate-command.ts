import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrate.ts'
import { openConfigured } from './open-configured.ts'

/** `npm run db:migrate`: brings the configured database to the newest migration. A start does the same. */
const log = createLog({
  level: 'info',
  form: 'readable',
  now: () => new Date(),
  write: (line) => process.stdout.write(`${line}\n`),
})
const database = await openConfigured(loadConfig(), log)
const applied = await migrate(database)
await database.close()
log.info('migrated', { applied: applied.length > 0 ? applied : 'nothing was pending' })
