import { auth } from '@sopaan/contract/auth'
import { grievances, managedGrievances } from '@sopaan/contract/consents'
import { contact } from '@sopaan/contract/contact'
import { adminFeedback, feedbacks } from '@sopaan/contract/feedback'
import {
  type ActedList,
  type ActionOnRows,
  FILTER_ACTION_MAX,
  type FilterAction,
  filterActions,
  type UserAction,
} from '@sopaan/contract/filter-actions'
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
    by.browser.call(filterActions.start, { body: { list: 'users', filter: query, action, confirmed } })
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

/** Has one thing done to all of a filter of a list, which is typed as so many rows. */
async function doToAll(
  { server, admin }: Pick<Awaited<ReturnType<typeof start>>, 'server' | 'admin'>,
  asked: { list: ActedList; filter: Record<string, string>; action: ActionOnRows; confirmed: number },
) {
  const begun = await admin.browser.call(filterActions.start, { body: asked })
  await runFilterActions(server.deps)
  return begun
}

const writeTo = (person: Person, message: string) =>
  person.browser.call(contact.send, {
    body: { fullName: 'Ravi', email: person.email, topic: 'payment', message, language: 'en' },
  })

test('all messages of a filter are given to somebody, then closed: others stay, and what was answered meanwhile is left', async () => {
  const { server, admin, progress } = await start()
  const person = await aSignedIn(server)
  for (const message of ['We paid twice for it.', 'We paid twice again.', 'Another thing entirely.'])
    await writeTo(person, message)
  const messages = async () => (await admin.browser.call(contact.list, { query: { limit: 50 } })).json().data
  const filter = { state: 'waiting', q: 'paid twice' }
  const assign = { kind: 'assign', userId: admin.userId } as const
  expect(
    (await doToAll({ server, admin }, { list: 'messages', filter, action: assign, confirmed: 2 })).statusCode,
  ).toBe(202)
  const assigned = (await messages()).map((one: { message: string; assignee: unknown }) => [
    one.message,
    one.assignee !== null,
  ])
  expect(Object.fromEntries(assigned)).toEqual({
    'We paid twice for it.': true,
    'We paid twice again.': true,
    'Another thing entirely.': false,
  })
  server.clock.advance(1_000)
  const close = { list: 'messages', filter, action: { kind: 'close' }, confirmed: 2 } as const
  await admin.browser.call(filterActions.start, { body: close })
  const [first] = (await messages()).filter((one: { message: string }) => one.message === 'We paid twice for it.')
  await admin.browser.call(contact.answer, { params: { id: first._id }, body: { answer: 'It comes back.' } })
  await runFilterActions(server.deps)
  const [newest] = await progress()
  expect(newest).toMatchObject({ list: 'messages', kind: 'close', state: 'done', total: 2, changed: 1 })
  expect(newest?.skipped).toEqual([{ why: 'edited', count: 1 }])
  const states = (await messages()).map((one: { message: string; state: string }) => [one.message, one.state])
  expect(Object.fromEntries(states)).toEqual({
    'We paid twice for it.': 'answered',
    'We paid twice again.': 'closed',
    'Another thing entirely.': 'waiting',
  })
})

test('all grievances of a filter are given to one of the staff, and to nobody who may not answer', async () => {
  const { server, admin } = await start()
  const person = await aSignedIn(server)
  for (const subject of ['First', 'Second'])
    await person.browser.call(grievances.add, { body: { subject, message: 'My rank is shown wrong.' } })
  const asked = { list: 'grievances', filter: { state: 'open' }, confirmed: 2 } as const
  const unfit = { ...asked, action: { kind: 'assign', userId: person.userId } } as const
  expect(codeOf(await doToAll({ server, admin }, unfit))).toBe('ASSIGNEE_UNFIT')
  await doToAll({ server, admin }, { ...asked, action: { kind: 'assign', userId: admin.userId } })
  const { data } = (await admin.browser.call(managedGrievances.list)).json()
  expect(data.map((one: { assignee: { _id: string } }) => one.assignee?._id)).toEqual([admin.userId, admin.userId])
})

test('all feedback of a filter is approved as it was read: words that were changed since are left to wait', async () => {
  const { server, admin, progress } = await start()
  const people = [await aSignedIn(server), await aSignedIn(server)]
  const written: string[] = []
  for (const { browser } of people) {
    const body = { message: 'It showed me my college.', category: 'predictor', starRating: 5 } as const
    written.push((await browser.call(feedbacks.submit, { body })).json().data._id)
  }
  const body = { list: 'feedback', filter: { status: 'pending' }, action: { kind: 'approve' }, confirmed: 2 } as const
  expect((await admin.browser.call(filterActions.start, { body })).statusCode).toBe(202)
  server.clock.advance(1_000)
  const [, second = ''] = written
  await people[1]?.browser.call(feedbacks.edit, { params: { id: second }, body: { message: 'Other words entirely.' } })
  await runFilterActions(server.deps)
  expect(await progress()).toMatchObject([{ total: 2, changed: 1, skipped: [{ why: 'edited', count: 1 }] }])
  const { data } = (await admin.browser.call(adminFeedback.list)).json()
  const states = data.map((one: { _id: string; status: string }) => [one._id, one.status])
  expect(Object.fromEntries(states)).toEqual({ [written[0] ?? '']: 'approved', [second]: 'pending' })
})

test('rows that were ticked have it done to them alone, each once; one that is gone is counted, and a wrong number is refused', async () => {
  const { server, admin, progress } = await start()
  const person = await aSignedIn(server)
  for (const message of ['We paid twice for it.', 'We paid twice again.', 'Another thing entirely.'])
    await writeTo(person, message)
  const { data } = (await admin.browser.call(contact.list)).json()
  const idOf = (message: string): string => data.find((one: { message: string }) => one.message === message)._id
  const gone = '018f5a70-0000-7000-8000-000000000001'
  const ids = [idOf('We paid twice for it.'), idOf('Another thing entirely.'), gone, gone]
  const asked = { list: 'messages', filter: {}, ids, action: { kind: 'close' } } as const
  const begin = (confirmed: number) => admin.browser.call(filterActions.start, { body: { ...asked, confirmed } })
  expect(codeOf(await begin(4))).toBe('CONFIRMATION_NEEDED')
  expect((await begin(3)).statusCode).toBe(202)
  await runFilterActions(server.deps)
  const [newest] = await progress()
  expect(newest).toMatchObject({ kind: 'close', state: 'done', total: 3, changed: 2 })
  expect(newest?.skipped).toEqual([{ why: 'gone', count: 1 }])
  const left = (await admin.browser.call(contact.list, { query: { state: 'waiting' } })).json().data
  expect(left.map(({ message }: { message: string }) => message)).toEqual(['We paid twice again.'])
})

test('an action of another list, and a filter that a list does not know, are refused', async () => {
  const { admin } = await start()
  const asked = (list: ActedList, filter: Record<string, string>) =>
    admin.browser.call(filterActions.start, { body: { list, filter, action: { kind: 'close' }, confirmed: 1 } })
  expect(codeOf(await asked('feedback', {}))).toBe('INVALID_QUERY')
  expect(codeOf(await asked('messages', { state: 'asleep' }))).toBe('INVALID_QUERY')
})
