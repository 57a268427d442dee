import { grievances, managedGrievances } from '@sopaan/contract/consents'
import { contact } from '@sopaan/contract/contact'
import { staffDay } from '@sopaan/contract/staff-day'
import { threads } from '@sopaan/contract/threads'
import { expect, onTestFinished, test } from 'vitest'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { aPurchase } from '#api/testing/purchases.ts'
import { startApp, type TestApp } from '#api/testing/start-app.ts'

/** Half past two in the afternoon of a Sunday in India. */
const AFTERNOON = '2026-11-22T09:00:00.000Z'
const HOUR_MS = 3_600_000

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  server.clock.advance(Date.parse(AFTERNOON) - server.clock.now().getTime())
  const admin = await aSignedIn(server, 'admin')
  const read = async (by = admin) => (await by.browser.call(staffDay.find)).json().data
  return { server, admin, read }
}

async function file(server: TestApp, person: Person, dueOn: string) {
  const body = { subject: `Due ${dueOn}`, message: 'My rank is shown wrong.' }
  const { data } = (await person.browser.call(grievances.add, { body })).json()
  await server.deps.db.updateTable('grievances').set({ dueOn }).where('id', '=', data._id).execute()
  return data._id as string
}

const writeTo = (person: Person, message: string) =>
  person.browser.call(contact.send, {
    body: { fullName: 'Ravi', email: person.email, topic: 'payment', message, language: 'en' },
  })

test('grievances that are due are named, the first one in front, and messages are told by whose they are', async () => {
  const { server, admin, read } = await start()
  const person = await aSignedIn(server)
  await file(server, person, '2026-11-22')
  const late = await file(server, person, '2026-11-18')
  await file(server, person, '2026-11-23')
  await admin.browser.call(threads.assign, { params: { kind: 'grievance', id: late }, body: { userId: admin.userId } })
  for (const message of ['We paid twice for it.', 'We paid twice again.']) await writeTo(person, message)
  const day = await read()
  expect(day.grievances.map(({ subject, isOwn }: { subject: string; isOwn: boolean }) => [subject, isOwn])).toEqual([
    ['Due 2026-11-18', true],
    ['Due 2026-11-22', false],
  ])
  expect(day.grievances[0]).toMatchObject({ number: expect.stringMatching(/^G-2026-\d{6}$/), dueOn: '2026-11-18' })
  expect(day.threads).toMatchObject({
    mine: [{ key: 'grievances', count: 1, due: { overdue: 1, today: 0 } }],
    nobody: [
      { key: 'grievances', count: 2, due: { overdue: 0, today: 1 } },
      { key: 'messages', count: 2, due: null },
    ],
  })
})

test('what the staff did today is counted once for each thing and person, with how long a first answer took', async () => {
  const { server, admin, read } = await start()
  const person = await aSignedIn(server)
  const id = await file(server, person, '2026-11-23')
  await writeTo(person, 'We paid twice for it.')
  server.clock.advance(HOUR_MS / 12)
  const { data } = (await admin.browser.call(contact.list)).json()
  for (const again of ['close', 'reopen', 'close'] as const)
    await admin.browser.call(contact[again], { params: { id: data[0]._id } })
  await admin.browser.call(managedGrievances.answer, { params: { id }, body: { answer: 'It is right now.' } })
  const { fullName } = (await server.deps.db
    .selectFrom('users')
    .select('fullName')
    .where('id', '=', admin.userId)
    .executeTakeFirst()) ?? { fullName: '' }
  expect((await read()).done).toEqual({ total: 2, people: [{ fullName, count: 2 }], firstAnswerMinutes: 5 })
  server.clock.advance(24 * HOUR_MS)
  expect((await read(await aSignedIn(server, 'admin'))).done).toEqual({
    total: 0,
    people: [],
    firstAnswerMinutes: null,
  })
})

test('today stands beside the same weekday up to the same time; money is for who looks after it, and mentees are refused', async () => {
  const { server, read } = await start()
  const person = await aSignedIn(server)
  const { db } = server.deps
  await db
    .updateTable('users')
    .set({ createdAt: new Date('2026-01-01T00:00:00.000Z') })
    .execute()
  await db.updateTable('users').set({ createdAt: server.clock.now() }).where('id', '=', person.userId).execute()
  await aPurchase(server.deps, person.userId, { status: 'paid', paidAt: server.clock.now(), totalPaise: 49_900 })
  server.clock.advance(1_000)
  const { days, before } = await read()
  const nothing = { signUps: 0, paidPaise: 0, orders: 0, ordersPaid: 0, sessionsHeld: 0 }
  expect([before, ...days]).toEqual([
    ...Array.from({ length: 7 }, () => nothing),
    { ...nothing, signUps: 1, paidPaise: 49_900 },
  ])
  expect((await person.browser.call(staffDay.find)).statusCode).toBe(403)
  expect((await read(await aSupport(server))).days.at(-1)).toMatchObject({ paidPaise: null, orders: null })
  // A week later a second before the time of day it was paid at, and two after.
  server.clock.advance(7 * 24 * HOUR_MS - 2_000)
  expect((await read(await aSignedIn(server, 'admin'))).before).toEqual(nothing)
  server.clock.advance(3_000)
  expect((await read(await aSignedIn(server, 'admin'))).before).toEqual({ ...nothing, signUps: 1, paidPaise: 49_900 })
})

async function aSupport(server: TestApp) {
  const support = await aSignedIn(server, 'admin')
  await server.deps.db
    .updateTable('users')
    .set({ staffRoles: ['support'], createdAt: new Date('2026-01-01T00:00:00.000Z') })
    .where('id', '=', support.userId)
    .execute()
  return support
}
