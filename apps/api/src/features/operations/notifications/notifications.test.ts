import { auth } from '@sopaan/contract/auth'
import { adminNotifications, notifications } from '@sopaan/contract/notifications'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#api/deps.ts'
import { UPKEEP } from '#api/jobs/upkeep.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, mailedToken } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { NOTIFICATION_KINDS } from './notification-kinds.ts'
import { KIND_ROLES, listTopicsOf } from './notification-roles.ts'
import { notifyPeople, notifyPerson, notifyStaff, notifyStaffCounted } from './notifications.service.ts'

const IMPORTED = {
  kind: 'import-finished',
  facts: { sources: ['JoSAA 2026 round 6'], rowsTaken: 11_000, rowsRefused: 3 },
} as const
const APPROVED = { kind: 'feedback-approved', facts: { isShown: true } } as const

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  return { ...server, server }
}

test('what staff are told reaches every active admin, unread, and nobody else', async () => {
  const { server, deps } = await start()
  const [one, other] = [await aSignedIn(server, 'admin'), await aSignedIn(server, 'admin')]
  const mentor = await aSignedIn(server, 'mentor')
  const gone = await aPerson(server, 'admin')
  await deps.db
    .updateTable('users')
    .set({ status: 'deactivated', deactivatedAt: deps.now() })
    .where('id', '=', gone.userId)
    .execute()
  await notifyStaff(deps, IMPORTED)
  for (const admin of [one, other])
    expect(await answerOf(admin.browser.call(adminNotifications.list))).toMatchObject({
      unread: 1,
      data: [
        {
          kind: 'import-finished',
          topic: 'imports',
          title: 'Import published: JoSAA 2026 round 6',
          body: '11,000 rows taken, 3 refused. The predictors read the new book.',
          link: '/admin/college-data',
          isRead: false,
          readAt: null,
        },
      ],
    })
  expect(await answerOf(mentor.browser.call(notifications.list))).toMatchObject({ unread: 0, data: [] })
  const rows = await deps.db.selectFrom('notifications').select('userId').execute()
  expect(rows.map(({ userId }) => userId).sort()).toEqual([one.userId, other.userId].sort())
})

test('marking one read sets isRead for its reader alone, and a second time changes nothing (R182, R297)', async () => {
  const { server, deps, clock } = await start()
  const [one, other] = [await aSignedIn(server, 'admin'), await aSignedIn(server, 'admin')]
  await notifyStaff(deps, IMPORTED)
  const { _id } = (await answerOf(one.browser.call(adminNotifications.list))).data[0]
  const first = await one.browser.call(adminNotifications.markRead, { params: { id: _id } })
  clock.advance(60_000)
  const again = await one.browser.call(adminNotifications.markRead, { params: { id: _id } })
  expect(JSON.parse(first.body).data).toMatchObject({ _id, isRead: true })
  expect(JSON.parse(again.body)).toEqual(JSON.parse(first.body))
  expect((await answerOf(one.browser.call(adminNotifications.list))).unread).toBe(0)
  expect((await answerOf(other.browser.call(adminNotifications.list))).unread).toBe(1)
})

test('AUTHZ-02: another’s notification is not found', async () => {
  const { server, deps } = await start()
  const [one, other] = [await aSignedIn(server), await aSignedIn(server)]
  await notifyPerson(deps, one.userId, APPROVED)
  const { _id } = (await answerOf(one.browser.call(notifications.list))).data[0]
  expect((await other.browser.call(notifications.markRead, { params: { id: _id } })).statusCode).toBe(404)
  expect((await answerOf(one.browser.call(notifications.list))).unread).toBe(1)
})

test('marking all read leaves what was raised after the person looked', async () => {
  const { server, deps, clock } = await start()
  const admin = await aSignedIn(server, 'admin')
  await notifyStaff(deps, IMPORTED)
  clock.advance(1_000)
  const until = deps.now().toISOString()
  clock.advance(1_000)
  await notifyStaff(deps, { ...IMPORTED, kind: 'import-failed', facts: { table: 'josaa 2027', because: 'no-rows' } })
  const answer = await admin.browser.call(adminNotifications.markAllRead, { body: { until } })
  expect(JSON.parse(answer.body).unread).toBe(1)
  const { data } = await answerOf(admin.browser.call(adminNotifications.list, { query: { unread: 'true' } }))
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Import failed: josaa 2027'])
})

