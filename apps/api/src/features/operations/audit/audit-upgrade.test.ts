import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import { migrate, readMigrations } from '#api/db/migrate.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { writeAudit } from './audit.service.ts'
import { checkTrail } from './audit-check.service.ts'
import { removeEndedOrigins } from './audit-origins.service.ts'

/** Three entries as releases before 0156 wrote and sealed them, with addresses in the entries themselves. */
const OLD = [
  ['be827d50705ceadef1c3172b6293e31c7ca53ccd033a1fca241ca42cc7d877b7', '203.0.113.7', 'Browser/1', 'r-1'],
  ['2c3a8760f48ce272a0e985104e223c63951abc80a4452534a0e669750e94cb35', null, null, null],
  ['7e12c53f9ed33116d1bfe47986ac077847a9ff03d57a2a09eb8a2e7516b3153c', '203.0.113.8', 'Browser/2', 'r-3'],
] as const
const ADMIN = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'
const DAY_MS = 86_400_000
const upgraded = await upgradeOldTrail()

/** The database of today that comes of a trail of before. */
async function upgradeOldTrail(): Promise<Blob> {
  const migrations = readMigrations()
  const database = await connect({})
  await migrate(
    database,
    migrations.filter(({ name }) => name < '0156'),
  )
  const quoted = (text: string | null) => (text === null ? 'null' : `'${text}'`)
  const rows = OLD.map(([hash, ip, agent, request], at) => {
    const previous = OLD[at - 1]?.[0] ?? '00'.repeat(32)
    const who = ip === null ? `null, 'system'` : `'${ADMIN}', 'admin'`
    return `(${at + 1}, '2026-06-01T05:30:00Z', 'plan.change', ${who}, 'plan', 'one', '{"price":{"before":49900,"after":39900}}',
      ${[ip, agent, request].map(quoted).join(', ')}, '\\x${previous}', '\\x${hash}')`
  })
  await database.session(({ script }) =>
    script(`insert into audit_events (sequence, occurred_at, action, actor_id, actor_role, target_type, target_id, change,
      ip, user_agent, request_id, previous_hash, hash) values ${rows.join(', ')}`),
  )
  await migrate(database, migrations)
  if (!database.dump) throw new Error('The embedded database has a dump.')
  const dump = await database.dump()
  await database.close()
  return dump
}

/** A product of today on a trail of before. */
async function startOnOldTrail(): Promise<TestApp> {
  const database = await connect({ snapshot: upgraded })
  const server = await startApp({ database })
  onTestFinished(async () => {
    await server.stop()
    await database.close()
  })
  return server
}

const behindTheTrigger = ({ database }: TestApp, sql: string) =>
  database.session(({ script }) =>
    script(`alter table audit_events disable trigger all; ${sql}; alter table audit_events enable trigger all`),
  )

test('LOG-04: a trail of before is whole with its addresses in a table of their own, and after they have gone', async () => {
  const server = await startOnOldTrail()
  const { deps } = server
  const origins = () =>
    deps.db.selectFrom('auditOrigins').select(['eventSequence', 'ip']).orderBy('eventSequence').execute()
  expect(await origins()).toEqual([
    { eventSequence: 1, ip: '203.0.113.7' },
    { eventSequence: 3, ip: '203.0.113.8' },
  ])
  const inTrail = await deps.db.selectFrom('auditEvents').select('id').where('ip', 'is not', null).execute()
  expect(inTrail).toEqual([])
  expect(await checkTrail(deps)).toEqual({ ok: true, count: 3 })
  await writeAudit(deps, { action: 'audit.check', target: { type: 'test' }, request: { ip: '::1', requestId: 'r-4' } })
  server.clock.advance(366 * DAY_MS)
  await removeEndedOrigins(deps)
  await removeEndedOrigins(deps)
  expect(await origins()).toEqual([])
  expect(await checkTrail(deps), 'the three, the note, and one that seals the three again').toEqual({
    ok: true,
    count: 5,
  })
})

test.each([
  ['an old entry changed after its address went', `update audit_events set change = '{}' where sequence = 3`, 3],
  ['an old entry changed that never had an address', `update audit_events set change = '{}' where sequence = 2`, 2],
])('LOG-04: %s is found', async (_, sql, brokenAt) => {
  const server = await startOnOldTrail()
  server.clock.advance(366 * DAY_MS)
  await removeEndedOrigins(server.deps)
  await behindTheTrigger(server, sql)
  const state = await checkTrail(server.deps)
  expect(state.ok).toBe(false)
  // Which of the old entries it was is not to be told once their addresses are gone: the first of them stands for all.
  expect(state.ok || state.brokenAt).toBeLessThanOrEqual(brokenAt)
})

test('LOG-04: a trail that was broken before its addresses went stays broken', async () => {
  const server = await startOnOldTrail()
  await behindTheTrigger(server, `update audit_events set target_id = 'two' where sequence = 3`)
  server.clock.advance(366 * DAY_MS)
  await removeEndedOrigins(server.deps)
  expect(await checkTrail(server.deps)).toEqual({ ok: false, brokenAt: 3 })
})

test('LOG-04: an address that was put in the place of another is found', async () => {
  const server = await startOnOldTrail()
  const { deps } = server
  await writeAudit(deps, { action: 'audit.check', target: { type: 'test' }, request: { ip: '::1', requestId: 'r-4' } })
  await deps.db.updateTable('auditOrigins').set({ ip: '::2' }).where('eventSequence', '=', 4).execute()
  expect(await checkTrail(deps)).toEqual({ ok: false, brokenAt: 4 })
})
