import { earnings, managedEarnings } from '@sopaan/contract/earnings'
import { expect, onTestFinished, test } from 'vitest'
import { answerOf } from '#api/testing/browser.ts'
import { aMentorWithHours } from '#api/testing/mentors.ts'
import { aSignedIn } from '#api/testing/people.ts'
import { readPdfText } from '#api/testing/read-pdf.ts'
import { startApp } from '#api/testing/start-app.ts'

/** The clock of a test stands on 2 June 2026. */
const TODAY = '2026-06-02'

async function start() {
  const server = await startApp()
  onTestFinished(server.stop)
  const [mentor, mentee, admin] = [
    await aMentorWithHours(server),
    await aSignedIn(server),
    await aSignedIn(server, 'admin'),
  ]
  const id = mentor.userId
  /** A session that was held, by India's clock. */
  const held = async (
    at: string,
    state: 'held' | 'missed' = 'held',
    seat: { menteeId?: string; seatNumber?: number; peopleMax?: number } = {},
  ) => {
    const startsAt = new Date(`${at}:00+05:30`)
    await server.deps.db
      .insertInto('bookings')
      .values({
        mentorId: id,
        menteeId: mentee.userId,
        state,
        askedAt: startsAt,
        changedAt: startsAt,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 45 * 60_000),
        question: 'Is ECE here better than CSE there?',
        meetingUrl: 'https://meet.example.com/own-room',
        ...seat,
        ...(state === 'missed' && { reportedBy: 'mentee', reportedAt: startsAt, reason: 'Nobody came' }),
      })
      .execute()
  }
  /** A rate of before today, which staff could have set on its day. */
  const ratedSince = (fromOn: string, ratePaise: number) =>
    server.deps.db.insertInto('mentorRates').values({ mentorId: id, fromOn, ratePaise, setBy: admin.userId }).execute()
  const own = async () => (await answerOf(mentor.browser.call(earnings.list))).data
  return { server, mentor, mentee, admin, id, held, ratedSince, own }
}

test('a month is worth its held sessions at the rate of each day in India, and a missed one nothing', async () => {
  const { held, ratedSince, own } = await start()
  expect(await own()).toEqual({ ratePaise: null, months: [] })
  await ratedSince('2026-05-01', 45_000)
  await ratedSince('2026-05-20', 50_000)
  await held('2026-04-30T19:00')
  await held('2026-05-19T19:00')
  await held('2026-05-20T19:00')
  await held('2026-05-25T19:00', 'missed')
  // A quarter past midnight in India is still the day before in UTC.
  await held('2026-06-01T00:15')
  expect(await own()).toEqual({
    ratePaise: 50_000,
    months: [
      { month: '2026-06', sessions: 1, amountPaise: 50_000, unrated: 0, isOver: false, paid: null },
      { month: '2026-05', sessions: 2, amountPaise: 95_000, unrated: 0, isOver: true, paid: null },
      { month: '2026-04', sessions: 1, amountPaise: 0, unrated: 1, isOver: true, paid: null },
    ],
  })
})

test('a group session is worth its rate for each seat that was held, in the month and line by line in its statement', async () => {
  const { server, mentor, held, ratedSince, own } = await start()
  await ratedSince('2026-05-01', 45_000)
  const others = [await aSignedIn(server), await aSignedIn(server)]
  await held('2026-05-18T19:00')
  // One time, three seats: the second was held too, the third stayed away.
  await held('2026-05-19T19:00', 'held', { peopleMax: 3, seatNumber: 1 })
  for (const [at, { userId: menteeId }] of others.entries())
    await held('2026-05-19T19:00', at === 0 ? 'held' : 'missed', { peopleMax: 3, seatNumber: at + 2, menteeId })
  // 450 for the session of two, 2 × 450 for the group: 1,350 rupees.
  expect((await own()).months).toMatchObject([{ month: '2026-05', sessions: 3, amountPaise: 135_000, unrated: 0 }])
  const file = await mentor.browser.call(earnings.file, { params: { month: '2026-05' } })
  const rupees = file.body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',').slice(1, 5).join())
  expect(rupees).toEqual([
    '2026-05-18 19:00,Kiran,45,450',
    '2026-05-19 19:00,Kiran,45,450',
    '2026-05-19 19:00,Kiran,45,450',
  ])
})

