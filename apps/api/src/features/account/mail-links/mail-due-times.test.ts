import { auth } from '@sopaan/contract/auth'
import { expect, test } from 'vitest'
import { type Browser, openBrowser } from '#api/testing/browser.ts'
import { aPerson, GOOD_PASSWORD, mailedToken } from '#api/testing/people.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'
import { requestLink } from './mail-links.service.ts'

const EMAIL = 'owner@example.org'
const STRANGERS_PASSWORD = 'grabbing-your-mail-99'

const signUp = (browser: Browser, password = GOOD_PASSWORD, ip = '203.0.113.10', fullName = 'Asha Rao') =>
  browser.call(auth.signup, { body: { fullName, email: EMAIL, password, role: 'mentee' }, ip })
const verify = (server: TestApp, token: string) =>
  openBrowser(server.app.fastify).call(auth.verifyEmail, {
    body: { email: EMAIL, type: 'verify', token },
  })
const logIn = async (server: TestApp, password: string) => {
  const body = { email: EMAIL, password }
  return (await openBrowser(server.app.fastify).call(auth.login, { body })).json()
}
const mailsTo = (server: TestApp, email: string) => server.mails.filter(({ to }) => to === email).length

test('R126: of two sign-ups within a minute both get the mail they were told of, and each link brings its own password', async () => {
  for (const opened of ['first', 'second'] as const) {
    const server = await startApp()
    const [one, other] = [openBrowser(server.app.fastify), openBrowser(server.app.fastify)]
    expect((await signUp(one, 'first-attempt-boat-1')).json()).toEqual({
      status: 'success',
      message: `Verification email sent to ${EMAIL}`,
    })
    await server.runWorker()
    const firstLink = mailedToken(server, EMAIL)
    server.clock.advance(10_000)
    const second = (await signUp(other, 'second-attempt-lamp-2')).json()
    // A minute after the first, so 50 s from now.
    expect(second.mailAt).toBe(new Date(server.clock.now().getTime() + 50_000).toISOString())
    expect(second.message).not.toContain('sent')
    await server.runWorker()
    expect(mailsTo(server, EMAIL)).toBe(1)
    server.clock.advance(50_000)
    await server.runWorker()
    expect(mailsTo(server, EMAIL)).toBe(2)
    const link = opened === 'first' ? firstLink : mailedToken(server, EMAIL)
    expect((await verify(server, link)).statusCode).toBe(200)
    const right = opened === 'first' ? 'first-attempt-boat-1' : 'second-attempt-lamp-2'
    const wrong = opened === 'first' ? 'second-attempt-lamp-2' : 'first-attempt-boat-1'
    expect((await logIn(server, wrong)).code).toBe('INVALID_CREDENTIALS')
    expect((await logIn(server, right)).status).toBe('success')
    await server.stop()
  }
})

test('R171: who asks again and again is told the one time at which the next mail goes, and gets that mail', async () => {
  const server = await startApp()
  const person = await aPerson(server)
  const ask = async () => {
    const body = { email: person.email, type: 'reset' as const }
    return (await person.browser.call(auth.resendVerificationEmail, { body })).json()
  }
  const startMs = server.clock.now().getTime()
  expect(await ask()).not.toHaveProperty('mailAt')
  await server.runWorker()
  for (const passed of [10, 20, 30, 40]) {
    server.clock.advance(startMs + passed * 1_000 - server.clock.now().getTime())
    expect(await ask()).toMatchObject({ mailAt: new Date(startMs + 60_000).toISOString() })
    await server.runWorker()
    expect(mailsTo(server, person.email)).toBe(1)
  }
  server.clock.advance(20_000)
  await server.runWorker()
  expect(mailsTo(server, person.email)).toBe(2)
  await server.stop()
})

test('LINK-08: five mails go to an address in an hour, a minute apart; the sixth goes an hour after the first', async () => {
  const server = await startApp()
  const startMs = server.clock.now().getTime()
  const minutesOf = ({ mailAt }: { mailAt?: string }) =>
    mailAt === undefined ? 0 : (new Date(mailAt).getTime() - startMs) / 60_000
  const turns: number[] = []
  for (let at = 0; at < 7; at += 1) {
    const answer = await signUp(openBrowser(server.app.fastify), GOOD_PASSWORD, `198.51.100.${at + 1}`)
    turns.push(minutesOf(answer.json()))
  }
  expect(turns).toEqual([0, 1, 2, 3, 4, 60, 61])
  await server.stop()
})

test('one computer does not keep an address from registering: two of its mails wait at most, and the owner’s goes too', async () => {
  const server = await startApp({ config: { rateLimitScale: 100 } })
  const codes: (string | undefined)[] = []
  for (let at = 0; at < 20; at += 1) {
    codes.push((await signUp(openBrowser(server.app.fastify), STRANGERS_PASSWORD, '198.51.100.9')).json().code)
  }
  expect(codes).toEqual([undefined, undefined, undefined, ...Array(17).fill('RATE_LIMITED')])
  const owner = (await signUp(openBrowser(server.app.fastify), GOOD_PASSWORD, '203.0.113.77', 'True Owner')).json()
  // The stranger's go now, after one and after two minutes.
  expect(owner.mailAt).toBe(new Date(server.clock.now().getTime() + 3 * 60_000).toISOString())
  server.clock.advance(3 * 60_000)
  await server.runWorker()
  expect(server.mails.at(-1)?.text).toContain('True Owner')
  expect((await verify(server, mailedToken(server, EMAIL))).statusCode).toBe(200)
  expect((await logIn(server, STRANGERS_PASSWORD)).code).toBe('INVALID_CREDENTIALS')
  expect((await logIn(server, GOOD_PASSWORD)).status).toBe('success')
  await server.stop()
})

test('LINK-07: when a mail goes is told alike for known and unknown addresses', async () => {
  const server = await startApp()
  const person = await aPerson(server)
  const answers = []
  for (const email of [person.email, 'nobody@example.org']) {
    const browser = openBrowser(server.app.fastify)
    const body = { email, type: 'reset' as const }
    const send = async () => (await browser.call(auth.sendResetReactivateEmail, { body })).payload
    answers.push([await send(), await send()])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.[1]).toContain('mailAt')
  await server.stop()
})

test('R126: a mail that goes at once is told as sent by a clock that moves while it is asked for', async () => {
  const server = await startApp()
  let at = server.clock.now().getTime()
  const tick = () => {
    at += 5
    return at
  }
  const deps = { ...server.deps, now: () => new Date(tick()) }
  const ask = { email: EMAIL, kind: 'verify' as const, flowHash: Buffer.alloc(32, 1), device: null, ip: '203.0.113.10' }
  expect(await requestLink(deps, ask)).toEqual({ mailAt: undefined })
  await server.stop()
})
