import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { breathe } from '@sopaan/api/testing/poll'
import { startPostgres } from '@sopaan/api/testing/postgres'
import { afterAll, expect, test } from 'vitest'

const START = join(import.meta.dirname, 'start.ts')
const SHUTDOWN = join(import.meta.dirname, 'graceful-shutdown.ts')
const CONFIG = join(import.meta.dirname, '../../api/src/config.ts')
const LOG = join(import.meta.dirname, '../../api/src/log.ts')

const postgres = await startPostgres({ isFilled: true })
afterAll(() => postgres.stop())

/** The product on a server's database, ending as it does in production: readiness first, the door 5 seconds later. */
const INSTANCE = `
  const { startServer } = await import(${JSON.stringify(START)})
  const { endWithGrace } = await import(${JSON.stringify(SHUTDOWN)})
  const { loadConfig } = await import(${JSON.stringify(CONFIG)})
  const { createLog } = await import(${JSON.stringify(LOG)})
  const log = createLog({ level: 'error', form: 'json', now: () => new Date(), write: (line) => process.stderr.write(line) })
  const server = await startServer({ config: loadConfig(), log, webBuildFolder: '/nowhere' })
  endWithGrace(server, log, { isProduction: true })
  console.log('at ' + server.address)`

type Instance = { url: string; end: () => Promise<unknown> }

async function startInstance(databaseUrl: string): Promise<Instance> {
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl, PORT: '0', RATE_LIMIT_SCALE: '100000' }
  const child = spawn(process.execPath, ['-e', INSTANCE], { env })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const ended = once(child, 'exit')
  while (!/at (\S+)\n/.test(said)) {
    const [chunk] = await Promise.race([once(child.stdout, 'data'), ended])
    if (typeof chunk === 'number') throw new Error(`An instance ended with ${chunk}: ${said}`)
    said += String(chunk)
  }
  const end = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url: /at (\S+)\n/.exec(said)?.[1] ?? '', end }
}

/** The status of an answer on a connection of its own: `busy` when it says when to come again, 0 when there was none. */
function statusOf(url: string): Promise<number | 'busy'> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (answer) => {
      const isBusy = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined
      answer.resume().on('close', () => resolve(isBusy ? 'busy' : (answer.statusCode ?? 0)))
    })
    request.on('error', () => resolve(0))
  })
}

test('R-PL-2: two instances are replaced one after the other under load, and no request fails', async () => {
  const database = await postgres.createMigratedDatabase()
  const first = await Promise.all([startInstance(database), startInstance(database)])
  let instances: Instance[] = first
  let isOver = false
  const statuses = new Map<number, number>()
  /** A client behind a balancer that looks at readiness before each request. */
  const client = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await breathe()
      const instance = instances[turn % instances.length]
      if (!instance || (await statusOf(`${instance.url}/readyz`)) !== 200) continue
      const status = await statusOf(`${instance.url}/api/openapi.json`)
      // A machine with more to do than it can says when to come again, and the client does.
      if (status !== 'busy') statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const clients = Array.from({ length: 8 }, client)
  const endings: unknown[] = []
  for (const old of first) {
    const fresh = await startInstance(database)
    instances = [...instances, fresh]
    endings.push(await old.end())
    instances = instances.filter((instance) => instance !== old)
  }
  isOver = true
  await Promise.all(clients)
  expect([...statuses.keys()]).toEqual([200])
  expect(statuses.get(200)).toBeGreaterThan(200)
  expect(endings).toEqual([
    [0, null],
    [0, null],
  ])
  await Promise.all(instances.map((instance) => instance.end()))
})
