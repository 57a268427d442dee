import type { RequestInput } from '@sopaan/contract/call'
import { adminFeedback, FEEDBACK_SORTS, feedbacks, type ModeratedFeedback } from '@sopaan/contract/feedback'
import { afterAll, expect, test } from 'vitest'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 100_000 } })
const admin = await aSignedIn(server, 'admin')
for (const starRating of [3, 5, 4]) {
  const author = await aSignedIn(server)
  const message = `It told me ${starRating} true things in June.`
  await author.browser.call(feedbacks.submit, { body: { message, category: 'predictor', starRating } })
  server.clock.advance(1_000)
}
afterAll(() => server.stop())

const starsOf = async (query: RequestInput<typeof adminFeedback.list>['query']): Promise<number[]> => {
  const { data }: { data: ModeratedFeedback[] } = (await admin.browser.call(adminFeedback.list, { query })).json()
  return data.map(({ starRating }) => starRating)
}

test('staff put feedback in order by each column; without an order what was written last stands first', async () => {
  expect(await starsOf({})).toEqual([4, 5, 3])
  for (const sort of FEEDBACK_SORTS) expect([sort, (await starsOf({ sort })).length]).toEqual([sort, 3])
  expect(await starsOf({ sort: 'stars' })).toEqual([3, 4, 5])
  expect(await starsOf({ sort: '-stars', q: 'told me' })).toEqual([5, 4, 3])
  expect(await starsOf({ q: '%' })).toEqual([])
})

test('the stars of a filter are averaged, all together and by what they are about', async () => {
  const { averages } = (await admin.browser.call(adminFeedback.list)).json()
  // 4, 5 and 3 stars.
  expect(averages[0]).toEqual({ category: null, count: 3, stars: 4 })
  const five = (await admin.browser.call(adminFeedback.list, { query: { q: '5 true' } })).json().averages
  expect(five[0]).toEqual({ category: null, count: 1, stars: 5 })
  expect((await admin.browser.call(adminFeedback.list, { query: { q: 'nobody wrote this' } })).json().averages).toEqual(
    [],
  )
})

test('the list of feedback is taken as a file by the same filter, by support alone and after a fresh sign-in', async () => {
  const { body } = await admin.browser.call(adminFeedback.csv, { query: { q: '5 true', status: 'pending' } })
  expect(body).toContain(',5,predictor,pending,no,It told me 5 true things in June.,')
  expect(body.trim().split('\r\n').at(-1)).toBe('# whole: 1 feedbacks')
  const mentee = await aSignedIn(server)
  expect((await mentee.browser.call(adminFeedback.csv)).statusCode).toBe(403)
  server.clock.advance(16 * 60_000)
  const accessExpiresAt = new Date(server.clock.now().getTime() + 600_000)
  await server.deps.db.updateTable('signIns').set({ accessExpiresAt }).execute()
  expect((await admin.browser.call(adminFeedback.csv)).json().code).toBe('REAUTH_REQUIRED')
})
