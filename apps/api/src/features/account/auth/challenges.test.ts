import { auth } from '@sopaan/contract/auth'
import type { Challenge, Proof } from '@sopaan/contract/challenges'
import { expect, test } from 'vitest'
import { type Browser, openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD } from '#api/testing/people.ts'
import { proofOf } from '#api/testing/solve-challenge.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'

const HALL = '198.51.100.20'
const MINUTE_MS = 60_000

const openAt = (server: TestApp) => openBrowser(server.app.fastify)
const logIn = async (browser: Browser, email: string, more: { password?: string; proof?: Proof; ip?: string } = {}) => {
  const { ip = HALL, password = GOOD_PASSWORD, proof } = more
  return (await browser.call(auth.login, { body: { email, password, ...(proof && { proof }) }, ip })).json() as {
    status: string
    code?: string
    challenge: Challenge
  }
}

/**
 * A tenth of every limit: 60 wrong passwords of an address, 3 of a device; and an address that is past them, at the beginning
 * of its ten minutes.
 */
async function startPastMark(): Promise<TestApp> {
  const server = await startApp({ config: { rateLimitScale: 0.1 } })
  server.clock.advance(10 * MINUTE_MS - (server.deps.now().getTime() % (10 * MINUTE_MS)))
  await failOften(server, HALL)
  return server
}

async function failOften(server: TestApp, ip: string): Promise<void> {
  for (let at = 0; at < 20; at += 1) {
    const stranger = openAt(server)
    for (const each of [1, 2, 3])
      await logIn(stranger, `aim-${ip}-${at}-${each}@example.org`, { password: 'not-it', ip })
  }
}

test('AUTH-15: past the high mark of its address an unknown browser solves a challenge, and signs in at once', async () => {
  const server = await startPastMark()
  const person = await aPerson(server)
  const asked = await logIn(person.browser, person.email)
  expect(asked).toMatchObject({ status: 'error', code: 'CHALLENGE_REQUIRED', challenge: { bits: 4, count: 16 } })
  const proof = proofOf(asked.challenge)
  expect(await logIn(person.browser, person.email, { proof })).toMatchObject({ status: 'success' })
  await server.stop()
})

test('AUTH-14: past it, a browser that the account knows signs in with no challenge', async () => {
  const server = await startPastMark()
  const owner = await aSignedIn(server)
  expect(await logIn(owner.browser, owner.email)).toMatchObject({ status: 'success' })
  expect((await logIn(openAt(server), owner.email)).code).toBe('CHALLENGE_REQUIRED')
  await server.stop()
})

test('AUTH-15: a challenge is good once, for five minutes, at its address, for its purpose and with every answer', async () => {
  const server = await startPastMark()
  const other = '203.0.113.99'
  await failOften(server, other)
  const person = await aPerson(server)
  const ask = async () => proofOf((await logIn(openAt(server), person.email)).challenge)
  const codeWith = async (proof: Proof, ip = HALL) =>
    (await logIn(openAt(server), person.email, { proof, ip, password: 'not-it' })).code
  const proof = await ask()
  const [first = 0, ...rest] = proof.answers
  const refused: [string, Proof, string?][] = [
    ['an answer is wrong', { ...proof, answers: [first + 1, ...rest.map((answer) => answer + 1)] }],
    ['an answer is missing', { ...proof, answers: rest }],
    ['there is one too many', { ...proof, answers: [...proof.answers, first] }],
    ['the seed was chosen', { ...proof, token: proof.token.replace(/[\w-]{43}$/, 'A'.repeat(43)) }],
    ['its end was moved', { ...proof, token: proof.token.replace(/^\w+/, 'zzzzzzzz') }],
    ['it is no challenge', { token: 'x', answers: [] }],
    ['it was solved elsewhere', proof, other],
  ]
  for (const [why, tried, ip] of refused) expect(await codeWith(tried, ip), why).toBe('CHALLENGE_REQUIRED')
  expect(await codeWith(proof), 'nothing of that used it up').toBe('INVALID_CREDENTIALS')
  expect(await codeWith(proof), 'used').toBe('CHALLENGE_REQUIRED')
  const [early, late] = [await ask(), await ask()]
  server.clock.advance(5 * MINUTE_MS - 1)
  expect(await codeWith(early), 'just in time').toBe('INVALID_CREDENTIALS')
  server.clock.advance(1)
  expect(await codeWith(late), 'too late').toBe('CHALLENGE_REQUIRED')
  await server.stop()
})

