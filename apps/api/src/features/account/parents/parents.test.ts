import { randomUUID } from 'node:crypto'
import { bookingQuestions } from '@sopaan/contract/booking-questions'
import { bookings } from '@sopaan/contract/bookings'
import type { Call } from '@sopaan/contract/call'
import { parents } from '@sopaan/contract/parents'
import { users } from '@sopaan/contract/users'
import { afterAll, expect, test } from 'vitest'
import { eraseDeleted } from '#api/features/account/accounts/erase.service.ts'
import { countCredits, grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf, openBrowser } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn, mailedToken, type Person, parentCode, proveByPaper, signIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const server = await startApp({ config: { rateLimitScale: 100_000 } })
afterAll(() => server.stop())

async function start() {
  const child = await aSignedIn(server)
  const parentEmail = `parent-${randomUUID()}@example.org`
  await born(child, bornYearsAgo(16))
  const sendRequest = (email = parentEmail) => child.browser.call(parents.ask, { body: { email } })
  const parentState = async () => (await child.browser.call(users.getMe)).json().data.user.parent.state as string
  /** The child asks, the parent agrees; answers the link of the mail that thanks. */
  async function agreed(): Promise<string> {
    await sendRequest()
    const first = await mailTo(parentEmail)
    const code = await parentCode(server, first, parentEmail)
    expect((await say('confirm', first, { ...WORD, code })).data).toMatchObject({
      state: 'answered',
      parentName: 'Meera Das',
    })
    await proveByPaper(server, first)
    return mailTo(parentEmail)
  }
  async function bookedWith(mentor: Person, hoursAhead: number): Promise<string> {
    const startsAt = new Date(
      (Math.ceil(server.deps.now().getTime() / HOUR) + hoursAhead) * HOUR - HOUR / 2,
    ).toISOString()
    const answer = await child.browser.call(bookings.book, {
      body: { mentorId: mentor.userId, startsAt, question: 'Is ECE here better than CSE there?' },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().data._id
  }
  return { child, parentEmail, sendRequest, parentState, agreed, bookedWith }
}

/** A month that lies so many years back. */
const bornYearsAgo = (years: number) => {
  const now = server.deps.now()
  return `${now.getUTCFullYear() - years}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`
}
const born = (person: Person, birthMonth: string) => person.browser.call(users.updateMe, { body: { birthMonth } })
const say = async (call: 'read' | 'confirm' | 'withdraw', token: string, more = {}) => {
  return answerOf(openBrowser(server.app.fastify).call<Call>(parents[call], { payload: { token, ...more } }))
}
const WORD = {
  code: '000000',
  fullName: 'Meera Das',
  relation: 'guardian',
  isAdult: true,
  noticeVersion: '2026-11',
  language: 'hi',
} as const
const mailTo = async (email: string) => {
  await server.runWorker()
  return mailedToken(server, email)
}

const kindsOf = async (person: Person) => {
  const rows = await server.deps.db
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', person.userId)
    .execute()
  return rows.map(({ kind }) => kind)
}

test('DPDP-04: every link of the parent takes the consent back, whatever the child does with the password and however late', async () => {
  const { child, parentEmail, parentState, agreed } = await start()
  const token = await agreed()
  const first = server.mails.find((mail) => mail.to === parentEmail)?.text ?? ''
  await child.browser.call(users.changePassword, {
    body: { currentPassword: child.password, newPassword: 'copper-heron-81-valley' },
  })
  server.clock.advance(200 * DAY)
  expect((await say('read', token)).data).toMatchObject({ state: 'agreed', childFirstName: 'Kiran' })
  const oldest = /token=([\w-]{43})/.exec(first)?.[1] ?? ''
  expect((await say('withdraw', oldest)).data).toMatchObject({ state: 'withdrawn' })
  expect((await say('withdraw', token)).data.state, 'a second time changes nothing').toBe('withdrawn')
  await signIn({ ...child, password: 'copper-heron-81-valley' })
  expect(await parentState()).toBe('none')
})

test('DPDP-04: taking consent back closes messages both ways, cancels sessions ahead with their credits back, and tells all three', async () => {
  const { child, parentEmail, agreed, bookedWith } = await start()
  const token = await agreed()
  const [one, other] = [await aMentorWithHours(server), await aMentorWithHours(server)]
  const expiresAt = new Date(server.deps.now().getTime() + 90 * DAY)
  await grantCredits(server.deps, { userId: child.userId, purchaseId: randomUUID(), count: 3, expiresAt })
  const first = await bookedWith(one, 48)
  const second = await bookedWith(other, 72)
  await one.browser.call(bookings.accept, { params: { id: first } })
  expect(await countCredits(server.deps, child.userId)).toBe(1)
  expect((await say('read', token)).data.sessionsAhead).toBe(2)

  expect((await say('withdraw', token)).status).toBe(200)

  const states = await server.deps.db
    .selectFrom('bookings')
    .select('state')
    .where('id', 'in', [first, second])
    .execute()
  expect(states).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }])
  expect(await countCredits(server.deps, child.userId)).toBe(3)
  expect(await kindsOf(child)).toEqual(expect.arrayContaining(['parent-withdrew', 'booking-cancelled']))
  for (const mentor of [one, other])
    expect(await kindsOf(mentor)).toEqual(expect.arrayContaining(['mentee-paused', 'booking-cancelled']))
  await server.runWorker()
  const subjects = (email: string) => server.mails.filter((mail) => mail.to === email).map(({ subject }) => subject)
  expect(subjects(child.email)).toContain('Your parent withdrew consent')
  expect(subjects(one.email)).toContain('Mentoring with Kiran is paused')
  expect(subjects(parentEmail), 'in the language in which the parent agreed').toContain(
    'आपने Kiran के लिए सहमति वापस ले ली',
  )
})

