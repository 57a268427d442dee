import { expect, test } from 'vitest'
import { connect } from '#api/db/connect.ts'
import { migrate, readMigrations } from '#api/db/migrate.ts'

/** What a production held when a box for reminders stood in the profile and nothing read it. */
const BEFORE = '0180'
const id = (n: number) => `6f9e2c1a-0000-4000-8000-00000000000${n}`
const user = (n: number) =>
  `('${id(n)}', 'mentee', 'reader-${n}@example.org', 'Sample Reader', 'en', '', 'none', '2026-11-01')`
const said = (n: number, isGiven: boolean, day: string, purpose = 'counselling-reminders') =>
  `('${id(n)}', '${purpose}', ${isGiven}, '${day}', '2026-11', 'en')`
const FILLED = `
  insert into users (id, role, email, full_name, language, password_hash, password_key_id, password_changed_at)
  values ${[1, 2, 3, 4].map(user).join(', ')};
  insert into consents (user_id, purpose, is_given, changed_at, notice_version, language)
  values ${[
    said(1, false, '2026-05-01'),
    said(1, true, '2026-05-02'),
    said(2, true, '2026-05-01'),
    said(2, false, '2026-05-02'),
    said(3, true, '2026-05-01', 'product-news'),
  ].join(', ')};`

test('whose last word on reminders was yes is reminded after the upgrade, and nobody else is', async () => {
  const database = await connect({})
  const migrations = readMigrations()
  await migrate(
    database,
    migrations.filter(({ name }) => name < BEFORE),
  )
  await database.session(({ script }) => script(FILLED))
  await migrate(database, migrations)
  const settings = await database.db
    .selectFrom('notificationSettings')
    .select(['userId', 'topic', 'isInApp', 'isByMail'])
    .execute()
  await database.close()
  expect(settings).toEqual([{ userId: id(1), topic: 'counselling', isInApp: true, isByMail: true }])
})
