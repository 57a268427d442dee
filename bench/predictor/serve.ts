import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildApi } from '@sopaan/api/app'
import { readConfig } from '@sopaan/api/config'
import { createLog } from '@sopaan/api/log'
import { stdoutWriter } from '@sopaan/api/log-writer'
import { openOutside } from '@sopaan/api/outside/open'
import { testDatabase } from '@sopaan/api/testing/test-database'
import Fastify, { type FastifyInstance } from 'fastify'

/**
 * A server process of the predictor's bench: `product` is the whole api with the book that ships, `bare` a Fastify route
 * that answers the bodies of a file, one after another. It tells its parent the port.
 */
const [role, bodiesFile = ''] = process.argv.slice(2)
const fastify = role === 'product' ? await product() : bare(bodiesFile)
await fastify.listen({ port: 0, host: '127.0.0.1' })
const address = fastify.server.address()
if (address === null || typeof address === 'string') throw new Error('A TCP server without a port')
process.send?.(address.port)
process.on('disconnect', () => process.exit(0))

/** As it runs in production, log included, but for the limits: all requests come from one address. */
async function product(): Promise<FastifyInstance> {
  const config = readConfig({ SECRET_KEY: randomBytes(32).toString('hex'), RATE_LIMIT_SCALE: '1000000' })
  const { write } = stdoutWriter(() => undefined)
  const log = createLog({ level: 'info', form: 'json', now: () => new Date(), write })
  const { db } = await testDatabase()
  const now = () => new Date()
  const deps = { db, now, random: randomBytes, config, log, ...openOutside(config, now) }
  return buildApi(deps, { readiness: { newestMigration: '', isDraining: () => false } }).fastify
}

function bare(file: string): FastifyInstance {
  const texts: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const bodies = texts.map((text) => Buffer.from(text))
  let next = 0
  const app = Fastify()
  app.get('/api/v1/tools/college-predictor', (_request, reply) => {
    next = (next + 1) % bodies.length
    return reply.type('application/json; charset=utf-8').send(bodies[next])
  })
  return app
}