test('after the consent is taken back neither of a held session writes, nor does the mentor give tasks or notes', async () => {
  const { child, agreed, bookedWith } = await start()
  const token = await agreed()
  const mentor = await aMentorWithHours(server)
  const expiresAt = new Date(server.deps.now().getTime() + 90 * DAY)
  await grantCredits(server.deps, { userId: child.userId, purchaseId: randomUUID(), count: 1, expiresAt })
  const id = await bookedWith(mentor, 24)
  await mentor.browser.call(bookings.accept, { params: { id } })
  const write = (person: Person) =>
    person.browser.call(bookings.write, { params: { id }, body: { text: 'Are you coming?' } })
  expect((await write(mentor)).statusCode).toBe(201)
  server.clock.advance(25.6 * HOUR)
  for (const person of [mentor, child]) await signIn(person)
  await say('withdraw', token)
  // The session has ended meanwhile for the rule of messages, but its 14 days are not over.
  expect((await write(mentor)).json().code).toBe('MESSAGES_CLOSED')
  expect((await write(child)).json().code).toBe('PARENT_CONSENT_REQUIRED')
  const note = await mentor.browser.call(bookings.note, {
    params: { id },
    body: { kind: 'shared', text: 'Write to me' },
  })
  expect(note.json().code).toBe('MESSAGES_CLOSED')
  const day = server.deps.now().toISOString().slice(0, 10)
  const items = await mentor.browser.call(bookings.giveItems, {
    params: { id },
    body: { items: [{ title: 'Call me', dueOn: day }] },
  })
  expect(items.json().code).toBe('MESSAGES_CLOSED')
  const tick = await mentor.browser.call(bookingQuestions.tick, { params: { id, at: 0 }, body: { isAnswered: true } })
  expect(tick.json().code).toBe('MESSAGES_CLOSED')
  const page = (await mentor.browser.call(bookings.get, { params: { id } })).json().data
  expect(page).toMatchObject({ isPaused: true })
  expect(page.messages).toHaveLength(1)
})

