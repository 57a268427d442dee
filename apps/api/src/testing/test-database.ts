import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Database } from '#api/db/connect.ts'
import { migrate, readMigrations } from '#api/db/migrate.ts'

/**
 * A database of the test's own, in memory, with every migration applied. The migrated state is made once for each set of
 * migrations and kept in the system's folder for temporary files; every test starts from a copy.
 */
export async function testDatabase(): Promise<Database> {
  return connect({ snapshot: await migratedSnapshot() })
}

async function migratedSnapshot(): Promise<Blob> {
  const migrations = readMigrations()
  const version = createHash('sha256')
    .update(migrations.map(({ checksum }) => checksum).join())
    .digest('hex')
    .slice(0, 16)
  const path = join(tmpdir(), `sopaan-test-database-${version}.tar`)
  if (!existsSync(path)) {
    const database = await connect({})
    await migrate(database, migrations)
    if (!database.dump) throw new Error('The embedded database has a dump.')
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, Buffer.from(await (await database.dump()).arrayBuffer()))
    await database.close()
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)])
}
