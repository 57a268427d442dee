import { randomUUID } from 'node:crypto'
import { bookings } from '@sopaan/contract/bookings'
import { mailPace } from '@sopaan/contract/mail-pace'
import { notifications } from '@sopaan/contract/notifications'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { notifyPerson } from './notifications.service.ts'

const APPROVED = { kind: 'feedback-approved', facts: { isShown: true } } as const
const FROZEN = { kind: 'plan-frozen', facts: { itemName: { en: 'Whole year', hi: 'पूरा साल' } } } as const

/** Wednesday, eleven in the morning in India. */
async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  server.clock.set('2026-11-25T05:30:00.000Z')
  const person = await aSignedIn(server)
  const choose = (pace: string, who: Person = person) =>
    answerOf(who.browser.call(mailPace.change, { payload: { pace } }))
  const mails = async () => {
    await server.runWorker()
    return server.mails.filter(({ to }) => to === person.email)
  }
  return { server, person, choose, mails }
}

test('what can wait comes in one mail a day, in the words it was told in; what cannot comes at once', async () => {
  const { server, person, choose, mails } = await start()
  expect(await answerOf(person.browser.call(mailPace.read))).toMatchObject({ data: { pace: 'each' } })
  expect((await choose('daily')).data).toEqual({ pace: 'daily' })
  const before = (await mails()).length
  for (const notice of [APPROVED, FROZEN, APPROVED]) await notifyPerson(server.deps, person.userId, notice)
  expect((await mails()).slice(before).map(({ subject }) => subject)).toEqual([expect.stringContaining('Whole year')])
  expect(await answerOf(person.browser.call(notifications.list)), 'the app tells at once').toMatchObject({ unread: 3 })
  server.clock.set('2026-11-26T01:29:00.000Z')
  expect((await mails()).length).toBe(before + 1)
  server.clock.set('2026-11-26T01:30:00.000Z')
  const digest = (await mails()).slice(before + 1)
  expect(digest.map(({ subject }) => subject)).toEqual(['Your day in Sopaan: 2 things'])
  // What comes later is for the next day.
  await notifyPerson(server.deps, person.userId, APPROVED)
  server.clock.set('2026-11-27T01:30:00.000Z')
  expect((await mails()).slice(before + 2).map(({ subject }) => subject)).toEqual(['Your day in Sopaan: 1 thing'])
})

test('who reads Hindi has the mail of the day in Hindi, in its words and as it is drawn', async () => {
  const { server, person, choose, mails } = await start()
  await person.browser.call(users.updateMe, { body: { language: 'hi' } })
  await choose('daily')
  const before = (await mails()).length
  for (const notice of [APPROVED, APPROVED]) await notifyPerson(server.deps, person.userId, notice)
  server.clock.set('2026-11-26T01:30:00.000Z')
  const [digest] = (await mails()).slice(before)
  expect(digest?.subject).toBe('Sopaan में आपका दिन: 2 बातें')
  for (const part of [digest?.text ?? '', digest?.html ?? '']) {
    expect(part).toContain('ये मेल कितनी बार आएँ, यहाँ चुनें: सूचनाएँ, फिर सेटिंग।')
    expect(part.replaceAll(/<style>.*<\/style>|https?:\S+/g, '')).not.toMatch(/\b(?:the|you|your|open|from)\b/i)
  }
  expect(digest?.html).toContain('<html lang="hi">')
})

test('a mail of the week goes out on Sunday, and what was gathered goes out at once where each is to come again', async () => {
  const { server, person, choose, mails } = await start()
  await choose('weekly')
  const before = (await mails()).length
  await notifyPerson(server.deps, person.userId, APPROVED)
  server.clock.set('2026-11-28T12:00:00.000Z')
  expect((await mails()).length).toBe(before)
  server.clock.set('2026-11-29T01:30:00.000Z')
  expect((await mails()).slice(before).map(({ subject }) => subject)).toEqual(['Your week in Sopaan: 1 thing'])
})

test('who wants each mail by itself again gets what was gathered at once; a wrong pace, and who is signed out, are refused', async () => {
  const { server, person, choose, mails } = await start()
  await choose('weekly')
  const before = (await mails()).length
  await notifyPerson(server.deps, person.userId, APPROVED)
  await choose('each')
  expect((await mails()).slice(before).map(({ subject }) => subject)).toEqual(['Your week in Sopaan: 1 thing'])
  await notifyPerson(server.deps, person.userId, APPROVED)
  expect((await mails()).slice(before)).toHaveLength(2)
  expect((await choose('hourly')).code).toBe('INVALID_INPUT')
})

test('a mail says what was written, also in the mail of the day; the app says it on its page alone', async () => {
  const { server, person: mentee, choose, mails } = await start()
  const mentor = await aMentorWithHours(server)
  await mentee.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date('2027-03-01T00:00:00.000Z')
  await grantCredits(server.deps, { userId: mentee.userId, purchaseId: randomUUID(), count: 2, expiresAt })
  const write = async (startsAt: string, text: string) => {
    const body = { mentorId: mentor.userId, startsAt, question: 'Is ECE here better than CSE?' }
    const { data } = await answerOf(mentee.browser.call(bookings.book, { body }))
    await mentor.browser.call(bookings.write, { params: { id: data._id }, body: { text } })
  }
  const before = (await mails()).length
  await write('2026-11-28T05:30:00.000Z', 'Bring the marks of your last mock.')
  expect((await mails()).slice(before)[0]?.text).toContain('Bring the marks of your last mock.')
  const told = await answerOf(mentee.browser.call(notifications.list))
  expect(JSON.stringify(told)).not.toContain('marks of your last mock')
  await choose('daily')
  await write('2026-11-28T08:30:00.000Z', 'And your list, please.')
  server.clock.set('2026-11-26T01:30:00.000Z')
  expect((await mails()).at(-1)?.text).toContain('And your list, please.')
})
