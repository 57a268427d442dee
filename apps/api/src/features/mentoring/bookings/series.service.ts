import { randomUUID } from 'node:crypto'
import type { bookingSeries, WeeklyTime } from '@sopaan/contract/booking-series'
import type { BookingPage } from '@sopaan/contract/bookings'
import type { BodyOf } from '@sopaan/contract/call'
import { refuse } from '@sopaan/contract/refusals'
import { isOffered } from '@sopaan/domain/mentoring/slots'
import { weeksLater } from '@sopaan/domain/mentoring/weekly'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { requireConsentingAge } from '#api/features/account/accounts/accounts.service.ts'
import { findBookableCalendar, lockMentorOf } from '#api/features/mentoring/mentors/booking-ground.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import { insertRequest, lockMentorFor } from './book.service.ts'
import { applyChange } from './booking-actions.service.ts'
import { notifyParty } from './booking-notifications.ts'
import {
  type BookingRow,
  findByRequestKey,
  findMentorOf,
  listBookingsOfSeries,
  type Party,
} from './bookings.queries.ts'
import { findOwnBooking, readBooking } from './bookings.service.ts'
import { findOverlap } from './overlaps.service.ts'
import { cancelOutcome, listFollowing, listWaiting } from './series-view.ts'
import { wordsBetween } from './shared-words.service.ts'

type Answer = { data: BookingPage; count: number }

/** The same time in each of some weeks: which the mentor offers, and which clash. @throws {Refusal} MENTOR_CLOSED */
export async function previewSeries(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  { mentorId, startsAt, times }: { mentorId: string; startsAt: string; times: number },
): Promise<WeeklyTime[]> {
  const calendar = await findBookableCalendar(deps, mentorId)
  const weeks: WeeklyTime[] = []
  for (let week = 0; week < times; week += 1) {
    const from = weeksLater(Date.parse(startsAt), week)
    const span = { from: new Date(from), to: new Date(from + calendar.rules.sessionMinutes * MINUTE_MS) }
    weeks.push({
      week,
      startsAt: span.from.toISOString(),
      isFree: isOffered(calendar, from, deps.now().getTime()),
      clash: (await findOverlap(deps, { menteeId: actor.userId, ...span })) ?? null,
    })
  }
  return weeks
}

/**
 * Asks for a session in each of some weeks, each a booking of its own with a credit of its own; all of them or none. The
 * mentor is told once.
 * @throws {Refusal} as `book`
 */
export async function bookSeries(
  deps: Deps,
  caller: Caller,
  { weeks, startsAt, idempotencyKey, ...asked }: BodyOf<typeof bookingSeries.book>,
): Promise<Answer> {
  const { actor } = caller
  await requireConsentingAge(deps, actor)
  const numbers = [...new Set(weeks)].toSorted((one, other) => one - other)
  const id = await inTransaction(deps, async (deps) => {
    const made = idempotencyKey && (await findByRequestKey(deps.db, actor.userId, idempotencyKey))
    if (made) return made
    const mentor = await lockMentorFor(deps, caller, asked.mentorId)
    const seriesId = randomUUID()
    const rows: BookingRow[] = []
    for (const [at, week] of numbers.entries()) {
      const from = weeksLater(Date.parse(startsAt), week)
      const key = at === 0 ? idempotencyKey : undefined
      rows.push(await insertRequest(deps, caller, { ...asked, mentor, from, seriesId, idempotencyKey: key }))
    }
    const first = firstOf(rows)
    await notifyParty(deps, first, 'mentor', { kind: 'booking-requested', more: rows.length - 1 })
    return first.id
  })
  return { data: await readBooking(deps, actor, id), count: numbers.length }
}

