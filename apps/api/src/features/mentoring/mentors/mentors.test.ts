import type { BodyOf, RequestInput } from '@sopaan/contract/call'
import { urlOf } from '@sopaan/contract/client'
import { managedMentors } from '@sopaan/contract/managed-mentors'
import { mentors } from '@sopaan/contract/mentors'
import { seatPools } from '@sopaan/contract/seat-pools'
import { users } from '@sopaan/contract/users'
import { addDays, weekdayOf } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { formWithFile } from '#api/testing/form-with-file.ts'
import { aSignedIn, type Person } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { readCalendarsDue } from './busy-calendar.service.ts'

/** A seat of the book that ships. */
const SEAT = {
  institute: 'national-institute-of-technology-silchar',
  programme: 'electronics-and-communication-engineering-4-years-bachelor-of-technology',
}
const FIELDS: BodyOf<typeof mentors.change> = {
  ...SEAT,
  studyYear: 3,
  headline: 'Third year, ask me about branches',
  about: 'I changed my mind twice and can tell you why.',
  filmUrl: null,
  languages: ['hi', 'en'],
  topics: ['branch-choice'],
}
const HOURS: BodyOf<typeof mentors.changeHours> = {
  zone: 'Asia/Kolkata',
  weekly: [{ weekday: 3, range: { from: '19:00', to: '21:00' } }],
  exceptions: [],
  sessionMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 1,
  aheadDays: 60,
  perDayMax: 4,
  peopleMax: 1,
  calendarUrl: null,
  meetingUrl: null,
  isTakingBookings: true,
}

let calendarText = ''
const server = await startApp({
  config: { rateLimitScale: 10_000 },
  outside: { feeds: { read: async () => calendarText } },
})
const admin = await aSignedIn(server, 'admin')
afterAll(() => server.stop())

const grown = async (role: 'mentee' | 'mentor' = 'mentee') => {
  const person = await aSignedIn(server, role)
  await person.browser.call(users.updateMe, { body: { birthMonth: '2000-01' } })
  return person
}
const apply = (person: Person, change: Record<string, unknown> = {}) =>
  person.browser.call(mentors.apply, {
    body: { ...FIELDS, proofNote: 'Roll number 21CS01', ...change },
  })
const decide = (id: string, body: object) =>
  admin.browser.call(managedMentors.decide, { params: { id }, payload: body })
const listed = async (query: RequestInput<typeof mentors.list>['query'] = {}) =>
  (await server.request(mentors.list, { query })).data.map(({ _id }) => _id)

test('who applies is seen by nobody but staff; approved, the account is a mentor and can be found by the seat', async () => {
  const person = await grown()
  expect((await apply(person)).statusCode).toBe(200)
  expect(await listed()).not.toContain(person.userId)
  const waiting = (await admin.browser.call(managedMentors.list, { query: { state: 'applied' } })).json().data
  expect(waiting[0]).toMatchObject({ _id: person.userId, proofNote: 'Roll number 21CS01', state: 'applied' })
  expect((await decide(person.userId, { isApproved: true })).json().data.state).toBe('approved')
  expect(await listed(SEAT)).toContain(person.userId)
  expect(await listed({ institute: SEAT.institute, topic: 'coding' })).not.toContain(person.userId)
  expect((await person.browser.call(users.getMe)).json().data.user.role).toBe('mentor')
  expect((await decide(person.userId, { isApproved: true })).json().code).toBe('CHANGED_ELSEWHERE')
  const page = (await server.app.fastify.inject(urlOf(mentors.get, { params: { id: person.userId } }))).json().data
  // Nothing of a person but the first name leaves the house.
  expect(JSON.stringify(page)).not.toMatch(/@|21CS01|proof/)
})

test('a mentor shows a film of YouTube or Vimeo and no other address, and takes it off again', async () => {
  const person = await grown()
  await apply(person)
  await decide(person.userId, { isApproved: true })
  const change = (filmUrl: string | null) => person.browser.call(mentors.change, { body: { ...FIELDS, filmUrl } })
  const shown = async () => (await server.request(mentors.get, { params: { id: person.userId } })).data.filmUrl
  expect(await shown()).toBeNull()
  for (const url of ['https://youtu.be/abc', 'https://www.youtube.com/watch?v=abc', 'https://vimeo.com/123']) {
    expect((await change(url)).statusCode, url).toBe(200)
    expect(await shown()).toBe(url)
  }
  for (const url of [
    'http://youtu.be/abc',
    'https://youtube.com.example.org/watch?v=a',
    'https://t.me/ravi',
    'javascript:1',
  ])
    expect((await change(url)).statusCode, url).toBe(422)
  await change(null)
  expect(await shown()).toBeNull()
})

