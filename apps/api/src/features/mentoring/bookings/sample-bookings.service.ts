import { randomUUID } from 'node:crypto'
import { addDays } from '@sopaan/domain/time/days'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { fromIstDateTimeLocal, istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { changeOwn } from '#api/features/account/accounts/accounts.service.ts'
import { makeSamplePerson } from '#api/features/account/accounts/first-people.service.ts'
import { grantCredits, spendCredit } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { findOwnMentor } from '#api/features/mentoring/mentors/mentors.service.ts'
import { addActionItem } from '#api/features/study/study-sessions/action-items.service.ts'
import { markSession } from '#api/features/study/study-sessions/sessions.service.ts'
import { countBookings, insertBooking, insertItemPositions } from './bookings.queries.ts'
import { decideOnReview } from './managed-reviews.queries.ts'
import { insertBookingMessage, reportMessage, upsertNote, upsertReview } from './messages.queries.ts'
import { SAMPLE_MENTEES, SAMPLE_SESSIONS, type SampleSession } from './sample-sessions.ts'

const SAMPLE_MENTOR = 'mentor@sopaan.test'
const SAMPLE_TRACE = { ip: '127.0.0.1', userAgent: undefined, requestId: 'sample' }
/** Of age, so that nothing waits for a parent. */
const BIRTH_MONTH = '2005-06'
const CREDIT_DAYS = 180
const HALF_HOUR_MS = 30 * MINUTE_MS
const SESSION_MS = 45 * MINUTE_MS
const ROOM = 'https://meet.jit.si/sopaan-sample'

/** Gives the sample mentors sessions of every kind, so that a fresh start shows a desk at work; once. */
export async function seedSampleBookings(deps: Deps): Promise<void> {
  const mentor = await findAccountByEmail(deps.db, SAMPLE_MENTOR)
  if (mentor === undefined || (await hasSessions(deps, mentor.id))) return
  for (const { email, fullName, facts, ranks } of SAMPLE_MENTEES) {
    if (await findAccountByEmail(deps.db, email)) continue
    await makeSamplePerson(deps, { email, fullName, role: 'mentee' })
    const account = await findAccountByEmail(deps.db, email)
    if (account !== undefined) await inTransaction(deps, (deps) => changeOwn(deps, account.id, facts, { ranks }))
  }
  await inTransaction(deps, async (deps) => {
    for (const session of SAMPLE_SESSIONS) await seedSession(deps, session)
  })
}

async function hasSessions(deps: Deps, userId: string): Promise<boolean> {
  for (const when of ['next', 'past'] as const)
    if ((await countBookings(deps.db, { party: 'mentor', userId, when })) > 0) return true
  return false
}

type Two = { id: string; mentorId: string; menteeId: string; startsAt: Date; endsAt: Date }

async function seedSession(deps: Deps, session: SampleSession): Promise<void> {
  const mentor = await findAccountByEmail(deps.db, session.mentor)
  const mentee = await findAccountByEmail(deps.db, session.mentee)
  // A mentor whose seat is not in the book has no record.
  if (!mentor || !mentee || !(await findOwnMentor(deps, mentor.id))) return
  if (mentee.birthMonth === null) await changeOwn(deps, mentee.id, { birthMonth: BIRTH_MONTH })
  const startsAt = startOf(deps, session)
  const endsAt = new Date(startsAt.getTime() + SESSION_MS)
  const two = { id: randomUUID(), mentorId: mentor.id, menteeId: mentee.id, startsAt, endsAt }
  await saveSession(deps, two, session)
  await seedMessages(deps, two, session)
  await seedItems(deps, two, session)
  await seedReview(deps, two, session)
}

/** An hour of a day in India; for a session of today the next half hour, or the running one where the day is nearly over. */
function startOf(deps: Deps, { day, hour }: SampleSession): Date {
  const now = deps.now()
  const today = istDate(now)
  if (day !== 0) return new Date(fromIstDateTimeLocal(`${addDays(today, day)}T${hour}`) ?? now)
  const next = new Date((Math.floor(now.getTime() / HALF_HOUR_MS) + 1) * HALF_HOUR_MS)
  return istDate(next) === today ? next : new Date(next.getTime() - HALF_HOUR_MS)
}

async function saveSession(deps: Deps, two: Two, session: SampleSession): Promise<void> {
  // What still waits was asked a moment ago: its time to answer would be over.
  const before = session.state === 'requested' ? 0 : 3 * DAY_MS
  const asked = new Date(Math.min(deps.now().getTime(), two.startsAt.getTime()) - before)
  const isMissed = session.state === 'missed'
  await insertBooking(deps.db, {
    id: two.id,
    askedAt: asked,
    changedAt: asked,
    mentorId: two.mentorId,
    menteeId: two.menteeId,
    state: session.state,
    startsAt: two.startsAt,
    endsAt: two.endsAt,
    question: session.question,
    meetingUrl: ROOM,
    sharedNote: session.sharedNote ?? '',
    ...(session.items && { itemsGivenAt: two.endsAt }),
    ...(isMissed && { reportedBy: 'mentee', reportedAt: deps.now(), reason: session.reason }),
    // Nobody is reminded of what was made up.
    dayRemindedFor: two.startsAt,
    quarterRemindedFor: two.startsAt,
  })
  const expiresAt = new Date(deps.now().getTime() + CREDIT_DAYS * DAY_MS)
  await grantCredits(deps, { userId: two.menteeId, purchaseId: randomUUID(), count: 1, expiresAt })
  await spendCredit(deps, { userId: two.menteeId, bookingId: two.id })
}

async function seedMessages(deps: Deps, { id, mentorId, menteeId, startsAt }: Two, session: SampleSession) {
  if (session.privateNote) await upsertNote(deps.db, { bookingId: id, authorId: mentorId, text: session.privateNote })
  const lastAt = Math.min(deps.now().getTime(), startsAt.getTime())
  for (const [at, { by, text, reported }] of (session.messages ?? []).entries()) {
    const messageId = randomUUID()
    const sentAt = new Date(lastAt - ((session.messages?.length ?? 0) - at) * HALF_HOUR_MS)
    const authorId = by === 'mentor' ? mentorId : menteeId
    await insertBookingMessage(deps.db, { id: messageId, bookingId: id, authorId, text, sentAt })
    if (reported === undefined) continue
    const readerId = by === 'mentor' ? menteeId : mentorId
    const report = { reportedAt: deps.now(), reportReason: reported }
    await reportMessage(deps.db, { bookingId: id, messageId, readerId }, report)
  }
}

async function seedItems(deps: Deps, { id, mentorId, menteeId }: Two, { items = [] }: SampleSession): Promise<void> {
  const today = istDate(deps.now())
  const ids: string[] = []
  for (const { title, dueDay, isDone } of items) {
    const item = { menteeId, title, dueOn: addDays(today, dueDay), from: { userId: mentorId } }
    const taskId = await addActionItem(deps, item)
    if (taskId === undefined) continue
    ids.push(taskId)
    const actor = { userId: menteeId, role: 'mentee' as const }
    if (isDone) await markSession(deps, { actor, request: SAMPLE_TRACE }, { id: taskId, wanted: true })
  }
  await insertItemPositions(deps.db, id, ids)
}

async function seedReview(deps: Deps, { id, mentorId, endsAt }: Two, { review }: SampleSession): Promise<void> {
  if (review === undefined) return
  const { stars, text, isApproved } = review
  const writtenAt = new Date(endsAt.getTime() + DAY_MS)
  await upsertReview(deps.db, { bookingId: id, mentorId, stars, text, writtenAt })
  if (isApproved) await decideOnReview(deps.db, { bookingId: id, text }, { state: 'approved', decidedAt: deps.now() })
}
