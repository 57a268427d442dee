import { auth } from '@sopaan/contract/auth'
import type { RequestInput } from '@sopaan/contract/call'
import type { ManagedUserDetail, ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { managedUsers } from '@sopaan/contract/managed-users'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson, aSignedIn, GOOD_PASSWORD, mailedToken, type Person, signIn } from '#api/testing/people.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { startApp } from '#api/testing/start-app.ts'

const MINUTE_MS = 60_000
type PeopleQuery = RequestInput<typeof managedUsers.list>['query']

async function start() {
  const server = await startApp({ config: { rateLimitScale: 10_000 } })
  onTestFinished(server.stop)
  const admin = await aSignedIn(server, 'admin')
  const list = async (query: PeopleQuery = {}): Promise<{ data: ManagedUserRow[]; total: number }> => {
    const answer = await admin.browser.call(managedUsers.list, { query })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json()
  }
  const emails = async (query: PeopleQuery) => (await list(query)).data.map(({ email }) => email)
  const detail = async (id: string): Promise<ManagedUserDetail> =>
    (await admin.browser.call(managedUsers.get, { params: { id } })).json().data
  const lastMail = async (to: string) => {
    await server.runWorker()
    return server.mails.findLast((mail) => mail.to === to)
  }
  const rename = (person: Person, fullName: string) =>
    server.deps.db.updateTable('users').set({ fullName }).where('id', '=', person.userId).execute()
  return { server, admin, list, emails, detail, lastMail, rename }
}

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code
const idOf = ({ userId }: Person) => userId
const isSignedIn = async (person: Person) => (await person.browser.call(users.getMe)).statusCode === 200

test('R289, W22: admins find people by a part of name or address, whatever its capitals, a page at a time', async () => {
  const { server, emails, list, rename } = await start()
  const [asha, bina, percent] = [await aPerson(server), await aPerson(server), await aPerson(server)]
  await rename(asha, 'Asha Sharma')
  await rename(bina, 'Bina Ashok')
  await rename(percent, '100% Real_Name')
  expect(new Set(await emails({ q: 'ASH' }))).toEqual(new Set([asha.email, bina.email]))
  expect(await emails({ q: 'sha sh' })).toEqual([asha.email])
  expect(await emails({ q: asha.email.slice(7, 15) })).toEqual([asha.email])
  expect(await emails({ q: '%' })).toEqual([percent.email])
  expect(await emails({ q: 'l_n' })).toEqual([percent.email])
  expect(await emails({ q: '\\' })).toEqual([])
  const first = await list({ sort: 'fullName', limit: '2', page: '1', role: 'mentee' })
  const second = await list({ sort: 'fullName', limit: '2', page: '2', role: 'mentee' })
  expect([first.total, second.total]).toEqual([3, 3])
  expect([...first.data, ...second.data].map(({ fullName }) => fullName)).toEqual([
    '100% Real_Name',
    'Asha Sharma',
    'Bina Ashok',
  ])
})

test('the list is narrowed by role, state, proven address, two-factor and the day the account was made in India', async () => {
  const { server, admin, emails } = await start()
  const mentor = await aPerson(server, 'mentor')
  const asleep = await aPerson(server)
  await admin.browser.call(managedUsers.deactivate, { body: { ids: [asleep.userId], reason: 'Asked for it' } })
  const invited = 'new.mentor@example.org'
  await admin.browser.call(managedUsers.invite, {
    body: { email: invited, fullName: 'Meera Rao', role: 'mentor', language: 'hi' },
  })
  await server.deps.db
    .insertInto('twoFactorSecrets')
    .values({ userId: mentor.userId, sealedSecret: Buffer.alloc(1), confirmedAt: server.deps.now() })
    .execute()
  // The last minute of 2 June in India.
  await server.deps.db
    .updateTable('users')
    .set({ createdAt: new Date('2026-06-02T18:29:00.000Z') })
    .where('id', '=', asleep.userId)
    .execute()
  expect(new Set(await emails({ role: 'mentor' }))).toEqual(new Set([mentor.email, invited]))
  expect(await emails({ status: 'deactivated' })).toEqual([asleep.email])
  expect(await emails({ verified: 'false' })).toEqual([invited])
  expect(await emails({ twoFactor: 'true' })).toEqual([mentor.email])
  expect(await emails({ twoFactor: 'false', role: 'admin' })).toEqual([admin.email])
  expect(await emails({ from: '2026-06-02', to: '2026-06-02', q: 'example', role: 'mentee' })).toEqual([asleep.email])
  expect(await emails({ from: '2026-06-03', role: 'mentee' })).toEqual([])
})

