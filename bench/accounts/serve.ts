import { randomBytes } from 'node:crypto'
import { buildApi } from '@sopaan/api/app'
import { readConfig } from '@sopaan/api/config'
import { connect } from '@sopaan/api/db/connect'
import { makeAccount } from '@sopaan/api/features/account/accounts/accounts.service'
import { hashPassword } from '@sopaan/api/features/account/passwords/passwords.service'
import { startJobs } from '@sopaan/api/jobs/schedule'
import { ACCOUNT_JOBS } from '@sopaan/api/jobs/worker'
import { createLog } from '@sopaan/api/log'
import { openOutside } from '@sopaan/api/outside/open'

/**
 * The API over a real PostgreSQL as it runs in production, but for the limits where the bench is not about them: all
 * requests come from one address. Started by the benches as a child; tells its port, ends with its parent.
 */
const [, , databaseUrl = '', dataDir = '', people = '0', limitScale = '1', jobs = ''] = process.argv
const config = readConfig({
  SECRET_KEY: randomBytes(32).toString('hex'),
  RATE_LIMIT_SCALE: limitScale,
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
})
const log = createLog({ level: 'silent', form: 'json', now: () => new Date(), write: () => undefined })
const { db } = await connect({ url: databaseUrl, onError: () => undefined })
const now = () => new Date()
const deps = { db, now, random: randomBytes, config, log, ...openOutside(config, now) }
const password = await hashPassword(deps, 'velvet-otter-47-canal')
for (let at = 0; at < Number(people); at += 1) {
  await makeAccount(deps, {
    email: `person-${at}@example.org`,
    fullName: 'Kiran Das',
    role: 'mentee',
    language: 'en',
    password,
  })
}
const { fastify } = buildApi(deps, { readiness: { newestMigration: '', isDraining: () => false } })
if (jobs === 'jobs') startJobs(deps, ACCOUNT_JOBS)
await fastify.listen({ port: 0, host: '127.0.0.1' })
const address = fastify.server.address()
if (address === null || typeof address === 'string') throw new Error('A TCP server without a port')
process.send?.(address.port)
process.on('disconnect', () => process.exit(0))
