import { accountHelp } from '@sopaan/contract/account-help'
import { isLetIn } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { listFiles } from '@sopaan/contract/list-files'
import { listViews } from '@sopaan/contract/list-views'
import { managedUsers } from '@sopaan/contract/managed-users'
import { adminNotifications } from '@sopaan/contract/notifications'
import { overview } from '@sopaan/contract/overview'
import { EXPORT_ALONE_MAX, staff } from '@sopaan/contract/staff'
import { staffDay } from '@sopaan/contract/staff-day'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import { expect, onTestFinished, test } from 'vitest'
import { aPerson, aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'

async function start(): Promise<TestApp> {
  const server = await startApp()
  onTestFinished(server.stop)
  return server
}

async function aStaffMember(server: TestApp, ...staffRoles: StaffRole[]): Promise<Person> {
  const person = await aSignedIn(server, 'admin')
  await server.deps.db.updateTable('users').set({ staffRoles }).where('id', '=', person.userId).execute()
  return person
}

const rolesOf = async (server: TestApp, { userId }: Person) =>
  server.deps.db.selectFrom('users').select(['role', 'staffRoles']).where('id', '=', userId).executeTakeFirstOrThrow()
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
const change = (by: Person, of: Person, staffRoles: StaffRole[]) =>
  by.browser.call(staff.change, { params: { id: of.userId }, body: { staffRoles, reason: 'New in the office.' } })
const waitingFor = async (owner: Person): Promise<{ _id: string; isOwn: boolean }[]> =>
  (await owner.browser.call(staff.list)).json().data.confirmations

test('one of the staff is refused what others look after, in words, and an owner is not', async () => {
  const server = await start()
  const content = await aStaffMember(server, 'content')
  const refused = await content.browser.call(managedUsers.list)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'STAFF_ROLE_NEEDED', staffRoles: ['support', 'finance'] },
  ])
  expect((await content.browser.call(overview.find)).statusCode).toBe(200)
  expect((await (await aStaffMember(server, 'owner')).browser.call(managedUsers.list)).statusCode).toBe(200)
})

test('every call of the staff area says whose it is, but for what every admin needs', () => {
  const forAll = Object.values(CALLS)
    .flatMap((noun) => Object.values(noun))
    .filter((call) => isLetIn(call.access, { role: 'admin', staffRoles: [] }) && call.path.includes('/admin/'))
  const { list, markRead, markAllRead } = adminNotifications
  // A view is shown to whoever works with its list, which its call looks at itself.
  const views = [listViews.list, listViews.save, listViews.remove]
  // A file is for whom its list is, which its call looks at itself.
  const files = Object.values(listFiles)
  expect(new Set(forAll)).toEqual(
    new Set([overview.find, staffDay.find, list, markRead, markAllRead, ...views, ...files]),
  )
})

test('a lone owner lets the second one in, and from then on two have to agree', async () => {
  const server = await start()
  const first = await aStaffMember(server, 'owner')
  const second = await aPerson(server)
  expect((await change(first, second, ['owner'])).json().data.state).toBe('done')
  expect(await rolesOf(server, second)).toEqual({ role: 'admin', staffRoles: ['owner'] })
  const third = await aSignedIn(server)
  expect((await change(first, third, ['finance', 'support'])).json().data.state).toBe('waiting')
  expect(await rolesOf(server, third)).toEqual({ role: 'mentee', staffRoles: [] })
  expect(codeOf(await change(first, third, ['support']))).toBe('CONFIRMATION_ASKED')
  const [asked] = await waitingFor(first)
  expect(asked?.isOwn).toBe(true)
  const params = { id: asked?._id ?? '' }
  expect(codeOf(await first.browser.call(staff.confirm, { params }))).toBe('SECOND_PERSON_NEEDED')
  await signIn(second)
  expect((await second.browser.call(staff.confirm, { params })).statusCode).toBe(200)
  expect(await rolesOf(server, third)).toEqual({ role: 'admin', staffRoles: ['support', 'finance'] })
  expect((await third.browser.call(overview.find)).statusCode).toBe(401)
  const trail = await server.deps.db
    .selectFrom('auditEvents')
    .select('action')
    .where('targetId', '=', third.userId)
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['staff.ask-roles', 'staff.confirm-roles']))
})

