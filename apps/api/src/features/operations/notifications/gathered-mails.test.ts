import { randomUUID } from 'node:crypto'
import { bookings } from '@sopaan/contract/bookings'
import { users } from '@sopaan/contract/users'
import { expect, onTestFinished, test } from 'vitest'
import { grantCredits } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { notifyPerson } from './notifications.service.ts'

/** Wednesday, eleven in the morning in India. */
async function start(mailGatherSeconds = 60) {
  const server = await startApp({ config: { mailGatherSeconds } })
  onTestFinished(server.stop)
  server.clock.set('2026-11-25T05:30:00.000Z')
  const person = await aSignedIn(server)
  await server.runWorker()
  const before = server.mails.filter(({ to }) => to === person.email).length
  const mails = async () => {
    await server.runWorker()
    return server.mails.filter(({ to }) => to === person.email).slice(before)
  }
  return { server, person, mails }
}

const APPROVED = { kind: 'feedback-approved', facts: { isShown: true } } as const
const message = (firstName: string) =>
  ({
    kind: 'booking-message',
    facts: { firstName },
    about: { bookingId: randomUUID(), party: 'mentee' },
    mailBody: `Words of ${firstName}.`,
  }) as const

test('a session that is agreed on, a message and another within a minute are one mail, with the calendar file and both ways to change it', async () => {
  const { server, person, mails } = await start()
  const mentor = await aMentorWithHours(server)
  await person.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  const expiresAt = new Date('2027-03-01T00:00:00.000Z')
  await grantCredits(server.deps, { userId: person.userId, purchaseId: randomUUID(), count: 1, expiresAt })
  const startsAt = '2026-11-28T05:30:00.000Z'
  const body = { mentorId: mentor.userId, startsAt, question: 'Is ECE here better than CSE?' }
  const { data } = await answerOf(person.browser.call(bookings.book, { body }))
  const params = { id: data._id }
  await mentor.browser.call(bookings.write, { params, body: { text: 'Bring the marks of your last mock.' } })
  await mentor.browser.call(bookings.accept, { params })
  await notifyPerson(server.deps, person.userId, message('Kabir'))
  server.clock.advance(59_999)
  expect(await mails()).toEqual([])
  server.clock.advance(1)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/, and 2 more$/)
  for (const words of ['Bring the marks of your last mock.', 'Your session is confirmed', 'Words of Kabir.'])
    expect(mail?.text).toContain(words)
  expect(mail?.attachments).toHaveLength(1)
  const links = [...(mail?.text ?? '').matchAll(/token=(cancel|move)/g)].map(([, purpose]) => purpose)
  expect(links.toSorted()).toEqual(['cancel', 'move'])
})

test('what comes after the mail went out, and what is about something else, comes by itself', async () => {
  const { server, person, mails } = await start()
  await notifyPerson(server.deps, person.userId, message('Asha'))
  await notifyPerson(server.deps, person.userId, APPROVED)
  server.clock.advance(60_000)
  expect(await mails()).toHaveLength(2)
  await notifyPerson(server.deps, person.userId, message('Kabir'))
  server.clock.advance(60_000)
  expect((await mails()).map(({ text }) => text.includes('Words of Kabir.'))).toEqual([false, false, true])
})

test('nobody reads what was told to somebody else, and each comes by itself at once where nothing is gathered', async () => {
  const { server, person, mails } = await start()
  const other = await aSignedIn(server)
  await notifyPerson(server.deps, person.userId, message('Asha'))
  await notifyPerson(server.deps, other.userId, message('Kabir'))
  server.clock.advance(60_000)
  expect((await mails()).map(({ text }) => text.includes('Words of Kabir.'))).toEqual([false])
  const each = await start(0)
  await notifyPerson(each.server.deps, each.person.userId, message('Asha'))
  await notifyPerson(each.server.deps, each.person.userId, message('Kabir'))
  expect(await each.mails()).toHaveLength(2)
})

test('what is gathered in Hindi says so in Hindi, and a key told twice is told once', async () => {
  const { server, person, mails } = await start()
  await person.browser.call(users.updateMe, { body: { language: 'hi' } })
  for (const key of ['one', 'one', 'two']) await notifyPerson(server.deps, person.userId, { ...message('Asha'), key })
  server.clock.advance(60_000)
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/, और 1 बात$/)])
})
