import { auth } from '@sopaan/contract/auth'
import type { BodyOf, Call } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { contact } from '@sopaan/contract/contact'
import { expect, test } from 'vitest'
import { type Browser, openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD, mailedToken, signIn } from '#api/testing/people.ts'
import { proofOf } from '#api/testing/solve-challenge.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { patient } from '#api/testing/until-served.ts'

/** Students of one coaching hall: one IPv4, a browser each. */
const STUDENTS = 500
/** Those of them that sign in here too; each costs a password hash. */
const SIGNED_IN = 100
const AT_ONCE = 20
const HALL = '198.51.100.20'

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
const logIn = (browser: Browser, email: string, password = GOOD_PASSWORD, ip = HALL) =>
  patient(browser).call(auth.login, { body: { email, password }, ip })
const emailOf = (at: number) => `student-${at}@example.org`

async function inGroups<T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => work(from + at))
    done.push(...(await Promise.all(group)))
  }
  return done
}

/** A stranger of its own tries each of the accounts once. */
async function failOn(server: TestApp, emails: readonly string[]): Promise<void> {
  const stranger = openBrowser(server.app.fastify)
  for (const email of emails) await logIn(stranger, email, 'not-the-password')
}

test('500 browsers behind one address sign up, open their links and sign in within 15 minutes', async () => {
  const server = await startApp()
  const browsers = Array.from({ length: STUDENTS }, () => openBrowser(server.app.fastify))
  let challenged = 0
  const browserOf = (at: number) => browsers[at] ?? openBrowser(server.app.fastify)
  const send = async <C extends Call>(at: number, call: C, body: BodyOf<C> & object) => {
    const sendIt = (more: object = {}) => patient(browserOf(at)).call(call, { payload: { ...body, ...more }, ip: HALL })
    const answer = await sendIt()
    if (codeOf(answer) !== 'CHALLENGE_REQUIRED') return answer.statusCode
    challenged += 1
    return (await sendIt({ proof: proofOf(answer.json().challenge) })).statusCode
  }
  const signedUp = await inGroups(STUDENTS, (at) =>
    send(at, auth.signup, { fullName: 'Asha Rao', email: emailOf(at), password: GOOD_PASSWORD, role: 'mentee' }),
  )
  expect(signedUp).toEqual(Array(STUDENTS).fill(201))
  // The 300th of an hour is the last that only asks.
  expect(challenged).toBe(200)
  const waiting = { type: 'verify' as const }
  const polled = await inGroups(STUDENTS, (at) =>
    send(at, auth.checkVerificationStatus, { email: emailOf(at), ...waiting }),
  )
  expect(polled).toEqual(Array(STUDENTS).fill(200))
  await server.runWorker()
  server.clock.advance(60_000)
  const tokens = browsers.map((_, at) => mailedToken(server, emailOf(at)))
  const opened = await inGroups(STUDENTS, async (at) => [
    await send(at, auth.describeLink, { token: tokens[at] ?? '', ...waiting }),
    await send(at, auth.verifyEmail, { token: tokens[at] ?? '', email: emailOf(at), ...waiting }),
  ])
  expect(opened).toEqual(Array(STUDENTS).fill([200, 200]))
  server.clock.advance(60_000)
  const signedIn = await inGroups(SIGNED_IN, async (at) => (await logIn(browserOf(at), emailOf(at))).statusCode)
  expect(signedIn).toEqual(Array(SIGNED_IN).fill(200))
  await server.stop()
})

test('AUTH-14: a browser the account knows signs in while a stranger behind its address has used up what strangers may', async () => {
  const server = await startApp({ config: { rateLimitScale: 0.1 } })
  const owner = await aSignedIn(server)
  // A tenth of 600 is 60 failures of the address; a tenth of 30 is three for each device.
  for (let at = 0; at < 20; at += 1)
    await failOn(
      server,
      [1, 2, 3].map((each) => `target-${at}-${each}@example.org`),
    )
  expect(codeOf(await logIn(openBrowser(server.app.fastify), owner.email))).toBe('CHALLENGE_REQUIRED')
  expect((await logIn(owner.browser, owner.email)).statusCode).toBe(200)
  await server.stop()
})

