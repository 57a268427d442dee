import { randomBytes } from 'node:crypto'
import { buildApi } from '@sopaan/api/app'
import { readConfig } from '@sopaan/api/config'
import { connect } from '@sopaan/api/db/connect'
import { createLog } from '@sopaan/api/log'
import { openOutside } from '@sopaan/api/outside/open'

/** One of several instances over one PostgreSQL, as in production but for the limits: all requests come from one address. */
const [, , databaseUrl = '', dataDir = '', secretKey = ''] = process.argv
const config = readConfig({
  SECRET_KEY: secretKey,
  RATE_LIMIT_SCALE: '1000000',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
})
const log = createLog({ level: 'silent', form: 'json', now: () => new Date(), write: () => undefined })
const { db } = await connect({ url: databaseUrl, onError: () => undefined })
const now = () => new Date()
const deps = { db, now, random: randomBytes, config, log, ...openOutside(config, now) }
const { fastify } = buildApi(deps, { readiness: { newestMigration: '', isDraining: () => false } })
await fastify.listen({ port: 0, host: '127.0.0.1' })
const address = fastify.server.address()
if (address === null || typeof address === 'string') throw new Error('A TCP server without a port')
process.send?.(address.port)
process.on('disconnect', () => process.exit(0))
