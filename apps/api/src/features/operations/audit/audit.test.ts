import { expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { writeAudit } from './audit.service.ts'
import { checkTrail } from './audit-check.service.ts'

const ADMIN = { userId: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33', role: 'admin' } as const
const entry = (name: string) => ({
  action: 'plan.change' as const,
  actor: ADMIN,
  target: { type: 'plan', id: name },
  change: { price: { before: 49900, after: 39900 }, labels: { before: ['b', 'a'], after: [{ z: 1, a: null }] } },
  request: { ip: '203.0.113.7', userAgent: 'Browser/1', requestId: 'r-1' },
})
async function start(): Promise<TestApp> {
  const server = await startApp()
  onTestFinished(server.stop)
  return server
}

test('S16: an entry says who did what to what, before and after, from where, when and in which request', async () => {
  const { deps } = await start()
  await writeAudit(deps, entry('one'))
  const row = await deps.db.selectFrom('auditEvents').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    sequence: 1,
    occurredAt: new Date('2026-06-02T05:30:00.000Z'),
    action: 'plan.change',
    actorId: ADMIN.userId,
    actorRole: 'admin',
    impersonatorId: null,
    targetType: 'plan',
    targetId: 'one',
    change: entry('one').change,
    ip: null,
    userAgent: null,
    requestId: 'r-1',
  })
  const origins = await deps.db.selectFrom('auditOrigins').selectAll().execute()
  expect(origins).toMatchObject([
    {
      eventSequence: 1,
      ip: '203.0.113.7',
      userAgent: 'Browser/1',
      keepUntil: new Date('2027-06-02T05:30:00.000Z'),
    },
  ])
})

test('an entry and the change it tells of happen together or not at all', async () => {
  const { deps } = await start()
  const failing = inTransaction(deps, async (deps) => {
    await writeAudit(deps, entry('undone'))
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  await writeAudit(deps, entry('done'))
  const rows = await deps.db.selectFrom('auditEvents').select(['chainPosition', 'targetId']).execute()
  expect(rows).toEqual([{ chainPosition: 1, targetId: 'done' }])
})

test('entries written at the same time are numbered without a gap and chained', async () => {
  const { deps } = await start()
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => writeAudit(deps, entry(name))))
  expect(await checkTrail(deps)).toEqual({ ok: true, count: 5 })
})

test('LOG-04: nobody changes or removes an entry', async () => {
  const { deps, database } = await start()
  await writeAudit(deps, entry('kept'))
  const words = 'audit_events is append-only'
  await expect(deps.db.updateTable('auditEvents').set({ action: 'nothing' }).execute()).rejects.toThrow(words)
  await expect(deps.db.deleteFrom('auditEvents').execute()).rejects.toThrow(words)
  await expect(database.session(({ script }) => script('truncate audit_events cascade'))).rejects.toThrow(words)
})

test.each([
  ['changed', `update audit_events set change = '{}' where sequence = 2`, 2],
  ['given to another', `update audit_events set actor_id = gen_random_uuid() where sequence = 3`, 3],
  ['removed', 'delete from audit_events where sequence = 2', 2],
  [
    'moved',
    'update audit_events set sequence = 99 where sequence = 2; update audit_events set sequence = 2 where sequence = 3; update audit_events set sequence = 3 where sequence = 99',
    2,
  ],
])('LOG-04: the chain shows the first entry that was %s behind the trigger', async (_, sql, brokenAt) => {
  const { deps, database } = await start()
  for (const name of ['a', 'b', 'c']) await writeAudit(deps, entry(name))
  await database.session(({ script }) =>
    script(`alter table audit_events disable trigger all; ${sql}; alter table audit_events enable trigger all`),
  )
  expect(await checkTrail(deps)).toEqual({ ok: false, brokenAt })
})

test('LOG-04: the seal of every entry goes to the log as well', async () => {
  const { deps, logged } = await start()
  await writeAudit(deps, entry('one'))
  const { hash } = await deps.db.selectFrom('auditEvents').select('hash').executeTakeFirstOrThrow()
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'audit', sequence: 1, action: 'plan.change', seal: hash.toString('hex') }),
  )
})
