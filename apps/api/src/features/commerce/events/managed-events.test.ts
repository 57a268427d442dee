import type { RequestInput } from '@sopaan/contract/call'
import { events } from '@sopaan/contract/events'
import { managedEvents } from '@sopaan/contract/managed-events'
import { expect, onTestFinished, test } from 'vitest'
import { ACTING, aMember, type Member, someMembers } from '#api/testing/acting.ts'
import { anEvent, EVENT_FIELDS, registerForSeat, seenBy, unregisterFrom } from '#api/testing/events.ts'
import { startApp } from '#api/testing/start-app.ts'

async function start() {
  const server = await startApp({ identity: ACTING })
  onTestFinished(server.stop)
  const admin = await aMember(server, { role: 'admin' })
  const people = (count: 1 | 2 | 3 | 4) => someMembers(server, count)
  const change = (id: string, body: object) => admin.browser.call(managedEvents.change, { params: { id }, body })
  const attendees = async (id: string, query: RequestInput<typeof managedEvents.attendees>['query'] = {}) =>
    (await admin.browser.call(managedEvents.attendees, { params: { id }, query })).json()
  const checkIn = (id: string, code: string | null | undefined, who: Member = admin) =>
    who.browser.call(managedEvents.checkIn, { params: { id }, payload: { code } })
  return { server, admin, people, change, attendees, checkIn }
}

test('the meeting link is shown to registered people alone, and a new link is told to them', async () => {
  const { server, admin, people, change } = await start()
  const id = await anEvent(admin, { capacity: 1 })
  const [one, two] = await people(2)
  await registerForSeat(one, id)
  await registerForSeat(two, id)
  expect([(await seenBy(one, id)).meetingUrl, (await seenBy(two, id)).meetingUrl]).toEqual([
    EVENT_FIELDS.meetingUrl,
    null,
  ])
  const params = { id }
  for (const answer of [
    await two.browser.call(events.list),
    await two.browser.call(events.find, { params }),
    await two.browser.call(events.calendar, { params }),
  ])
    expect(answer.payload).not.toContain('meet.example.org')
  expect((await two.browser.call(events.ownCalendar, { params: { id } })).statusCode).toBe(404)
  await server.runWorker()
  const told = server.mails.length
  await change(id, { meetingUrl: 'https://meet.example.org/room-two' })
  await server.runWorker()
  const mails = server.mails.slice(told)
  expect(mails.map(({ to }) => to)).toEqual([one.email])
  expect(mails[0]?.text).toContain('Join here: https://meet.example.org/room-two')
  expect(mails[0]?.attachments?.[0]?.text).toContain('METHOD:REQUEST\r\n')
  expect(mails[0]?.attachments?.[0]?.text).toContain('SEQUENCE:1\r\n')
})