test('the same key raises once for one reader and mails once; another reader gets his', async () => {
  const { server, deps, runWorker, mails } = await start()
  const [one, other] = [await aSignedIn(server), await aSignedIn(server)]
  const notice = { ...APPROVED, key: 'feedback 7 approved' }
  await notifyPerson(deps, one.userId, notice)
  await notifyPeople(deps, [one.userId, other.userId], notice)
  await runWorker()
  expect((await answerOf(one.browser.call(notifications.list))).page.total).toBe(1)
  expect((await answerOf(other.browser.call(notifications.list))).page.total).toBe(1)
  expect(mails.map(({ to }) => to).sort()).toEqual([one.email, other.email].sort())
})

test('what is undone tells nobody', async () => {
  const { server, deps, runWorker, mails } = await start()
  const mentee = await aSignedIn(server)
  const failing = inTransaction(deps, async (deps) => {
    await notifyPerson(deps, mentee.userId, APPROVED)
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await runWorker()
  expect([(await answerOf(mentee.browser.call(notifications.list))).data, mails]).toEqual([[], []])
})

test('sign-ups of one day count up in one notification, which is unread again with each', async () => {
  const { server, deps } = await start()
  const admin = await aSignedIn(server, 'admin')
  const count = (key: string) => notifyStaffCounted(deps, { kind: 'sign-ups', facts: { count: 1 }, key })
  await count('sign-ups 2026-06-02')
  const { data } = await answerOf(admin.browser.call(adminNotifications.list))
  expect(data[0].title).toBe('A new account today')
  await admin.browser.call(adminNotifications.markRead, { params: { id: data[0]._id } })
  await count('sign-ups 2026-06-02')
  await count('sign-ups 2026-06-02')
  await count('sign-ups 2026-06-03')
  const after = await answerOf(admin.browser.call(adminNotifications.list))
  expect(after.data.map(({ title }: { title: string }) => title).sort()).toEqual([
    '3 new accounts today',
    'A new account today',
  ])
  expect(after.unread).toBe(2)
})

test('an opened verification link is a sign-up that staff are told of', async () => {
  const { server, runWorker } = await start()
  const admin = await aSignedIn(server, 'admin')
  const visitor = await aPerson(server)
  const email = 'new.person@example.org'
  const body = { fullName: 'New Person', email, password: 'velvet-otter-47-canal', role: 'mentee' as const }
  await visitor.browser.call(auth.signup, { body })
  await runWorker()
  const token = mailedToken(server, email)
  await visitor.browser.call(auth.verifyEmail, { body: { email, type: 'verify', token } })
  const { data } = await answerOf(admin.browser.call(adminNotifications.list))
  expect(data).toMatchObject([{ kind: 'sign-ups', title: 'A new account today', link: '/admin/users' }])
})

test('a reader with Hindi in the profile reads and is mailed in Hindi', async () => {
  const { server, deps, runWorker, mails } = await start()
  const mentee = await aSignedIn(server)
  await mentee.browser.call(users.updateMe, { body: { language: 'hi' } })
  await notifyPerson(deps, mentee.userId, APPROVED)
  await runWorker()
  expect((await answerOf(mentee.browser.call(notifications.list))).data[0].title).toBe('आपकी प्रतिक्रिया स्वीकार हुई')
  expect(mails.at(-1)).toMatchObject({ to: mentee.email, subject: 'आपकी प्रतिक्रिया स्वीकार हुई', language: 'hi' })
  expect(mails.at(-1)?.text).toContain('https://sopaan.test/mentee-dashboard/feedback')
})

test('a topic turned off in the app and by mail reaches nobody; each way alone is left out alone', async () => {
  const { server, deps, runWorker, mails } = await start()
  const mentee = await aSignedIn(server)
  const choose = (body: object) =>
    mentee.browser.call(notifications.changeSetting, { params: { topic: 'feedback' }, payload: body })
  for (const [isInApp, isByMail] of [
    [false, false],
    [true, false],
    [false, true],
  ]) {
    expect((await choose({ isInApp, isByMail })).statusCode).toBe(200)
    await notifyPerson(deps, mentee.userId, APPROVED)
    await runWorker()
  }
  expect((await answerOf(mentee.browser.call(notifications.list))).page.total).toBe(1)
  expect(mails).toHaveLength(1)
  const { data } = await answerOf(mentee.browser.call(notifications.settings))
  expect(data).toContainEqual({ topic: 'feedback', isInApp: false, isByMail: true, isByPush: false })
  expect(data.map(({ topic }: { topic: string }) => topic)).toEqual([
    'events',
    'mentoring',
    'payments',
    'plans',
    'planner',
    'counselling',
    'rounds',
    'feedback',
    'service',
    'news',
  ])
})

test('nobody chooses for a topic of another role', async () => {
  const { server } = await start()
  const mentee = await aSignedIn(server)
  const body = { isInApp: true, isByMail: true }
  const answer = await mentee.browser.call(notifications.changeSetting, { params: { topic: 'webhooks' }, body })
  expect(answer.statusCode).toBe(404)
})

test('W23: a list that did not change answers 304 to its tag, and nobody may keep it (SESS-14)', async () => {
  const { server, deps } = await start()
  const admin = await aSignedIn(server, 'admin')
  const ask = (etag?: string) =>
    admin.browser.call(adminNotifications.list, etag ? { headers: { 'if-none-match': etag } } : {})
  const first = await ask()
  const etag = String(first.headers.etag)
  const same = await ask(etag)
  expect([first.statusCode, first.headers['cache-control'], same.statusCode, same.body]).toEqual([
    200,
    'no-store',
    304,
    '',
  ])
  await notifyStaff(deps, IMPORTED)
  expect((await ask(etag)).statusCode).toBe(200)
})

test('W23: the client of the contract answers from its memory when the list did not change', async () => {
  const { deps, request } = await startAs('admin')
  await notifyStaff(deps, IMPORTED)
  const first = await request(adminNotifications.list, {})
  expect(await request(adminNotifications.list, {})).toEqual(first)
  await notifyStaff(deps, { ...IMPORTED, kind: 'import-failed', facts: { table: '', because: 'unreadable' } })
  expect((await request(adminNotifications.list, {})).unread).toBe(2)
  expect((await request(notifications.list, { query: { unread: true, limit: 1 } })).data).toHaveLength(1)
})

test('what was read three months ago is forgotten, and what is a year old; the rest stays', async () => {
  const { server, deps, clock } = await start()
  const mentee = await aSignedIn(server)
  await notifyPerson(deps, mentee.userId, { ...APPROVED, key: 'read' })
  const { _id } = (await answerOf(mentee.browser.call(notifications.list))).data[0]
  await mentee.browser.call(notifications.markRead, { params: { id: _id } })
  await notifyPerson(deps, mentee.userId, { ...APPROVED, key: 'unread' })
  const run = UPKEEP.find(({ name }) => name === 'forget-old-notifications')?.run
  const keys = async () => {
    await run?.(deps)
    return (await deps.db.selectFrom('notifications').select('dedupeKey').execute()).map((row) => row.dedupeKey)
  }
  clock.advance(89 * 86_400_000)
  expect((await keys()).sort()).toEqual(['read', 'unread'])
  clock.advance(2 * 86_400_000)
  expect(await keys()).toEqual(['unread'])
  clock.advance(275 * 86_400_000)
  expect(await keys()).toEqual([])
})

test.each([
  [
    'mentee',
    ['events', 'mentoring', 'payments', 'plans', 'planner', 'counselling', 'rounds', 'feedback', 'service', 'news'],
  ],
  ['mentor', ['mentoring', 'planner', 'counselling', 'rounds', 'feedback', 'service', 'news']],
  ['admin', ['events', 'mentoring', 'payments', 'feedback', 'sign-ups', 'imports', 'webhooks']],
] as const)('S56: a %s finds a switch for what some kind tells of, and no other', async (role, topics) => {
  const { server } = await start()
  const person = await aSignedIn(server, role)
  const { data } = await answerOf(person.browser.call(notifications.settings))
  expect(data.map(({ topic }: { topic: string }) => topic)).toEqual(topics)
  for (const topic of topics)
    expect(
      Object.entries(NOTIFICATION_KINDS).some(([kind, { topic: fed }]) => fed === topic && reaches(kind, role)),
    ).toBe(true)
})

test('every kind has a topic that some role can choose, or is a duty that nobody switches off', () => {
  const chosen = new Set([...(['mentee', 'mentor', 'admin'] as const).flatMap(listTopicsOf), 'duties' as const])
  expect(Object.values(NOTIFICATION_KINDS).filter(({ topic }) => !chosen.has(topic))).toEqual([])
})

const reaches = (kind: string, role: 'mentee' | 'mentor' | 'admin') =>
  KIND_ROLES[kind as keyof typeof KIND_ROLES].includes(role)

/** A server in which everybody is this admin. */
async function startAs(role: 'admin') {
  const whole = await start()
  const { userId } = await aPerson(whole.server, role)
  const server = await startApp({
    database: whole.database,
    identity: { findActor: async () => ({ userId, role, signInId: 'one' }), xsrfBinding: () => role },
  })
  onTestFinished(server.stop)
  return server
}
