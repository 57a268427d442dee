import { bookingQuestions } from '@sopaan/contract/booking-questions'
import { bookingSeries } from '@sopaan/contract/booking-series'
import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import type { RequestInput } from '@sopaan/contract/call'
import { choiceLists } from '@sopaan/contract/choice-lists'
import { mentors } from '@sopaan/contract/mentors'
import { studyDay } from '@sopaan/contract/study-day'
import { queryOptions } from '@tanstack/react-query'
import { queryClient, setWatched } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { OF_BOOKINGS } from './next-sessions.queries.ts'

/** How many days of free times are read to find the soonest, the most that can be had at once. */
export const SOON_DAYS = 42
/** How often an open session looks for what the other one wrote, ms: seldom where the server says when there is something. */
const REFETCH_MS = { live: 30_000, alone: 5_000 } as const

/** A mentor as everybody sees one. */
export function mentorQuery(id: string) {
  return queryOptions({
    queryKey: ['mentors', id],
    queryFn: async ({ signal }) => (await request(mentors.get, { params: { id } }, { signal })).data,
  })
}

type DaySpan = { from: string; days: number }

/** The free times of a mentor in some days from one in India on. @param movedId  a session whose own time is free for it */
export function slotsQuery(id: string, query: DaySpan, movedId?: string) {
  return queryOptions({
    queryKey: ['mentor-slots', id, query, ...(movedId === undefined ? [] : [movedId])],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      if (movedId === undefined) return (await request(mentors.slots, { params: { id }, query }, { signal })).data
      return (await request(bookings.freeTimes, { params: { id: movedId }, query }, { signal })).data
    },
  })
}

/** What the reader has on already in the same days. */
export function ownHoursQuery(query: DaySpan) {
  return queryOptions({
    queryKey: ['own-hours', query],
    staleTime: 0,
    queryFn: async ({ signal }) => (await request(studyDay.ownHours, { query }, { signal })).data,
  })
}

/** The names of the own choice lists that hold a seat. */
export const listNamesQuery = queryOptions({
  queryKey: ['choice-list-names'],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    (await request(choiceLists.list, {}, { signal })).data.lists.filter(({ keys }) => keys.length > 0),
})

/** One session in full; looked at again while it is open, for what the other one writes. @param how.isLive  the server says when */
export function bookingQuery(id: string, { isLive }: { isLive: boolean } = { isLive: false }) {
  return queryOptions({
    queryKey: [OF_BOOKINGS, 'one', id],
    staleTime: 0,
    refetchInterval: isLive ? REFETCH_MS.live : REFETCH_MS.alone,
    queryFn: async ({ signal }) => (await request(bookings.get, { params: { id } }, { signal })).data,
  })
}

/** The choice list that came with a session, for its mentor. */
export function attachedListQuery(id: string) {
  return queryOptions({
    queryKey: [OF_BOOKINGS, 'choice-list', id],
    queryFn: async ({ signal }) => (await request(bookings.readList, { params: { id } }, { signal })).data,
  })
}

/** Asks for a session. @returns its id */
export async function bookSession(body: RequestInput<typeof bookings.book>['body']): Promise<string> {
  return (await setCached((await request(bookings.book, { body })).data))._id
}

/** The same time in each of the next weeks: which are free, and which clash. */
export function weeklyTimesQuery(mentorId: string, startsAt: string | undefined, times: number) {
  return queryOptions({
    queryKey: ['mentor-slots', mentorId, 'weekly', startsAt, times],
    staleTime: 0,
    enabled: startsAt !== undefined && times > 1,
    queryFn: async ({ signal }) => {
      const query = { mentorId, startsAt: startsAt ?? '', times }
      return (await request(bookingSeries.preview, { query }, { signal })).data
    },
  })
}

/** Asks for a session in each of some weeks. @returns the id of the first one */
export async function bookWeekly(body: RequestInput<typeof bookingSeries.book>['body']): Promise<string> {
  return (await setCached((await request(bookingSeries.book, { body })).data))._id
}

