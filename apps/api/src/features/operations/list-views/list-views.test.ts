import { type ListView, type ListWithViews, listViews } from '@sopaan/contract/list-views'
import type { StaffRole } from '@sopaan/contract/staff-roles'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  const aStaffMember = async (...staffRoles: StaffRole[]) => {
    const person = await aSignedIn(server, 'admin')
    await server.deps.db.updateTable('users').set({ staffRoles }).where('id', '=', person.userId).execute()
    return person
  }
  return { server, aStaffMember }
}

const save = (by: Person, view: { list?: ListWithViews; name: string; search: string; isShared?: boolean }) =>
  by.browser.call(listViews.save, { body: { list: 'users', ...view } })
const viewsOf = async (by: Person, list: ListWithViews = 'users'): Promise<ListView[]> =>
  (await by.browser.call(listViews.list, { query: { list } })).json().data
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code

test('one of the staff has up to twenty views of a list by name, which others do not see', async () => {
  const { aStaffMember } = await start()
  const own = await aStaffMember('support')
  const other = await aStaffMember('support')
  const first = (await save(own, { name: 'Asleep', search: 'status=deactivated' })).json().data._id
  await save(own, { name: 'Asleep', search: 'hide=email.seen&status=deactivated' })
  expect(await viewsOf(own)).toEqual([
    { _id: first, name: 'Asleep', search: 'hide=email.seen&status=deactivated', isShared: false, sharedBy: null },
  ])
  expect(await viewsOf(other)).toEqual([])
  expect(codeOf(await save(own, { name: 'Elsewhere', search: 'https://evil.example/?a=b' }))).toBe('INVALID_INPUT')
  for (let at = 1; at < 20; at += 1) await save(own, { name: `View ${at}`, search: '' })
  expect(codeOf(await save(own, { name: 'One more', search: '' }))).toBe('VIEWS_FULL')
  expect((await save(own, { name: 'Asleep', search: '' })).statusCode).toBe(201)
  expect((await save(own, { list: 'payments', name: 'Asleep', search: '' })).statusCode).toBe(201)
  expect((await other.browser.call(listViews.remove, { params: { id: first } })).statusCode).toBe(404)
  expect((await own.browser.call(listViews.remove, { params: { id: first } })).statusCode).toBe(200)
  expect([await viewsOf(own), await viewsOf(own, 'payments')].map((views) => views.length)).toEqual([19, 1])
})

test('a shared view is seen by all who work with its list, under the name of its owner, after the own ones', async () => {
  const { server, aStaffMember } = await start()
  const [own, other] = [await aStaffMember('finance'), await aStaffMember('support')]
  const shared = (await save(own, { name: 'A shared one', search: 'role=mentor', isShared: true })).json().data._id
  await save(other, { name: 'Z', search: 'role=mentee' })
  const { fullName } = await server.deps.db
    .selectFrom('users')
    .select('fullName')
    .where('id', '=', own.userId)
    .executeTakeFirstOrThrow()
  expect((await viewsOf(other)).map(({ name, sharedBy }) => [name, sharedBy])).toEqual([
    ['Z', null],
    ['A shared one', fullName],
  ])
  expect((await other.browser.call(listViews.remove, { params: { id: shared } })).statusCode).toBe(404)
  const owner = await aStaffMember('owner')
  expect((await owner.browser.call(listViews.remove, { params: { id: shared } })).statusCode).toBe(200)
  expect((await viewsOf(own)).map(({ name }) => name)).toEqual([])
})

test('nobody reads or saves views of a list that others work with', async () => {
  const { aStaffMember, server } = await start()
  const content = await aStaffMember('content')
  const refused = await content.browser.call(listViews.list, { query: { list: 'users' } })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'STAFF_ROLE_NEEDED', staffRoles: ['support', 'finance'] },
  ])
  expect(codeOf(await save(content, { name: 'Mine', search: '' }))).toBe('STAFF_ROLE_NEEDED')
  expect(codeOf(await save(content, { list: 'audit', name: 'Mine', search: '' }))).toBe('STAFF_ROLE_NEEDED')
  expect((await save(content, { list: 'records', name: 'Mine', search: '' })).statusCode).toBe(201)
  const mentee = await aSignedIn(server)
  expect(codeOf(await mentee.browser.call(listViews.list, { query: { list: 'records' } }))).toBe('FORBIDDEN')
})
