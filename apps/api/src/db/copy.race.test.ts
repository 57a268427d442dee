import { afterAll, expect, test } from 'vitest'
import { checkTrail, writeAudit } from '#api/features/audit/audit.service.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { connect } from './connect.ts'
import { copyDatabase } from './copy.ts'
import { migrate } from './migrate.ts'

const postgres = await startPostgres()
const source = await startApp()
afterAll(async () => {
  await source.stop()
  await postgres.stop()
})

async function openTarget() {
  const target = await connect({ url: await postgres.createDatabase(), onError: () => undefined })
  return target
}

test('everything moves from the embedded database to a server, to the last byte, and a full target is refused', async () => {
  for (let n = 0; n < 1_100; n += 1) {
    await writeAudit(source.deps, {
      action: 'test.note',
      target: { type: 'note', id: String(n) },
      change: { é: { after: [n, null] } },
    })
  }
  const target = await openTarget()
  await migrate(target)
  const copied = await copyDatabase(source.database, target)
  expect(copied).toContainEqual({ table: 'audit_events', rows: 1_100 })
  // The trail's hashes cover every value of every row, so an equal chain is an equal table.
  expect(await checkTrail({ ...source.deps, db: target.db })).toEqual({ ok: true, count: 1_100 })
  await expect(copyDatabase(source.database, target)).rejects.toThrow('The target is not empty: audit_events has rows.')
  await target.close()
})

test('a target on other migrations is refused, and stays empty', async () => {
  const target = await openTarget()
  await migrate(target)
  await target.session((session) => session.script('alter table audit_events add column extra int'))
  await expect(copyDatabase(source.database, target)).rejects.toThrow('not on the same migrations')
  expect(await target.db.selectFrom('audit_events').select('id').execute()).toEqual([])
  await target.close()
})
