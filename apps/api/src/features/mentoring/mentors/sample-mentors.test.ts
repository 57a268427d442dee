import { mentors } from '@sopaan/contract/mentors'
import { expect, onTestFinished, test } from 'vitest'
import { makeSamplePeople } from '#api/features/account/accounts/first-people.service.ts'
import { startApp } from '#api/testing/start-app.ts'
import { seedSampleMentors } from './sample-mentors.service.ts'

test('a fresh start shows seven sample mentors, marked as such, and another start makes no more', async () => {
  const server = await startApp()
  await makeSamplePeople(server.deps)
  await seedSampleMentors(server.deps)
  await seedSampleMentors(server.deps)
  const { data, total } = await server.request(mentors.list, { query: {} })
  expect(total).toBe(7)
  expect(data.every(({ isSample, isTakingBookings }) => isSample && isTakingBookings)).toBe(true)
  const from = new Date(server.deps.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const { data: free } = await server.request(mentors.slots, { params: { id: data[0]?._id ?? '' }, query: { from } })
  expect(free.slots.length).toBeGreaterThan(14)
  const mentee = await server.deps.db
    .selectFrom('users')
    .innerJoin('creditEntries', 'creditEntries.userId', 'users.id')
    .select(['birthMonth', 'balanceAfter'])
    .where('email', '=', 'mentee@sopaan.test')
    .execute()
  expect(mentee).toEqual([{ birthMonth: '2004-03', balanceAfter: 3 }])
  await server.stop()
})

test('sample mentors are found by what aspirants call their colleges and branches', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  await makeSamplePeople(server.deps)
  await seedSampleMentors(server.deps)
  const find = async (q: string) =>
    (await server.request(mentors.list, { query: { q } })).data.map(({ firstName }) => firstName).sort()
  expect(await find('NIT Trichy')).toEqual(['Meenakshi'])
  expect(await find('trichi')).toEqual(['Meenakshi'])
  expect(await find('rec trichy')).toEqual(['Meenakshi'])
  expect(await find('nitt cse')).toEqual(['Meenakshi'])
  expect(await find('nitc')).toEqual(['Joel'])
  expect(await find('IITB')).toEqual(['Ishita'])
  expect(await find('cse')).toEqual(['Meenakshi'])
  // A kind of institute: all of them.
  expect(await find('nit')).toEqual(['Ananya', 'Joel', 'Lalrin', 'Meenakshi', 'Sample'])
  expect(await find('iit')).toEqual(['Ishita'])
  expect(await find('iiit')).toEqual(['Farhan'])
  // A city.
  expect(await find('pune')).toEqual(['Farhan'])
  expect(await find('nitc cse')).toEqual([])
})
