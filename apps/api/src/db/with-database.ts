import { randomBytes } from 'node:crypto'
import { print } from '../command-line.ts'
import { loadConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import { createLog } from '../log.ts'
import { openOutside } from '../outside/open.ts'
import { migrate } from './migrate.ts'
import { openConfigured } from './open-configured.ts'

/** Does the work of a command on the database of the settings, brought up to date first, and closes it. */
export async function withDatabase<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const config = loadConfig()
  const now = () => new Date()
  const log = createLog({ level: 'warn', form: 'readable', now, write: print })
  const database = await openConfigured(config, log)
  try {
    await migrate(database)
    return await work({ db: database.db, now, random: randomBytes, config, log, ...openOutside(config, now) })
  } finally {
    await database.close()
  }
}