test('mentors are found by the short name of a college, a branch and a first name, and by nothing else of the name', async () => {
  const person = await grown()
  await apply(person)
  await decide(person.userId, { isApproved: true })
  const { fullName } = (await person.browser.call(users.getMe)).json().data.user
  const [first = '', last = ''] = fullName.split(' ')
  for (const q of ['nit silchar', 'NIT Silchar ECE', 'ece', first])
    expect(await listed({ q }), q).toContain(person.userId)
  for (const q of ['nit trichy', 'nit silchar cse', last]) expect(await listed({ q }), q).not.toContain(person.userId)
})

test('the next free times stand with each mentor, a booked one is not among them, and who is free this week is found by it', async () => {
  const person = await grown()
  await apply(person)
  await decide(person.userId, { isApproved: true })
  const find = async (query: RequestInput<typeof mentors.list>['query'] = {}) =>
    (await server.request(mentors.list, { query })).data.find(({ _id }) => _id === person.userId)
  expect(await find()).toMatchObject({ nextSlots: [], isTakingBookings: false })
  expect(await find({ free: true })).toBeUndefined()
  const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, range: { from: '19:00', to: '21:00' } }))
  await person.browser.call(mentors.changeHours, { body: { ...HOURS, weekly: daily } })
  const { slots } = (
    await server.request(mentors.slots, { params: { id: person.userId }, query: { from: istDate(server.deps.now()) } })
  ).data
  expect(await find()).toMatchObject({ nextSlots: slots.slice(0, 3), isTakingBookings: true })
  expect(await find({ free: true })).toBeDefined()
  await person.browser.call(mentors.changeHours, { body: { ...HOURS, weekly: daily, isTakingBookings: false } })
  expect((await find())?.nextSlots).toEqual([])
})

test('mentors are listed by who is free soonest, and those of the seat asked for stay first', async () => {
  const from = (weekday: number) => [{ weekday, range: { from: '19:00', to: '21:00' } }]
  const dayIn = (days: number) => weekdayOf(addDays(istDate(server.deps.now()), days)) || 7
  const open = async (weekday: number) => {
    const person = await grown()
    await apply(person)
    await decide(person.userId, { isApproved: true })
    await person.browser.call(mentors.changeHours, { body: { ...HOURS, weekly: from(weekday) } })
    return person.userId
  }
  const [late, soon] = [await open(dayIn(5)), await open(dayIn(2))]
  const order = async (query: RequestInput<typeof mentors.list>['query']) =>
    (await listed({ ...query, limit: 100 })).filter((id) => id === late || id === soon)
  expect(await order({ sort: 'free' })).toEqual([soon, late])
  expect(await order({ ...SEAT, sort: 'free' })).toEqual([soon, late])
  expect(await order({ sort: 'rating' }), 'alike in stars: as they usually are').toEqual(await order({}))
  const { statusCode } = await server.app.fastify.inject(`${mentors.list.path}?sort=price`)
  expect(statusCode).toBe(400)
})

test('a rejection needs its reason, is told to the applicant, and may be followed by another application', async () => {
  const person = await grown()
  await apply(person)
  expect((await decide(person.userId, { isApproved: false })).json().errors[0].path).toBe('reason')
  await decide(person.userId, { isApproved: false, reason: 'The id cannot be read.' })
  const own = () => person.browser.call(mentors.own).then((answer) => answer.json().data)
  expect(await own()).toMatchObject({ state: 'rejected', reason: 'The id cannot be read.' })
  await apply(person)
  expect(await own()).toMatchObject({ state: 'applied', reason: null })
})

async function attachId(person: Person) {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#4548f8' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer()
  return person.browser.call(mentors.attachProof, formWithFile('proof', photo, { name: 'id.jpg' }))
}

test('who is given the role while the application waits leaves no picture of an id behind', async () => {
  const person = await grown()
  await apply(person)
  await attachId(person)
  const row = () =>
    server.deps.db.selectFrom('mentors').select('proofKey').where('userId', '=', person.userId).executeTakeFirst()
  const key = (await row())?.proofKey ?? ''
  expect(await server.deps.files.get(key)).toBeInstanceOf(Buffer)
  await server.deps.db.updateTable('users').set({ role: 'mentor' }).where('id', '=', person.userId).execute()
  const changed = await person.browser.call(mentors.change, { body: FIELDS })
  expect(changed.statusCode, changed.body).toBe(200)
  expect(await row()).toEqual({ proofKey: null })
  expect(await server.deps.files.get(key)).toBeUndefined()
})

test('the picture of a college id is drawn anew, seen by staff with a trace, and gone with the decision', async () => {
  const person = await grown()
  await apply(person)
  const sent = await attachId(person)
  expect(sent.json().data.hasProofFile).toBe(true)
  const seen = await admin.browser.call(managedMentors.proof, { params: { id: person.userId } })
  expect(seen.headers['content-type']).toBe('image/webp')
  expect(seen.rawPayload.includes('secret place')).toBe(false)
  const looks = await server.deps.db
    .selectFrom('auditEvents')
    .select('targetId')
    .where('action', '=', 'mentor.look-at-proof')
    .execute()
  expect(looks).toEqual([{ targetId: person.userId }])
  await decide(person.userId, { isApproved: true })
  expect((await admin.browser.call(managedMentors.proof, { params: { id: person.userId } })).statusCode).toBe(404)
})

