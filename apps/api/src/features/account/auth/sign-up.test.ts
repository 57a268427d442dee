import { auth } from '@sopaan/contract/auth'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson, GOOD_PASSWORD, mailedToken } from '#api/testing/people.ts'
import { startApp, TEST_ORIGIN, testConfig } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 1_000 } })
afterAll(() => server.stop())

const form = (email: string, changes: Record<string, unknown> = {}) => ({
  fullName: 'Asha Rao',
  email,
  password: GOOD_PASSWORD,
  role: 'mentee' as const,
  ...changes,
})
const signUp = (email: string, changes: Record<string, unknown> = {}, browser = openBrowser(server.app.fastify)) =>
  browser.call(auth.signup, { body: form(email, changes) }).then((answer) => ({ answer, browser }))
const logIn = (email: string, password = GOOD_PASSWORD, browser = openBrowser(server.app.fastify)) =>
  browser.call(auth.login, { body: { email, password } })

test('somebody signs up, opens the mailed link, signs in and is themselves', async () => {
  const { answer, browser } = await signUp('asha@example.org')
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({ status: 'success', message: 'Verification email sent to asha@example.org' })
  expect((await logIn('asha@example.org')).json()).toMatchObject({ code: 'VERIFY_ACCOUNT' })
  const poll = () =>
    browser.call(auth.checkVerificationStatus, {
      body: { email: 'asha@example.org', type: 'verify' },
    })
  expect((await poll()).json()).toEqual({ isVerified: false, isPasswordChanged: false, isReactivated: false })
  await server.runWorker()
  const phone = openBrowser(server.app.fastify)
  const token = mailedToken(server, 'asha@example.org')
  const verified = await phone.call(auth.verifyEmail, {
    query: { token },
    body: { email: 'asha@example.org', type: 'verify' },
  })
  expect(verified.json()).toMatchObject({ status: 'success' })
  expect((await poll()).json()).toEqual({ isVerified: true, isPasswordChanged: false, isReactivated: false })
  const signedIn = await logIn('asha@example.org', GOOD_PASSWORD, browser)
  expect(signedIn.json()).toMatchObject({ status: 'success', data: { user: { role: 'mentee', fullName: 'Asha Rao' } } })
  expect((await browser.call(auth.checkSession)).json()).toEqual({ status: 'success', code: 200 })
  expect((await browser.call(users.getMe)).json().data.user).toMatchObject({
    email: 'asha@example.org',
    isVerified: true,
    isActive: true,
    feedbacks: [],
    profilePic: null,
    studentFacts: { ranks: {}, category: null },
  })
})

test('C16: an address with an account is answered 409, and a pending one is not', async () => {
  const person = await aPerson(server)
  const { answer } = await signUp(person.email.toUpperCase())
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN', message: 'Email already registered.' })
  await signUp('pending@example.org')
  expect((await signUp('pending@example.org')).answer.statusCode).toBe(201)
})

test('C16: a link makes the account of its own attempt alone, and the other attempts die', async () => {
  const email = 'victim@example.org'
  await signUp(email, { fullName: 'Attacker', password: 'grabbing-your-mail-99' })
  server.clock.advance(61_000)
  await signUp(email, { fullName: 'Victim' })
  await server.runWorker()
  const [attackers, victims] = server.mails.filter((mail) => mail.to === email)
  expect(attackers?.text).toContain('Attacker')
  const token = /token=([\w-]{43})/.exec(victims?.text ?? '')?.[1]
  const browser = openBrowser(server.app.fastify)
  await browser.call(auth.verifyEmail, { query: { token }, body: { email, type: 'verify' } })
  expect((await logIn(email)).statusCode).toBe(200)
  expect((await logIn(email, 'grabbing-your-mail-99')).statusCode).toBe(400)
  const other = /token=([\w-]{43})/.exec(attackers?.text ?? '')?.[1]
  const late = await browser.call(auth.verifyEmail, { query: { token: other }, body: { email, type: 'verify' } })
  expect(late.json()).toMatchObject({ code: 'LINK_INVALID' })
})

test('C16: with two attempts, a browser of neither gets no link, and the one that knows the password does', async () => {
  const email = 'two@example.org'
  await signUp(email)
  server.clock.advance(61_000)
  await signUp(email, { password: 'another-secret-31-boat' })
  await server.runWorker()
  server.clock.advance(61_000)
  const stranger = openBrowser(server.app.fastify)
  const resend = (browser = stranger) => browser.call(auth.resendVerificationEmail, { body: { email, type: 'verify' } })
  await resend()
  await server.runWorker()
  expect(server.mails.at(-1)?.subject).toBe('Your Sopaan sign-up')
  expect(server.mails.at(-1)?.text).not.toContain('token=')
  server.clock.advance(61_000)
  const owner = openBrowser(server.app.fastify)
  expect((await logIn(email, 'another-secret-31-boat', owner)).json()).toMatchObject({ code: 'VERIFY_ACCOUNT' })
  await resend(owner)
  await server.runWorker()
  await owner.call(auth.verifyEmail, {
    body: { email, type: 'verify', token: mailedToken(server, email) },
  })
  expect((await logIn(email, 'another-secret-31-boat')).statusCode).toBe(200)
})

