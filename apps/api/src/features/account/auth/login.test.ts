import { argon2Sync } from 'node:crypto'
import { auth } from '@sopaan/contract/auth'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { type Browser, openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())

const MINUTE_MS = 60_000
const logIn = (email: string, password: string, browser = openBrowser(server.app.fastify), ip = '203.0.113.10') =>
  browser.call(auth.login, { body: { email, password }, ip })
const wrongTimes = async (times: number, email: string, browser?: Browser) => {
  for (let at = 0; at < times; at += 1) await logIn(email, 'not-the-password', browser, `198.51.100.${at + 1}`)
}
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code

/** A server that hashes as production does, by the presets; all others in tests go without its cost. */
async function startAtProductionCost() {
  const { passwordHashMemoryKib } = readConfig({ SECRET_KEY: '9f2c7be04d8a61f35c0e9b7d2a48f6138d5e0c7b' })
  const costly = await startApp({ config: { rateLimitScale: 10_000, passwordHashMemoryKib } })
  onTestFinished(costly.stop)
  return costly
}

test('AUTH-01: two accounts with one password are kept as different argon2id strings with at least 19 MiB and 2 passes', async () => {
  const costly = await startAtProductionCost()
  const [one, two] = [await aPerson(costly), await aPerson(costly)]
  const rows = await costly.deps.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', 'in', [one.userId, two.userId])
    .execute()
  const parts = rows.map((row) => /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(row.passwordHash))
  for (const part of parts) {
    expect(Number(part?.[1])).toBeGreaterThanOrEqual(19_456)
    expect(Number(part?.[2])).toBeGreaterThanOrEqual(2)
    expect(Buffer.from(part?.[3] ?? '', 'base64')).toHaveLength(16)
    expect(Buffer.from(part?.[4] ?? '', 'base64')).toHaveLength(32)
  }
  expect(rows[0]?.passwordHash).not.toBe(rows[1]?.passwordHash)
})

test('AUTH-02: without the key outside the database a hash fits no password, and it names its key', async () => {
  const costly = await startAtProductionCost()
  const person = await aPerson(costly)
  const row = await costly.deps.db
    .selectFrom('users')
    .select(['passwordHash', 'passwordKeyId'])
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  const [, salt = '', tag = ''] = /p=1\$([^$]+)\$([^$]+)$/.exec(row.passwordHash) ?? []
  const plain = argon2Sync('argon2id', {
    message: GOOD_PASSWORD,
    nonce: Buffer.from(salt, 'base64'),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  })
  expect(plain.toString('base64').replace(/=+$/, '')).not.toBe(tag)
  expect(row.passwordKeyId).toMatch(/^[0-9a-f]{12}$/)
})

test('AUTH-03: a hash with older settings is replaced at the next sign-in', async () => {
  const costly = await startAtProductionCost()
  const person = await aPerson(costly)
  const { hmac: mark } = await import('#api/seal.ts')
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', {
    message: mark(costly.deps, 'password', GOOD_PASSWORD),
    nonce,
    memory: 7_168,
    passes: 5,
    parallelism: 1,
    tagLength: 32,
  })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const old = `$argon2id$v=19$m=7168,t=5,p=1$${base64(nonce)}$${base64(tag)}`
  await costly.deps.db.updateTable('users').set({ passwordHash: old }).where('id', '=', person.userId).execute()
  await signIn(person)
  const row = await costly.deps.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await signIn(person, openBrowser(costly.app.fastify))
})

test('DATA-06: a password kept under a key that was replaced still signs in, and moves over to the new one', async () => {
  const person = await aPerson(server)
  const keys = {
    secretKey: Buffer.from('a-new-key-of-thirty-two-bytes-or-more'),
    previousSecretKeys: [server.deps.config.secretKey],
  }
  const rotated = await startApp({ database: server.database, config: { rateLimitScale: 10_000, ...keys } })
  await signIn(person, openBrowser(rotated.app.fastify))
  const alone = await startApp({
    database: server.database,
    config: { rateLimitScale: 10_000, secretKey: keys.secretKey },
  })
  await signIn(person, openBrowser(alone.app.fastify))
  await rotated.stop()
  await alone.stop()
})

