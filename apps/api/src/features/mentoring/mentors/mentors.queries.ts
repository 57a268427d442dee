import type { MentorState } from '@sopaan/contract/mentors'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows, onPage, type Page } from '#api/db/pages.ts'
import type { MentorsRow } from '#api/db/rows.ts'

export type MentorRow = Omit<Selectable<MentorsRow>, 'created_at'>
export type MentorFilter = {
  institute?: string | undefined
  programme?: string | undefined
  language?: string | undefined
  topic?: string | undefined
}

const COLUMNS = [
  'mentors.user_id',
  'mentors.applied_at',
  'mentors.changed_at',
  'mentors.state',
  'mentors.decided_at',
  'mentors.reason',
  'mentors.institute_slug',
  'mentors.institute_name',
  'mentors.programme_slug',
  'mentors.programme_name',
  'mentors.study_year',
  'mentors.headline',
  'mentors.about',
  'mentors.languages',
  'mentors.topics',
  'mentors.proof_note',
  'mentors.proof_key',
  'mentors.hours',
  'mentors.meeting_url',
  'mentors.is_taking_bookings',
  'mentors.sealed_calendar_url',
  'mentors.busy',
  'mentors.calendar_read_at',
  'mentors.calendar_trouble',
  'mentors.is_sample',
] as const

/** The record of a mentor or applicant. */
export async function findMentorRow(db: Db, userId: string): Promise<MentorRow | undefined> {
  return db.selectFrom('mentors').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst()
}

/** The same, held until the transaction ends: whoever books or changes hours comes one after the other. */
export async function lockMentorRow(db: Db, userId: string): Promise<MentorRow | undefined> {
  return db.selectFrom('mentors').select(COLUMNS).where('user_id', '=', userId).forUpdate().executeTakeFirst()
}

/** Keeps a record of somebody who has none. */
export async function insertMentor(db: Db, mentor: Insertable<MentorsRow>): Promise<void> {
  await db.insertInto('mentors').values(mentor).execute()
}

/** Changes a record. */
export async function changeMentor(db: Db, userId: string, change: Updateable<MentorsRow>): Promise<void> {
  await db.updateTable('mentors').set(change).where('user_id', '=', userId).execute()
}

/** Makes a mentor of an account; staff stay what they are. */
export async function grantMentorRole(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ role: 'mentor' }).where('id', '=', userId).where('role', '=', 'mentee').execute()
}

/** What is told of mentors beside their record: who they are, sessions held, stars. */
const SHOWN = [
  'users.full_name',
  'users.email',
  'users.picture_key',
  sql<string>`(select count(*) from bookings where bookings.mentor_id = mentors.user_id and bookings.state = 'held')`.as(
    'session_count',
  ),
  sql<string>`(select count(*) from booking_reviews as told where told.mentor_id = mentors.user_id and told.state = 'approved')`.as(
    'review_count',
  ),
  sql<
    string | null
  >`(select avg(told.stars) from booking_reviews as told where told.mentor_id = mentors.user_id and told.state = 'approved')`.as(
    'stars_mean',
  ),
] as const

export type ShownMentorRow = MentorRow & {
  full_name: string
  email: string
  picture_key: string | null
  session_count: string
  review_count: string
  stars_mean: string | null
}

/** Mentors that everybody can see: approved, with the role, active. */
function shownMentors(db: Db, { institute, programme, language, topic }: MentorFilter) {
  let query = db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .where('mentors.state', '=', 'approved')
    .where('users.role', '=', 'mentor')
    .where('users.status', '=', 'active')
  if (institute !== undefined) query = query.where('mentors.institute_slug', '=', institute)
  // Whoever asks for a seat is shown its institute too, the seat first.
  if (programme !== undefined && institute === undefined) query = query.where('mentors.programme_slug', '=', programme)
  if (language !== undefined) query = query.where(sql<boolean>`${language} = any(mentors.languages)`)
  if (topic !== undefined) query = query.where(sql<boolean>`${topic} = any(mentors.topics)`)
  return query
}