test('a seat comes with a mail in the person’s language, and its calendar file at the right time', async () => {
  const { server, admin } = await start()
  const id = await anEvent(admin)
  const hindi = await aMember(server, { language: 'hi' })
  await registerForSeat(hindi, id)
  await server.runWorker()
  const [mail] = server.mails
  expect(mail?.subject).toBe('आपकी सीट पक्की है: JoSAA के राउंड, समझिए')
  expect(mail?.attachments?.[0]?.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
  expect(mail?.attachments?.[0]?.text).toContain('DTSTART;TZID=Asia/Kolkata:20260605T190000\r\n')
  expect(mail?.text).toContain(`/mentee-dashboard/events/${id}`)
})

test('who comes back after leaving gets an invitation that counts higher than the cancellation', async () => {
  const { server, admin, people } = await start()
  const id = await anEvent(admin)
  const [one] = await people(1)
  await registerForSeat(one, id)
  await unregisterFrom(one, id)
  await registerForSeat(one, id)
  await server.runWorker()
  const sequences = server.mails.map(({ attachments }) => /SEQUENCE:(\d+)/.exec(attachments?.[0]?.text ?? '')?.[1])
  expect(sequences).toEqual(['0', '1', '2'])
})

test('people stay when a draft is wanted back, and a cancelled event stays cancelled', async () => {
  const { admin, people, change } = await start()
  const id = await anEvent(admin)
  const [one] = await people(1)
  await registerForSeat(one, id)
  expect((await change(id, { status: 'draft' })).json().code).toBe('EVENT_HAS_PEOPLE')
  expect((await change(id, { admission: 'paid', pricePaise: 9_900 })).json().code).toBe('EVENT_HAS_PEOPLE')
  await change(id, { status: 'cancelled' })
  expect((await change(id, { title: { en: 'Again' } })).json().code).toBe('EVENT_CANCELLED')
})

test('a price stands exactly where a seat is paid for', async () => {
  const { admin } = await start()
  const without = await admin.browser.call(managedEvents.create, {
    body: { ...EVENT_FIELDS, admission: 'paid' },
  })
  const needless = await admin.browser.call(managedEvents.create, {
    body: { ...EVENT_FIELDS, pricePaise: 9_900 },
  })
  expect([without.json().errors[0].path, needless.json().errors[0].path]).toEqual(['pricePaise', 'pricePaise'])
})

test('EVT-08: the attendee list is the admins’ own, with everybody’s state, and the look is in the trail', async () => {
  const { server, admin, people, attendees } = await start()
  const id = await anEvent(admin, { capacity: 1 })
  const [one, two] = await people(2)
  await registerForSeat(one, id)
  await registerForSeat(two, id)
  const { data, page } = await attendees(id)
  expect(data.map(({ email, state, waitingPlace }: Record<string, unknown>) => [email, state, waitingPlace])).toEqual([
    [one.email, 'registered', null],
    [two.email, 'waiting', 1],
  ])
  expect(page.total).toBe(2)
  expect((await attendees(id, { state: 'waiting' })).data).toHaveLength(1)
  expect((await attendees(id, { q: one.email.slice(0, 20) })).data).toHaveLength(1)
  expect((await one.browser.call(managedEvents.attendees, { params: { id } })).statusCode).toBe(403)
  const looks = await server.deps.db
    .selectFrom('auditEvents')
    .select('actorId')
    .where('action', '=', 'event.attendees')
    .execute()
  expect(looks.map(({ actorId }) => actorId)).toEqual(Array(3).fill(admin.userId))
})

test('the attendee list as CSV opens safely in a spreadsheet, with times in India', async () => {
  const { server, admin } = await start()
  const id = await anEvent(admin)
  const member = await aMember(server, { fullName: '=HYPERLINK("x")' })
  await registerForSeat(member, id)
  const answer = await admin.browser.call(managedEvents.attendeesFile, { params: { id } })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  // The clock of the test stands at eleven in the morning in India.
  expect(answer.payload.split('\r\n')[1]).toBe(`"'=HYPERLINK(""x"")",${member.email},registered,2026-06-02 11:00,,,`)
})

test('a code marks its person present once, by an admin alone, and a mistake can be taken back', async () => {
  const { server, admin, people, checkIn } = await start()
  const id = await anEvent(admin)
  const other = await anEvent(admin)
  const [one, waiting] = await people(2)
  await registerForSeat(one, id)
  await registerForSeat(one, other)
  const code = (await seenBy(one, id)).registration?.checkInCode
  expect(code).toMatch(/^[A-Z2-7]{16}$/)
  expect((await checkIn(id, code, waiting)).statusCode).toBe(403)
  expect((await checkIn(other, code)).json().code).toBe('EVENT_CODE_UNKNOWN')
  const first = await checkIn(id, code?.toLowerCase().replace(/.{4}/g, '$& '))
  expect([first.statusCode, first.json().data]).toEqual([
    200,
    expect.objectContaining({ email: one.email, checkedInAt: '2026-06-02T05:30:00.000Z' }),
  ])
  server.clock.advance(60_000)
  const second = await checkIn(id, code)
  expect([second.statusCode, second.json().code, second.json().checkedInAt]).toEqual([
    409,
    'EVENT_CHECKED_IN',
    '2026-06-02T05:30:00.000Z',
  ])
  expect((await admin.browser.call(managedEvents.find, { params: { id } })).json().data.present).toBe(1)
  const undone = await admin.browser.call(managedEvents.undoCheckIn, {
    params: { id, registrationId: first.json().data._id },
  })
  expect(undone.json().data.checkedInAt).toBeNull()
  expect((await checkIn(id, code)).statusCode).toBe(200)
})

test('a code of somebody who left opens nothing', async () => {
  const { admin, people, checkIn } = await start()
  const id = await anEvent(admin)
  const [one] = await people(1)
  await registerForSeat(one, id)
  const code = (await seenBy(one, id)).registration?.checkInCode
  await unregisterFrom(one, id)
  expect((await checkIn(id, code)).json().code).toBe('EVENT_CODE_UNKNOWN')
})
