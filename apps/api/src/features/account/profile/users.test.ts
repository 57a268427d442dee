import { auth } from '@sopaan/contract/auth'
import type { Call } from '@sopaan/contract/call'
import { grievances, nominees } from '@sopaan/contract/consents'
import { signIns } from '@sopaan/contract/sign-ins'
import { twoFactor } from '@sopaan/contract/two-factor'
import { users } from '@sopaan/contract/users'
import type { LightMyRequestResponse } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { eraseAccounts } from '#api/jobs/worker.ts'
import { type FileStore, FileStoreAway } from '#api/outside/file-store.ts'
import { openBrowser } from '#api/testing/browser.ts'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD, mailedToken, type Person, signIn } from '#api/testing/people.ts'
import { memoryStore, startApp } from '#api/testing/start-app.ts'

const server = await startApp({ config: { rateLimitScale: 10_000 } })
afterAll(() => server.stop())

const DAY_MS = 86_400_000
const NEW_PASSWORD = 'quiet-harbour-58-mango'
const update = (person: Person, body: object) => person.browser.call(users.updateMe, { body })
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
const loginOf = (person: Person, password = GOOD_PASSWORD) =>
  openBrowser(server.app.fastify).call(auth.login, { body: { email: person.email, password } })

const upload = (
  person: Person,
  bytes: Buffer,
  { field = 'profilePic', name = 'me.jpg', copies = 1, type = 'image/jpeg' } = {},
) => person.browser.call(users.uploadProfilePic, formWithFile(field, bytes, { name, type, copies }))
/** What is in an export: the two JSON files read, the rest as bytes. */
function unzipped(answer: LightMyRequestResponse) {
  const { 'data.json': data, 'log.json': log, ...files } = unzipSync(answer.rawPayload)
  if (!data || !log) throw new Error('The export lacks a file.')
  const read = (bytes: Uint8Array): unknown => JSON.parse(strFromU8(bytes))
  return { data: read(data) as Record<string, unknown>, log: read(log) as { event: string }[], files }
}
const picture = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#4548f8' } })
    .withExif({ IFD0: { Copyright: 'secret-place-17N-78E' } })
    .toFormat(format)
    .toBuffer()

test('C33: what a student tells of ranks comes back under the keys the predictor takes', async () => {
  const person = await aSignedIn(server)
  const studentFacts = {
    studyClass: '12',
    targetYear: 2027,
    category: 'OBC-NCL',
    gender: 'female',
    isPwd: false,
    hasPassedAat: true,
    homeState: 'Kerala',
    ranks: { main: 41_000, mainCategory: 12_000, advanced: 9_000 },
  }
  const answer = await update(person, { fullName: '  Asha  Rao ', phone: '98765 43210', language: 'hi', studentFacts })
  expect(answer.json().data.user).toMatchObject({
    fullName: 'Asha  Rao',
    phone: '+919876543210',
    language: 'hi',
    studentFacts: { ...studentFacts, exams: { 'main-1': {}, advanced: {} } },
  })
  await update(person, { phone: null, studentFacts: { ranks: { main: 40_000 } } })
  expect((await person.browser.call(users.getMe)).json().data.user).toMatchObject({
    phone: null,
    studentFacts: { ...studentFacts, ranks: { main: 40_000 }, exams: { 'main-1': {} } },
  })
})

test('the examinations somebody takes come back with what was scored there, and a rank of JEE counts as taken', async () => {
  const person = await aSignedIn(server)
  const examsNow = async () => (await person.browser.call(users.getMe)).json().data.user.studentFacts.exams
  expect(await examsNow()).toEqual({})
  const exams = { 'mht-cet-cap': { percentile: 98.612 }, kcet: {}, bitsat: { marks: 301 }, 'main-2a': {} }
  await update(person, { studentFacts: { exams, ranks: { main: 40_000 } } })
  expect(await examsNow()).toEqual({ ...exams, 'main-1': {} })
  // Other facts leave them as they are; sent anew they replace what was there.
  await update(person, { studentFacts: { homeState: 'Kerala' } })
  expect(await examsNow()).toEqual({ ...exams, 'main-1': {} })
  await update(person, { studentFacts: { exams: { keam: { rank: 812 } }, ranks: {} } })
  expect(await examsNow()).toEqual({ keam: { rank: 812 } })
})