test.each([
  ['fullName', { fullName: '  ' }, 'Full name is required'],
  ['email', { email: ' ' }, 'Email is required'],
  ['email', { email: 'nobody' }, 'Enter a valid email'],
  ['email', { email: 'a＠b.com' }, 'Enter a valid email'],
  ['email', { email: 'a@b.com,c@d.com' }, 'Enter a valid email'],
  ['email', { email: 'a@b.com\r\nBcc: x@y.com' }, 'Enter a valid email'],
  ['email', { email: '"x@evil.com"@ok.com' }, 'Enter a valid email'],
  ['password', { password: '      ' }, 'Password is required'],
  ['password', { password: 'ab1!x' }, 'Password must be 6+ characters'],
  ['password', { password: 'Passw0rd!' }, 'This password is among the most used ones. Choose another.'],
  [
    'password',
    { password: 'qwertyuiop'.repeat(12) },
    'This password is a row of keys or one piece repeated. Choose another.',
  ],
  ['password', { password: 'dragonfly' }, 'This password is among the most used ones. Choose another.'],
  ['password', { password: 'asharao1' }, 'This password is easy to guess from your name or this site. Choose another.'],
  ['password', { password: 'x'.repeat(257) }, 'At most 256 characters'],
  ['role', { role: 'admin' }, 'Only a mentee account can be made here'],
])(
  'AUTH-04, AUTH-05, AUTH-08, AUTH-25: a sign-up with a wrong %s (%j) says so on the field',
  async (path, changes, msg) => {
    const { answer } = await signUp('wrong@example.org', changes)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, msg }))
    await server.runWorker()
    expect(server.mails.filter((mail) => mail.to.includes('wrong@example.org'))).toEqual([])
  },
)

test.each([
  ['maple-otter-'.repeat(5) + 'नदी-पहाड़-'.repeat(7)],
  ['पासवर्ड १२३'],
  [` lead and trail ${' '.repeat(40)}x `],
  ['🦦🛶🏞️🦦🛶'],
])('AUTH-06, AUTH-07: the password "%s" is taken as it is, and needed with every character of it', async (password) => {
  const email = `any-${Buffer.from(password).length}@example.org`
  expect((await signUp(email, { password })).answer.statusCode).toBe(201)
  await server.runWorker()
  await openBrowser(server.app.fastify).call(auth.verifyEmail, {
    query: { token: mailedToken(server, email) },
    body: { email, type: 'verify' },
  })
  expect((await logIn(email, password)).statusCode).toBe(200)
  expect((await logIn(email, [...password.trim()].slice(0, -1).join(''))).statusCode).toBe(400)
})

test('AUTH-05: of 200 passwords of the list of common ones, none is taken', async () => {
  const words = [
    'princess',
    'qwerty',
    'iloveyou',
    'monkey',
    'football',
    'shadow',
    'master',
    'superman',
    'michael',
    'sunshine',
  ]
  const endings = [
    '',
    '1',
    '12',
    '123',
    '!',
    '1!',
    '2026',
    '@1',
    '#12',
    '007',
    '99',
    '!!',
    '2025',
    '01',
    '11',
    '22',
    '21',
    '69',
    '1234',
    '77',
  ]
  const passwords = words.flatMap((word) => endings.map((ending) => word + ending))
  expect(passwords).toHaveLength(200)
  const browser = openBrowser(server.app.fastify)
  const statuses = []
  for (const password of passwords)
    statuses.push((await signUp('list@example.org', { password }, browser)).answer.statusCode)
  expect(new Set(statuses)).toEqual(new Set([422]))
})

