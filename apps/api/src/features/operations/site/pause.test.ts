import { auth } from '@sopaan/contract/auth'
import { collegeData } from '@sopaan/contract/college-data'
import { collegePredictor } from '@sopaan/contract/college-predictor'
import { notifications } from '@sopaan/contract/notifications'
import { type PausedPart, site } from '@sopaan/contract/site'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { aSignedIn, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
const owner = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

const MINUTE_MS = 60_000
const pause = async (parts: PausedPart[], minutes = 30) => {
  const answer = await owner.browser.call(site.pause, { body: { parts, minutes } })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.pause
}
const stranger = openBrowser(server.app.fastify)
await stranger.call(site.find)

test('what staff paused is refused until its end with the hour, everything else goes on, and it ends by itself', async () => {
  const person = await aSignedIn(server)
  const codes = async () => ({
    polls: (await person.browser.call(notifications.list)).json().code,
    files: (await stranger.call(collegeData.download)).headers['content-type'],
    pictures: (await person.browser.call(users.uploadProfilePic, { payload: {} })).json().code,
    signUps: (await stranger.call(auth.signup, { payload: {} })).json().code,
  })
  const before = await codes()
  expect(Object.values(before)).not.toContain('PAUSED_FOR_NOW')
  const shown = await pause(['signUps', 'polls', 'pictures'], 30)
  const until = new Date(server.clock.now().getTime() + 30 * MINUTE_MS)
  expect(shown).toEqual({ parts: ['polls', 'pictures', 'signUps'], until: until.toISOString() })
  expect(await codes()).toEqual({
    polls: 'PAUSED_FOR_NOW',
    files: before.files,
    pictures: 'PAUSED_FOR_NOW',
    signUps: 'PAUSED_FOR_NOW',
  })
  const refused = await stranger.call(auth.signup, { payload: {} })
  // India is five and a half hours ahead of UTC.
  const clock = new Date(until.getTime() + 330 * MINUTE_MS).toISOString().slice(11, 16)
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().until]).toEqual([429, '1800', clock])
  expect(refused.json().message).toBe(
    `Switched off until ${clock} because so many people are here. Try again after that.`,
  )
  const predicted = await stranger.call(collegePredictor.predict, { query: { main: '12000' } as never })
  expect(predicted.json().code).not.toBe('PAUSED_FOR_NOW')
  expect((await openBrowser(server.app.fastify).call(site.find)).json().data.pause).toEqual(shown)
  server.clock.advance(30 * MINUTE_MS)
  await signIn(person)
  expect(await codes()).toEqual(before)
  expect((await openBrowser(server.app.fastify).call(site.find)).json().data.pause).toBeNull()
  await signIn(owner)
})

test('a paused file of many rows says so, and no part lets all go on at once', async () => {
  await pause(['files'])
  expect((await stranger.call(collegeData.download)).json().code).toBe('PAUSED_FOR_NOW')
  expect(await pause([])).toBeNull()
  expect((await stranger.call(collegeData.download)).statusCode).toBe(200)
})

test('SESS-08: a pause takes an owner with a fresh password, lasts from 5 minutes to half a day, and stands in the trail', async () => {
  const entry = () =>
    server.deps.db
      .selectFrom('auditEvents')
      .select(['actorId', 'change'])
      .where('action', '=', 'site.pause')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow()
  const shown = await pause(['polls'], 5)
  expect(await entry()).toEqual({ actorId: owner.userId, change: { pause: { before: null, after: shown } } })
  await pause([])
  for (const minutes of [4, 721]) {
    const answer = await owner.browser.call(site.pause, { body: { parts: ['polls'], minutes } })
    expect(answer.statusCode).toBe(422)
  }
  const mentee = await aSignedIn(server)
  expect((await mentee.browser.call(site.pause, { body: { parts: [], minutes: 5 } })).json().code).toBe('FORBIDDEN')
  const late = await aSignedIn(server, 'admin')
  server.clock.advance(16 * MINUTE_MS)
  await late.browser.call(auth.refreshToken)
  expect((await late.browser.call(site.pause, { body: { parts: [], minutes: 5 } })).json().code).toBe('REAUTH_REQUIRED')
})
