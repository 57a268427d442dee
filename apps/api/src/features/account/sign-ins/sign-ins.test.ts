import { auth } from '@sopaan/contract/auth'
import { signIns } from '@sopaan/contract/sign-ins'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, type Person, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const me = (person: Person) => person.browser.call(users.getMe).then((answer) => answer.statusCode)
const refresh = (person: Person) => person.browser.call(auth.refreshToken)
const copyOf = (person: Person) => openBrowser(server.app.fastify, new Map(person.browser.cookies))

test('SESS-01: an access token is 256 bits, the database has its hash alone, and it is over with its row', async () => {
  const person = await aSignedIn(server)
  const token = person.browser.cookies.get('__Host-at') ?? ''
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const rows = await server.deps.db.selectFrom('signIns').selectAll().where('userId', '=', person.userId).execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.some((row) => row.accessHash.toString('base64url') === token)).toBe(false)
  expect(await me(person)).toBe(200)
  await server.deps.db.deleteFrom('signIns').where('userId', '=', person.userId).execute()
  expect(await me(person)).toBe(401)
})

test('SESS-02: nothing a browser had before it signed in names the sign-in', async () => {
  const person = await aPerson(server)
  person.browser.cookies.set('__Host-at', 'A'.repeat(43))
  await signIn(person)
  expect(person.browser.cookies.get('__Host-at')).not.toBe('A'.repeat(43))
  const first = person.browser.cookies.get('__Host-rt')
  await signIn(person)
  expect(person.browser.cookies.get('__Host-rt')?.split('.')[1]).not.toBe(first?.split('.')[1])
})

test('SESS-03, C3: an unticked sign-in ends with the browser, after 2 hours unused and after 24 in all', async () => {
  const person = await aSignedIn(server)
  const line = person.browser.setCookies.find((cookie) => cookie.startsWith('__Host-rt=rt1'))
  expect(line).not.toContain('Max-Age')
  for (let hours = 0; hours < 23; hours += 1) {
    server.clock.advance(HOUR_MS)
    expect((await refresh(person)).statusCode).toBe(200)
  }
  server.clock.advance(HOUR_MS)
  expect((await refresh(person)).statusCode).toBe(401)
  const idle = await aSignedIn(server)
  server.clock.advance(2 * HOUR_MS)
  expect((await refresh(idle)).statusCode).toBe(401)
})

test('SESS-03, C3: a remembered sign-in lasts 30 days unused, 90 in all, and its cookie 30 days', async () => {
  const person = await aPerson(server)
  await signIn(person, person.browser, true)
  expect(person.browser.setCookies.find((cookie) => cookie.startsWith('__Host-rt=rt1'))).toContain('Max-Age=2592000')
  for (const days of [29, 29, 29]) {
    server.clock.advance(days * DAY_MS)
    expect((await refresh(person)).statusCode).toBe(200)
  }
  server.clock.advance(4 * DAY_MS)
  expect((await refresh(person)).statusCode).toBe(401)
})

test('SESS-03: an admin is out after 30 minutes unused, remembered or not', async () => {
  const admin = await aPerson(server, 'admin')
  await signIn(admin, admin.browser, true)
  server.clock.advance(29 * MINUTE_MS)
  expect((await refresh(admin)).statusCode).toBe(200)
  server.clock.advance(30 * MINUTE_MS)
  expect((await refresh(admin)).statusCode).toBe(401)
})

test('W6: access is over after 10 minutes and comes back by a refresh', async () => {
  const person = await aSignedIn(server)
  server.clock.advance(10 * MINUTE_MS)
  expect(await me(person)).toBe(401)
  await refresh(person)
  expect(await me(person)).toBe(200)
})