test('AUTH-07: two passwords of 100 characters that differ in the last one are two passwords', async () => {
  const password = `${'kupaqivemo'.repeat(9)}velvetotr1`
  const person = await aPerson(server, 'mentee', password)
  expect(codeOf(await logIn(person.email, `${password.slice(0, 99)}2`))).toBe('INVALID_CREDENTIALS')
  expect((await logIn(person.email, password)).statusCode).toBe(200)
})

test('AUTH-08: a password of 1 MB is refused before anything is computed', async () => {
  const answer = await logIn('huge@example.org', 'x'.repeat(1_000_000))
  expect(answer.statusCode).toBe(413)
})

test('AUTH-11: a password that is three years old still signs in', async () => {
  const person = await aPerson(server)
  await server.deps.db
    .updateTable('users')
    .set({ passwordChangedAt: '2023-06-01T00:00:00Z' })
    .where('id', '=', person.userId)
    .execute()
  expect((await logIn(person.email, GOOD_PASSWORD)).statusCode).toBe(200)
})

test('AUTH-12, C18: after five failures the sixth is told how long to wait, for known and unknown addresses alike', async () => {
  const person = await aPerson(server)
  const answers = []
  for (const email of [person.email, 'nobody-at-all@example.org']) {
    await wrongTimes(5, email)
    const { requestId: _, ...body } = (await logIn(email, 'not-the-password')).json()
    answers.push(body)
  }
  expect(answers[0]).toEqual({
    status: 'error',
    code: 'ACCOUNT_LOCKED',
    message: 'Account temporarily locked',
    locked: true,
    lockTimeLeft: 15,
  })
  expect(answers[1]).toEqual(answers[0])
})

test('AUTH-12: letters in another case share the count', async () => {
  const person = await aPerson(server)
  for (const email of [
    person.email,
    person.email.toUpperCase(),
    person.email,
    person.email.toUpperCase(),
    person.email,
  ]) {
    await logIn(email, 'not-the-password')
  }
  expect(codeOf(await logIn(person.email, GOOD_PASSWORD))).toBe('ACCOUNT_LOCKED')
})

test('AUTH-13, W17: the right password does not open a lock, tries do not lengthen it, and it ends by itself', async () => {
  const person = await aPerson(server)
  await wrongTimes(5, person.email)
  const left = []
  for (let at = 0; at < 4; at += 1) {
    left.push((await logIn(person.email, GOOD_PASSWORD)).json().lockTimeLeft)
    server.clock.advance(4 * MINUTE_MS - 1)
  }
  expect(left).toEqual([15, 12, 8, 4])
  expect((await logIn(person.email, GOOD_PASSWORD)).statusCode).toBe(200)
})

test('AUTH-14, W16: strangers from many addresses lock out strangers, never a browser the account knows', async () => {
  const person = await aSignedIn(server)
  const other = await aSignedIn(server)
  await wrongTimes(5, person.email)
  expect(codeOf(await logIn(person.email, GOOD_PASSWORD))).toBe('ACCOUNT_LOCKED')
  expect(codeOf(await logIn(person.email, GOOD_PASSWORD, other.browser))).toBe('ACCOUNT_LOCKED')
  expect((await logIn(person.email, GOOD_PASSWORD, person.browser)).statusCode).toBe(200)
})

test('AUTH-16: an unknown address and a wrong password get the same answer', async () => {
  const person = await aPerson(server)
  const answers = await Promise.all([
    logIn(person.email, 'not-the-password'),
    logIn('unknown@example.org', 'not-the-password'),
  ])
  const bodies = answers.map((answer) => ({ ...answer.json(), requestId: '' }))
  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400])
  expect(bodies[0]).toEqual({
    status: 'error',
    code: 'INVALID_CREDENTIALS',
    message: 'Invalid email or password',
    requestId: '',
  })
  expect(bodies[1]).toEqual(bodies[0])
  const names = answers.map((answer) => Object.keys(answer.headers).filter((name) => !/ratelimit|length/.test(name)))
  expect(names[0]).toEqual(names[1])
})