test('what was erased is nobody’s, and is neither listed nor opened', async () => {
  const { server, admin, list } = await start()
  const person = await aPerson(server)
  await server.deps.db
    .updateTable('users')
    .set({
      status: 'erased',
      deletedAt: server.deps.now(),
      email: `erased-${person.userId}`,
      fullName: 'Former student',
    })
    .where('id', '=', person.userId)
    .execute()
  expect((await list({ q: 'erased' })).total).toBe(0)
  expect((await admin.browser.call(managedUsers.get, { params: { id: person.userId } })).statusCode).toBe(404)
})

test('a person’s page shows sign-ins, the trail both ways and what is in their name, and the person sees the look', async () => {
  const { server, admin, detail } = await start()
  const person = await aSignedIn(server)
  const shown = await detail(person.userId)
  expect(shown).toMatchObject({
    email: person.email,
    status: 'active',
    deactivation: null,
    lockTimeLeft: null,
    purchases: [],
    feedback: [],
    counts: { purchases: 0, feedback: 0, bookings: 0, bookingsAhead: 0 },
    signIns: [{ device: 'Firefox on Windows', ip: '203.0.113.10' }],
  })
  expect(shown.history.map(({ action, by }) => [action, by?.isOwner])).toEqual([['sign-in.start', true]])
  const own = (await person.browser.call(users.myLogs)).json()
  // That it was looked at, and not from where.
  expect(own.data).toMatchObject([
    { event: 'user.look', ip: null, device: null },
    { event: 'sign-in.start', ip: '203.0.113.10', device: 'Firefox on Windows' },
  ])
  const again = await detail(person.userId)
  expect(again.history[0]).toMatchObject({ action: 'user.look', by: { _id: admin.userId, isOwner: false } })
})

test('LOG-04: a look at the list and a file of it are written into the trail with what was asked for', async () => {
  const { server, admin, list } = await start()
  await list({ q: 'kiran', role: 'mentee' })
  await admin.browser.call(managedUsers.csv, { query: { status: 'active' } })
  const rows = await server.deps.db
    .selectFrom('auditEvents')
    .select(['action', 'change'])
    .where('action', 'in', ['users.look', 'users.export'])
    .orderBy('sequence')
    .execute()
  expect(rows).toMatchObject([
    { action: 'users.look', change: { q: { after: '[words]' }, role: { after: 'mentee' } } },
    { action: 'users.export', change: { status: { after: 'active' } } },
  ])
})

