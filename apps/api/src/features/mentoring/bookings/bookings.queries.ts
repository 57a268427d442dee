import type { Insertable, Selectable, Updateable } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows, onPage, type Page } from '#api/db/pages.ts'
import type { BookingsRow } from '#api/db/rows.ts'

/** A booking with the two people it is of. */
export type BookingRow = Omit<Selectable<BookingsRow>, 'createdAt' | 'requestKey'> & {
  mentorName: string
  mentorPicture: string | null
  menteeName: string
  menteePicture: string | null
  instituteName: string | null
  programmeName: string | null
  /** The notice the mentor asks for, hours. */
  noticeHours: number | null
  /** How many have a seat in the session, the one of this booking among them. */
  people: number
}

const COLUMNS = [
  'bookings.id',
  'bookings.askedAt',
  'bookings.changedAt',
  'bookings.mentorId',
  'bookings.menteeId',
  'bookings.state',
  'bookings.startsAt',
  'bookings.endsAt',
  'bookings.question',
  'bookings.answeredQuestions',
  'bookings.choiceListId',
  'bookings.meetingUrl',
  'bookings.reason',
  'bookings.sharedNote',
  'bookings.itemsGivenAt',
  'bookings.calendarSequence',
  'bookings.dayRemindedFor',
  'bookings.quarterRemindedFor',
  'bookings.reportedBy',
  'bookings.reportedAt',
  'bookings.reportDecision',
  'bookings.creditBackAt',
  'bookings.seriesId',
  'bookings.seatNumber',
  'bookings.peopleMax',
] as const

/** Bookings with both their people. */
export function bookingsWithPeople(db: Db) {
  return db
    .selectFrom('bookings')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentorId')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .leftJoin('mentors', 'mentors.userId', 'bookings.mentorId')
    .select(COLUMNS)
    .select([
      'mentor.fullName as mentorName',
      'mentor.pictureKey as mentorPicture',
      'mentee.fullName as menteeName',
      'mentee.pictureKey as menteePicture',
      'mentors.instituteName',
      'mentors.programmeName',
      sql<number | null>`(mentors.hours ->> 'noticeHours')::integer`.as('noticeHours'),
      sql<number>`case when bookings.people_max = 1 then 1 else (
        select count(*)::integer
        from bookings as shared
        where shared.mentor_id = bookings.mentor_id
          and shared.starts_at = bookings.starts_at
          and shared.state not in ('declined', 'cancelled', 'lapsed')
      ) end`.as('people'),
    ])
}

/** Any booking with both its people, whoever asks: whose it is, the service decides. */
export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  return bookingsWithPeople(db).where('bookings.id', '=', id).executeTakeFirst()
}

/** The booking that a filled-in form made already. */
export async function findByRequestKey(db: Db, menteeId: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('menteeId', '=', menteeId)
    .where('requestKey', '=', key)
    .executeTakeFirst()
  return row?.id
}

/** Whose booking it is, without holding it. */
export async function findMentorOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('bookings').select('mentorId').where('id', '=', id).executeTakeFirst()
  return row?.mentorId
}

