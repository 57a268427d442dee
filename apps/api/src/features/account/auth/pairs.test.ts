import { auth } from '@sopaan/contract/auth'
import { type Call, defineCall } from '@sopaan/contract/call'
import { CALLS } from '@sopaan/contract/calls'
import { signIns } from '@sopaan/contract/sign-ins'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serve } from '#api/http/serve.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD, mailedToken, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const ADMIN_CALLS = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) =>
  defineCall({
    method,
    path: '/api/v1/admin/probe',
    access: 'admin',
    response: z.object({ ok: z.boolean() }),
    refuses: [],
  }),
)

const server = await startApp({
  config: { rateLimitScale: 100_000 },
  features: [(app) => void ADMIN_CALLS.map((call) => serve(app, call, () => ({ ok: true })))],
})
afterAll(() => server.stop())

const NEW_PASSWORD = 'quiet-harbour-58-mango'
const calls: readonly Call[] = Object.values(CALLS).flatMap((nouns): Call[] => Object.values(nouns))
const stranger = () => openBrowser(server.app.fastify)
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
const logIn = (email: string, password: string, browser = stranger(), totp?: string) =>
  browser.call(auth.login, { body: { email, password, ...(totp ? { totp } : {}) } })

async function resetTokenOf(person: Person): Promise<string> {
  const body = { email: person.email, type: 'reset' as const }
  await person.browser.call(auth.sendResetReactivateEmail, { body })
  await server.runWorker()
  return mailedToken(server, person.email)
}

test('AUTHZ-03: a link of one account does nothing with the address of another, and both are left as they were', async () => {
  const [one, other] = [await aPerson(server), await aPerson(server)]
  const token = await resetTokenOf(one)
  const answer = await stranger().call(auth.resetPassword, {
    query: { token },
    body: { email: other.email, password: NEW_PASSWORD },
  })
  expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'LINK_INVALID'])
  expect((await logIn(one.email, GOOD_PASSWORD)).statusCode).toBe(200)
  expect((await logIn(other.email, GOOD_PASSWORD)).statusCode).toBe(200)
  expect((await logIn(other.email, NEW_PASSWORD)).statusCode).toBe(400)
})

test('AUTHZ-03: a token in the query and another in the body are not both believed', async () => {
  const [one, other] = [await aPerson(server), await aPerson(server)]
  const [mine, theirs] = [await resetTokenOf(one), await resetTokenOf(other)]
  const answer = await stranger().call(auth.resetPassword, {
    query: { token: theirs },
    body: { email: other.email, password: NEW_PASSWORD, token: mine },
  })
  expect(codeOf(answer)).toBe('LINK_INVALID')
  expect((await logIn(other.email, GOOD_PASSWORD)).statusCode).toBe(200)
})

test('AUTHZ-03, C6: the browser that waits for one address learns nothing about another', async () => {
  const [one, other] = [await aPerson(server), await aPerson(server)]
  await resetTokenOf(one)
  const token = await resetTokenOf(other)
  const body = { email: other.email, password: NEW_PASSWORD }
  expect((await stranger().call(auth.resetPassword, { query: { token }, body })).statusCode).toBe(200)
  const poll = (person: Person) =>
    person.browser.call(auth.checkVerificationStatus, {
      body: { email: other.email, type: 'reset' },
    })
  expect((await poll(other)).json().isPasswordChanged).toBe(true)
  expect((await poll(one)).json().isPasswordChanged).toBe(false)
})

test('AUTHZ-03: the sign-in of one person is nobody else’s to end, whoever asks with its id', async () => {
  const [one, other] = [await aSignedIn(server), await aSignedIn(server)]
  const [{ _id }] = (await other.browser.call(signIns.list)).json().data
  const answer = await one.browser.call(signIns.remove, { params: { id: _id } })
  expect(answer.statusCode).not.toBe(500)
  expect((await other.browser.call(users.getMe)).statusCode).toBe(200)
})

test('AUTHZ-03: with the access of one person and the refresh of another each opens its own account alone', async () => {
  const [one, other] = [await aSignedIn(server), await aSignedIn(server)]
  const mixed = openBrowser(server.app.fastify, new Map(one.browser.cookies))
  mixed.cookies.set('__Host-rt', other.browser.cookies.get('__Host-rt') ?? '')
  const me = async () => (await mixed.call(users.getMe)).json().data?.user.email
  expect(await me()).toBe(one.email)
  await mixed.call(auth.refreshToken)
  expect(await me()).toBe(other.email)
  expect((await one.browser.call(signIns.list)).json().data).toHaveLength(1)
})

test.each(ADMIN_CALLS.map((call) => [call.method, call] as const))(
  'AUTHZ-07: the access token of an admin whose sign-in was ended is refused at once (%s)',
  async (method, call) => {
    const admin = await aSignedIn(server, 'admin')
    const kept = openBrowser(server.app.fastify, new Map(admin.browser.cookies))
    const body = method === 'GET' ? {} : { payload: {} }
    expect((await kept.call(call, body)).statusCode).toBe(200)
    await server.deps.db.deleteFrom('signIns').where('userId', '=', admin.userId).execute()
    expect((await kept.call(call, body)).statusCode).toBe(401)
  },
)

test('SESS-13: who is signed in is told 401 by no call there is, whatever it refuses', async () => {
  for (const role of ['mentee', 'mentor', 'admin'] as const) {
    const person = await aSignedIn(server, role)
    for (const call of calls) {
      const isEnding = /logout|sign-ins$|refresh-token/.test(call.path) && call.method !== 'GET'
      const { browser } = isEnding ? await aSignedIn(server, role) : person
      const url = call.path.replace(/:\w+/g, '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33')
      const answer = await browser.send(call.method, url, call.body ? { body: { nothing: true } } : {})
      expect([role, call.method, call.path, answer.statusCode === 401]).toEqual([role, call.method, call.path, false])
    }
  }
})

test('SESS-13, C10: a sign-in that fails is told 400, 403 or 422, never 401', async () => {
  const person = await aPerson(server)
  const asleep = await aSignedIn(server)
  await asleep.browser.call(users.deactivateAccount, { body: { reason: 'A rest' } })
  const answers = [
    await logIn(person.email, 'not-the-password'),
    await logIn('nobody@example.org', 'not-the-password'),
    await logIn(asleep.email, GOOD_PASSWORD),
    await stranger().call(auth.login, { body: { email: 'no address', password: '' } }),
    await stranger().call(auth.signup, { payload: {} }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 403, 422, 422])
})
