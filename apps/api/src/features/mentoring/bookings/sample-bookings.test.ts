import { expect, test } from 'vitest'
import { makeSamplePeople } from '#api/features/account/accounts/first-people.service.ts'
import { countCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { seedSampleMentors } from '#api/features/mentoring/mentors/sample-mentors.service.ts'
import { startApp } from '#api/testing/start-app.ts'
import { mentorOverview, ownMentees } from './overview.service.ts'
import { seedSampleBookings } from './sample-bookings.service.ts'

test('a fresh start shows the sample mentor a desk at work, and another start makes nothing more', async () => {
  const server = await startApp()
  await makeSamplePeople(server.deps)
  await seedSampleMentors(server.deps)
  await seedSampleBookings(server.deps)
  await seedSampleBookings(server.deps)
  const [mentor, mentee] = await Promise.all(
    ['mentor@sopaan.test', 'mentee@sopaan.test'].map((email) =>
      server.deps.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    ),
  )
  const actor = { userId: mentor?.id ?? '', role: 'mentor' as const, signInId: '' }
  const day = await mentorOverview(server.deps, actor)
  expect([day.today, day.requests, day.next].map(({ length }) => length)).toEqual([1, 3, 1])
  // What a mentor decides by stands with each request: class and ranks, and no rank where there is none yet.
  expect(day.requests.map(({ other, mentee: { studyClass, ranks } }) => [other.firstName, studyClass, ranks])).toEqual([
    ['Kabir', 'passed', [{ list: 'main-1', rank: 31_260 }]],
    [
      'Meher',
      '12',
      [
        { list: 'advanced', rank: 7_480 },
        { list: 'main-1', rank: 9_110 },
      ],
    ],
    ['Rohan', '11', []],
  ])
  // Five held with the sample mentor; of their reviews, 5 and 4 stars are shown and one waits.
  expect(day).toMatchObject({ sessions: 5, rating: { mean: 4.5, count: 2 } })
  const { data } = await ownMentees(server.deps, actor, { page: 1, limit: 20 })
  expect(data.map(({ firstName, openItems }) => `${firstName} ${openItems}`).sort()).toEqual([
    'Diya 1',
    'Kabir 0',
    'Meher 0',
    'Sample 1',
  ])
  expect(await countCredits(server.deps, mentee?.id ?? '')).toBe(3)
  const written = await server.deps.db.selectFrom('bookings').select('question').execute()
  expect(written).toHaveLength(12)
  expect(written.every(({ question }) => question.startsWith('Sample: '))).toBe(true)
  await server.stop()
})