test('AUTH-15: the thirty-first failure of ten minutes from one device is told to wait, and its neighbour is not', async () => {
  const server = await startApp()
  const [stranger, neighbour] = [openBrowser(server.app.fastify), await aPerson(server)]
  for (let at = 0; at < 30; at += 1) {
    expect(codeOf(await logIn(stranger, `target-${at}@example.org`, 'not-the-password'))).toBe('INVALID_CREDENTIALS')
  }
  const refused = await logIn(stranger, 'target-31@example.org', 'not-the-password')
  expect(codeOf(refused)).toBe('RATE_LIMITED')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await signIn(neighbour)
  await server.stop()
})

test('right sign-ins are not counted', async () => {
  const server = await startApp({ config: { rateLimitScale: 0.1 } })
  const person = await aPerson(server)
  for (let at = 0; at < 10; at += 1) {
    expect((await logIn(openBrowser(server.app.fastify), person.email)).statusCode).toBe(200)
  }
  await server.stop()
})

test('a sign-up counts when its form was right, and not before', async () => {
  const server = await startApp()
  const browser = openBrowser(server.app.fastify)
  const signUp = (email: string, password = GOOD_PASSWORD) =>
    browser.call(auth.signup, {
      body: { fullName: 'Asha Rao', email, password, role: 'mentee' },
      ip: HALL,
    })
  for (let at = 0; at < 10; at += 1) expect((await signUp('not an address')).statusCode).toBe(422)
  for (let at = 0; at < 10; at += 1) expect((await signUp('asha@example.org', 'password1')).statusCode).toBe(422)
  for (let at = 0; at < 5; at += 1) expect((await signUp(`asha-${at}@example.org`)).statusCode).toBe(201)
  expect(codeOf(await signUp('asha-6@example.org'))).toBe('RATE_LIMITED')
  await server.stop()
})

test('a right link costs nobody a try: behind an address that missed too often it still opens', async () => {
  const server = await startApp()
  const person = await aPerson(server)
  const body = { email: person.email, type: 'reset' as const }
  await person.browser.call(auth.sendResetReactivateEmail, { body, ip: HALL })
  await server.runWorker()
  const describe = (token: string) =>
    person.browser.call(auth.describeLink, { body: { token, type: 'reset' }, ip: HALL })
  const wrong = 'x'.repeat(43)
  for (let at = 0; at < 60; at += 1) expect(codeOf(await describe(wrong))).toBe('LINK_INVALID')
  expect(codeOf(await describe(wrong))).toBe('RATE_LIMITED')
  expect((await describe(mailedToken(server, person.email))).statusCode).toBe(200)
  await server.stop()
})

test('WEB-03: what another site starts uses nothing up of what the visitor’s address may do', async () => {
  const server = await startApp({ config: { rateLimitScale: 0.1 } })
  // A tenth of 3,000 in a minute is 300 requests of any kind, of 5 sign-ups in an hour one.
  for (let at = 0; at < 320; at += 1) {
    const answer = await server.app.fastify.inject({
      method: 'POST',
      url: urlOf(at % 2 === 0 ? auth.signup : contact.send, {}),
      remoteAddress: HALL,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'content-length': '0' },
    })
    expect(answer.json()).toMatchObject({ code: 'CSRF' })
  }
  const browser = openBrowser(server.app.fastify)
  const body = { fullName: 'Asha Rao', email: 'asha@example.org', password: GOOD_PASSWORD, role: 'mentee' as const }
  expect((await browser.call(auth.signup, { body, ip: HALL })).statusCode).toBe(201)
  await server.stop()
})