test('a month of birth is corrected once within 7 days, not when a parent was asked, and not later', async () => {
  const codeOf = async (person: Person, birthMonth: string) => (await update(person, { birthMonth })).json().code
  const monthOf = async (person: Person) => {
    const { birthMonth, birthMonthOpenUntil } = (await person.browser.call(users.getMe)).json().data.user
    return { birthMonth, isOpen: birthMonthOpenUntil !== null }
  }
  const [slipped, late, asked] = [await aSignedIn(server), await aSignedIn(server), await aSignedIn(server)]
  for (const person of [slipped, late, asked]) expect(await codeOf(person, '2010-05')).toBeUndefined()
  expect(await monthOf(slipped)).toEqual({ birthMonth: '2010-05', isOpen: true })
  expect(await codeOf(slipped, '2001-05')).toBeUndefined()
  expect(await monthOf(slipped)).toEqual({ birthMonth: '2001-05', isOpen: false })
  expect(await codeOf(slipped, '2002-05')).toBe('BIRTH_MONTH_FIXED')
  await server.deps.db.updateTable('users').set({ parentState: 'asked' }).where('id', '=', asked.userId).execute()
  expect(await codeOf(asked, '2001-05')).toBe('BIRTH_MONTH_FIXED')
  server.clock.advance(7 * DAY_MS)
  await signIn(late)
  expect(await codeOf(late, '2001-05')).toBe('BIRTH_MONTH_FIXED')
  expect(await monthOf(late)).toEqual({ birthMonth: '2010-05', isOpen: false })
})

test.each([
  ['studentFacts.exams.tnea.marks', { studentFacts: { exams: { tnea: { marks: 200.5 } } } }],
  ['phone', { phone: '12' }],
  ['fullName', { fullName: '' }],
  ['studentFacts.ranks.main', { studentFacts: { ranks: { main: 0 } } }],
  ['studentFacts.homeState', { studentFacts: { homeState: 'Atlantis' } }],
  ['birthMonth', { birthMonth: '2025-01' }],
])('API-01: a wrong %s is refused on its field', async (path, body) => {
  const answer = await update(await aSignedIn(server), body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors[0].path).toBe(path)
})

test('AUTH-24, AUTHZ-05, W8: no field of a body changes who somebody is', async () => {
  const [person, victim] = [await aSignedIn(server), await aPerson(server)]
  const before = (await person.browser.call(users.getMe)).json().data.user
  const names = [
    'role',
    'isAdmin',
    'isVerified',
    'isActive',
    'status',
    'permissions',
    'createdAt',
    'deactivatedAt',
    'credits',
    'hasTwoFactor',
    'mustEnrolTwoFactor',
    'parent',
    'ageBand',
    'passwordHash',
    'passwordHash',
    'feedbacks',
  ]
  await update(person, {
    _id: victim.userId,
    userId: victim.userId,
    email: victim.email,
    ...Object.fromEntries(names.map((name) => [name, 'admin'])),
  })
  expect((await person.browser.call(users.getMe)).json().data.user).toEqual(before)
})

test('AUTHZ-04: no answer about oneself has a key that speaks of a secret', async () => {
  const person = await aSignedIn(server)
  const calls = [users.getMe, signIns.list, users.myLogs, twoFactor.get, users.exportMe, grievances.list, nominees.get]
  for (const call of calls) {
    const answer = await person.browser.call<Call>(call)
    const text = call === users.exportMe ? JSON.stringify(unzipped(answer)) : answer.payload
    expect(text.length).toBeGreaterThan(20)
    expect(text).not.toMatch(/"[^"]*(hash|token|secret|pepper|counter|__v|otp_|sealed|lockedUntil|\$argon2)[^"]*":/i)
  }
})

