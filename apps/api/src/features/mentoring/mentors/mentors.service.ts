import type { ResponseOf } from '@sopaan/contract/call'
import { SLOTS_MAX } from '@sopaan/contract/mentor-slots'
import type { MentorCard, MentorFields, MentorPage, mentors, OwnMentor } from '@sopaan/contract/mentors'
import { refuse } from '@sopaan/contract/refusals'
import type { SessionMinutes } from '@sopaan/contract/session-minutes'
import { offeredSlots } from '@sopaan/domain/mentoring/slots'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { pictureKey } from '#api/features/account/pictures/pictures.service.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { decrypt } from '#api/seal.ts'
import { findSeat } from './mentor-seats.ts'
import { ownMentorOf, ratingOf, toMentorPage, toSavedHours, toSlotCalendar } from './mentor-view.ts'
import {
  findManagedMentor,
  findMentorRow,
  findShownMentor,
  isMentorPicture,
  listBookableHours,
  listBusyTimes,
  listReviews,
  type MentorRow,
} from './mentors.queries.ts'

const REVIEWS_SHOWN = 50

/** One of them. @throws {Refusal} NOT_FOUND */
export async function findMentor(deps: Deps, id: string): Promise<MentorPage> {
  const row = (await findShownMentor(deps.db, id)) ?? refuse('NOT_FOUND')
  return toMentorPage(row, await listReviews(deps.db, id, REVIEWS_SHOWN))
}

/** The bytes of a picture of somebody whom everybody can see. @throws {Refusal} NOT_FOUND */
export async function findMentorPicture(deps: Deps, name: string): Promise<Buffer> {
  const key = pictureKey(name)
  const bytes = (await isMentorPicture(deps.db, key)) ? await deps.files.get(key) : undefined
  return bytes ?? refuse('NOT_FOUND')
}

type OfferedTimes = ResponseOf<typeof mentors.slots>['data']

/**
 * When a mentor can be booked, from the beginning of a day in India on; nothing while the mentor takes no bookings.
 * @param exceptBookingId  a session whose own time counts as free: one that is to be moved
 * @throws {Refusal} NOT_FOUND
 */
export async function listSlots(
  deps: Deps,
  { id, from, days, exceptBookingId }: { id: string; from: string; days: number; exceptBookingId?: string },
): Promise<OfferedTimes> {
  const row = (await findShownMentor(deps.db, id)) ?? refuse('NOT_FOUND')
  const { sessionMinutes, zone } = toSavedHours(row)
  const start = Date.parse(fromIstDateTimeLocal(`${from}T00:00`) ?? refuse('NOT_FOUND'))
  const now = deps.now()
  const times = await listBusyTimes(deps.db, [id], new Date(Math.max(start - DAY_MS, now.getTime() - DAY_MS)))
  const taken = times.filter((time) => time.id !== exceptBookingId)
  const within = { from: start, to: start + days * DAY_MS }
  const slots = row.isTakingBookings ? offeredSlots(toSlotCalendar(row, taken), within, now.getTime()) : []
  const shown = slots.slice(0, SLOTS_MAX).map((at) => new Date(at).toISOString())
  return { slots: shown, shared: sharedOf(shown, taken), sessionMinutes, zone }
}

/** Times at which somebody has a seat, and one more may join. */
function sharedOf(slots: readonly string[], taken: readonly { startsAt: Date; peopleMax: number }[]) {
  return slots.flatMap((startsAt) => {
    const together = taken.filter((each) => each.startsAt.toISOString() === startsAt)
    if (together.length === 0) return []
    return { startsAt, people: together.length, peopleMax: Math.min(...together.map(({ peopleMax }) => peopleMax)) }
  })
}

/** The shortest and the longest session that can be booked now, by the mentors' own hours; null while none can be. */
export async function findSessionMinutes(deps: Deps): Promise<SessionMinutes> {
  const lengths = (await listBookableHours(deps.db)).map((row) => toSavedHours(row).sessionMinutes)
  return lengths.length === 0 ? null : { min: Math.min(...lengths), max: Math.max(...lengths) }
}

/** Whether somebody is an approved mentor. */
export async function isMentor(deps: Deps, userId: string): Promise<boolean> {
  return (await findMentorRow(deps.db, userId))?.state === 'approved'
}

/** The own record or application; undefined where there is none. */
export async function findOwnMentor(deps: Deps, userId: string): Promise<OwnMentor | undefined> {
  const row = await findMentorRow(deps.db, userId)
  return row && toOwnMentor(deps, row)
}

/** How many sessions a mentor held, and the stars. */
export async function ratingOfMentor(
  deps: Deps,
  userId: string,
): Promise<{ sessions: number; rating: MentorCard['rating'] }> {
  const row = await findManagedMentor(deps.db, userId)
  return row ? { sessions: Number(row.sessionCount), rating: ratingOf(row) } : { sessions: 0, rating: null }
}

/** A record as its owner reads it, with the address of the calendar in clear. */
export function toOwnMentor(deps: Deps, row: MentorRow): OwnMentor {
  const sealed = row.sealedCalendarUrl
  return ownMentorOf(row, sealed === null ? null : decrypt(deps, 'calendar-url', sealed).toString())
}

/** The columns of what a mentor says of the seat. @throws {Refusal} SEAT_UNKNOWN */
export async function columnsOfFields(deps: Deps, fields: MentorFields) {
  const book = await currentBook(deps)
  const seat = findSeat(book, fields.institute, fields.programme) ?? refuse('SEAT_UNKNOWN')
  return {
    instituteSlug: fields.institute,
    instituteName: seat.instituteName,
    programmeSlug: fields.programme,
    programmeName: seat.programmeName,
    studyYear: fields.studyYear,
    headline: fields.headline,
    about: fields.about,
    filmUrl: fields.filmUrl,
    languages: [...new Set(fields.languages)],
    topics: [...new Set(fields.topics)],
  }
}
