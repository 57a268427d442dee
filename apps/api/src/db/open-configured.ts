import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { connect, type Database } from './connect.ts'
import { lockFolder } from './lock.ts'

/**
 * Opens the database that the settings name: a server's, or the embedded one in DATA_DIR, locked for this process alone.
 * @throws {FolderInUse} when another process has the embedded database open
 */
export async function openConfigured(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl' | 'databasePoolMax' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const onError = (error: Error) => log.warn('database_connection_lost', { error })
    const poolMax = config.databasePoolMax
    const main = await connect({ url: config.databaseUrl, directUrl: config.databaseDirectUrl, poolMax, onError })
    if (config.databaseReadUrl === undefined) return main
    const standby = await connect({ url: config.databaseReadUrl, poolMax, onError })
    return { ...main, reader: standby.db, close: async () => void (await Promise.all([main.close(), standby.close()])) }
  }
  return openEmbedded(config.dataDir)
}

/**
 * Opens the embedded database in a data folder, locked for this process alone until it is closed.
 * @throws {FolderInUse} when another process has it open
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = join(dataDir, 'database')
  const lock = lockFolder(folder)
  const database = await connect({ folder })
  return {
    ...database,
    close: async () => {
      await database.close()
      lock.release()
    },
  }
}