test('a link reads and decides nothing after the child is 18, an unanswered ask ends after 30 days, and an older ask with the next one', async () => {
  const { child, parentEmail, sendRequest, agreed } = await start()
  await sendRequest()
  const stale = await mailTo(parentEmail)
  server.clock.advance(2 * 60_000)
  await sendRequest()
  expect((await say('read', stale)).code).toBe('LINK_INVALID')
  const token = await mailTo(parentEmail)
  server.clock.advance(30 * DAY)
  expect((await say('confirm', token, WORD)).code).toBe('LINK_INVALID')
  await signIn(child)
  const kept = await agreed()
  server.clock.advance(2 * 366 * DAY)
  expect((await say('read', kept)).data.state).toBe('grown')
  expect((await say('withdraw', kept)).code).toBe('LINK_INVALID')
})

test('the mail to a parent opens the page in both languages, and the browser of the child cannot agree', async () => {
  const { child, parentEmail, sendRequest } = await start()
  await sendRequest()
  const token = await mailTo(parentEmail)
  const { text } = server.mails.findLast((mail) => mail.to === parentEmail) ?? { text: '' }
  expect(text).toContain(`/parent-consent?token=${token}`)
  expect(text).toContain(`हिन्दी में:\n${server.deps.config.publicWebUrl}/hi/parent-consent?token=${token}`)
  const own = await child.browser.call(parents.confirm, { body: { token, ...WORD } })
  expect(own.json().code).toBe('LINK_INVALID')
  expect((await say('read', token)).data).toMatchObject({ state: 'asked', parentName: null, agreedAt: null })
})

test('a parent’s link goes with the account of the child', async () => {
  const { child, agreed } = await start()
  const token = await agreed()
  await server.deps.db
    .updateTable('users')
    .set({ status: 'deleted', deletedAt: server.deps.now() })
    .where('id', '=', child.userId)
    .execute()
  expect((await say('read', token)).status).toBe(200)
  server.clock.advance(8 * DAY)
  await eraseDeleted(server.deps)
  expect((await say('read', token)).code).toBe('LINK_INVALID')
})

test('LINK-08: an address that others typed gets one mail a minute and five an hour, whoever asks', async () => {
  const strict = await startApp()
  try {
    const people = [await aSignedIn(strict), await aSignedIn(strict)]
    for (const person of people) await born(person, '2010-06')
    const target = 'somebody@example.org'
    const toParent = (at: number) => people[at]?.browser.call(parents.ask, { body: { email: target } })
    expect((await toParent(0))?.statusCode).toBe(200)
    expect((await toParent(1))?.json().code).toBe('RATE_LIMITED')
    const change = await people[1]?.browser.call(users.changeEmail, { body: { newEmail: target } })
    expect(change?.json().code).toBe('RATE_LIMITED')
    for (let count = 2; count <= 5; count++) {
      strict.clock.advance(61_000)
      expect((await toParent(count % 2))?.statusCode).toBe(200)
    }
    strict.clock.advance(61_000)
    expect((await toParent(0))?.json().code).toBe('RATE_LIMITED')
    await strict.runWorker()
    expect(strict.mails.filter((mail) => mail.to === target)).toHaveLength(5)
  } finally {
    await strict.stop()
  }
})