test('nobody under 18 applies without a parent, and no seat is made up', async () => {
  const child = await aSignedIn(server)
  await child.browser.call(users.updateMe, { body: { birthMonth: '2011-01' } })
  expect((await apply(child)).json().code).toBe('PARENT_CONSENT_REQUIRED')
  expect((await apply(await grown(), { programme: 'made-up' })).json().code).toBe('SEAT_UNKNOWN')
})

test('hours make times to book, another calendar takes some away, and one that cannot be read is told', async () => {
  const mentor = await aSignedIn(server, 'mentor')
  await mentor.browser.call(mentors.change, { body: FIELDS })
  const keep = (change: Record<string, unknown>) =>
    mentor.browser.call(mentors.changeHours, { body: { ...HOURS, ...change } })
  // A Wednesday more than a day ahead of the clock of the test.
  const start = new Date(server.deps.now().getTime() + 2 * 86_400_000)
  while (start.getUTCDay() !== 3) start.setUTCDate(start.getUTCDate() + 1)
  const day = start.toISOString().slice(0, 10)
  const slots = async () =>
    (
      await server.app.fastify.inject(
        urlOf(mentors.slots, { params: { id: mentor.userId }, query: { from: day, days: '1' } }),
      )
    ).json().data.slots
  expect((await keep({})).statusCode).toBe(200)
  const four = ['13:30', '14:00', '14:30', '15:00'].map((hour) => `${day}T${hour}:00.000Z`)
  expect(await slots()).toEqual(four)
  calendarText = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\nDTSTART:${day.replaceAll('-', '')}T140000Z\r\nDURATION:PT30M\r\nEND:VEVENT\r\nEND:VCALENDAR`
  expect((await keep({ calendarUrl: 'https://calendar.example.com/secret.ics' })).statusCode).toBe(200)
  expect(await slots()).toEqual(four.filter((slot) => !slot.includes('T14:00')))
  calendarText = 'no calendar'
  expect((await keep({ calendarUrl: 'https://calendar.example.com/other.ics' })).json().code).toBe(
    'CALENDAR_UNREACHABLE',
  )
  // Hours can be changed all the same while the calendar that is kept cannot be read.
  const kept = await keep({ calendarUrl: 'https://calendar.example.com/secret.ics', perDayMax: 5 })
  expect(kept.json().data).toMatchObject({ hours: { perDayMax: 5 }, calendarTrouble: 'unreachable' })
  expect(await slots()).toHaveLength(3)
  // What was read stands while the calendar cannot be read, and its owner is told.
  server.clock.advance(20 * 60_000)
  await readCalendarsDue(server.deps)
  expect(await slots()).toHaveLength(3)
  const row = await server.deps.db
    .selectFrom('mentors')
    .select(['calendarTrouble', 'sealedCalendarUrl'])
    .where('userId', '=', mentor.userId)
    .executeTakeFirstOrThrow()
  expect(row.calendarTrouble).toBe('unreachable')
  expect(row.sealedCalendarUrl?.includes('secret.ics')).toBe(false)
  const trail = await server.deps.db.selectFrom('auditEvents').select('change').execute()
  expect(JSON.stringify(trail)).not.toContain('secret.ics')
})

test('a zone that is none is refused, and who takes no bookings offers no time', async () => {
  const mentor = await aSignedIn(server, 'mentor')
  const keep = (change: Record<string, unknown>) =>
    mentor.browser.call(mentors.changeHours, { body: { ...HOURS, ...change } })
  expect((await keep({})).json().code).toBe('MENTOR_PROFILE_MISSING')
  await mentor.browser.call(mentors.change, { body: FIELDS })
  expect((await keep({ zone: 'IST' })).json().code).toBe('ZONE_UNKNOWN')
  await keep({ isTakingBookings: false })
  const today = server.deps.now().toISOString().slice(0, 10)
  const answer = await server.app.fastify.inject(
    urlOf(mentors.slots, { params: { id: mentor.userId }, query: { from: today, days: '14' } }),
  )
  expect(answer.json().data.slots).toEqual([])
})

test('the seat with the longest address of the book can be applied for and asked for', async () => {
  // 158 letters: no other programme of the book has more.
  const programme =
    'electronics-and-communication-engineering-with-specialization-in-microelectronics-and-vlsi-system-design-5-years-bachelor-and-master-of-technology-dual-degree'
  const { institutes } = await server.request(seatPools.listInstitutes, {})
  const pages = await Promise.all(
    institutes.map(({ slug }) => server.request(seatPools.findInstitute, { params: { slug } })),
  )
  const at = pages.find(({ programmes }) =>
    programmes.some(({ seats }) => seats.some(({ key }) => key.split('/')[1] === programme)),
  )
  const seat = { institute: at?.institute.slug, programme }
  expect((await apply(await grown(), seat)).statusCode).toBe(200)
  expect(await listed(seat)).toEqual([])
})