test('AUTH-17: that an account is deactivated is told after the right password alone, with the day and the reason', async () => {
  const person = await aSignedIn(server)
  await person.browser.call(users.deactivateAccount, { body: { reason: 'Exams are over' } })
  expect(codeOf(await logIn(person.email, 'not-the-password'))).toBe('INVALID_CREDENTIALS')
  const told = await logIn(person.email, GOOD_PASSWORD)
  expect(told.statusCode).toBe(403)
  expect(told.json()).toMatchObject({
    code: 'ACCOUNT_DEACTIVATED',
    message: 'Your account has been deactivated',
    deactivatedAt: server.deps.now().toISOString(),
    deactivationReason: 'Exams are over',
  })
})

test('AUTH-23: a deleted account is like an unknown one to whoever signs in', async () => {
  const person = await aSignedIn(server)
  await person.browser.call(users.deleteMe, { body: { password: GOOD_PASSWORD } })
  expect(codeOf(await logIn(person.email, GOOD_PASSWORD))).toBe('INVALID_CREDENTIALS')
})

test('AUTH-18: none of the sign-ins everybody tries opens an empty database', async () => {
  const names = ['admin', 'administrator', 'root', 'test', 'demo']
  const words = ['admin', 'password', 'admin123', 'root', 'sopaan', '123456', 'letmein', 'changeme', 'test', 'demo']
  const empty = await startApp({ config: { rateLimitScale: 10_000 } })
  const browser = openBrowser(empty.app.fastify)
  for (const name of names) {
    for (const password of words) {
      const answer = await browser.call(auth.login, {
        body: { email: `${name}@sopaan.in`, password },
      })
      expect([400, 403]).toContain(answer.statusCode)
    }
  }
  await empty.stop()
})

test('AUTH-26: a sign-in from a new browser after failures is told to the owner, one without failures is not', async () => {
  const person = await aPerson(server)
  await signIn(person, openBrowser(server.app.fastify))
  await server.runWorker()
  expect(server.mails.filter((mail) => mail.to === person.email)).toEqual([])
  await wrongTimes(2, person.email)
  await signIn(person, openBrowser(server.app.fastify))
  await server.runWorker()
  expect(server.mails.filter((mail) => mail.to === person.email).map((mail) => mail.subject)).toEqual([
    'New sign-in to Sopaan',
  ])
})

test.each([
  [{ email: ' ', password: 'x' }, 'email', 'Please provide your email address'],
  [{ email: 'nobody', password: 'x' }, 'email', 'Please provide a valid email address'],
  [{ email: 'a@b.co', password: '  ' }, 'password', 'Please provide your password'],
  [{ email: { $ne: null }, password: 'x' }, 'email', 'Please provide your email address'],
])('a sign-in with %j is told on the field %s', async (body, path, msg) => {
  const answer = await openBrowser(server.app.fastify).call(auth.login, { payload: body })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, msg }))
})

test('C10: a wrong sign-in is never answered 401', async () => {
  const statuses = [(await logIn('who@example.org', 'x')).statusCode, (await logIn('', '')).statusCode]
  expect(statuses).not.toContain(401)
})

test('LOG-02, LOG-03: failures, locks and sign-ins leave their events, and no log holds a password, token or cookie', async () => {
  const person = await aPerson(server, 'mentee', 'canary-of-the-mine-7')
  await wrongTimes(5, person.email)
  server.clock.advance(16 * MINUTE_MS)
  await signIn(person)
  const events = new Set(server.logged.map((line) => line.event))
  expect([...events]).toEqual(expect.arrayContaining(['authn_login_fail', 'authn_login_lock', 'authn_login_success']))
  const text = JSON.stringify(server.logged)
  const secrets = [
    'canary-of-the-mine-7',
    ...['__Host-at', '__Host-rt', '__Host-dev', 'XSRF-TOKEN'].map((name) => person.browser.cookies.get(name)),
  ]
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).not.toContain(person.email)
})
