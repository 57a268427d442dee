import type { ManagedMentor } from '@sopaan/contract/managed-mentors'
import {
  type MentorCard,
  type MentorHoursFields,
  type MentorPage,
  mentorHours,
  type OwnMentor,
} from '@sopaan/contract/mentors'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { sessionsOf } from '@sopaan/domain/mentoring/group-sessions'
import type { Calendar } from '@sopaan/domain/mentoring/slots'
import * as z from 'zod/mini'
import { mentorPictureUrl } from '#api/features/account/pictures/pictures.service.ts'
import type { listReviews, MentorRow, ShownMentorRow } from './mentors.queries.ts'

/** What the column of hours holds: everything of `mentorHours` that is no column of its own. */
const savedHours = z.omit(mentorHours, { calendarUrl: true, meetingUrl: true, isTakingBookings: true })
export type SavedHours = z.output<typeof savedHours>

/** How a new mentor can be booked until the mentor says otherwise: no hours yet, sessions of 45 minutes. */
export const FIRST_HOURS: SavedHours = {
  zone: 'Asia/Kolkata',
  weekly: [],
  exceptions: [],
  sessionMinutes: 45,
  bufferMinutes: 15,
  noticeHours: 24,
  aheadDays: 30,
  perDayMax: 4,
  peopleMax: 1,
}

/** Hours as they were kept. */
export function toSavedHours(row: Pick<MentorRow, 'hours'>): SavedHours {
  return savedHours.parse(row.hours)
}

type TakenTime = { startsAt: Date; endsAt: Date; seatNumber: number; peopleMax: number }

/** A booking as the rule of shared sessions takes it. */
export function toTakenSeat<Taken extends TakenTime>({ startsAt, endsAt, ...seat }: Taken) {
  return { ...seat, from: startsAt.getTime(), to: endsAt.getTime() }
}

/** A mentor's calendar as the rule of slots takes it. */
export function toSlotCalendar(row: Pick<MentorRow, 'hours' | 'busy'>, taken: readonly TakenTime[]): Calendar {
  const { zone, weekly, exceptions, peopleMax, ...rules } = toSavedHours(row)
  return {
    hours: { zone, weekly: weekly.map(({ weekday, range }) => ({ weekday, ...range })), exceptions },
    rules: { ...rules, stepMinutes: Math.min(rules.sessionMinutes, 30) },
    sessions: sessionsOf(taken.map(toTakenSeat), peopleMax),
    busy: busyOf(row),
  }
}

/** A record as its owner reads it. */
export function ownMentorOf(row: MentorRow, calendarUrl: string | null): OwnMentor {
  const hours: MentorHoursFields = {
    ...toSavedHours(row),
    calendarUrl,
    meetingUrl: row.meetingUrl,
    isTakingBookings: row.isTakingBookings,
  }
  return {
    state: row.state,
    fields: {
      institute: row.instituteSlug,
      programme: row.programmeSlug,
      studyYear: row.studyYear,
      headline: row.headline,
      about: row.about,
      filmUrl: row.filmUrl,
      // The contract wrote these, and takes only its own words.
      languages: row.languages as OwnMentor['fields']['languages'],
      topics: row.topics as OwnMentor['fields']['topics'],
    },
    seat: seatOf(row),
    hours,
    proofNote: row.proofNote,
    hasProofFile: row.proofKey !== null,
    reason: row.reason,
    appliedAt: row.appliedAt.toISOString(),
    calendarReadAt: row.calendarReadAt?.toISOString() ?? null,
    calendarTrouble: row.calendarTrouble,
  }
}

/** A mentor as everybody sees one. */
export function cardOf(row: ShownMentorRow): MentorCard {
  return {
    _id: row.userId,
    firstName: firstNameOf(row.fullName),
    pictureUrl: row.pictureKey === null ? null : mentorPictureUrl(row.pictureKey),
    seat: seatOf(row),
    headline: row.headline,
    languages: row.languages as MentorCard['languages'],
    topics: row.topics as MentorCard['topics'],
    sessionMinutes: toSavedHours(row).sessionMinutes,
    sessions: Number(row.sessionCount),
    rating: ratingOf(row),
    isTakingBookings: row.isOpen,
    isSample: row.isSample,
  }
}

/** A mentor as visitors read them; reviewers by their first names, those who left as former students. */
export function toMentorPage(row: ShownMentorRow, reviews: Awaited<ReturnType<typeof listReviews>>): MentorPage {
  return {
    ...cardOf(row),
    about: row.about,
    filmUrl: row.filmUrl,
    noticeHours: toSavedHours(row).noticeHours,
    peopleMax: toSavedHours(row).peopleMax,
    reviews: reviews.map((review) => ({
      _id: review.bookingId,
      stars: review.stars,
      text: review.text,
      firstName: review.status === 'active' ? firstNameOf(review.fullName) : 'Former student',
      createdAt: review.writtenAt.toISOString(),
    })),
  }
}

/** A mentor or application as staff see one; the address of the calendar is nobody's but the mentor's. */
export function managedMentorOf(row: ShownMentorRow): ManagedMentor {
  return {
    _id: row.userId,
    fullName: row.fullName,
    email: row.email,
    ...ownMentorOf(row, null),
    sessions: Number(row.sessionCount),
    rating: ratingOf(row),
  }
}

function seatOf(row: MentorRow): OwnMentor['seat'] {
  return {
    institute: { slug: row.instituteSlug, name: row.instituteName },
    programme: { slug: row.programmeSlug, name: row.programmeName },
    studyYear: row.studyYear,
  }
}

/** The mean of the stars with one decimal; null before the first. */
export function ratingOf(row: { reviewCount: string; starsMean: string | null }): MentorCard['rating'] {
  if (row.starsMean === null) return null
  return { mean: Math.round(Number(row.starsMean) * 10) / 10, count: Number(row.reviewCount) }
}

const busySpans = z.array(z.tuple([z.number(), z.number()]))

function busyOf({ busy }: Pick<MentorRow, 'busy'>): Calendar['busy'] {
  return busySpans.parse(busy).map(([from, to]) => ({ from, to }))
}
