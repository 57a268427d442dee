import { auth } from '@sopaan/contract/auth'
import { FILTER_ACTION_MAX, type FilterAction, filterActions, type UserAction } from '@sopaan/contract/filter-actions'
import { managedUsers } from '@sopaan/contract/managed-users'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aPerson, aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { runFilterActions } from './filter-actions.service.ts'

async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  const begin = (action: UserAction, confirmed: number, query = {}, by = admin) =>
    by.browser.call(filterActions.start, { query, body: { action, confirmed } })
  const progress = async (by = admin): Promise<FilterAction[]> =>
    (await by.browser.call(filterActions.list)).json().data
  const statusesOf = async (people: readonly Person[]) => {
    const rows = await server.deps.db
      .selectFrom('users')
      .select(['id', 'status'])
      .where(
        'id',
        'in',
        people.map(({ userId }) => userId),
      )
      .execute()
    return people.map(({ userId }) => rows.find(({ id }) => id === userId)?.status)
  }
  return { server, admin, begin, progress, statusesOf }
}

const ASLEEP: UserAction = { kind: 'deactivate', reason: 'Made by a robot.' }
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code

test('everybody whom a filter had when it was asked for is changed by the job, and others are not', async () => {
  const { server, begin, progress, statusesOf } = await start()
  const meant = [await aSignedIn(server), await aPerson(server)]
  const mentor = await aPerson(server, 'mentor')
  expect((await begin(ASLEEP, 2, { role: 'mentee' })).statusCode).toBe(202)
  const late = await aPerson(server)
  expect(await progress()).toMatchObject([{ kind: 'deactivate', state: 'running', total: 2, changed: 0, skipped: [] }])
  await runFilterActions(server.deps)
  expect(await statusesOf([...meant, mentor, late])).toEqual(['deactivated', 'deactivated', 'active', 'active'])
  expect(await progress()).toMatchObject([{ state: 'done', total: 2, changed: 2, skipped: [] }])
  await server.runWorker()
  expect(server.mails.filter(({ to }) => meant.some(({ email }) => email === to)).map(({ to }) => to)).toHaveLength(2)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_events where action = 'user.staff-deactivate'`.execute(server.deps.db)
  expect(rows).toEqual([{ count: 2 }])
})

test('the own account is left out, and who cannot be changed is counted by the reason', async () => {
  const { server, admin, begin, progress } = await start()
  const asleep = await aPerson(server)
  await admin.browser.call(managedUsers.deactivate, { body: { ids: [asleep.userId], reason: 'Asked for it' } })
  await aPerson(server, 'admin')
  // The admin, the owner and who sleeps already: the list says three.
  expect((await begin(ASLEEP, 3)).statusCode).toBe(202)
  await runFilterActions(server.deps)
  const [done] = await progress()
  expect(done).toMatchObject({ state: 'done', total: 2, changed: 0 })
  expect(done?.skipped.toSorted((one, other) => one.why.localeCompare(other.why))).toEqual([
    { why: 'staff', count: 1 },
    { why: 'unchanged', count: 1 },
  ])
})

test('it takes the number of people, a fresh sign-in and the right role, one at a time, and not more than its most', async () => {
  const { server, admin, begin } = await start()
  await aPerson(server)
  expect(codeOf(await begin(ASLEEP, 7, { role: 'mentee' }))).toBe('CONFIRMATION_NEEDED')
  expect(codeOf(await begin(ASLEEP, 1, { role: 'mentor' }))).toBe('CONFIRMATION_NEEDED')
  expect((await begin(ASLEEP, 1, { role: 'mentee' })).statusCode).toBe(202)
  expect(codeOf(await begin({ kind: 'signOut' }, 1, { role: 'mentee' }))).toBe('FILTER_ACTION_RUNNING')
  await runFilterActions(server.deps)
  await sql`insert into users (email, full_name, role, language, password_hash, password_key_id, password_changed_at)
    select 'many' || n || '@example.org', 'Many', 'mentor', 'en', '', '', now()
    from generate_series(1, ${FILTER_ACTION_MAX + 1}) as n`.execute(server.deps.db)
  expect(codeOf(await begin({ kind: 'signOut' }, FILTER_ACTION_MAX + 1, { role: 'mentor' }))).toBe('FILTER_TOO_WIDE')
  const content = await aSignedIn(server, 'admin')
  await server.deps.db
    .updateTable('users')
    .set({ staffRoles: ['content'] })
    .where('id', '=', content.userId)
    .execute()
  expect(codeOf(await begin(ASLEEP, 1, {}, content))).toBe('STAFF_ROLE_NEEDED')
  server.clock.advance(16 * 60_000)
  await admin.browser.call(auth.refreshToken)
  expect(codeOf(await begin({ kind: 'reactivate' }, 1, { role: 'mentee' }))).toBe('REAUTH_REQUIRED')
})

test('who asked for it stops it between two parts, and what was done stays', async () => {
  const { server, admin, begin, progress } = await start()
  for (let at = 0; at < 3; at += 1) await aPerson(server)
  const other = await aSignedIn(server, 'admin')
  const id = (await begin(ASLEEP, 3, { role: 'mentee' })).json().data._id
  expect((await other.browser.call(filterActions.stop, { params: { id } })).statusCode).toBe(404)
  expect((await admin.browser.call(filterActions.stop, { params: { id } })).statusCode).toBe(200)
  await runFilterActions(server.deps)
  expect(await progress()).toMatchObject([{ state: 'stopped', total: 3, changed: 0 }])
  expect((await admin.browser.call(filterActions.stop, { params: { id } })).statusCode).toBe(404)
  expect(await progress(other)).toEqual([])
})

test('an action of somebody who has left the staff goes no further', async () => {
  const { server, admin, begin, statusesOf } = await start()
  const person = await aPerson(server)
  await begin(ASLEEP, 1, { role: 'mentee' })
  await server.deps.db
    .updateTable('users')
    .set({ staffRoles: ['content'] })
    .where('id', '=', admin.userId)
    .execute()
  await runFilterActions(server.deps)
  expect(await statusesOf([person])).toEqual(['active'])
  const { rows } = await sql`select state from filter_actions`.execute(server.deps.db)
  expect(rows).toEqual([{ state: 'stopped' }])
})