test('AUTH-09, AUTH-26: a change of password needs the current one, ends the other sign-ins, and is told', async () => {
  const person = await aSignedIn(server)
  const other = openBrowser(server.app.fastify)
  await signIn(person, other)
  const change = (currentPassword: string, newPassword: string) =>
    person.browser.call(users.changePassword, { body: { currentPassword, newPassword } })
  expect(codeOf(await change('not-the-password', NEW_PASSWORD))).toBe('WRONG_PASSWORD')
  expect((await change(GOOD_PASSWORD, 'password1')).json().errors[0].path).toBe('newPassword')
  expect((await change(GOOD_PASSWORD, NEW_PASSWORD)).statusCode).toBe(200)
  expect((await other.call(users.getMe)).statusCode).toBe(401)
  expect((await person.browser.call(users.getMe)).statusCode).toBe(200)
  await server.runWorker()
  expect(server.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Your Sopaan password was changed' })
  expect((await loginOf(person, NEW_PASSWORD)).statusCode).toBe(200)
})

test('SESS-08: an address changes after a fresh password and a click in the new mailbox, and the old one is told', async () => {
  const person = await aSignedIn(server)
  const ask = () => person.browser.call(users.changeEmail, { body: { newEmail: 'moved@example.org' } })
  server.clock.advance(9 * 60_000)
  await person.browser.call(auth.refreshToken)
  server.clock.advance(7 * 60_000)
  await person.browser.call(auth.refreshToken)
  expect(codeOf(await ask())).toBe('REAUTH_REQUIRED')
  const again = await person.browser.call(auth.reauthenticate, { body: { password: GOOD_PASSWORD } })
  expect(again.statusCode).toBe(200)
  expect((await ask()).statusCode).toBe(200)
  expect((await person.browser.call(users.getMe)).json().data.user).toMatchObject({
    email: person.email,
    pendingEmail: 'moved@example.org',
  })
  await server.runWorker()
  const token = mailedToken(server, 'moved@example.org')
  expect((await openBrowser(server.app.fastify).call(auth.confirmEmailChange, { body: { token } })).statusCode).toBe(
    200,
  )
  expect((await person.browser.call(users.getMe)).statusCode).toBe(401)
  await server.runWorker()
  expect(server.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Your Sopaan email was changed' })
  expect((await loginOf({ ...person, email: 'moved@example.org' })).statusCode).toBe(200)
})

test('W14: deactivation signs out everywhere and the owner gets a mail', async () => {
  const person = await aSignedIn(server)
  const answer = await person.browser.call(users.deactivateAccount, {
    body: { reason: 'Board exams' },
  })
  expect(answer.json()).toMatchObject({ status: 'success' })
  expect(person.browser.cookies.has('__Host-rt')).toBe(false)
  await server.runWorker()
  expect(server.mails.at(-1)?.text).toContain('Board exams')
})

test('C24: a deletion needs the password, holds the address for 7 days, and its mailed link brings everything back', async () => {
  const person = await aSignedIn(server)
  await update(person, { phone: '9876543210' })
  expect(codeOf(await person.browser.call(users.deleteMe, { body: { password: 'not-it-at-all' } }))).toBe(
    'WRONG_PASSWORD',
  )
  expect((await person.browser.call(users.deleteMe, { body: { password: GOOD_PASSWORD } })).statusCode).toBe(200)
  expect(codeOf(await loginOf(person))).toBe('INVALID_CREDENTIALS')
  const taken = await openBrowser(server.app.fastify).call(auth.signup, {
    body: { fullName: 'New Owner', email: person.email, password: NEW_PASSWORD, role: 'mentee' },
  })
  expect(codeOf(taken)).toBe('EMAIL_TAKEN')
  await server.runWorker()
  const token = mailedToken(server, person.email)
  server.clock.advance(7 * DAY_MS - 1)
  await openBrowser(server.app.fastify).call(auth.undoDeletion, { body: { token } })
  await signIn(person)
  expect((await person.browser.call(users.getMe)).json().data.user.phone).toBe('+919876543210')
})

test('DPDP-13, FILE-10: after 7 days a deleted account is erased: no address, no picture, only the locked copy, and that for a year', async () => {
  const person = await aSignedIn(server)
  const url = (await upload(person, await picture())).json().data.profilePic
  await person.browser.call(users.deleteMe, { body: { password: GOOD_PASSWORD } })
  expect((await openBrowser(server.app.fastify).send('GET', url)).statusCode).toBe(404)
  await server.runWorker()
  server.clock.advance(7 * DAY_MS + 1)
  await eraseAccounts(server.deps)
  const tables = [
    'users',
    'userRanks',
    'signUps',
    'mailLinks',
    'mailFlows',
    'outboxMails',
    'signInFailures',
    'auditEvents',
    'lockedCopies',
  ] as const
  for (const table of tables) {
    const rows = await server.deps.db.selectFrom(table).selectAll().execute()
    expect([table, JSON.stringify(rows).includes(person.email)]).toEqual([table, false])
  }
  const row = await server.deps.db
    .selectFrom('users')
    .select(['fullName', 'status', 'pictureKey'])
    .where('id', '=', person.userId)
    .executeTakeFirst()
  expect(row).toEqual({ fullName: 'Former student', status: 'erased', pictureKey: null })
  const copies = () =>
    server.deps.db.selectFrom('lockedCopies').select('id').where('userId', '=', person.userId).execute()
  expect(await copies()).toHaveLength(1)
  server.clock.advance(367 * DAY_MS)
  await eraseAccounts(server.deps)
  expect(await copies()).toHaveLength(0)
})

test('AUTHZ-08: the last admin can neither be deactivated nor deleted', async () => {
  const alone = await startApp()
  const admin = await aSignedIn(alone, 'admin')
  const answers = [
    await admin.browser.call(users.deactivateAccount, { body: { reason: 'Leaving' } }),
    await admin.browser.call(users.deleteMe, { body: { password: GOOD_PASSWORD } }),
  ]
  await alone.stop()
  expect(answers.map(codeOf)).toEqual(['LAST_ADMIN', 'LAST_ADMIN'])
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'FILE-02, FILE-04, FILE-05: a %s is kept drawn anew, without what the camera wrote, and served as nothing but a picture',
  async (format) => {
    const person = await aSignedIn(server)
    const sent = await picture(format)
    expect(sent.includes('secret-place')).toBe(true)
    const answer = await upload(person, sent, { name: '../../x.php\u202e.jpg' })
    expect(answer.statusCode).toBe(200)
    const { profilePic } = answer.json().data
    expect(profilePic).toMatch(/^\/api\/v1\/users\/pictures\/[\w-]{32}$/)
    const served = await openBrowser(server.app.fastify).send('GET', profilePic)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(served.rawPayload.includes('secret-place')).toBe(false)
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect((await person.browser.call(users.getMe)).json().data.user.profilePic).toBe(profilePic)
  },
)

test('FILE-08: one picture a person: the next one and a removal take the old one away, and removing none is no mistake', async () => {
  const person = await aSignedIn(server)
  const first = (await upload(person, await picture())).json().data.profilePic
  const second = (await upload(person, await picture('png'))).json().data.profilePic
  const get = (url: string) => person.browser.send('GET', url).then((answer) => answer.statusCode)
  expect([await get(first), await get(second)]).toEqual([404, 200])
  for (let at = 0; at < 2; at += 1) expect((await person.browser.call(users.removeProfilePic)).statusCode).toBe(200)
  expect(await get(second)).toBe(404)
})

test.each([
  ['FILE-06: an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PICTURE_TYPE'],
  ['FILE-02: a page named .jpg', Buffer.from('<!doctype html><script>1</script>'), 'PICTURE_TYPE'],
  ['FILE-02: a GIF', Buffer.from('GIF89a0000000000'), 'PICTURE_TYPE'],
  [
    'FILE-02: the first bytes of a JPEG and nothing else',
    Buffer.from('ffd8ffe000104a464946', 'hex'),
    'PICTURE_UNREADABLE',
  ],
])('%s is refused', async (_what, bytes, code) => {
  expect(codeOf(await upload(await aSignedIn(server), bytes))).toBe(code)
})

test('FILE-03: a picture that claims 50,000 × 50,000 pixels is refused without being drawn', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { crc32 } = await import('node:zlib')
  png.writeUInt32BE(50_000, 16)
  png.writeUInt32BE(50_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  const before = process.memoryUsage.rss()
  expect(codeOf(await upload(await aSignedIn(server), png))).toBe('PICTURE_UNREADABLE')
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
})

test('FILE-01: one file of at most 2 MB in the one field', async () => {
  const person = await aSignedIn(server)
  const small = await picture()
  const filled = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)])
  expect((await upload(person, filled(2 * 1024 * 1024))).statusCode).toBe(200)
  expect((await upload(person, filled(2 * 1024 * 1024 + 1))).statusCode).toBe(413)
  expect((await upload(person, filled(3 * 1024 * 1024))).statusCode).toBe(413)
  expect((await upload(person, small, { copies: 2 })).statusCode).toBe(400)
  expect((await upload(person, small, { field: 'other' })).statusCode).toBe(400)
  expect((await person.browser.call(users.uploadProfilePic, { payload: { a: 1 } })).statusCode).toBe(400)
})