test('the file holds the filter’s people, no cell of it is a formula, and it wants a fresh sign-in', async () => {
  const { server, admin, rename } = await start()
  const person = await aPerson(server)
  await rename(person, '=HYPERLINK("https://evil.example")')
  const answer = await admin.browser.call(managedUsers.csv, { query: { q: 'hyperlink' } })
  const lines = answer.body.trimEnd().split('\r\n')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="sopaan-users.csv"')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toBe('# whole: 1 people')
  expect(lines[0]).toBe(
    '\ufeffid,name,email,role,status,verified,two_factor,created_utc,created_ist,last_sign_in_utc,language,class,home_state,plan,paid_inr',
  )
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")",${person.email},mentee,active,true,false,`)
  server.clock.advance(16 * MINUTE_MS)
  await admin.browser.call(auth.refreshToken)
  expect(codeOf(await admin.browser.call(managedUsers.csv))).toBe('REAUTH_REQUIRED')
})

test('SESS-08: every deed on people wants a fresh sign-in', async () => {
  const { server, admin } = await start()
  const person = await aPerson(server)
  server.clock.advance(16 * MINUTE_MS)
  await admin.browser.call(auth.refreshToken)
  const ids = [person.userId]
  const { browser } = admin
  const params = { id: person.userId }
  const newcomer = { email: 'a@example.org', fullName: 'A', role: 'mentee', language: 'en' } as const
  const answers = [
    await browser.call(managedUsers.changeRoles, { body: { ids, role: 'mentor' } }),
    await browser.call(managedUsers.deactivate, { body: { ids, reason: 'Spam' } }),
    await browser.call(managedUsers.reactivate, { body: { ids } }),
    await browser.call(managedUsers.signOut, { body: { ids } }),
    await browser.call(managedUsers.invite, { body: newcomer }),
    await browser.call(managedUsers.unlock, { params }),
    await browser.call(managedUsers.resend, { params }),
    await browser.call(managedUsers.resetTwoFactor, { params }),
    await browser.call(managedUsers.viewAs, { params }),
    await browser.call(managedUsers.resendVerification, { params }),
  ]
  expect(answers.map(codeOf)).toEqual(Array(10).fill('REAUTH_REQUIRED'))
})

test('AUTHZ-06: another role holds at once, ends the sign-ins, is mailed and told with before and after', async () => {
  const { server, admin, detail, lastMail } = await start()
  const person = await aSignedIn(server)
  const answer = await admin.browser.call(managedUsers.changeRoles, { body: { ids: [person.userId], role: 'mentor' } })
  expect(answer.json().data).toEqual({ changed: [{ _id: person.userId, role: 'mentee' }], skipped: [] })
  expect(await isSignedIn(person)).toBe(false)
  const shown = await detail(person.userId)
  expect(shown.role).toBe('mentor')
  expect(shown.history[0]).toMatchObject({
    action: 'user.change-role',
    change: { role: { before: 'mentee', after: 'mentor' } },
  })
  expect((await lastMail(person.email))?.subject).toBe('Your role on Sopaan has changed')
  const again = await admin.browser.call(managedUsers.changeRoles, { body: { ids: [person.userId], role: 'mentor' } })
  expect(again.json().data).toEqual({ changed: [], skipped: [{ _id: person.userId, why: 'unchanged' }] })
})

test('AUTHZ-08: no admin takes the own role, puts the own account to sleep or takes the own two-factor off; the last one is told so', async () => {
  const { server, admin } = await start()
  const ids = [admin.userId]
  const tries = async () =>
    Promise.all([
      admin.browser.call(managedUsers.changeRoles, { body: { ids, role: 'mentee' } }).then(codeOf),
      admin.browser.call(managedUsers.deactivate, { body: { ids, reason: 'Leaving' } }).then(codeOf),
    ])
  expect(await tries()).toEqual(['LAST_ADMIN', 'LAST_ADMIN'])
  await aPerson(server, 'admin')
  expect(await tries()).toEqual(['OWN_ACCOUNT', 'OWN_ACCOUNT'])
  expect(codeOf(await admin.browser.call(managedUsers.resetTwoFactor, { params: { id: admin.userId } }))).toBe(
    'OWN_ACCOUNT',
  )
})

test('what staff put to sleep only staff bring back: the reason is mailed and told at sign-in, and no mailed link helps', async () => {
  const { server, admin, detail, lastMail } = await start()
  const person = await aSignedIn(server)
  await admin.browser.call(managedUsers.deactivate, { body: { ids: [person.userId], reason: 'Wrote spam to mentors' } })
  expect(await isSignedIn(person)).toBe(false)
  expect((await lastMail(person.email))?.text).toContain('Wrote spam to mentors')
  const refused = await person.browser.call(auth.login, {
    body: { email: person.email, password: GOOD_PASSWORD },
  })
  expect(refused.json()).toMatchObject({
    code: 'ACCOUNT_DEACTIVATED',
    deactivationReason: 'Wrote spam to mentors',
    deactivatedBy: 'staff',
  })
  const sent = server.mails.length
  await person.browser.call(auth.sendResetReactivateEmail, {
    body: { email: person.email, type: 'reactivation' },
  })
  await server.runWorker()
  expect(server.mails).toHaveLength(sent)
  expect((await detail(person.userId)).deactivation).toMatchObject({
    reason: 'Wrote spam to mentors',
    isByStaff: true,
  })
  await admin.browser.call(managedUsers.reactivate, { body: { ids: [person.userId] } })
  expect((await lastMail(person.email))?.subject).toBe('Your Sopaan account is active again')
  await signIn(person)
})

test('a link for coming back that was mailed before staff put the account to sleep stops working', async () => {
  const { server, admin } = await start()
  const person = await aSignedIn(server)
  await person.browser.call(users.deactivateAccount, { body: { reason: 'A pause' } })
  await person.browser.call(auth.sendResetReactivateEmail, {
    body: { email: person.email, type: 'reactivation' },
  })
  await server.runWorker()
  const token = mailedToken(server, person.email)
  await admin.browser.call(managedUsers.deactivate, { body: { ids: [person.userId], reason: 'Under review' } })
  const answer = await person.browser.call(auth.verifyEmail, {
    body: { email: person.email, type: 'reactivation', token },
  })
  expect(codeOf(answer)).toBe('LINK_INVALID')
})

test('above twenty people the number is typed; all or nothing of a deed happens', async () => {
  const { server, admin, list } = await start()
  const people = []
  for (let at = 0; at < 21; at += 1) people.push(await aPerson(server))
  const ids = people.map(idOf)
  const reason = 'Test accounts'
  expect(codeOf(await admin.browser.call(managedUsers.deactivate, { body: { ids, reason } }))).toBe(
    'CONFIRMATION_NEEDED',
  )
  expect(codeOf(await admin.browser.call(managedUsers.deactivate, { body: { ids, reason, confirmed: 20 } }))).toBe(
    'CONFIRMATION_NEEDED',
  )
  expect((await list({ status: 'deactivated' })).total).toBe(0)
  const done = await admin.browser.call(managedUsers.deactivate, {
    body: { ids: [...ids, ids[0] ?? ''], reason, confirmed: 21 },
  })
  expect(done.json().data.changed).toHaveLength(21)
  expect((await list({ status: 'deactivated' })).total).toBe(21)
  // Undone by the ids the deed answered.
  const undone = await admin.browser.call(managedUsers.reactivate, {
    body: {
      ids: done.json().data.changed.map((one: { _id: string }) => one._id),
      confirmed: 21,
    },
  })
  expect(undone.json().data.changed).toHaveLength(21)
  expect((await list({ status: 'deactivated' })).total).toBe(0)
})

test('the list is sorted by each of its columns, both ways, ties by id', async () => {
  const { server, list, rename } = await start()
  for (const [role, name] of [
    ['mentor', 'Binu'],
    ['mentee', 'asha'],
    ['mentee', 'Chetan'],
  ] as const)
    await rename(await aPerson(server, role), name)
  for (const column of ['fullName', 'email', 'role', 'status', 'createdAt'] as const) {
    const [up, down] = [await list({ sort: column }), await list({ sort: `-${column}` })]
    const ids = (answer: { data: { _id: string }[] }) => answer.data.map(({ _id }) => _id)
    const values = up.data.map((row) => String(row[column]).toLowerCase())
    // How a database orders signs within addresses is its own.
    if (column !== 'email') expect([column, values]).toEqual([column, values.toSorted()])
    expect([column, ids(down)]).toEqual([column, ids(up).toReversed()])
  }
})

test('the list says plan, what was paid, class and home State, and sorts by each; who has none stands last both ways, over pages', async () => {
  const { server, list, rename } = await start()
  const made = async (name: string, facts: object = {}) => {
    const person = await aPerson(server)
    await rename(person, name)
    await server.deps.db
      .updateTable('users')
      .set({ language: 'en', ...facts })
      .where('id', '=', person.userId)
      .execute()
    return person
  }
  const asha = await made('Asha', { studyClass: '12', homeState: 'Bihar' })
  const bina = await made('Bina', { studyClass: '9', homeState: 'Kerala', language: 'hi' })
  await made('Chetan', { studyClass: 'passed' })
  await made('Dev')
  const day = 86_400_000
  const now = server.deps.now().getTime()
  const bought = (person: Person, en: string, more: object) =>
    aPurchase(server.deps, person.userId, {
      itemName: JSON.stringify({ en, hi: en }),
      status: 'paid',
      paidAt: server.deps.now(),
      startsAt: server.deps.now(),
      expiresAt: new Date(now + 30 * day),
      ...more,
    })
  await bought(asha, 'Season', {})
  await bought(bina, 'Starter', { expiresAt: new Date(now - day), startsAt: new Date(now - 31 * day) })
  await bought(bina, 'Core', { refundedPaise: 10_000, status: 'refunded_partial' })
  await bought(bina, 'Never paid', { status: 'expired', paidAt: null, startsAt: null, expiresAt: null })
  const { data } = await list({ role: 'mentee', sort: 'fullName' })
  expect(
    data.map(({ fullName, plan, paidPaise, studyClass, homeState, language }) => [
      fullName,
      ...[plan?.en ?? null, paidPaise, studyClass, homeState, language],
    ]),
  ).toEqual([
    ['Asha', 'Season', 49_900, '12', 'Bihar', 'en'],
    ['Bina', 'Core', 49_900 + 39_900, '9', 'Kerala', 'hi'],
    ['Chetan', null, 0, 'passed', null, 'en'],
    ['Dev', null, 0, null, null, 'en'],
  ])
  const names = async (query: PeopleQuery) => (await list({ role: 'mentee', ...query })).data.map((row) => row.fullName)
  const firstOf = async (sort: NonNullable<PeopleQuery>['sort'], count: number) =>
    (await names({ sort })).slice(0, count)
  expect([await firstOf('plan', 2), await firstOf('-plan', 2)]).toEqual([
    ['Bina', 'Asha'],
    ['Asha', 'Bina'],
  ])
  expect([await firstOf('paid', 2), await firstOf('-paid', 2)]).toEqual([
    ['Asha', 'Bina'],
    ['Bina', 'Asha'],
  ])
  expect([await names({ sort: 'studyClass' }), await names({ sort: '-studyClass' })]).toEqual([
    ['Bina', 'Asha', 'Chetan', 'Dev'],
    ['Chetan', 'Asha', 'Bina', 'Dev'],
  ])
  expect([await firstOf('homeState', 2), await firstOf('-homeState', 2)]).toEqual([
    ['Asha', 'Bina'],
    ['Bina', 'Asha'],
  ])
  expect((await names({ sort: '-language' }))[0]).toBe('Bina')
  const whole = await names({ sort: '-paid' })
  const [first, second] = [
    await names({ sort: '-paid', limit: '3', page: '1' }),
    await names({ sort: '-paid', limit: '3', page: '2' }),
  ]
  expect([...first, ...second]).toEqual(whole)
})

test('a mentor with a session ahead keeps the role', async () => {
  const { server, admin } = await start()
  const mentor = await aPerson(server, 'mentor')
  const mentee = await aPerson(server)
  await server.deps.db
    .insertInto('bookings')
    .values({
      mentorId: mentor.userId,
      menteeId: mentee.userId,
      state: 'accepted',
      askedAt: server.deps.now(),
      changedAt: server.deps.now(),
      startsAt: new Date('2026-06-10T10:00:00.000Z'),
      endsAt: new Date('2026-06-10T10:45:00.000Z'),
      question: 'Which branch fits my rank?',
      meetingUrl: 'https://meet.example.org/a',
    })
    .execute()
  const other = await aPerson(server, 'mentor')
  const answer = await admin.browser.call(managedUsers.changeRoles, {
    body: { ids: [mentor.userId, other.userId], role: 'mentee' },
  })
  expect(answer.json().data).toEqual({
    changed: [{ _id: other.userId, role: 'mentor' }],
    skipped: [{ _id: mentor.userId, why: 'booked' }],
  })
})

test('AUTH-12: staff unlock who locked themselves out, who then signs in at once', async () => {
  const { server, admin, detail, lastMail } = await start()
  const person = await aPerson(server)
  for (let at = 0; at < 5; at += 1)
    await openBrowser(server.app.fastify).call(auth.login, {
      body: { email: person.email, password: 'wrong-word' },
    })
  expect((await detail(person.userId)).lockTimeLeft).toBe(15)
  expect((await admin.browser.call(managedUsers.unlock, { params: { id: person.userId } })).statusCode).toBe(200)
  expect((await detail(person.userId)).lockTimeLeft).toBeNull()
  expect((await lastMail(person.email))?.subject).toBe('You can sign in to Sopaan again')
  await signIn(person)
})

test('staff sign somebody out everywhere and take two-factor off, each mailed', async () => {
  const { server, admin, detail, lastMail } = await start()
  const person = await aSignedIn(server)
  await admin.browser.call(managedUsers.signOut, { body: { ids: [person.userId] } })
  expect(await isSignedIn(person)).toBe(false)
  expect((await lastMail(person.email))?.subject).toBe('You were signed out of Sopaan everywhere')
  expect(codeOf(await admin.browser.call(managedUsers.resetTwoFactor, { params: { id: person.userId } }))).toBe(
    'TWO_FACTOR_OFF',
  )
  await server.deps.db
    .insertInto('twoFactorSecrets')
    .values({ userId: person.userId, sealedSecret: Buffer.alloc(1), confirmedAt: server.deps.now() })
    .execute()
  expect((await detail(person.userId)).hasTwoFactor).toBe(true)
  expect((await admin.browser.call(managedUsers.resetTwoFactor, { params: { id: person.userId } })).statusCode).toBe(
    200,
  )
  expect((await detail(person.userId)).hasTwoFactor).toBe(false)
  expect((await lastMail(person.email))?.subject).toBe('Two-factor sign-in was taken off your Sopaan account')
})

test('LINK-12: an invitation sent again makes the first link worthless; who has a password is not invited again', async () => {
  const { server, admin } = await start()
  const email = 'meera@example.org'
  const made = await admin.browser.call(managedUsers.invite, {
    body: { email, fullName: 'Meera Rao', role: 'mentee', language: 'en' },
  })
  const id = made.json().data._id
  await server.runWorker()
  const first = mailedToken(server, email)
  expect((await admin.browser.call(managedUsers.resend, { params: { id } })).statusCode).toBe(200)
  await server.runWorker()
  const second = mailedToken(server, email)
  const choose = (token: string) =>
    openBrowser(server.app.fastify).call(auth.resetPassword, {
      body: { email, password: GOOD_PASSWORD, token },
    })
  expect(codeOf(await choose(first))).toBe('LINK_INVALID')
  expect((await choose(second)).statusCode).toBe(200)
  expect(codeOf(await admin.browser.call(managedUsers.resend, { params: { id } }))).toBe('ALREADY_VERIFIED')
  expect(
    codeOf(
      await admin.browser.call(managedUsers.invite, {
        body: { email, fullName: 'Meera Rao', role: 'mentee', language: 'en' },
      }),
    ),
  ).toBe('EMAIL_TAKEN')
})

test('a sign-up that waits is found, and its own mail is sent again', async () => {
  const { server, admin } = await start()
  const email = 'waits@example.org'
  await openBrowser(server.app.fastify).call(auth.signup, {
    body: { fullName: 'Asha Rao', email, password: GOOD_PASSWORD, role: 'mentee' },
  })
  await server.runWorker()
  const waiting = (await admin.browser.call(managedUsers.waiting, { query: { q: 'WAITS' } })).json().data
  expect(waiting).toMatchObject([{ fullName: 'Asha Rao', email }])
  server.clock.advance(2 * MINUTE_MS)
  expect(
    (await admin.browser.call(managedUsers.resendVerification, { params: { id: waiting[0]._id } })).statusCode,
  ).toBe(200)
  await server.runWorker()
  expect(server.mails.filter(({ to }) => to === email)).toHaveLength(2)
  const answer = await openBrowser(server.app.fastify).call(auth.verifyEmail, {
    body: { email, type: 'verify', token: mailedToken(server, email) },
  })
  expect(answer.statusCode).toBe(200)
  expect((await admin.browser.call(managedUsers.waiting)).json().data).toEqual([])
})
