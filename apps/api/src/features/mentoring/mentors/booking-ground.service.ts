import { refuse } from '@sopaan/contract/refusals'
import type { TakenSeat } from '@sopaan/domain/mentoring/group-sessions'
import type { Calendar } from '@sopaan/domain/mentoring/slots'
import { DAY_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { toSavedHours, toSlotCalendar, toTakenSeat } from './mentor-view.ts'
import { findShownMentor, listBusyTimes, lockMentorRow } from './mentors.queries.ts'

/** A mentor whose record is held: nobody else books, moves or changes hours until the transaction ends. */
export type LockedMentor = {
  calendar: Calendar
  /** Who has a seat when. */
  taken: readonly (TakenSeat & { menteeId: string; meetingUrl: string })[]
  peopleMax: number
  meetingUrl: string | null
  isTakingBookings: boolean
}

/**
 * Holds the record of a mentor, and reads the calendar as it then stands.
 * @param exceptBookingId  a booking that gives its own time back: one that is being moved
 * @throws {Refusal} MENTOR_CLOSED where there is no such mentor
 */
export async function lockMentorOf(deps: Deps, mentorId: string, exceptBookingId?: string): Promise<LockedMentor> {
  const row = (await lockMentorRow(deps.db, mentorId)) ?? refuse('MENTOR_CLOSED')
  const times = await listBusyTimes(deps.db, [mentorId], new Date(deps.now().getTime() - DAY_MS))
  const taken = times.filter(({ id }) => id !== exceptBookingId)
  return {
    calendar: toSlotCalendar(row, taken),
    taken: taken.map(toTakenSeat),
    peopleMax: toSavedHours(row).peopleMax,
    meetingUrl: row.meetingUrl,
    isTakingBookings: row.isTakingBookings,
  }
}

/** The calendar of somebody who can be booked now, not held: only to show. @throws {Refusal} MENTOR_CLOSED */
export async function findBookableCalendar(deps: Deps, mentorId: string): Promise<Calendar> {
  const row = await findShownMentor(deps.db, mentorId)
  if (!row?.isTakingBookings) return refuse('MENTOR_CLOSED')
  return toSlotCalendar(row, await listBusyTimes(deps.db, [mentorId], new Date(deps.now().getTime() - DAY_MS)))
}

/** The same for somebody who can be booked now. @throws {Refusal} MENTOR_CLOSED */
export async function lockBookableMentor(
  deps: Deps,
  mentorId: string,
  exceptBookingId?: string,
): Promise<LockedMentor> {
  const held = await lockMentorOf(deps, mentorId, exceptBookingId)
  if (!held.isTakingBookings || !(await findShownMentor(deps.db, mentorId))) refuse('MENTOR_CLOSED')
  return held
}
