import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#api/testing/start-app.ts'
import { removeRows } from './remove-rows.ts'

test('all that a condition holds for goes, part by part, and nothing else', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  const { db } = server.deps
  const insert = (count: number, endsAt: string) =>
    sql`insert into limit_counters (scope, key_hash, window_starts_at, window_ends_at, taken)
      select 'contact', decode(lpad(to_hex(number), 8, '0'), 'hex'), ${endsAt}::timestamptz - interval '1 hour',
        ${endsAt}::timestamptz, 1
      from generate_series(1, ${sql.lit(count)}) as number`.execute(db)
  await insert(25, '2026-06-01T00:00:00Z')
  await insert(7, '2026-06-02T00:00:00Z')
  const isOver = sql<boolean>`window_ends_at <= ${new Date('2026-06-01T12:00:00Z')}`
  expect(await removeRows(db, 'limitCounters', isOver, 10)).toBe(25)
  expect(await removeRows(db, 'limitCounters', isOver, 10)).toBe(0)
  expect((await db.selectFrom('limitCounters').select('id').execute()).length).toBe(7)
})