/** Answers the id. An hour that another booking holds is refused by the table. */
export async function insertBooking(db: Db, booking: Insertable<BookingsRow>): Promise<string> {
  const row = await db.insertInto('bookings').values(booking).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** The note for both of a booking, held until the transaction ends: two who write come one after the other. */
export async function lockSharedNote(db: Db, id: string): Promise<string> {
  const { sharedNote } = await db
    .selectFrom('bookings')
    .select('sharedNote')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return sharedNote
}

/** Sets columns of one booking; who may is decided before. */
export async function changeBooking(db: Db, id: string, change: Updateable<BookingsRow>): Promise<void> {
  await db.updateTable('bookings').set(change).where('id', '=', id).execute()
}

/** Notes that a question was spoken about, or that it was not; twice is once. @param at  its position from 0 */
export async function setQuestionTick(db: Db, id: string, tick: { at: number; isAnswered: boolean }): Promise<void> {
  const others = sql<number[]>`array_remove(answered_questions, ${tick.at}::smallint)`
  await db
    .updateTable('bookings')
    .set({ answeredQuestions: tick.isAnswered ? sql`array_append(${others}, ${tick.at}::smallint)` : others })
    .where('id', '=', id)
    .execute()
}

export type Party = 'mentee' | 'mentor'

/** Whose bookings: as the mentor alone, or as either of the two. */
type Whose = { party?: 'mentor'; userId: string; when: 'next' | 'past' }

function isOf({ party, userId }: Whose): RawBuilder<boolean> {
  if (party === 'mentor') return sql`bookings.mentor_id = ${userId}`
  return sql`${userId}::uuid in (bookings.mentor_id, bookings.mentee_id)`
}

/** What is to come for somebody, in its order; or what is over, newest first. */
export async function listBookings(db: Db, whose: Whose, page: Page): Promise<BookingRow[]> {
  return bookingsWithPeople(db)
    .where(isOf(whose))
    .where('bookings.state', whose.when === 'next' ? 'in' : 'not in', ['requested', 'suggested', 'accepted'])
    .orderBy('bookings.startsAt', whose.when === 'next' ? 'asc' : 'desc')
    .orderBy('bookings.id')
    .$call(onPage(page))
    .execute()
}

/** Sessions of somebody that are agreed or were held and end after an instant, in their order; at most so many. */
export async function listAgreed(db: Db, userId: string, since: Date, limit: number): Promise<BookingRow[]> {
  return bookingsWithPeople(db)
    .where(isOf({ userId, when: 'next' }))
    .where('bookings.state', 'in', ['accepted', 'held'])
    .where('bookings.endsAt', '>', since)
    .orderBy('bookings.startsAt')
    .orderBy('bookings.id')
    .limit(limit)
    .execute()
}

/** A session of a mentee that stands and shares time with a stretch, the agreed ones first; another than one that is named. */
export async function findOverlapping(
  db: Db,
  { menteeId, from, to, exceptId }: { menteeId: string; from: Date; to: Date; exceptId?: string | undefined },
): Promise<BookingRow | undefined> {
  return bookingsWithPeople(db)
    .where('bookings.menteeId', '=', menteeId)
    .where('bookings.state', 'in', ['requested', 'suggested', 'accepted'])
    .where('bookings.startsAt', '<', to)
    .where('bookings.endsAt', '>', from)
    .$if(exceptId !== undefined, (query) => query.where('bookings.id', '<>', exceptId ?? ''))
    .orderBy((row) => row.case().when('bookings.state', '=', 'accepted').then(0).else(1).end())
    .orderBy('bookings.startsAt')
    .orderBy('bookings.id')
    .limit(1)
    .executeTakeFirst()
}

/** How many there are. */
export async function countBookings(db: Db, whose: Whose): Promise<number> {
  return countRows(
    db
      .selectFrom('bookings')
      .where(isOf(whose))
      .where('bookings.state', whose.when === 'next' ? 'in' : 'not in', ['requested', 'suggested', 'accepted']),
  )
}

/** Those of some bookings that stand and have not begun; in the order in which mentors are held, so that no two block each other. */
export async function listAheadOf(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; mentorId: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('bookings')
    .select(['id', 'mentorId'])
    .where('id', 'in', [...ids])
    .where('state', 'in', ['requested', 'suggested', 'accepted'])
    .where('startsAt', '>', now)
    .orderBy('mentorId')
    .orderBy('id')
    .execute()
}

/** Standing bookings of a mentee that are not over, in the order in which mentors are held. */
export async function listAheadFor(db: Db, menteeId: string, now: Date): Promise<{ id: string; mentorId: string }[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'mentorId'])
    .where('menteeId', '=', menteeId)
    .where('state', 'in', ['requested', 'suggested', 'accepted'])
    .where('endsAt', '>', now)
    .orderBy('mentorId')
    .orderBy('id')
    .execute()
}

/** Every booking that was asked for with others, in the order of their times. */
export async function listBookingsOfSeries(db: Db, seriesId: string): Promise<BookingRow[]> {
  return bookingsWithPeople(db)
    .where('bookings.seriesId', '=', seriesId)
    .orderBy('bookings.startsAt')
    .orderBy('bookings.id')
    .execute()
}

/** Whether a list came with another session of the same two that is not over. */
export async function hasOtherWithList(db: Db, { id, choiceListId, mentorId }: BookingRow): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('choiceListId', '=', choiceListId)
    .where('mentorId', '=', mentorId)
    .where('state', 'in', ['requested', 'suggested', 'accepted'])
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Everything of the bookings of somebody, for an export. */
export async function listAllBookings(db: Db, userId: string): Promise<BookingRow[]> {
  return bookingsWithPeople(db)
    .where((row) => row.or([row('bookings.menteeId', '=', userId), row('bookings.mentorId', '=', userId)]))
    .orderBy('bookings.startsAt')
    .execute()
}

/** The tasks that came with sessions of two people: which task came with which. */
export async function listItemPositions(
  db: Db,
  { mentorId, menteeId }: { mentorId: string; menteeId: string },
): Promise<{ bookingId: string; studySessionId: string }[]> {
  return db
    .selectFrom('bookingItems')
    .innerJoin('bookings', 'bookings.id', 'bookingItems.bookingId')
    .select(['bookingItems.bookingId', 'bookingItems.studySessionId'])
    .where('bookings.mentorId', '=', mentorId)
    .where('bookings.menteeId', '=', menteeId)
    .execute()
}

/** Notes which tasks came with a session. */
export async function insertItemPositions(db: Db, bookingId: string, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  await db
    .insertInto('bookingItems')
    .values(sessionIds.map((studySessionId) => ({ bookingId, studySessionId })))
    .execute()
}
