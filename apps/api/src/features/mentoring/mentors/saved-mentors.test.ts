import { randomUUID } from 'node:crypto'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { savedMentors } from '@sopaan/contract/saved-mentors'
import { users } from '@sopaan/contract/users'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours, everyDay } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 1_000 } })
afterAll(() => server.stop())

const aMentor = () => aMentorWithHours(server, { weekly: everyDay('17:00', '20:00') })
const change = (person: Person, id: string, isSaved: boolean) =>
  person.browser.call(savedMentors.change, { params: { id }, body: { isSaved } })
const savedOf = async (person: Person) =>
  (await answerOf(person.browser.call(savedMentors.list))).data.map(({ _id }: { _id: string }) => _id)

test('a saved mentor stands in the own list with the next free times, once, until taken off', async () => {
  const [mentee, other, one, two] = [await aSignedIn(server), await aSignedIn(server), await aMentor(), await aMentor()]
  await change(mentee, one.userId, true)
  server.clock.advance(60_000)
  const saved = await change(mentee, two.userId, true)
  expect([saved.statusCode, saved.json().data[0]?.nextSlots.length]).toEqual([200, 3])
  await change(mentee, one.userId, true)
  expect(await savedOf(mentee), 'the last one first').toEqual([two.userId, one.userId])
  expect(await savedOf(other)).toEqual([])
  const copy = strFromU8(
    unzipSync((await mentee.browser.call(users.exportMe)).rawPayload)['data.json'] ?? new Uint8Array(),
  )
  expect(copy).toContain(two.userId)
  await change(mentee, two.userId, false)
  await change(mentee, two.userId, false)
  expect(await savedOf(mentee)).toEqual([one.userId])
})

test('who cannot be seen is not saved, and leaves the list while out of sight', async () => {
  const [mentee, mentor] = [await aSignedIn(server), await aMentor()]
  expect((await change(mentee, randomUUID(), true)).statusCode).toBe(404)
  expect((await change(mentee, mentee.userId, true)).statusCode).toBe(404)
  await change(mentee, mentor.userId, true)
  await server.deps.db
    .updateTable('users')
    .set({ status: 'deactivated', deactivatedAt: server.deps.now() })
    .where('id', '=', mentor.userId)
    .execute()
  expect(await savedOf(mentee)).toEqual([])
})

test('a mentor saves nobody', async () => {
  const [one, two] = [await aMentor(), await aMentor()]
  expect((await change(one, two.userId, true)).statusCode).toBe(403)
})

test('the mentors of the colleges on the own list are shown in the order of the list, and nobody without one', async () => {
  const [mentee, mentor] = [await aSignedIn(server), await aMentor()]
  const forList = async () =>
    (await answerOf(mentee.browser.call(savedMentors.forList))).data.map(({ _id }: { _id: string }) => _id)
  const { instituteSlug, programmeSlug } = await server.deps.db
    .selectFrom('mentors')
    .select(['instituteSlug', 'programmeSlug'])
    .where('userId', '=', mentor.userId)
    .executeTakeFirstOrThrow()
  expect(await forList()).toEqual([])
  const list = (keys: string[]) =>
    mentee.browser.call(choiceLists.make, { body: { _id: randomUUID(), name: 'Mine', keys } })
  expect((await list(['another-institute/civil-engineering'])).statusCode).toBe(201)
  expect(await forList(), 'a college that nobody mentors of').toEqual([])
  const [{ _id = '', version = 0 } = {}] = (await answerOf(mentee.browser.call(choiceLists.list))).data.lists
  const keys = ['another-institute/civil-engineering', `${instituteSlug}/${programmeSlug}`]
  await mentee.browser.call(choiceLists.save, { params: { id: _id }, body: { version, name: 'Mine', keys } })
  expect(await forList()).toContain(mentor.userId)
  const admin = await aSignedIn(server, 'admin')
  expect((await admin.browser.call(savedMentors.forList)).statusCode).toBe(403)
})
