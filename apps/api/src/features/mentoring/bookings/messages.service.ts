import type { AuditAction } from '@sopaan/contract/audit-actions'
import { NOTE_MAX } from '@sopaan/contract/booking-shapes'
import type { BookingPage, bookings } from '@sopaan/contract/bookings'
import type { BodyOf } from '@sopaan/contract/call'
import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { isOpenForMessages } from '@sopaan/domain/mentoring/bookings'
import { mergeNotes } from '@sopaan/domain/mentoring/merge-notes'
import { splitQuestions } from '@sopaan/domain/mentoring/questions'
import { istDate } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { isWaitingForParent, requireConsentingAge } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import {
  notifyPerson,
  notifyStaff,
  notifyStaffCounted,
} from '#api/features/operations/notifications/notifications.service.ts'
import { addActionItem } from '#api/features/study/study-sessions/action-items.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { notifyParty } from './booking-notifications.ts'
import { progressOf } from './booking-view.ts'
import {
  type BookingRow,
  changeBooking,
  insertItemPositions,
  lockSharedNote,
  type Party,
  setQuestionTick,
} from './bookings.queries.ts'
import { findOwnBooking, readBooking } from './bookings.service.ts'
import { countReviewsWaiting } from './managed-reviews.queries.ts'
import {
  countUnread,
  insertBookingMessage,
  isMessageOfOther,
  listBlocks,
  reportMessage,
  setBlock,
  upsertNote,
  upsertReview,
} from './messages.queries.ts'
import { wordsBetween } from './shared-words.service.ts'

/**
 * Runs a write of one of the two on a booking, with its line in the trail, and answers the booking as it then stands.
 * What people write is not on the trail: only that they wrote.
 */
async function write(
  deps: Deps,
  { actor, request, id, action }: Caller & { id: string; action: AuditAction },
  work: (deps: Deps, booking: { row: BookingRow; party: Party }) => Promise<void>,
): Promise<BookingPage> {
  await inTransaction(deps, async (deps) => {
    await work(deps, await findOwnBooking(deps, actor, id))
    await writeAudit(deps, { action, actor, target: { type: 'booking', id }, request })
  })
  return readBooking(deps, actor, id)
}

/**
 * Keeps the own private note, or the note for both: what the other one wrote since it was read stays.
 * @throws {Refusal} NOT_FOUND, MESSAGES_CLOSED, BLOCKED, NOTE_FULL
 */
export async function writeNote(
  deps: Deps,
  caller: Caller,
  { id, kind, text, base }: { id: string } & BodyOf<typeof bookings.note>,
): Promise<BookingPage> {
  return write(deps, { ...caller, id, action: `booking.note-${kind}` }, async (deps, { row }) => {
    if (kind === 'private') await upsertNote(deps.db, { bookingId: id, authorId: caller.actor.userId, text })
    else await changeBooking(deps.db, id, { sharedNote: await mergedNote(deps, row, { text, base }) })
  })
}

/** The note for both with what one of the two made of it; it is open and closed as their messages are. */
async function mergedNote(
  deps: Deps,
  row: BookingRow,
  { text, base }: { text: string; base?: string | undefined },
): Promise<string> {
  await requireOpenBetween(deps, row)
  const current = await lockSharedNote(deps.db, row.id)
  const mine = await wordsBetween(deps, row, text)
  // What is hidden in the note was hidden in what was read of it, too.
  const merged = base === undefined ? mine : mergeNotes(await wordsBetween(deps, row, base), mine, current)
  return merged.length > NOTE_MAX ? refuse('NOTE_FULL', { max: NOTE_MAX }) : merged
}

/**
 * Refuses what one of the two would write to the other where they may not write to each other.
 * @throws {Refusal} MESSAGES_CLOSED, BLOCKED
 */
async function requireOpenBetween(deps: Deps, row: BookingRow): Promise<void> {
  // A parent's consent closes both ways: nobody writes to the child either.
  if (await isWaitingForParent(deps, row.menteeId)) refuse('MESSAGES_CLOSED')
  if (!isOpenForMessages(progressOf(row), deps.now().getTime())) refuse('MESSAGES_CLOSED')
  if ((await listBlocks(deps.db, row.mentorId, row.menteeId)).length > 0) refuse('BLOCKED')
}

/**
 * Ticks off a question of an agreed or held session, or takes the tick back.
 * @throws {Refusal} NOT_FOUND, BOOKING_STATE, MESSAGES_CLOSED
 */
export async function tickQuestion(
  deps: Deps,
  caller: Caller,
  { id, at, isAnswered }: { id: string; at: number; isAnswered: boolean },
): Promise<BookingPage> {
  return write(deps, { ...caller, id, action: 'booking.tick' }, async (deps, { row }) => {
    if (row.state !== 'accepted' && row.state !== 'held') refuse('BOOKING_STATE')
    if (await isWaitingForParent(deps, row.menteeId)) refuse('MESSAGES_CLOSED')
    if (splitQuestions(row.question)[at] === undefined) refuse('NOT_FOUND')
    await setQuestionTick(deps.db, id, { at, isAnswered })
  })
}

/**
 * Gives the mentee things to do, once a session; they land in the planner on their days.
 * @throws {Refusal} NOT_FOUND, BOOKING_STATE before the session began, ITEMS_GIVEN, DAY_PAST, MESSAGES_CLOSED
 */