/** A page of the mentors that can be seen. */
export async function listShownMentors(db: Db, filter: MentorFilter, page: Page): Promise<ShownMentorRow[]> {
  return shownMentors(db, filter)
    .select(COLUMNS)
    .select(SHOWN)
    .orderBy((row) => row('mentors.programme_slug', '<>', filter.programme ?? ''))
    .orderBy((row) => row('mentors.is_taking_bookings', '=', false))
    .orderBy('session_count', 'desc')
    .orderBy('mentors.applied_at')
    .orderBy('mentors.user_id')
    .$call(onPage(page))
    .execute()
}

/** How many there are. */
export async function countShownMentors(db: Db, filter: MentorFilter): Promise<number> {
  return countRows(shownMentors(db, filter))
}

/** A mentor that can be seen. */
export async function findShownMentor(db: Db, userId: string): Promise<ShownMentorRow | undefined> {
  return shownMentors(db, {}).select(COLUMNS).select(SHOWN).where('mentors.user_id', '=', userId).executeTakeFirst()
}

/** The hours of the mentors that can be seen and take bookings, each form of them once. */
export async function listBookableHours(db: Db): Promise<Pick<MentorRow, 'hours'>[]> {
  return shownMentors(db, {})
    .select('mentors.hours')
    .distinctOn(sql`mentors.hours ->> 'sessionMinutes'`)
    .where('mentors.is_taking_bookings', '=', true)
    .execute()
}

/** The approved reviews of a mentor, newest first, with the first names of those who may be named. */
export async function listReviews(db: Db, mentorId: string, limit: number) {
  return db
    .selectFrom('booking_reviews')
    .innerJoin('bookings', 'bookings.id', 'booking_reviews.booking_id')
    .innerJoin('users', 'users.id', 'bookings.mentee_id')
    .select([
      'booking_reviews.booking_id',
      'booking_reviews.stars',
      'booking_reviews.text',
      'booking_reviews.written_at',
      'users.full_name',
      'users.status',
    ])
    .where('booking_reviews.mentor_id', '=', mentorId)
    .where('booking_reviews.state', '=', 'approved')
    .orderBy('booking_reviews.written_at', 'desc')
    .limit(limit)
    .execute()
}

/** A page of mentors and applications in a state, or in all; those that wait first. */
export async function listManagedMentors(
  db: Db,
  state: MentorState | undefined,
  page: Page,
): Promise<ShownMentorRow[]> {
  return db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .select(COLUMNS)
    .select(SHOWN)
    .$if(state !== undefined, (query) => query.where('mentors.state', '=', state ?? 'applied'))
    .orderBy((row) => row('mentors.state', '<>', 'applied'))
    .orderBy('mentors.applied_at', 'desc')
    .orderBy('mentors.user_id')
    .$call(onPage(page))
    .execute()
}

/** How many there are in a state, or in all. */
export async function countManagedMentors(db: Db, state: MentorState | undefined): Promise<number> {
  return countRows(
    db.selectFrom('mentors').$if(state !== undefined, (query) => query.where('state', '=', state ?? 'applied')),
  )
}

/** One of them. */
export async function findManagedMentor(db: Db, userId: string): Promise<ShownMentorRow | undefined> {
  return db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.user_id')
    .select(COLUMNS)
    .select(SHOWN)
    .where('mentors.user_id', '=', userId)
    .executeTakeFirst()
}

/** Mentors whose calendar was not read since an instant, the longest ago first. */
export async function listCalendarsDue(db: Db, before: Date, limit: number): Promise<MentorRow[]> {
  return db
    .selectFrom('mentors')
    .select(COLUMNS)
    .where('state', '=', 'approved')
    .where('sealed_calendar_url', 'is not', null)
    .where((row) => row.or([row('calendar_read_at', 'is', null), row('calendar_read_at', '<', before)]))
    .orderBy('calendar_read_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute()
}

/** Standing sessions of a mentor that end after an instant: what is taken of the mentor's time. */
export async function listBusyTimes(
  db: Db,
  mentorId: string,
  after: Date,
): Promise<{ id: string; starts_at: Date; ends_at: Date }[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'starts_at', 'ends_at'])
    .where('mentor_id', '=', mentorId)
    .where('state', 'in', ['requested', 'suggested', 'accepted'])
    .where('ends_at', '>', after)
    .orderBy('starts_at')
    .execute()
}