/** Agrees to every session of a series that waits for its mentor; each is told once. @throws {Refusal} NOT_FOUND, BOOKING_STATE */
export async function acceptSeries(deps: Deps, caller: Caller, id: string): Promise<Answer> {
  return onSeries(deps, caller, id, async (deps, { rows, row, party, mentor }) => {
    const waiting = party === 'mentor' ? listWaiting(deps, rows) : []
    const agreed: BookingRow[] = []
    for (const each of waiting) {
      const change = { id: each.id, deed: 'accept', state: 'accepted', givesCreditBack: false } as const
      agreed.push(await applyChange(deps, { row: each, party, mentor }, change))
      await writeDone(deps, caller, { row: each, action: 'booking.accept', state: 'accepted' })
    }
    if (agreed.length === 0) refuse('BOOKING_STATE')
    const told = { kind: 'booking-accepted', more: agreed.length - 1, calendar: 'invite', calendarOf: agreed } as const
    const shown = agreed.find((each) => each.id === row.id) ?? firstOf(agreed)
    await notifyParty(deps, shown, 'mentee', told)
    await notifyParty(deps, shown, 'mentor', told)
    return agreed.length
  })
}

/**
 * Cancels a session and those of its series that follow, as far as each may be; whether its credit comes back, each decides
 * for itself. The other one is told once. @throws {Refusal} NOT_FOUND, BOOKING_STATE
 */
export async function cancelFollowing(
  deps: Deps,
  caller: Caller,
  { id, reason = '' }: { id: string; reason?: string | undefined },
): Promise<Answer> {
  return onSeries(deps, caller, id, async (deps, { rows, row, party, mentor }) => {
    const words = reason && (await wordsBetween(deps, row, reason))
    const over: BookingRow[] = []
    const wasAgreed: BookingRow[] = []
    let creditsBack = 0
    for (const each of listFollowing(rows, row)) {
      const outcome = cancelOutcome(deps, each, party)
      if (!outcome.may) continue
      const said = words === '' ? {} : { reason: words }
      const change = { id: each.id, deed: 'cancel', ...outcome, ...said } as const
      const now = await applyChange(deps, { row: each, party, mentor }, change)
      over.push(now)
      if (each.state === 'accepted') wasAgreed.push(now)
      if (outcome.givesCreditBack) creditsBack += 1
      await writeDone(deps, caller, { row: each, action: 'booking.cancel', state: 'cancelled' })
    }
    if (over.length === 0) refuse('BOOKING_STATE')
    const other = party === 'mentee' ? 'mentor' : 'mentee'
    await notifyParty(deps, firstOf(over), other, {
      kind: 'booking-cancelled',
      reason: words,
      isCreditBack: other === 'mentee' && creditsBack === over.length,
      more: over.length - 1,
      calendar: 'cancel',
      calendarOf: wasAgreed,
    })
    return over.length
  })
}

type Series = { rows: BookingRow[]; row: BookingRow; party: Party; mentor: Awaited<ReturnType<typeof lockMentorOf>> }

/** Does something with the sessions of a series under the record of their mentor. @throws {Refusal} NOT_FOUND, BOOKING_STATE */
async function onSeries(
  deps: Deps,
  { actor }: Caller,
  id: string,
  work: (deps: Deps, series: Series) => Promise<number>,
): Promise<Answer> {
  const mentorId = (await findMentorOf(deps.db, id)) ?? refuse('NOT_FOUND')
  const count = await inTransaction(deps, async (deps) => {
    const mentor = await lockMentorOf(deps, mentorId)
    const { row, party } = await findOwnBooking(deps, actor, id)
    if (row.seriesId === null) return refuse('BOOKING_STATE')
    return work(deps, { rows: await listBookingsOfSeries(deps.db, row.seriesId), row, party, mentor })
  })
  return { data: await readBooking(deps, actor, id), count }
}

function firstOf(rows: readonly BookingRow[]): BookingRow {
  const [first] = rows
  if (first === undefined) throw new Error('A series without a session.')
  return first
}

async function writeDone(
  deps: Deps,
  { actor, request }: Caller,
  { row, action, state }: { row: BookingRow; action: 'booking.accept' | 'booking.cancel'; state: BookingRow['state'] },
): Promise<void> {
  const change = { state: { before: row.state, after: state } }
  await writeAudit(deps, { action, actor, target: { type: 'booking', id: row.id }, change, request })
}
