import { auth } from '@sopaan/contract/auth'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD, mailedToken, type Person, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())

const MINUTE_MS = 60_000
const NEW_PASSWORD = 'quiet-harbour-58-mango'
const visitor = () => openBrowser(server.app.fastify)
const sendRequest = (email: string, type: 'reset' | 'reactivation' = 'reset', browser = visitor()) =>
  browser.call(auth.sendResetReactivateEmail, { body: { email, type } })
const reset = (email: string, token: string, password = NEW_PASSWORD, browser = visitor()) =>
  browser.call(auth.resetPassword, { query: { token }, body: { email, password } })
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
async function requestedToken(
  email: string,
  type: 'reset' | 'reactivation' = 'reset',
  browser?: Browser,
): Promise<string> {
  await sendRequest(email, type, browser)
  await server.runWorker()
  return mailedToken(server, email)
}
async function deactivated(): Promise<Person> {
  const person = await aSignedIn(server)
  await person.browser.call(users.deactivateAccount, { body: { reason: 'A rest' } })
  return person
}

test('LINK-01: tokens are 32 random bytes, all different, and the database has none of them', async () => {
  const person = await aPerson(server)
  const token = await requestedToken(person.email)
  expect(token).toHaveLength(43)
  const tables = await Promise.all([
    server.deps.db.selectFrom('mailLinks').selectAll().execute(),
    server.deps.db.selectFrom('outboxMails').selectAll().execute(),
  ])
  expect(JSON.stringify(tables)).not.toContain(token)
  expect(tables[1].every((mail) => mail.sealedToken === null)).toBe(true)
})

test('LINK-02: a link works once', async () => {
  const person = await aPerson(server)
  const token = await requestedToken(person.email)
  expect((await reset(person.email, token)).statusCode).toBe(200)
  const again = await reset(person.email, token, 'another-quiet-word-3')
  expect([again.statusCode, codeOf(again)]).toEqual([400, 'LINK_INVALID'])
})

test.each([
  ['reset', 15],
  ['reactivation', 30],
] as const)('LINK-03: a %s link is over after %i minutes', async (type, minutes) => {
  for (const [waitMs, code] of [
    [minutes * MINUTE_MS - 1, undefined],
    [minutes * MINUTE_MS, 'LINK_INVALID'],
  ] as const) {
    const person = type === 'reset' ? await aPerson(server) : await deactivated()
    const token = await requestedToken(person.email, type)
    server.clock.advance(waitMs)
    const answer =
      type === 'reset'
        ? await reset(person.email, token)
        : await visitor().call(auth.verifyEmail, { query: { token }, body: { email: person.email, type } })
    expect(codeOf(answer)).toBe(code)
  }
})

test('LINK-04: a newer mail of the same kind burns the older link', async () => {
  const person = await aPerson(server)
  const first = await requestedToken(person.email)
  server.clock.advance(MINUTE_MS)
  const second = await requestedToken(person.email)
  expect(codeOf(await reset(person.email, first))).toBe('LINK_INVALID')
  expect((await reset(person.email, second)).statusCode).toBe(200)
})

test('LINK-05: a link is for its purpose, its address and the password it was made under', async () => {
  const [one, other] = [await aPerson(server), await aPerson(server)]
  const token = await requestedToken(one.email)
  const wrongPurpose = await visitor().call(auth.verifyEmail, {
    query: { token },
    body: { email: one.email, type: 'reactivation' },
  })
  expect(codeOf(wrongPurpose)).toBe('LINK_INVALID')
  for (let at = 0; at < 4; at += 1) expect(codeOf(await reset(other.email, token))).toBe('LINK_INVALID')
  expect((await reset(one.email, token)).statusCode).toBe(200)
  const burnt = await requestedToken(other.email)
  for (let at = 0; at < 5; at += 1) await reset(one.email, burnt)
  expect(codeOf(await reset(other.email, burnt))).toBe('LINK_INVALID')
})

test('LINK-05, LINK-13: a change of password burns every link that was on its way', async () => {
  const person = await aSignedIn(server)
  const token = await requestedToken(person.email)
  await person.browser.call(users.changePassword, {
    body: { currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD },
  })
  expect(codeOf(await reset(person.email, token))).toBe('LINK_INVALID')
})