test('CH-05: while the file store takes nothing an upload is told to come again, the rest goes on, and the picture of before stays', async () => {
  const store = memoryStore()
  let isAway = false
  const put: FileStore['put'] = (key, bytes, type) =>
    isAway ? Promise.reject(new FileStoreAway('The disk takes no file.')) : store.put(key, bytes, type)
  const other = await startApp({ outside: { files: { ...store, put } } })
  const person = await aSignedIn(other)
  await upload(person, await picture())
  const before = (await person.browser.call(users.getMe)).json().data.user
  isAway = true
  const refused = await upload(person, await picture('png'))
  expect([refused.statusCode, codeOf(refused), refused.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2'])
  expect((await person.browser.call(users.getMe)).json().data.user).toEqual(before)
  await other.stop()
})

test('FILE-12: an upload needs a sign-in and the XSRF token', async () => {
  const visitor = { ...(await aPerson(server)) }
  expect((await upload(visitor, await picture())).statusCode).toBe(401)
  const person = await aSignedIn(server)
  const answer = await person.browser.call(users.uploadProfilePic, {
    ...formWithFile('profilePic', await picture()),
    withoutXsrf: true,
  })
  expect(answer.statusCode).toBe(403)
})

test('WEB-04: every other route refuses multipart', async () => {
  const person = await aSignedIn(server)
  const answer = await person.browser.call(users.updateMe, {
    payload: Buffer.from('--cut--'),
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  })
  expect(answer.statusCode).toBe(415)
})

test('R228: the own log has the own deeds, page by page, newest first, and nobody else’s', async () => {
  const [person, other] = [await aSignedIn(server), await aSignedIn(server)]
  await update(other, { fullName: 'Somebody Else' })
  await update(person, { fullName: 'Asha Rao' })
  const page = (await person.browser.call(users.myLogs, { query: { limit: '1' } })).json()
  expect(page.data).toMatchObject([
    { event: 'user.update', result: 'success', device: 'Firefox on Windows', ip: '203.0.113.10' },
  ])
  expect(page.page).toEqual({ page: 1, limit: 1, total: 2 })
  const next = (await person.browser.call(users.myLogs, { query: { limit: '1', page: '2' } })).json()
  expect(next.data).toMatchObject([{ event: 'sign-in.start' }])
})

test('DPDP-12: an export has what is kept, the picture too, needs a fresh sign-in, and is of oneself alone', async () => {
  const person = await aSignedIn(server)
  await upload(person, await picture())
  await person.browser.call(nominees.set, {
    body: { fullName: 'Ravi Rao', relation: 'Father', email: null, phone: null },
  })
  const answer = await person.browser.call(users.exportMe)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="sopaan-export.zip"',
    'cache-control': 'no-store',
  })
  const { data, log, files } = unzipped(answer)
  expect(data).toMatchObject({ account: { email: person.email }, nominee: { fullName: 'Ravi Rao' } })
  expect(Object.keys(data)).toEqual(expect.arrayContaining(['signIns', 'consents', 'grievances', 'recipients']))
  expect(log.map(({ event }) => event)).toEqual(['user.export', 'nominee.set', 'user.set-picture', 'sign-in.start'])
  expect(Object.keys(files)).toEqual(['files/picture.webp'])
  expect(await sharp(files['files/picture.webp']).metadata()).toMatchObject({ format: 'webp', width: 512 })
  server.clock.advance(9 * 60_000)
  await person.browser.call(auth.refreshToken)
  server.clock.advance(7 * 60_000)
  expect(codeOf(await person.browser.call(users.exportMe))).toBe('REAUTH_REQUIRED')
})