test('nobody changes the own roles, nor asks for what is there already, and turned down nothing changes', async () => {
  const server = await start()
  const [one, other, clerk] = [
    await aStaffMember(server, 'owner'),
    await aStaffMember(server, 'owner'),
    await aStaffMember(server, 'support'),
  ]
  expect(codeOf(await change(one, one, ['finance']))).toBe('OWN_ACCOUNT')
  expect(codeOf(await change(one, clerk, ['support']))).toBe('STAFF_UNCHANGED')
  expect((await change(one, clerk, [])).json().data.state).toBe('waiting')
  const [asked] = await waitingFor(other)
  expect((await other.browser.call(staff.withdraw, { params: { id: asked?._id ?? '' } })).statusCode).toBe(200)
  expect(await rolesOf(server, clerk)).toEqual({ role: 'admin', staffRoles: ['support'] })
  expect(await waitingFor(one)).toEqual([])
})

test('support does nothing to the account of an admin', async () => {
  const server = await start()
  const support = await aStaffMember(server, 'support')
  const owner = await aStaffMember(server, 'owner')
  const params = { id: owner.userId }
  expect(codeOf(await support.browser.call(accountHelp.sendResetLink, { params }))).toBe('STAFF_BY_OWNERS')
  const { data } = (
    await support.browser.call(managedUsers.deactivate, { body: { ids: [owner.userId], reason: 'A try.' } })
  ).json()
  expect(data).toEqual({ changed: [], skipped: [{ _id: owner.userId, why: 'staff' }] })
})

test('a file of more people than one takes alone waits for an owner, then is there for a day for that filter', async () => {
  const server = await start()
  const owner = await aStaffMember(server, 'owner')
  const support = await aStaffMember(server, 'support')
  await server.deps.db
    .insertInto('users')
    .values(
      Array.from({ length: EXPORT_ALONE_MAX + 1 }, (_, at) => ({
        email: `many-${at}@example.org`,
        fullName: 'Many',
        role: 'mentee' as const,
        passwordHash: '',
        passwordKeyId: '',
        passwordChangedAt: server.deps.now(),
        createdAt: server.deps.now(),
      })),
    )
    .execute()
  const take = () => support.browser.call(managedUsers.csv, { query: { role: 'mentee' } })
  expect(codeOf(await take())).toBe('EXPORT_NEEDS_SECOND')
  await support.browser.call(managedUsers.askExport, { query: { role: 'mentee' }, body: { reason: 'The law asks.' } })
  const [asked] = await waitingFor(owner)
  expect(asked).toMatchObject({ kind: 'export', list: 'users', filter: 'role=mentee', people: EXPORT_ALONE_MAX + 1 })
  expect((await owner.browser.call(staff.confirm, { params: { id: asked?._id ?? '' } })).statusCode).toBe(200)
  expect((await take()).statusCode).toBe(200)
  expect(codeOf(await support.browser.call(managedUsers.csv, { query: {} }))).toBe('EXPORT_NEEDS_SECOND')
})

test('the staff are found by words and by what they look after, in an order, and their file is on the trail', async () => {
  const server = await start()
  const owner = await aStaffMember(server, 'owner')
  const clerk = await aStaffMember(server, 'support')
  const writer = await aStaffMember(server, 'content', 'support')
  const rename = (person: Person, fullName: string) =>
    server.deps.db.updateTable('users').set({ fullName }).where('id', '=', person.userId).execute()
  await Promise.all([rename(owner, 'Chitra Owner'), rename(clerk, 'Asha Clerk'), rename(writer, 'Bela Writer')])
  const found = async (query: object): Promise<string[]> =>
    (await owner.browser.call(staff.list, { query: query as never }))
      .json()
      .data.people.map(({ fullName }: { fullName: string }) => fullName.split(' ')[0])
  expect(await found({})).toEqual(['Asha', 'Bela', 'Chitra'])
  expect(await found({ sort: '-name' })).toEqual(['Chitra', 'Bela', 'Asha'])
  expect(await found({ role: 'support' })).toEqual(['Asha', 'Bela'])
  expect(await found({ q: 'WRITER' })).toEqual(['Bela'])
  const file = await owner.browser.call(staff.csv, { query: { role: 'support' } })
  expect(file.body).toContain('Asha Clerk')
  expect(file.body.trim().split('\r\n').at(-1)).toBe('# whole: 2 people')
  const entries = await server.deps.db.selectFrom('auditEvents').select('action').execute()
  expect(entries.map(({ action }) => action)).toContain('staff.export')
  expect(codeOf(await clerk.browser.call(staff.csv))).toBe('STAFF_ROLE_NEEDED')
  server.clock.advance(16 * 60_000)
  const accessExpiresAt = new Date(server.clock.now().getTime() + 600_000)
  await server.deps.db.updateTable('signIns').set({ accessExpiresAt }).execute()
  expect(codeOf(await owner.browser.call(staff.csv))).toBe('REAUTH_REQUIRED')
})