test('LINK-06, AUTH-26: a reset ends every sign-in, signs nobody in, tells the owner, and a stranger’s lock no longer binds', async () => {
  const person = await aSignedIn(server)
  const stranger = visitor()
  for (let at = 0; at < 5; at += 1)
    await stranger.call(auth.login, { body: { email: person.email, password: 'wrong-word' } })
  const browser = visitor()
  const token = await requestedToken(person.email, 'reset', browser)
  const answer = await reset(person.email, token, NEW_PASSWORD, browser)
  expect(answer.json()).toMatchObject({ status: 'success' })
  expect(browser.cookies.has('__Host-at')).toBe(false)
  expect((await person.browser.call(users.getMe)).statusCode).toBe(401)
  await server.runWorker()
  expect(server.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Your Sopaan password was changed' })
  const login = (password: string) => browser.call(auth.login, { body: { email: person.email, password } })
  expect(codeOf(await login(GOOD_PASSWORD))).toBe('INVALID_CREDENTIALS')
  expect((await login(NEW_PASSWORD)).statusCode).toBe(200)
})

test('a guessable new password leaves the link as it is', async () => {
  const person = await aPerson(server)
  const token = await requestedToken(person.email)
  expect((await reset(person.email, token, 'password1')).statusCode).toBe(422)
  expect((await reset(person.email, token)).statusCode).toBe(200)
})

test('LINK-07: asking for a link is answered alike for known, unknown, deactivated and pending addresses', async () => {
  await visitor().call(auth.signup, {
    body: { fullName: 'Asha Rao', email: 'waits@example.org', password: GOOD_PASSWORD, role: 'mentee' },
  })
  const emails = [
    (await aPerson(server)).email,
    'unknown@example.org',
    (await deactivated()).email,
    'waits@example.org',
  ]
  for (const type of ['reset', 'reactivation'] as const) {
    const answers = []
    for (const email of emails) {
      const answer = await sendRequest(email, type)
      answers.push({
        status: answer.statusCode,
        body: answer.payload,
        headers: Object.keys(answer.headers).filter((name) => !/ratelimit/.test(name)),
      })
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.status).toBe(200)
  }
  await server.runWorker()
  const mailed = server.mails.filter((mail) => emails.includes(mail.to)).map((mail) => mail.subject)
  expect(mailed).not.toContain(undefined)
  expect(server.mails.some((mail) => mail.to === 'unknown@example.org')).toBe(false)
})

test('LINK-08: the twenty-first ask of an hour from one device is told to wait, for known and unknown alike', async () => {
  const strict = await startApp()
  const browser = openBrowser(strict.app.fastify)
  await browser.call(auth.logout)
  const statuses = []
  for (let at = 0; at < 21; at += 1) {
    const answer = await browser.call(auth.sendResetReactivateEmail, {
      body: { email: `n${at}@example.org`, type: 'reset' },
    })
    statuses.push(answer.statusCode)
  }
  await strict.stop()
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})

test('LINK-11: no log line holds the token of a link', async () => {
  const person = await aPerson(server)
  const token = await requestedToken(person.email)
  await reset(person.email, token)
  expect(JSON.stringify(server.logged)).not.toContain(token)
})

test('LINK-13: deactivation and deletion burn the links on their way', async () => {
  const asleep = await aSignedIn(server)
  const one = await requestedToken(asleep.email)
  await asleep.browser.call(users.deactivateAccount, { body: { reason: 'A rest' } })
  expect(codeOf(await reset(asleep.email, one))).toBe('LINK_INVALID')
  const gone = await aSignedIn(server)
  const two = await requestedToken(gone.email)
  await gone.browser.call(users.deleteMe, { body: { password: GOOD_PASSWORD } })
  expect(codeOf(await reset(gone.email, two))).toBe('LINK_INVALID')
})

test('LINK-14: reading what a link stands for, ten times, does not use it', async () => {
  const person = await aPerson(server)
  const token = await requestedToken(person.email)
  for (let at = 0; at < 10; at += 1) {
    const facts = await visitor().call(auth.describeLink, { body: { token, type: 'reset' } })
    expect(facts.json().data).toMatchObject({ type: 'reset', email: person.email })
  }
  expect((await reset(person.email, token)).statusCode).toBe(200)
})

test('C6, W4: only the browser that asked learns that its link was used, once it was', async () => {
  const person = await aPerson(server)
  const [own, stranger] = [visitor(), visitor()]
  await sendRequest(person.email, 'reset', stranger)
  server.clock.advance(MINUTE_MS)
  const token = await requestedToken(person.email, 'reset', own)
  const poll = (browser: Browser, email = person.email, type: 'reset' | 'verify' = 'reset') =>
    browser.call(auth.checkVerificationStatus, { body: { email, type } }).then((answer) => answer.json())
  const no = { isVerified: false, isPasswordChanged: false, isReactivated: false }
  expect(await poll(own)).toEqual(no)
  await reset(person.email, token)
  expect(await poll(own)).toEqual({ ...no, isPasswordChanged: true })
  expect(await poll(stranger)).toEqual(no)
  expect(await poll(visitor())).toEqual(no)
  expect(await poll(own, 'other@example.org')).toEqual(no)
  expect(await poll(own, person.email, 'verify')).toEqual(no)
  server.clock.advance(10 * MINUTE_MS)
  expect(await poll(own)).toEqual(no)
})

test('R18: a deactivated account comes back by its mailed link, and signs in again', async () => {
  const person = await deactivated()
  const token = await requestedToken(person.email, 'reactivation')
  const answer = await visitor().call(auth.verifyEmail, {
    body: { email: person.email, type: 'reactivation', token },
  })
  expect(answer.statusCode).toBe(200)
  await signIn(person, visitor())
})

test('a reactivation link for an active account is never mailed', async () => {
  const person = await aPerson(server)
  await sendRequest(person.email, 'reactivation')
  await server.runWorker()
  expect(server.mails.filter((mail) => mail.to === person.email)).toEqual([])
})

test('the link of a verification says to whoever opens it again that it did its work, and makes nothing', async () => {
  const email = 'twice@example.org'
  const browser = visitor()
  const form = { fullName: 'Asha Rao', email, password: NEW_PASSWORD, role: 'mentee' as const }
  await browser.call(auth.signup, { body: form })
  await server.runWorker()
  const token = mailedToken(server, email)
  const open = () => visitor().call(auth.verifyEmail, { body: { email, type: 'verify', token } })
  const describe = () => visitor().call(auth.describeLink, { body: { type: 'verify', token } })
  expect((await open()).statusCode).toBe(200)
  expect((await describe()).json()).toMatchObject({ code: 'LINK_USED', email })
  expect((await open()).json()).toMatchObject({ code: 'LINK_USED', email })
  const disown = await visitor().call(auth.disownSignUp, { body: { token } })
  expect(disown.json()).toMatchObject({ code: 'LINK_USED' })
})

test('the browser that deleted its account is no other browser when it opens the way back days later', async () => {
  const person = await aSignedIn(server)
  await person.browser.call(users.deleteMe, { body: { password: person.password } })
  await server.runWorker()
  server.clock.advance(3 * 24 * 60 * MINUTE_MS)
  const body = { type: 'undo-deletion' as const, token: mailedToken(server, person.email) }
  const describe = async (browser: Browser) => (await browser.call(auth.describeLink, { body })).json().data
  expect(await describe(person.browser)).toMatchObject({ device: 'Firefox on Windows', isSameBrowser: true })
  expect(await describe(visitor())).toMatchObject({ isSameBrowser: false })
})

test('LINK-03: a link lives from when its mail went out: behind an hour of queue it still has its 15 minutes', async () => {
  const sent: { text: string }[] = []
  let isDown = true
  const send = async (mail: { text: string }) => {
    if (isDown) throw new Error('no way to the mail server')
    sent.push(mail)
  }
  const queued = await startApp({ outside: { mailer: { send, close: () => undefined } } })
  const person = await aPerson(queued)
  await person.browser.call(auth.sendResetReactivateEmail, {
    body: { email: person.email, type: 'reset' },
  })
  await queued.runWorker()
  queued.clock.advance(60 * MINUTE_MS)
  isDown = false
  await queued.runWorker()
  const token = /[?&]token=([\w-]{43})/.exec(sent[0]?.text ?? '')?.[1] ?? ''
  const describe = () => person.browser.call(auth.describeLink, { body: { token, type: 'reset' } })
  queued.clock.advance(14 * MINUTE_MS)
  expect((await describe()).statusCode).toBe(200)
  queued.clock.advance(MINUTE_MS)
  expect(codeOf(await describe())).toBe('LINK_INVALID')
  await queued.stop()
})

test('DATA-06: a link that was mailed under a key that was replaced still works while that key is named', async () => {
  const person = await aPerson(server)
  const token = await requestedToken(person.email)
  const secretKey = Buffer.from('a-new-key-of-thirty-two-bytes-or-more')
  const describeAt = async (config: { secretKey: Buffer; previousSecretKeys: readonly Buffer[] }) => {
    const other = await startApp({ database: server.database, config })
    const answer = await openBrowser(other.app.fastify).call(auth.describeLink, {
      body: { token, type: 'reset' },
    })
    await other.stop()
    return answer.statusCode
  }
  const now = server.deps.config.secretKey
  expect(await describeAt({ secretKey, previousSecretKeys: [now] })).toBe(200)
  expect(await describeAt({ secretKey, previousSecretKeys: [] })).toBe(400)
})