test('with somebody under 18, whatever would let the two meet elsewhere is hidden: in question, message, note, task and reason', async () => {
  const { child, agreed, bookedWith } = await start()
  await agreed()
  const mentor = await aMentorWithHours(server)
  const expiresAt = new Date(server.deps.now().getTime() + 90 * DAY)
  await grantCredits(server.deps, { userId: child.userId, purchaseId: randomUUID(), count: 2, expiresAt })
  const startsAt = new Date(Math.ceil(server.deps.now().getTime() / HOUR) * HOUR + 23.5 * HOUR).toISOString()
  const booked = await child.browser.call(bookings.book, {
    body: { mentorId: mentor.userId, startsAt, question: '9876543210' },
  })
  expect(booked.json().data.question).toBe('▒▒▒▒▒▒▒▒▒▒')
  const id = booked.json().data._id
  await mentor.browser.call(bookings.accept, { params: { id } })
  const write = (person: Person, text: string) =>
    person.browser.call(bookings.write, { params: { id }, body: { text } })
  await write(mentor, 'Call me on 98765 43210')
  await write(child, 'I am riya at gmail dot com')
  await mentor.browser.call(bookings.note, { params: { id }, body: { kind: 'shared', text: 'insta: riya_7' } })
  server.clock.advance(25 * HOUR)
  for (const person of [mentor, child]) await signIn(person)
  const dueOn = new Date(server.deps.now().getTime() + DAY).toISOString().slice(0, 10)
  await mentor.browser.call(bookings.giveItems, {
    params: { id },
    body: { items: [{ title: 'Join t.me/riya', dueOn }] },
  })
  const page = (await child.browser.call(bookings.get, { params: { id } })).json().data
  expect(page).toMatchObject({
    hidesContacts: true,
    sharedNote: '▒▒▒',
    messages: [{ text: 'Call me on ▒▒▒' }, { text: 'I am ▒▒▒' }],
    actionItems: [{ title: 'Join ▒▒▒' }],
  })
  const second = await bookedWith(mentor, 48)
  await mentor.browser.call(bookings.decline, { params: { id: second }, body: { reason: 'Mail me@example.org' } })
  expect((await child.browser.call(bookings.get, { params: { id: second } })).json().data.reason).toBe('Mail ▒▒▒')
})

test('DPDP-03: agreeing takes the code from the parent’s own mailbox, five wrong ones burn it, and it ends after 15 minutes', async () => {
  const { parentEmail, sendRequest } = await start()
  await sendRequest()
  const token = await mailTo(parentEmail)
  expect((await say('confirm', token, WORD)).code, 'none was asked for').toBe('PARENT_CODE_WRONG')
  const code = await parentCode(server, token, parentEmail)
  const wrong = code === '111111' ? '222222' : '111111'
  for (let tries = 0; tries < 5; tries++)
    expect((await say('confirm', token, { ...WORD, code: wrong })).code).toBe('PARENT_CODE_WRONG')
  expect((await say('confirm', token, { ...WORD, code })).code).toBe('PARENT_CODE_WRONG')
  const late = await parentCode(server, token, parentEmail)
  server.clock.advance(16 * 60_000)
  expect((await say('confirm', token, { ...WORD, code: late })).code).toBe('PARENT_CODE_WRONG')
  const right = await parentCode(server, token, parentEmail)
  expect((await say('confirm', token, { ...WORD, code: ` ${right.slice(0, 3)} ${right.slice(3)}` })).data.state).toBe(
    'answered',
  )
  const rows = await server.deps.db
    .selectFrom('outboxMails')
    .select('facts')
    .where('kind', '=', 'parent-code')
    .execute()
  expect(JSON.stringify(rows)).not.toContain(right)
})

test('an answer from the network of the ask within half an hour is shown to staff, a later one or another network is not', async () => {
  const { parentEmail, sendRequest } = await start()
  const admin = await aSignedIn(server, 'admin')
  const doubts = async () => (await kindsOf(admin)).filter((kind) => kind === 'parent-doubt').length
  const answer = async (ip: string) => {
    const token = await mailTo(parentEmail)
    const code = await parentCode(server, token, parentEmail)
    const body = { token, ...WORD, code }
    const answered = await openBrowser(server.app.fastify).call(parents.confirm, { body, ip })
    await proveByPaper(server, token)
    return answered
  }
  await sendRequest()
  expect((await answer('203.0.113.10')).statusCode).toBe(200)
  expect(await doubts()).toBe(1)
  await sendRequest()
  expect((await answer('198.51.100.99')).statusCode).toBe(200)
  expect(await doubts()).toBe(1)
})
