import { auth } from '@sopaan/contract/auth'
import { bookingLinks } from '@sopaan/contract/booking-links'
import type { Call } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { choicePlays } from '@sopaan/contract/choice-rounds'
import { listChecks } from '@sopaan/contract/list-checks'
import { managedUsers } from '@sopaan/contract/managed-users'
import { notifications } from '@sopaan/contract/notifications'
import { passkeys } from '@sopaan/contract/passkeys'
import { payments } from '@sopaan/contract/payments'
import { stateChoices } from '@sopaan/contract/state-choices'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { aPerson, aSignedIn, GOOD_PASSWORD, type Person } from '#api/testing/people.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'

const MINUTE_MS = 60_000
const ANY_ID = '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'

async function start(): Promise<{ server: TestApp; admin: Person; person: Person }> {
  const server = await startApp({ config: { rateLimitScale: 100_000 } })
  onTestFinished(server.stop)
  return { server, admin: await aSignedIn(server, 'admin'), person: await aSignedIn(server) }
}
const begin = (admin: Person, userId: string) => admin.browser.call(managedUsers.viewAs, { params: { id: userId } })
const end = (admin: Person) => admin.browser.call(managedUsers.endViewAs)
const whoIs = async (by: Person) => (await by.browser.call(users.getMe)).json().data?.user
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code

test('S16: an admin reads the pages as a mentee sees them, and the mentee finds beginning and end in the own log', async () => {
  const { admin, person } = await start()
  const begun = await begin(admin, person.userId)
  expect(begun.json().data).toEqual({ role: 'mentee', until: '2026-06-02T05:45:00.000Z' })
  expect(admin.browser.cookies.get('viewAs')).toBe(`${person.userId}.${Date.parse('2026-06-02T05:45:00.000Z')}`)
  expect(await whoIs(admin)).toMatchObject({ _id: person.userId, role: 'mentee' })
  expect((await admin.browser.call(managedUsers.list)).statusCode).toBe(403)
  expect((await end(admin)).json().data).toEqual({ _id: person.userId })
  expect(admin.browser.cookies.has('viewAs')).toBe(false)
  expect(await whoIs(admin)).toMatchObject({ _id: admin.userId, role: 'admin' })
  const own = (await person.browser.call(users.myLogs)).json()
  expect(own.data.map(({ event }: { event: string }) => event).slice(0, 2)).toEqual([
    'user.view-as-end',
    'user.view-as',
  ])
})

test('while an admin reads as somebody, the door refuses every change there is, whatever the call', async () => {
  const { server, admin, person } = await start()
  await begin(admin, person.userId)
  const open = new Set<Call>([managedUsers.endViewAs, auth.logout, auth.refreshToken])
  const unsafe = Object.values(CALLS)
    .flatMap((nouns) => Object.values(nouns))
    .filter(
      ({ method, access }) => method !== 'GET' && ['signed-in', 'mentee', 'anyone'].some((each) => each === access),
    )
    .filter((call) => !open.has(call))
  const before = await server.deps.db.selectFrom('auditEvents').select('sequence').execute()
  const answered: Call[] = []
  for (const call of unsafe) {
    const path = call.path.replace(/:\w+/g, ANY_ID)
    const answer = await admin.browser.send(call.method, path, call.body ? { body: { nothing: true } } : {})
    if (!answer.body.includes('"VIEWING_ONLY"')) answered.push(call)
  }
  expect(unsafe.length).toBeGreaterThan(50)
  // Questions too long for an address, and another company’s server: they change nothing in anybody’s name.
  expect(new Set(answered)).toEqual(READS_AND_SERVERS)
  expect(await server.deps.db.selectFrom('auditEvents').select('sequence').execute()).toHaveLength(before.length)
  expect((await admin.browser.call(users.exportMe)).json().code).toBe('REAUTH_REQUIRED')
})
const READS_AND_SERVERS = new Set<Call>([
  listChecks.check,
  choiceLists.file,
  choiceLists.judge,
  listChecks.make,
  listChecks.order,
  choicePlays.play,
  choicePlays.follow,
  stateChoices.judge,
  // What a link of a mail is for, and what a browser needs to make a key that is then refused: nothing is written.
  bookingLinks.describe,
  passkeys.begin,
  // Mail programs send it, and the link says whose it is.
  notifications.unsubscribe,
  payments.comeBack,
  payments.webhook,
])

test('it ends of itself after 15 minutes, and with the sign-in', async () => {
  const { server, admin, person } = await start()
  await begin(admin, person.userId)
  server.clock.advance(14 * MINUTE_MS)
  await admin.browser.call(auth.refreshToken)
  expect(await whoIs(admin)).toMatchObject({ _id: person.userId })
  server.clock.advance(MINUTE_MS)
  expect(await whoIs(admin)).toMatchObject({ _id: admin.userId, role: 'admin' })
  await admin.browser.call(auth.reauthenticate, { body: { password: GOOD_PASSWORD } })
  await begin(admin, person.userId)
  await admin.browser.call(auth.logout)
  expect(await whoIs(admin)).toBeUndefined()
  await person.browser.call(auth.refreshToken)
  expect(await whoIs(person)).toMatchObject({ _id: person.userId })
  expect(admin.browser.cookies.has('viewAs')).toBe(false)
})

test('nobody reads as an admin, as somebody asleep or as nobody; who becomes an admin or falls asleep is read no longer', async () => {
  const { server, admin, person } = await start()
  const other = await aPerson(server, 'admin')
  expect(codeOf(await begin(admin, other.userId))).toBe('VIEW_NOT_POSSIBLE')
  expect((await begin(admin, ANY_ID)).statusCode).toBe(404)
  await begin(admin, person.userId)
  await server.deps.db
    .updateTable('users')
    .set({ role: 'admin', staffRoles: ['content'] })
    .where('id', '=', person.userId)
    .execute()
  expect(await whoIs(admin)).toMatchObject({ _id: admin.userId })
  await server.deps.db
    .updateTable('users')
    .set({ role: 'mentee', staffRoles: [], status: 'deactivated', deactivatedAt: server.deps.now() })
    .where('id', '=', person.userId)
    .execute()
  expect(await whoIs(admin)).toMatchObject({ _id: admin.userId })
  expect(codeOf(await begin(admin, person.userId))).toBe('VIEW_NOT_POSSIBLE')
})

test('an admin who loses the role while reading as somebody is nobody but a mentee', async () => {
  const { server, admin, person } = await start()
  await begin(admin, person.userId)
  await server.deps.db
    .updateTable('users')
    .set({ role: 'mentee', staffRoles: [] })
    .where('id', '=', admin.userId)
    .execute()
  expect(await whoIs(admin)).toMatchObject({ _id: admin.userId, role: 'mentee' })
})

test('a cookie alone makes nobody read as anybody', async () => {
  const { admin, person } = await start()
  person.browser.cookies.set('viewAs', `${admin.userId}.9999999999999`)
  expect(await whoIs(person)).toMatchObject({ _id: person.userId })
  expect((await person.browser.call(users.updateMe, { body: { language: 'hi' } })).statusCode).toBe(200)
})
