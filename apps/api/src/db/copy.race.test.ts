import { afterAll, expect, test } from 'vitest'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { checkTrail } from '#api/features/operations/audit/audit-check.service.ts'
import { seedSamples } from '#api/sample-data.ts'
import { startPostgres } from '#api/testing/postgres.ts'
import { startApp } from '#api/testing/start-app.ts'
import { connect, type Database } from './connect.ts'
import { copyDatabase } from './copy.ts'

const postgres = await startPostgres()
const source = await startApp()
afterAll(async () => {
  await source.stop()
  await postgres.stop()
})

async function openTarget() {
  const target = await connect({ url: await postgres.createMigratedDatabase(), onError: () => undefined })
  return target
}

/** One hash a table over its rows as the database writes them, in the order of the rows' own text. */
async function hashTables(database: Database, tables: readonly string[]) {
  return database.session(async (session) => {
    const hashes: Record<string, unknown> = {}
    for (const table of tables) {
      const [row] = await session.query(
        `select md5(string_agg(row::text, ',' order by row::text collate "C")) as hash
        from (select to_jsonb(whole_row.*) as row from ${table} as whole_row) as rows_as_text`,
      )
      hashes[table] = row?.hash
    }
    return hashes
  })
}

test('everything moves from the embedded database to a server, to the last byte, and a full target is refused', async () => {
  await seedSamples(source.deps)
  const before = await checkTrail(source.deps)
  for (let n = 0; n < 1_100; n += 1) {
    await writeAudit(source.deps, {
      action: 'audit.check',
      target: { type: 'note', id: String(n) },
      change: { é: { after: [n, null] } },
    })
  }
  const target = await openTarget()
  const copied = await copyDatabase(source.database, target)
  const count = (before.ok ? before.count : Number.NaN) + 1_100
  expect(copied).toContainEqual({ table: 'audit_events', rows: count })
  expect(await checkTrail({ ...source.deps, db: target.db })).toEqual({ ok: true, count })
  const tables = copied.map(({ table }) => table)
  expect(copied.filter(({ rows }) => rows > 0).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['users', 'plans', 'credit_entries', 'mentors', 'study_sessions', 'choice_lists']),
  )
  expect(await hashTables(target, tables)).toEqual(await hashTables(source.database, tables))
  await writeAudit({ ...source.deps, db: target.db }, { action: 'audit.check', target: { type: 'note' } })
  expect(await checkTrail({ ...source.deps, db: target.db }), 'numbers go on').toEqual({ ok: true, count: count + 1 })
  await expect(copyDatabase(source.database, target)).rejects.toThrow('The target is not empty: audit_events has rows.')
  await target.close()
})

test('a target on other migrations is refused, and stays empty', async () => {
  const target = await openTarget()
  await target.session((session) => session.script('alter table audit_events add column extra int'))
  await expect(copyDatabase(source.database, target)).rejects.toThrow('not on the same migrations')
  expect(await target.db.selectFrom('auditEvents').select('id').execute()).toEqual([])
  await target.close()
})