export async function assignItems(
  deps: Deps,
  caller: Caller,
  { id, items }: { id: string; items: readonly { title: string; dueOn: string }[] },
): Promise<BookingPage> {
  const today = istDate(deps.now())
  return write(deps, { ...caller, id, action: 'booking.give-items' }, async (deps, { row, party }) => {
    const hasBegun = row.startsAt <= deps.now()
    if (await isWaitingForParent(deps, row.menteeId)) refuse('MESSAGES_CLOSED')
    if (party !== 'mentor' || !hasBegun || (row.state !== 'accepted' && row.state !== 'held')) refuse('BOOKING_STATE')
    if (row.itemsGivenAt !== null) refuse('ITEMS_GIVEN')
    if (items.some(({ dueOn }) => dueOn < today)) refuse('DAY_PAST')
    const ids: string[] = []
    for (const item of items) {
      const title = await wordsBetween(deps, row, item.title)
      const sessionId = await addActionItem(deps, { ...item, title, menteeId: row.menteeId, from: caller.actor })
      if (sessionId !== undefined) ids.push(sessionId)
    }
    await insertItemPositions(deps.db, id, ids)
    await changeBooking(deps.db, id, { itemsGivenAt: deps.now() })
    await notifyParty(deps, row, 'mentee', { kind: 'booking-items', count: items.length })
  })
}

/**
 * Says how a held session was; a change waits for staff again.
 * @throws {Refusal} NOT_FOUND, BOOKING_STATE, AGE_REQUIRED, PARENT_CONSENT_REQUIRED
 */
export async function reviewSession(
  deps: Deps,
  caller: Caller,
  { id, stars, text }: { id: string; stars: number; text: string },
): Promise<BookingPage> {
  await requireConsentingAge(deps, caller.actor)
  return write(deps, { ...caller, id, action: 'booking.review' }, async (deps, { row, party }) => {
    if (party !== 'mentee' || row.state !== 'held') refuse('BOOKING_STATE')
    await upsertReview(deps.db, { bookingId: id, mentorId: row.mentorId, stars, text, writtenAt: deps.now() })
    await notifyStaffCounted(deps, {
      kind: 'mentor-reviews-waiting',
      facts: { count: await countReviewsWaiting(deps.db) },
      key: 'mentor-reviews-waiting',
    })
  })
}

/**
 * Writes to the other one, who is told of the first message that is not read yet. With somebody under 18, what would let
 * them meet elsewhere is hidden.
 * @throws {Refusal} NOT_FOUND, MESSAGES_CLOSED, BLOCKED, AGE_REQUIRED, PARENT_CONSENT_REQUIRED
 */
export async function writeMessage(
  deps: Deps,
  caller: Caller,
  { id, text, idempotencyKey }: { id: string; text: string; idempotencyKey?: string | undefined },
): Promise<BookingPage> {
  const { actor } = caller
  if (actor.role === 'mentee') await requireConsentingAge(deps, actor)
  return write(deps, { ...caller, id, action: 'booking.write' }, async (deps, { row, party }) => {
    await requireOpenBetween(deps, row)
    const otherId = party === 'mentee' ? row.mentorId : row.menteeId
    const unread = (await countUnread(deps.db, otherId, [id])).get(id) ?? 0
    const words = await wordsBetween(deps, row, text)
    const message = { bookingId: id, authorId: actor.userId, text: words, sentAt: deps.now() }
    const isNew = await insertBookingMessage(deps.db, { ...message, requestKey: idempotencyKey ?? null })
    if (!isNew || unread > 0) return
    await notifyPerson(deps, otherId, {
      kind: 'booking-message',
      facts: { firstName: firstNameOf(party === 'mentee' ? row.menteeName : row.mentorName) },
      mailBody: words,
      about: { bookingId: id, party: party === 'mentee' ? 'mentor' : 'mentee' },
    })
  })
}

/** Shows a message of the other one to staff; a second time changes nothing. @throws {Refusal} NOT_FOUND */
export async function reportToStaff(
  deps: Deps,
  caller: Caller,
  { id, messageId, reason }: { id: string; messageId: string; reason: string },
): Promise<BookingPage> {
  return write(deps, { ...caller, id, action: 'booking.report-message' }, async (deps) => {
    const message = { bookingId: id, messageId, readerId: caller.actor.userId }
    if (!(await isMessageOfOther(deps.db, message))) refuse('NOT_FOUND')
    const isNew = await reportMessage(deps.db, message, { reportedAt: deps.now(), reportReason: reason })
    if (isNew) await notifyStaff(deps, { kind: 'mentoring-report', facts: {} })
  })
}

/** Takes nothing more from the other one, or does again. @throws {Refusal} NOT_FOUND */
export async function blockOther(
  deps: Deps,
  caller: Caller,
  { id, isBlocked }: { id: string; isBlocked: boolean },
): Promise<BookingPage> {
  return write(
    deps,
    { ...caller, id, action: isBlocked ? 'booking.block' : 'booking.unblock' },
    async (deps, { row, party }) => {
      const blockedId = party === 'mentee' ? row.mentorId : row.menteeId
      await setBlock(deps.db, { blockerId: caller.actor.userId, blockedId, isBlocked })
    },
  )
}
