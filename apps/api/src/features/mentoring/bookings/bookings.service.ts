import type { Booking, BookingPage } from '@sopaan/contract/bookings'
import type { SharedChoiceList } from '@sopaan/contract/choice-lists'
import { isRefusal, refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { isMinorAmong, isWaitingForParent } from '#api/features/account/accounts/accounts.service.ts'
import type { CalendarEntry } from '#api/features/account/calendars/calendar-file.service.ts'
import { findDescribed } from '#api/features/guidance/choice-lists/own-lists.service.ts'
import { readGrantedList } from '#api/features/guidance/choice-lists/shared-lists.service.ts'
import { findCreditEnd } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { listSlots } from '#api/features/mentoring/mentors/mentors.service.ts'
import { listActionItems } from '#api/features/study/study-sessions/action-items.service.ts'
import type { Actor } from '#api/http/access.ts'
import { entryOf } from './booking-notifications.ts'
import { bookingOf, bookingPageOf, partyOf, withheldOf } from './booking-view.ts'
import {
  type BookingRow,
  countBookings,
  findBooking,
  listAgreed,
  listBookings,
  listItemPositions,
  type Party,
} from './bookings.queries.ts'
import { countUnread, findNote, findReview, listBlocks, listBookingMessages, readMessages } from './messages.queries.ts'
import { findSeries } from './series-view.ts'
import { countOpenSuggestions } from './suggestions.queries.ts'

const MESSAGES_SHOWN = 200
/** More sessions than a mentor agrees to in a season. */
const AGREED_MAX = 500

/** The own bookings that are to come, or those that are over. */
export async function listOwnBookings(
  deps: Deps,
  actor: Actor,
  { when, page, limit }: { when: 'next' | 'past'; page: number; limit: number },
): Promise<{ data: Booking[]; total: number }> {
  // Whoever became a mentor keeps the sessions that were booked as a mentee.
  const of = { userId: actor.userId, when }
  const rows = await listBookings(deps.db, of, { page, limit })
  return { data: await toBookingList(deps, actor.userId, rows), total: await countBookings(deps.db, of) }
}

/** The times of a person's sessions that are agreed or were held and end after an instant, with whom, in their order. */
export async function listAgreedSessions(deps: Deps, userId: string, since: Date) {
  const rows = await listAgreed(deps.db, userId, since, AGREED_MAX)
  return rows.map((row) => ({
    id: row.id,
    with: firstNameOf(row.mentorId === userId ? row.menteeName : row.mentorName),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
  }))
}

/** The sessions of a mentee that are agreed or were held since an instant, the newest first, with the whole name of whom. */
export async function listSessionsOfMentee(deps: Deps, menteeId: string, since: Date) {
  const rows = await listAgreed(deps.db, menteeId, since, AGREED_MAX)
  return rows
    .filter((row) => row.menteeId === menteeId)
    .toReversed()
    .map(({ id, mentorName, startsAt, endsAt, state }) => ({
      id,
      mentorName,
      startsAt,
      endsAt,
      isHeld: state === 'held',
    }))
}

/** The same sessions as they stand in a calendar; what a mentee asked stays on the page. */
export async function agreedEntries(deps: Deps, userId: string, since: Date): Promise<CalendarEntry[]> {
  const rows = await listAgreed(deps.db, userId, since, AGREED_MAX)
  return rows.map((row) => {
    const { description: _, ...entry } = entryOf(deps, row, partyOf(row, userId) ?? 'mentee')
    return entry
  })
}

/**
 * The times to which one's own session can be moved, from the beginning of a day in India on. Its own time is free for it.
 * @throws {Refusal} NOT_FOUND
 */
export async function listFreeTimes(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  { id, from, days }: { id: string; from: string; days: number },
) {
  const { row } = await findOwnBooking(deps, actor, id)
  return listSlots(deps, { id: row.mentorId, from, days, exceptBookingId: id })
}

/** Bookings as one of their people sees them. */
export async function toBookingList(deps: Deps, readerId: string, rows: readonly BookingRow[]): Promise<Booking[]> {
  const ids = rows.map(({ id }) => id)
  const [unread, open] = await Promise.all([countUnread(deps.db, readerId, ids), countOpenSuggestions(deps.db, ids)])
  return rows.map((row) =>
    bookingOf(row, {
      party: partyOf(row, readerId) ?? 'mentee',
      now: deps.now(),
      unread: unread.get(row.id) ?? 0,
      openSuggestions: open.get(row.id) ?? 0,
    }),
  )
}

/** A booking with who of the two is reading. @throws {Refusal} NOT_FOUND also for everybody else */
export async function findOwnBooking(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  id: string,
): Promise<{ row: BookingRow; party: Party }> {
  const row = (await findBooking(deps.db, id)) ?? refuse('NOT_FOUND')
  return { row, party: partyOf(row, actor.userId) ?? refuse('NOT_FOUND') }
}

/**
 * Opens a booking: as `readBooking`, and what the other one wrote is read with it. Staff read messages and notes only where
 * they were reported, so an admin who looks as one of the two is shown none.
 * @throws {Refusal} NOT_FOUND
 */
export async function openBooking(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'impersonatorId'>,
  id: string,
): Promise<BookingPage> {
  const page = await readBooking(deps, actor, id)
  if (actor.impersonatorId !== undefined) return withheldOf(page)
  if (page.messages.some(({ isOwn }) => !isOwn))
    await readMessages(deps.db, { bookingId: id, readerId: actor.userId, now: deps.now() })
  return page
}

/** A booking in full for one of the two. @throws {Refusal} NOT_FOUND */
export async function readBooking(deps: Deps, actor: Pick<Actor, 'userId'>, id: string): Promise<BookingPage> {
  const { row, party } = await findOwnBooking(deps, actor, id)
  const { mentorId, menteeId } = row
  const messages = await listBookingMessages(deps.db, id, MESSAGES_SHOWN)
  const blocks = await listBlocks(deps.db, mentorId, menteeId)
  return bookingPageOf(row, {
    party,
    readerId: actor.userId,
    now: deps.now(),
    privateNote: await findNote(deps.db, id, actor.userId),
    items: await listActionItems(deps, { menteeId, from: { userId: mentorId } }),
    places: await listItemPositions(deps.db, { mentorId, menteeId }),
    choiceList: await findListName(deps, row),
    openSuggestions: (await countOpenSuggestions(deps.db, [id])).get(id) ?? 0,
    review: party === 'mentee' ? await findReview(deps.db, id) : undefined,
    series: await findSeries(deps, row, party),
    messages,
    creditEndsAt: party === 'mentee' ? await findCreditEnd(deps, { userId: menteeId, bookingId: id }) : undefined,
    isPaused: await isWaitingForParent(deps, menteeId),
    hidesContacts: await isMinorAmong(deps, [mentorId, menteeId]),
    blockers: blocks.map(({ blockerId }) => blockerId),
  })
}

/** The list that came with a booking, for its mentor, while the session is not over. @throws {Refusal} NOT_FOUND */
export async function readAttachedList(deps: Deps, actor: Actor, id: string): Promise<SharedChoiceList> {
  const { row } = await findOwnBooking(deps, actor, id)
  if (row.choiceListId === null) return refuse('NOT_FOUND')
  const { since, ...list } = await readGrantedList(deps, actor, row.choiceListId)
  return { ...list, sharedOn: istDate(since) }
}

async function findListName(deps: Deps, row: BookingRow): Promise<BookingPage['choiceList']> {
  if (row.choiceListId === null) return null
  try {
    const { _id, name } = await findDescribed(deps, { userId: row.menteeId }, row.choiceListId)
    return { _id, name }
  } catch (thrown) {
    if (!isRefusal(thrown, 'NOT_FOUND')) throw thrown
    // Its owner took the list away.
    return null
  }
}
