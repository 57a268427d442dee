import { loadConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { createRoles } from './roles.ts'

/**
 * `DATABASE_URL=postgres://owner@… npm run db:roles`: migrates, and makes the roles that the product and its readers use
 * beside the owner (docs/operations.md).
 */
const log = createLog({
  level: 'info',
  form: 'readable',
  now: () => new Date(),
  write: (line) => process.stdout.write(`${line}\n`),
})
const { databaseUrl, databaseDirectUrl } = loadConfig()
if (databaseUrl === undefined) {
  process.stderr.write(
    'DATABASE_URL: the embedded database has no roles; give the address of a server, as its owner.\n',
  )
  process.exit(1)
}
const database = await connect({
  url: databaseUrl,
  directUrl: databaseDirectUrl,
  onError: (error) => log.warn('database_connection_lost', { error }),
})
await migrate(database)
log.info('roles', await createRoles(database))
await database.close()