test('AUTH-15: the work buys one try each: the account locks and the device waits as they did', async () => {
  const server = await startPastMark()
  const person = await aPerson(server)
  const attempt = async (browser: Browser, email: string) => {
    const { challenge } = await logIn(browser, email, { password: 'not-it' })
    return (await logIn(browser, email, { password: 'not-it', proof: proofOf(challenge) })).code
  }
  for (let at = 0; at < 5; at += 1) expect(await attempt(openAt(server), person.email)).toBe('INVALID_CREDENTIALS')
  expect(await attempt(openAt(server), person.email)).toBe('ACCOUNT_LOCKED')
  const one = openAt(server)
  for (let at = 0; at < 3; at += 1) expect(await attempt(one, `more-${at}@example.org`)).toBe('INVALID_CREDENTIALS')
  expect((await logIn(one, 'more-4@example.org')).code).toBe('RATE_LIMITED')
  await server.stop()
})

test('AUTH-15: of four browsers that send one solved challenge at once, one goes on', async () => {
  const server = await startPastMark()
  const browser = openAt(server)
  const { challenge } = await logIn(browser, 'nobody@example.org')
  const proof = proofOf(challenge)
  const both = await Promise.all([1, 2, 3, 4].map(() => logIn(openAt(server), 'nobody@example.org', { proof })))
  const codes = both.map(({ code }) => code).toSorted()
  expect(codes).toEqual(['CHALLENGE_REQUIRED', 'CHALLENGE_REQUIRED', 'CHALLENGE_REQUIRED', 'INVALID_CREDENTIALS'])
  await server.stop()
})

test('past 300 sign-ups of an address in an hour, each further one solves a challenge of sign-ups', async () => {
  // A tenth of 300 is 30 for the address, of 5 one for each device.
  const server = await startPastMark()
  const signUp = async (at: number, proof?: Proof, browser = openAt(server)) => {
    const email = `student-${at}@example.org`
    const fields = {
      fullName: 'Asha Rao',
      email,
      password: GOOD_PASSWORD,
      role: 'mentee' as const,
      ...(proof && { proof }),
    }
    const answer = await browser.call(auth.signup, { body: fields, ip: HALL })
    return { ...(answer.json() as { code?: string; challenge: Challenge }), status: answer.statusCode }
  }
  for (let at = 0; at < 30; at += 1) expect((await signUp(at)).status).toBe(201)
  const asked = await signUp(61)
  expect([asked.status, asked.code]).toEqual([403, 'CHALLENGE_REQUIRED'])
  const ofSignIn = proofOf((await logIn(openAt(server), 'student-1@example.org')).challenge)
  expect((await signUp(61, ofSignIn)).code, 'solved for a sign-in').toBe('CHALLENGE_REQUIRED')
  const proof = proofOf(asked.challenge)
  // One try an hour is all that this browser has: being asked for a challenge, and one that is not good, take none of it.
  const own = openAt(server)
  for (const more of [undefined, ofSignIn]) expect((await signUp(61, more, own)).code).toBe('CHALLENGE_REQUIRED')
  expect((await signUp(61, proof, own)).status).toBe(201)
  expect((await signUp(62, proof)).code).toBe('CHALLENGE_REQUIRED')
  expect((await signUp(63, undefined, own)).code, 'the one try is used').toBe('RATE_LIMITED')
  await server.stop()
})