/** Agrees to every session of a series that waits. */
export async function sendSeriesAcceptance(id: string): Promise<void> {
  await setCached((await request(bookingSeries.accept, { params: { id } })).data)
}

/** Cancels a session and those of its series that follow. */
export async function sendFollowingCancellation(id: string, body: { reason?: string | undefined }): Promise<void> {
  await setCached((await request(bookingSeries.cancel, { params: { id }, body })).data)
}

/** Agrees to what was asked, or to the other time. */
export async function acceptBooking(id: string): Promise<void> {
  await setCached((await request(bookings.accept, { params: { id } })).data)
}

/** Says no. */
export async function declineBooking(id: string, body: { reason?: string | undefined }): Promise<void> {
  await setCached((await request(bookings.decline, { params: { id }, body })).data)
}

/** Suggests another time, as the mentor. */
export async function suggestTime(id: string, startsAt: string): Promise<void> {
  await setCached((await request(bookings.suggest, { params: { id }, body: { startsAt } })).data)
}

/** Moves a session, as the mentee. */
export async function moveBooking(id: string, body: { startsAt: string; mayOverlap: boolean }): Promise<void> {
  await setCached((await request(bookings.move, { params: { id }, body })).data)
}

/** Cancels a session. */
export async function cancelBooking(id: string, body: { reason?: string | undefined }): Promise<void> {
  await setCached((await request(bookings.cancel, { params: { id }, body })).data)
}

/** Says that the other one did not come. */
export async function reportMiss(id: string, reason: string): Promise<void> {
  await setCached((await request(bookings.report, { params: { id }, body: { reason } })).data)
}

/** Keeps a note. @returns the session with it as it is now: the other one may have written, too */
export async function sendBookingNote(
  id: string,
  body: RequestInput<typeof bookings.note>['body'],
): Promise<BookingPage> {
  return setCached((await request(bookings.note, { params: { id }, body })).data)
}

/** Ticks a question off, or takes the tick back. @param at  its position from 0 */
export async function sendQuestionTick(id: string, at: number, isAnswered: boolean): Promise<void> {
  await setCached((await request(bookingQuestions.tick, { params: { id, at }, body: { isAnswered } })).data)
}

/** Gives the mentee things to do. */
export async function sendAssignedItems(id: string, items: { title: string; dueOn: string }[]): Promise<void> {
  await setCached((await request(bookings.giveItems, { params: { id }, body: { items } })).data)
}

/** Says how a session was. */
export async function sendSessionReview(id: string, body: { stars: number; text: string }): Promise<void> {
  await setCached((await request(bookings.review, { params: { id }, body })).data)
}

/** Writes to the other one. */
export async function sendBookingMessage(id: string, body: { text: string; idempotencyKey: string }): Promise<void> {
  await setCached((await request(bookings.write, { params: { id }, body })).data)
}

/** Shows a message to staff. */
export async function sendMessageReport(id: string, messageId: string, reason: string): Promise<void> {
  await setCached((await request(bookings.reportMessage, { params: { id, messageId }, body: { reason } })).data)
}

/** Takes nothing more from the other one, or does again. */
export async function sendBlock(id: string, isBlocked: boolean): Promise<void> {
  await setCached((await request(bookings.block, { params: { id }, body: { isBlocked } })).data)
}

/** Puts a changed session where its page reads it; lists, free times, credits and the bell are asked for anew. */
async function setCached(booking: BookingPage): Promise<BookingPage> {
  await setWatched(bookingQuery(booking._id).queryKey, booking)
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, queryKey: [of, which] }) =>
      (of === OF_BOOKINGS && which === 'list') ||
      (booking.series !== null && of === OF_BOOKINGS && queryKey[2] !== booking._id) ||
      of === 'mentor-slots' ||
      (of === 'purchases' && which === 'credits') ||
      // Counts the sessions that wait.
      (of === 'notifications' && which === 'bell'),
  })
  return booking
}