test('staff set a rate from today on, never for days that are over, and it stands on the trail', async () => {
  const { server, admin, id, own } = await start()
  const set = (fromOn: string, ratePaise: number) =>
    answerOf(admin.browser.call(managedEarnings.setRate, { params: { id }, body: { fromOn, ratePaise } }))
  expect(await set('2026-06-01', 45_000)).toMatchObject({ status: 422, code: 'DAY_PAST' })
  expect((await set(TODAY, 45_000)).data.ratePaise).toBe(45_000)
  expect((await set(TODAY, 46_000)).data.ratePaise, 'a second word of the day takes the place of the first').toBe(
    46_000,
  )
  await set('2026-07-01', 60_000)
  expect((await own()).ratePaise).toBe(46_000)
  const entries = await server.deps.db
    .selectFrom('auditEvents')
    .select('action')
    .where('action', '=', 'mentor.set-rate')
    .execute()
  expect(entries).toHaveLength(3)
  const stranger = await aSignedIn(server)
  const ofNobody = { params: { id: stranger.userId }, body: { fromOn: '2026-08-01', ratePaise: 1 } }
  expect((await admin.browser.call(managedEarnings.setRate, ofNobody)).statusCode).toBe(404)
})

test('a month that is over is marked as paid once, at what it comes to, and the mark is taken back', async () => {
  const { admin, id, held, ratedSince, own } = await start()
  await ratedSince('2026-05-01', 45_000)
  await held('2026-05-19T19:00')
  await held('2026-06-01T19:00')
  const mark = (month: string) =>
    answerOf(
      admin.browser.call(managedEarnings.markPaid, {
        params: { id },
        body: { month, paidOn: TODAY, reference: 'UTR 9004' },
      }),
    )
  expect(await mark('2026-06')).toMatchObject({ status: 409, code: 'PAYOUT_MONTH_RUNS' })
  expect(await mark('2026-04')).toMatchObject({ status: 409, code: 'PAYOUT_NOTHING' })
  expect((await mark('2026-05')).status).toBe(200)
  expect(await mark('2026-05')).toMatchObject({ code: 'CHANGED_ELSEWHERE' })
  const paid = { paidOn: TODAY, amountPaise: 45_000, reference: 'UTR 9004' }
  expect((await own()).months[1]).toMatchObject({ month: '2026-05', paid })
  const params = { id, month: '2026-05' }
  expect((await admin.browser.call(managedEarnings.revokePaid, { params })).statusCode).toBe(200)
  expect((await own()).months[1].paid).toBeNull()
  expect((await admin.browser.call(managedEarnings.revokePaid, { params })).statusCode).toBe(404)
  expect((await mark('2026-05')).status, 'and marked again').toBe(200)
})

test('a statement names each session by first name with what it is worth, as table and as paper in both languages', async () => {
  const { mentor, held, ratedSince } = await start()
  await ratedSince('2026-05-01', 45_000)
  await held('2026-05-19T19:00')
  await held('2026-05-20T19:00')
  const file = await mentor.browser.call(earnings.file, { params: { month: '2026-05' } })
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = file.body.split('\r\n')
  expect(lines[0]).toBe('\ufeffsession,held_at_ist,mentee,minutes,rupees')
  expect(lines[1]).toMatch(/^[0-9a-f-]{36},2026-05-19 19:00,Kiran,45,450$/)
  expect(lines).toHaveLength(4)
  const paper = await mentor.browser.call(earnings.print, { params: { month: '2026-05' }, query: { language: 'en' } })
  expect(paper.headers['content-type']).toBe('application/pdf')
  const text = await readPdfText(paper.rawPayload)
  expect(text).toContain('Statement for May 2026')
  expect(text).toMatch(/Tue 19 May, 7:00\s?pm Kiran 45 ₹\s?450/)
  expect(text).toMatch(/Sessions: 2 ₹\s?900/)
  expect(text).toContain('Not paid out yet.')
  const hindi = await mentor.browser.call(earnings.print, { params: { month: '2026-05' }, query: { language: 'hi' } })
  expect(hindi.statusCode).toBe(200)
  const none = await mentor.browser.call(earnings.file, { params: { month: '2026-04' } })
  expect(none.statusCode, 'a month without a session has none').toBe(404)
})

test('nobody but the mentor and staff read what was earned, and staff leave a trace', async () => {
  const { server, mentee, admin, mentor, id } = await start()
  expect((await mentee.browser.call(earnings.list)).statusCode).toBe(403)
  expect((await mentor.browser.call(managedEarnings.list, { params: { id } })).statusCode).toBe(403)
  expect((await admin.browser.call(managedEarnings.list, { params: { id } })).statusCode).toBe(200)
  const [look] = await server.deps.db
    .selectFrom('auditEvents')
    .select('action')
    .where('action', '=', 'mentor.look-at-earnings')
    .execute()
  expect(look).toBeDefined()
  expect((await admin.browser.call(managedEarnings.list, { params: { id: mentee.userId } })).statusCode).toBe(404)
})