test('SESS-04: signing out ends the sign-in on the server, also when its access is over', async () => {
  const person = await aSignedIn(server)
  const copy = copyOf(person)
  server.clock.advance(11 * MINUTE_MS)
  const answer = await person.browser.call(auth.logout, { payload: {} })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  expect([...person.browser.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-dev'])
  expect((await copy.call(auth.refreshToken)).statusCode).toBe(401)
  expect((await copy.call(users.getMe)).statusCode).toBe(401)
})

test('SESS-05, AUTHZ-06: whoever is deactivated, deleted or given another role is so on the very next call', async () => {
  for (const [status, when] of [
    ['deactivated', 'deactivatedAt'],
    ['deleted', 'deletedAt'],
  ] as const) {
    const person = await aSignedIn(server)
    const change = { status, [when]: server.deps.now() }
    await server.deps.db.updateTable('users').set(change).where('id', '=', person.userId).execute()
    expect(await me(person)).toBe(401)
    expect((await refresh(person)).statusCode).toBe(401)
  }
  const admin = await aSignedIn(server, 'admin')
  await server.deps.db
    .updateTable('users')
    .set({ role: 'mentee', staffRoles: [] })
    .where('id', '=', admin.userId)
    .execute()
  expect((await admin.browser.call(users.getMe)).json().data.user.role).toBe('mentee')
})

test('SESS-06: a person sees the own browsers and signs one or all of them out', async () => {
  const person = await aSignedIn(server)
  const phone = openBrowser(server.app.fastify)
  await signIn(person, phone)
  const list = (await person.browser.call(signIns.list)).json().data
  expect(list).toHaveLength(2)
  expect(list[0]).toMatchObject({ isCurrent: true, device: 'Firefox on Windows', ip: '203.0.113.10' })
  const other = list.find((one: { isCurrent: boolean }) => !one.isCurrent)._id
  expect((await person.browser.call(signIns.remove, { params: { id: other } })).statusCode).toBe(200)
  expect((await phone.call(users.getMe)).statusCode).toBe(401)
  expect((await person.browser.call(signIns.removeAll)).statusCode).toBe(200)
  expect(await me(person)).toBe(401)
})

test("AUTHZ-02: another person's sign-in is not found, like one that never was", async () => {
  const [one, other] = [await aSignedIn(server), await aSignedIn(server)]
  const [theirs] = (await other.browser.call(signIns.list)).json().data
  const answers = await Promise.all(
    [theirs._id, '0190a2f4-7d3b-4c55-8e21-1f0d9a6b7c33'].map((id) =>
      one.browser.call(signIns.remove, { params: { id } }),
    ),
  )
  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404])
  const [first, second] = answers.map((answer) => ({ ...answer.json(), requestId: '' }))
  expect(first).toEqual(second)
  expect(await me(other)).toBe(200)
})

test('SESS-07: the eleventh sign-in ends the first', async () => {
  const person = await aSignedIn(server)
  for (let at = 0; at < 10; at += 1) {
    server.clock.advance(SECOND_MS)
    await signIn(person, openBrowser(server.app.fastify))
  }
  expect(await me(person)).toBe(401)
})

test('SESS-09: a refresh token with any character changed is no token, and it opens nothing else', async () => {
  const person = await aSignedIn(server)
  const token = person.browser.cookies.get('__Host-rt') ?? ''
  const changed = [...token].map(
    (letter, at) => `${token.slice(0, at)}${letter === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`,
  )
  for (const wrong of changed.filter((_, at) => at % 7 === 0)) {
    const thief = copyOf(person)
    thief.cookies.set('__Host-rt', wrong)
    expect([401, 403]).toContain((await thief.call(auth.refreshToken)).statusCode)
  }
  const asAccess = openBrowser(server.app.fastify, new Map([['__Host-at', token]]))
  expect((await asAccess.call(users.getMe)).statusCode).toBe(401)
  expect((await refresh(person)).statusCode).toBe(200)
})

test('SESS-10: the token before the newest gets the same newest for 10 seconds', async () => {
  const person = await aSignedIn(server)
  const tab = copyOf(person)
  await refresh(person)
  server.clock.advance(9 * SECOND_MS)
  expect((await tab.call(auth.refreshToken)).statusCode).toBe(200)
  expect(tab.cookies.get('__Host-rt')).toBe(person.browser.cookies.get('__Host-rt'))
  expect(tab.cookies.get('__Host-at')).toBe(person.browser.cookies.get('__Host-at'))
  expect((await tab.call(users.getMe)).statusCode).toBe(200)
})

