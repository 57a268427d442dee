import type { RequestInput } from '@sopaan/contract/call'
import { mentorCounts } from '@sopaan/contract/mentor-counts'
import { mentors } from '@sopaan/contract/mentors'
import { afterAll, expect, test } from 'vitest'
import { aMentorWithHours, MENTOR_PROFILE } from '#api/testing/mentors.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp()
afterAll(() => server.stop())

type Query = RequestInput<typeof mentorCounts.count>['query']
const count = async (query: Query = {}) => {
  const { languages, branches: _, ...rest } = (await server.request(mentorCounts.count, { query })).data
  return { ...rest, hindi: languages.find(({ language }) => language === 'hi')?.count }
}
const listed = async (query: RequestInput<typeof mentors.list>['query']) =>
  (await server.request(mentors.list, { query })).data.map(({ _id }) => _id)

test('each switch of the list says how many it would leave, whatever else the list is narrowed by', async () => {
  // Of Silchar in Assam, in Hindi, free day and night.
  const assam = await aMentorWithHours(server)
  const away = await aMentorWithHours(server, { isTakingBookings: false })
  const trichy = await aMentorWithHours(server)
  const institute = 'national-institute-of-technology-tiruchirappalli'
  const body = { ...MENTOR_PROFILE, institute, languages: ['en' as const] }
  expect((await trichy.browser.call(mentors.change, { body })).statusCode).toBe(200)

  expect(await count()).toEqual({ free: 2, home: null, hindi: 2 })
  expect(await count({ home: 'Assam' })).toEqual({ free: 2, home: 2, hindi: 2 })
  expect(await count({ home: 'Assam', free: true })).toEqual({ free: 2, home: 1, hindi: 1 })
  expect(await count({ home: 'Tamil Nadu', language: 'hi' }), 'a switch that is on counts with the others').toEqual({
    free: 1,
    home: 0,
    hindi: 2,
  })
  expect(await count({ q: 'nit trichy', home: 'Tamil Nadu' })).toEqual({ free: 1, home: 1, hindi: 0 })

  expect((await listed({ state: 'Assam' })).toSorted()).toEqual([assam.userId, away.userId].toSorted())
  expect(await listed({ state: 'Assam', free: true })).toEqual([assam.userId])
  expect(await listed({ state: 'Tamil Nadu' })).toEqual([trichy.userId])
})

test('mentors are narrowed by branch, and each branch that anybody studies says how many it would leave', async () => {
  const branchesOf = async (query: Query = {}) => (await server.request(mentorCounts.count, { query })).data.branches
  const before = await branchesOf({ state: 'Kerala' })
  const mentor = await aMentorWithHours(server)
  const institute = 'national-institute-of-technology-calicut'
  const programme = 'civil-engineering-4-years-bachelor-of-technology'
  const body = { ...MENTOR_PROFILE, institute, programme }
  expect((await mentor.browser.call(mentors.change, { body })).statusCode).toBe(200)
  expect(before).toEqual([])
  expect(await branchesOf({ state: 'Kerala' })).toEqual([{ branch: 'CIVIL', count: 1 }])
  expect(await listed({ branch: 'CIVIL', state: 'Kerala' })).toEqual([mentor.userId])
  expect(await listed({ branch: 'MECH', state: 'Kerala' })).toEqual([])
})
