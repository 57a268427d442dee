import { auth } from '@sopaan/contract/auth'
import { contact } from '@sopaan/contract/contact'
import { site } from '@sopaan/contract/site'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp()
const owner = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

const MINUTE_MS = 60_000
const instant = (minutesAgo: number) => new Date(server.clock.now().getTime() - minutesAgo * MINUTE_MS).toISOString()
const lift = (fromMinutesAgo: number, untilMinutesAgo: number) =>
  owner.browser.call(site.liftLimits, { body: { from: instant(fromMinutesAgo), until: instant(untilMinutesAgo) } })
const logIn = async (email: string, password = GOOD_PASSWORD) =>
  (await openBrowser(server.app.fastify).call(auth.login, { body: { email, password } })).statusCode
/** Somebody whom a stranger locked out by five wrong passwords. */
const aLockedOut = async () => {
  const person = await aPerson(server)
  for (let tried = 0; tried < 5; tried += 1) await logIn(person.email, 'not-the-password')
  expect(await logIn(person.email)).toBe(403)
  return person
}

test('AUTH-12: an owner lifts the locks that were laid in a period, and no other', async () => {
  const early = await aLockedOut()
  server.clock.advance(5 * MINUTE_MS)
  const late = await aLockedOut()
  server.clock.advance(MINUTE_MS)
  expect((await lift(3, 0)).json().data.locks).toBe(1)
  expect([await logIn(late.email), await logIn(early.email)]).toEqual([200, 403])
  expect((await lift(10, 3)).json().data.locks).toBe(1)
  expect(await logIn(early.email)).toBe(200)
  expect((await lift(10, 0)).json().data.locks, 'none is left').toBe(0)
})

test('what a limit counted in a period counts no more, in this process either, and what staff may do in a day stays counted', async () => {
  server.clock.advance(MINUTE_MS)
  await signIn(owner)
  const set = (max: number | null) => owner.browser.call(site.setLimit, { params: { name: 'contact' }, body: { max } })
  await set(2)
  const visitor = openBrowser(server.app.fastify)
  await visitor.call(site.find)
  const send = async () => (await visitor.call(contact.send, { payload: {} })).statusCode
  for (let sent = 0; sent < 4; sent += 1) await send()
  expect(await send()).toBe(429)
  const staffCounts = () =>
    server.deps.db.selectFrom('limitCounters').select('scope').where('scope', 'like', 'admin-%').execute()
  const before = (await staffCounts()).length
  expect((await lift(5, 0)).json().data.windows).toBeGreaterThan(0)
  expect((await staffCounts()).length).toBeGreaterThanOrEqual(before)
  expect([await send(), await send(), await send()].map((code) => code === 429)).toEqual([false, false, true])
  await set(null)
})

test('another process forgets what it counted by itself with the next page it is asked for', async () => {
  await signIn(owner)
  const visitor = openBrowser(server.app.fastify)
  await visitor.call(site.find)
  const isRefused = async () => (await visitor.call(contact.send, { payload: {} })).statusCode === 429
  // Twice the limit is what a process lets through by itself.
  for (let sent = 0; sent < 21; sent += 1) await isRefused()
  await server.deps.db.deleteFrom('limitCounters').execute()
  expect(await isRefused()).toBe(true)
  server.clock.advance(1)
  await server.deps.db.updateTable('siteSettings').set({ limitsLiftedAt: server.clock.now() }).execute()
  server.clock.advance(5_000)
  await visitor.call(site.find)
  expect(await isRefused()).toBe(false)
})

test('SESS-08: lifting takes a fresh password and a period in its order, and the trail says how much was lifted', async () => {
  await signIn(owner)
  await aLockedOut()
  const from = instant(1)
  const until = new Date(server.clock.now().getTime() + MINUTE_MS).toISOString()
  await owner.browser.call(site.liftLimits, { body: { from, until } })
  const entry = await server.deps.db
    .selectFrom('auditEvents')
    .select(['actorId', 'change'])
    .where('action', '=', 'site.lift-limits')
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    actorId: owner.userId,
    change: { from: { after: from }, until: { after: until }, locks: { before: 1, after: 0 } },
  })
  const turned = await owner.browser.call(site.liftLimits, { body: { from: until, until: from } })
  expect([turned.statusCode, turned.json().code]).toEqual([422, 'DATES_ORDER'])
  const support = await aSignedIn(server, 'admin')
  server.clock.advance(16 * MINUTE_MS)
  await support.browser.call(auth.refreshToken)
  expect((await support.browser.call(site.liftLimits, { body: { from, until } })).json().code).toBe('REAUTH_REQUIRED')
})