test('SESS-10, SESS-11, AUTH-26: an old token ends the sign-in for everyone, is logged, and the owner gets a mail', async () => {
  const person = await aSignedIn(server)
  const thief = copyOf(person)
  await refresh(person)
  server.clock.advance(11 * SECOND_MS)
  expect((await thief.call(auth.refreshToken)).statusCode).toBe(401)
  expect(await me(person)).toBe(401)
  expect((await refresh(person)).statusCode).toBe(401)
  await server.runWorker()
  expect(server.mails.at(-1)).toMatchObject({ to: person.email, subject: 'We ended a sign-in to be safe' })
  expect(server.logged).toContainEqual(expect.objectContaining({ event: 'authn_token_reuse', actor: person.userId }))
})

test('SESS-12: a refresh is a POST from our own pages with the XSRF token; anything else changes nothing', async () => {
  const person = await aSignedIn(server)
  const before = person.browser.cookies.get('__Host-rt')
  const url = auth.refreshToken.path
  expect([404, 405]).toContain((await person.browser.send('GET', url)).statusCode)
  expect([404, 405]).toContain((await person.browser.send('HEAD', url)).statusCode)
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': '' },
  ]) {
    expect((await person.browser.call(auth.refreshToken, { headers })).statusCode).toBe(403)
  }
  expect((await copyOf(person).call(auth.refreshToken, { withoutXsrf: true })).statusCode).toBe(403)
  const row = await server.deps.db
    .selectFrom('signIns')
    .select('refreshCounter')
    .where('userId', '=', person.userId)
    .executeTakeFirst()
  expect(row?.refreshCounter).toBe(0)
  expect(person.browser.cookies.get('__Host-rt')).toBe(before)
})

test('SESS-14: answers of a signed-in browser are kept by nobody', async () => {
  const person = await aSignedIn(server)
  const { path } = users.getMe
  for (const url of [path, signIns.list.path, auth.checkSession.path, users.myLogs.path, `${path}/x.css`])
    expect((await person.browser.send('GET', url)).headers['cache-control']).toBe('no-store')
})

test('WEB-01, C22, C30: every cookie is Secure and for the whole site; scripts read two of them, which hold no secret', async () => {
  const person = await aPerson(server)
  await signIn(person, person.browser, true)
  await person.browser.call(auth.sendResetReactivateEmail, {
    body: { email: person.email, type: 'reset' },
  })
  await refresh(person)
  await person.browser.call(auth.logout, { payload: {} })
  const lines = person.browser.setCookies.filter(Boolean)
  for (const line of lines) {
    expect(line).toMatch(/; Secure/)
    expect(line).toMatch(/; Path=\//)
    expect(line).not.toMatch(/Domain/i)
    const name = line.slice(0, line.indexOf('='))
    const isReadable = name === 'XSRF-TOKEN' || name === 'hasSession'
    expect([name, line.includes('HttpOnly')]).toEqual([name, !isReadable])
    expect(line).toMatch(name === '__Host-at' || isReadable ? /SameSite=Lax/ : /SameSite=Strict/)
    expect(name.startsWith('__Host-') || isReadable).toBe(true)
  }
  expect(new Set(lines.map((line) => line.slice(0, line.indexOf('='))))).toEqual(
    new Set(['__Host-at', '__Host-rt', '__Host-pf', '__Host-dev', 'XSRF-TOKEN', 'hasSession']),
  )
})

test('WEB-02: the XSRF token changes at sign-in and sign-out, and another sign-in’s token is refused', async () => {
  const person = await aSignedIn(server)
  const during = person.browser.cookies.get('XSRF-TOKEN') ?? ''
  const other = await aSignedIn(server)
  other.browser.cookies.set('XSRF-TOKEN', during)
  const refused = await other.browser.call(users.updateMe, {
    body: { fullName: 'Changed' },
    withoutXsrf: true,
    headers: { 'x-xsrf-token': during },
  })
  expect(refused.json()).toMatchObject({ code: 'CSRF' })
  await person.browser.call(auth.logout, { payload: {} })
  expect(person.browser.cookies.get('XSRF-TOKEN')).not.toBe(during)
})

test('C22: a visitor’s session is answered 200 with code 401 in the body', async () => {
  const answer = await openBrowser(server.app.fastify).call(auth.checkSession)
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'error', code: 401 }])
})
