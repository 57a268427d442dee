import { randomBytes } from 'node:crypto'
import { auth } from '@sopaan/contract/auth'
import { afterAll, expect, test } from 'vitest'
import { sendMail } from '#api/jobs/worker.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { hasPostgres, startRaceServers } from '#api/testing/instances.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD, mailedToken } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

/** Two servers with pools of their own over one real PostgreSQL, as two instances are. */
const servers = await startRaceServers(2, { config: { rateLimitScale: 1_000 } })

afterAll(servers.stop)

const serverAt = (at: number) => servers.at(at)
const visitor = (at: number) => openBrowser(serverAt(at).app.fastify)
const ready = async (at: number) => {
  const browser = visitor(at)
  await browser.call(auth.logout)
  return browser
}

test.skipIf(!hasPostgres)(
  'LINK-02: of 20 resets at once with one link over two servers exactly one counts, and its password alone signs in',
  async () => {
    const person = await aPerson(serverAt(0))
    await visitor(0).call(auth.sendResetReactivateEmail, {
      body: { email: person.email, type: 'reset' },
    })
    await sendMail(serverAt(0).deps)
    const token = mailedToken(serverAt(0), person.email)
    const passwords = Array.from({ length: 20 }, (_, at) => `candidate-${at}-${randomBytes(6).toString('hex')}`)
    const browsers = await Promise.all(passwords.map((_, at) => ready(at)))
    const answers = await Promise.all(
      browsers.map((browser, at) =>
        browser.call(auth.resetPassword, {
          body: { email: person.email, password: passwords[at] ?? '', token },
        }),
      ),
    )
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(19)
    const winner = passwords[statuses.indexOf(200)]
    const login = (password = '') => visitor(1).call(auth.login, { body: { email: person.email, password } })
    expect((await login(winner)).statusCode).toBe(200)
    expect((await login(passwords[statuses.indexOf(400)])).statusCode).toBe(400)
  },
)

test.skipIf(!hasPostgres)(
  'SESS-10: 20 refreshes at once of one token over two servers rotate once and all get the same successor',
  async () => {
    const person = await aSignedIn(serverAt(0))
    const tabs = Array.from({ length: 20 }, (_, at) =>
      openBrowser(serverAt(at).app.fastify, new Map(person.browser.cookies)),
    )
    const answers = await Promise.all(tabs.map((tab) => tab.call(auth.refreshToken)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(tabs.map((tab) => tab.cookies.get('__Host-rt'))).size).toBe(1)
    const row = await serverAt(0)
      .deps.db.selectFrom('signIns')
      .select('refreshCounter')
      .where('userId', '=', person.userId)
      .executeTakeFirst()
    expect(row?.refreshCounter).toBe(1)
  },
)

test.skipIf(!hasPostgres)('C16: of two attempts verified at the same instant one makes the account', async () => {
  const email = 'both@example.org'
  const passwords = ['first-attempt-boat-1', 'second-attempt-lamp-2']
  const tokens: string[] = []
  for (const password of passwords) {
    await visitor(0).call(auth.signup, {
      body: { fullName: 'Asha Rao', email, password, role: 'mentee' },
    })
    serverAt(0).clock.advance(61_000)
    await sendMail(serverAt(0).deps)
    tokens.push(mailedToken(serverAt(0), email))
  }
  const browsers = await Promise.all(tokens.map((_, at) => ready(at)))
  const answers = await Promise.all(
    browsers.map((browser, at) =>
      browser.call(auth.verifyEmail, { body: { email, type: 'verify', token: tokens[at] } }),
    ),
  )
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400])
  const rows = await serverAt(0).deps.db.selectFrom('users').select('id').where('email', '=', email).execute()
  expect(rows).toHaveLength(1)
})

test.skipIf(!hasPostgres)(
  'AUTH-12: 40 wrong passwords at once over two servers lock once, for 15 minutes',
  async () => {
    const person = await aPerson(serverAt(0))
    const browsers = await Promise.all(Array.from({ length: 40 }, (_, at) => ready(at)))
    const answers = await Promise.all(
      browsers.map((browser) => browser.call(auth.login, { body: { email: person.email, password: 'not-the-one' } })),
    )
    expect(new Set(answers.map((answer) => answer.json().code))).toEqual(
      new Set(['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED']),
    )
    const rows = await serverAt(0).deps.db.selectFrom('signInFailures').select('locks').execute()
    expect(rows.map((row) => row.locks)).toContain(1)
    expect(Math.max(...rows.map((row) => row.locks))).toBe(1)
  },
)

test.skipIf(!hasPostgres)('API-07: a limit counts over both servers', async () => {
  const database = servers.databases[0]
  if (!database) throw new Error('No database.')
  const strict = await Promise.all(servers.databases.map((one) => startApp({ database: one })))
  const browsers = strict.map((server) => openBrowser(server.app.fastify))
  for (const browser of browsers) await browser.call(auth.logout)
  const statuses = []
  for (let at = 0; at < 63; at += 1) {
    const browser = browsers[at % 2]
    const answer = await browser?.call(auth.describeLink, {
      body: { token: 'x', type: 'reset' },
      ip: '198.51.100.77',
    })
    statuses.push(answer?.statusCode)
  }
  for (const server of strict) await server.stop()
  // Sixty wrong links of fifteen minutes, over both.
  expect(statuses).toEqual([...Array(60).fill(400), 429, 429, 429])
})

test.skipIf(!hasPostgres)('two workers at once send each mail once', async () => {
  for (let at = 0; at < 30; at += 1) {
    await visitor(0).call(auth.signup, {
      body: { fullName: 'Asha Rao', email: `mail-${at}@example.org`, password: GOOD_PASSWORD, role: 'mentee' },
    })
  }
  await Promise.all([sendMail(serverAt(0).deps), sendMail(serverAt(1).deps), sendMail(serverAt(0).deps)])
  const sent = servers.all
    .flatMap((server) => server.mails)
    .filter((mail) => /^mail-\d+@/.test(mail.to))
    .map((mail) => mail.to)
  expect(sent).toHaveLength(30)
  expect(new Set(sent).size).toBe(30)
})