test('AUTH-05, INJ-06: a name with markup is text in the mail, and one with a line break is refused', async () => {
  await signUp('markup@example.org', { fullName: '<img src=x onerror=alert(1)>' })
  await server.runWorker()
  expect(server.mails.at(-1)?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(server.mails.at(-1)?.html).not.toContain('<img')
  const { answer } = await signUp('break@example.org', { fullName: 'X\r\nBcc: v@x.in' })
  expect(answer.json().errors).toMatchObject([{ path: 'fullName' }])
})

test('AUTHZ-05: fields nobody asked for change nothing', async () => {
  const email = 'mass@example.org'
  await signUp(email, {
    isVerified: true,
    status: 'active',
    _id: '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33',
    permissions: ['*'],
  })
  expect((await logIn(email)).json()).toMatchObject({ code: 'VERIFY_ACCOUNT' })
})

test('LINK-09: the link stands on our own origin whatever the request says of its host', async () => {
  const browser = openBrowser(server.app.fastify)
  await browser.call(auth.signup, {
    body: form('host@example.org'),
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  })
  await server.runWorker()
  expect(server.mails.at(-1)?.text).toContain(`${TEST_ORIGIN}/verify-email?token=`)
  expect(server.mails.at(-1)?.text).not.toContain('evil.example')
})

test('a sign-up in Hindi gets its mail in Hindi', async () => {
  await signUp('hindi@example.org', { language: 'hi' })
  await server.runWorker()
  expect(server.mails.at(-1)).toMatchObject({ subject: 'Sopaan के लिए अपना ईमेल सत्यापित करें', language: 'hi' })
})

test('somebody who did not sign up throws the attempt away by its link', async () => {
  const email = 'notme@example.org'
  await signUp(email)
  await server.runWorker()
  const token = mailedToken(server, email)
  const browser = openBrowser(server.app.fastify)
  const facts = await browser.call(auth.describeLink, { body: { token, type: 'verify' } })
  expect(facts.json().data).toMatchObject({
    email,
    fullName: 'Asha Rao',
    device: 'Firefox on Windows',
    isSameBrowser: false,
  })
  await browser.call(auth.disownSignUp, { body: { token } })
  const used = await browser.call(auth.verifyEmail, { query: { token }, body: { email, type: 'verify' } })
  expect(used.json()).toMatchObject({ code: 'LINK_INVALID' })
})

test('API-07: the sixth sign-up of an hour from one device is told to wait', async () => {
  const strict = await startApp({ config: testConfig() })
  const browser = openBrowser(strict.app.fastify)
  await browser.call(auth.logout)
  const statuses = []
  for (let at = 0; at < 6; at += 1) {
    const answer = await browser.call(auth.signup, { body: form(`limit-${at}@example.org`) })
    statuses.push(answer.statusCode)
    if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  await strict.stop()
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

const startFirst = (email: string, browser: ReturnType<typeof openBrowser>) =>
  browser.call(auth.startFirst, { body: { email } })

test('the browser that signed up is signed in once its link was opened elsewhere, and once alone', async () => {
  const email = 'first@example.org'
  const { browser } = await signUp(email)
  expect((await startFirst(email, browser)).json()).toMatchObject({ code: 'LINK_INVALID' })
  await server.runWorker()
  const phone = openBrowser(server.app.fastify)
  const token = mailedToken(server, email)
  await phone.call(auth.verifyEmail, { body: { token, email, type: 'verify' } })
  expect((await startFirst(email, phone)).json()).toMatchObject({ code: 'LINK_INVALID' })
  expect((await startFirst(email, browser)).json()).toMatchObject({ data: { user: { email, fullName: 'Asha Rao' } } })
  expect((await browser.call(auth.checkSession)).json()).toMatchObject({ code: 200 })
  expect((await startFirst(email, browser)).json()).toMatchObject({ code: 'LINK_INVALID' })
})

test('a browser that only asked for the mail of a sign-up is not signed in by its link', async () => {
  const email = 'asked-for@example.org'
  await signUp(email)
  await server.runWorker()
  const stranger = openBrowser(server.app.fastify)
  await stranger.call(auth.resendVerificationEmail, { body: { email, type: 'verify' } })
  server.clock.advance(61_000)
  await server.runWorker()
  const owner = openBrowser(server.app.fastify)
  await owner.call(auth.verifyEmail, { body: { token: mailedToken(server, email), email, type: 'verify' } })
  expect((await startFirst(email, stranger)).json()).toMatchObject({ code: 'LINK_INVALID' })
})

test('the first sign-in without a password ends after ten minutes, and with a new password', async () => {
  for (const email of ['late@example.org', 'reset@example.org']) {
    const { browser } = await signUp(email)
    await server.runWorker()
    await browser.call(auth.verifyEmail, { body: { token: mailedToken(server, email), email, type: 'verify' } })
    if (email.startsWith('late')) server.clock.advance(10 * 60_000)
    else {
      server.clock.advance(61_000)
      await browser.call(auth.sendResetReactivateEmail, { body: { email, type: 'reset' } })
      await server.runWorker()
      const body = { token: mailedToken(server, email), email, password: 'copper-lantern-81-reed' }
      expect((await browser.call(auth.resetPassword, { body })).statusCode).toBe(200)
    }
    expect((await startFirst(email, browser)).json()).toMatchObject({ code: 'LINK_INVALID' })
  }
})
