import { randomBytes, randomInt } from 'node:crypto'
import { readConfig } from '@sopaan/api/config'
import { connect } from '@sopaan/api/db/connect'
import { type Deps, inTransaction } from '@sopaan/api/deps'
import { writeAudit } from '@sopaan/api/features/operations/audit/audit.service'
import { checkTrail } from '@sopaan/api/features/operations/audit/audit-check.service'
import { createLog } from '@sopaan/api/log'
import { openOutside } from '@sopaan/api/outside/open'
import type { Checked, Written } from '../audit-writes.ts'

/** One process of the fleet: writes for as many seconds as it is asked to, or reads the whole trail. */

/** Requests that are in hand at once, each on a connection of its own. */
const AT_ONCE = 16

const [, , url = ''] = process.argv
const config = readConfig({ ...process.env, SECRET_KEY: randomBytes(32).toString('hex') })
const now = () => new Date()
const log = createLog({ level: 'silent', form: 'json', now, write: () => undefined })
const database = await connect({ url, poolMax: AT_ONCE, onError: () => undefined })
const deps: Deps = { db: database.db, now, random: randomBytes, config, log, ...openOutside(config, now) }
const people = await deps.db.selectFrom('users').select(['id', 'fullName']).execute()

process.on('message', async (question: { seconds: number } | 'check') => {
  process.send?.(question === 'check' ? await check() : await write(question.seconds))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

async function write(seconds: number): Promise<Written> {
  const times: number[] = []
  const endsAtMs = performance.now() + seconds * 1_000
  const writeOn = async () => {
    while (performance.now() < endsAtMs) {
      const startedMs = performance.now()
      await renamePerson()
      times.push(performance.now() - startedMs)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writeOn))
  return { times }
}

async function renamePerson(): Promise<void> {
  const person = people[randomInt(people.length)]
  if (person === undefined) throw new Error('Nobody to rename.')
  const fullName = `Person ${randomInt(1_000_000)}`
  await inTransaction(deps, async (deps) => {
    await deps.db.updateTable('users').set({ fullName }).where('id', '=', person.id).execute()
    await writeAudit(deps, {
      action: 'user.update',
      actor: { userId: person.id, role: 'mentee' },
      target: { type: 'user', id: person.id },
      change: { fullName: { before: person.fullName, after: fullName } },
      request: { ip: '203.0.113.7', userAgent: 'Browser/1', requestId: 'r-1' },
    })
  })
}

async function check(): Promise<Checked> {
  const state = await checkTrail(deps)
  const chains = await deps.db.selectFrom('auditEvents').select('chain').distinct().execute()
  return { ok: state.ok, count: state.ok ? state.count : 0, chains: chains.length }
}
