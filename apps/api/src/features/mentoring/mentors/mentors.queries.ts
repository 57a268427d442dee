import type { MentorSort } from '@sopaan/contract/managed-mentors'
import type { MentorState } from '@sopaan/contract/mentors'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countOf, type Orders, ofIds, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'
import type { BookingsRow, MentorsRow } from '#api/db/rows.ts'

export type MentorRow = Omit<Selectable<MentorsRow>, 'createdAt'>
export type MentorFilter = {
  /** Slugs of one institute: today's, and those of records that turned out to be it. */
  institutes?: readonly string[] | undefined
  programme?: string | undefined
  language?: string | undefined
  topic?: string | undefined
}

/** By the calendar at an address, and by those that the mentor linked. */
const BUSY = sql<MentorRow['busy']>`mentors.busy || coalesce((select jsonb_agg(span) from calendar_links
  join linked_calendars on linked_calendars.link_id = calendar_links.id
  join busy_items on busy_items.calendar_id = linked_calendars.id
  cross join lateral jsonb_array_elements(busy_items.spans) as span
  where calendar_links.user_id = mentors.user_id), '[]'::jsonb)`.as('busy')

const COLUMNS = [
  'mentors.userId',
  'mentors.appliedAt',
  'mentors.changedAt',
  'mentors.state',
  'mentors.decidedAt',
  'mentors.reason',
  'mentors.instituteSlug',
  'mentors.instituteName',
  'mentors.programmeSlug',
  'mentors.programmeName',
  'mentors.studyYear',
  'mentors.headline',
  'mentors.about',
  'mentors.filmUrl',
  'mentors.languages',
  'mentors.topics',
  'mentors.proofNote',
  'mentors.proofKey',
  'mentors.hours',
  'mentors.meetingUrl',
  'mentors.isTakingBookings',
  'mentors.sealedCalendarUrl',
  BUSY,
  'mentors.calendarReadAt',
  'mentors.calendarTrouble',
  'mentors.isSample',
  'mentors.readyAnswers',
] as const

/** The record of a mentor or applicant. */
export async function findMentorRow(db: Db, userId: string): Promise<MentorRow | undefined> {
  return db.selectFrom('mentors').select(COLUMNS).where('userId', '=', userId).executeTakeFirst()
}

/** The same, held until the transaction ends: whoever books or changes hours comes one after the other. */
export async function lockMentorRow(db: Db, userId: string): Promise<MentorRow | undefined> {
  return db.selectFrom('mentors').select(COLUMNS).where('userId', '=', userId).forUpdate().executeTakeFirst()
}

/** Keeps a record of somebody who has none. */
export async function insertMentor(db: Db, mentor: Insertable<MentorsRow>): Promise<void> {
  await db.insertInto('mentors').values(mentor).execute()
}

/** Changes a record. */
export async function changeMentor(db: Db, userId: string, change: Updateable<MentorsRow>): Promise<void> {
  await db.updateTable('mentors').set(change).where('userId', '=', userId).execute()
}

/** Makes a mentor of an account; staff stay what they are. */
export async function grantMentorRole(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ role: 'mentor' }).where('id', '=', userId).where('role', '=', 'mentee').execute()
}

/** Whether a mentor takes bookings and has hours to take them in. */
const IS_OPEN = sql<boolean>`(mentors.is_taking_bookings and (
  jsonb_array_length(mentors.hours -> 'weekly') > 0
  or jsonb_path_exists(mentors.hours, '$.exceptions[*].ranges[*]')
))`

/** What is told of mentors beside their record: who they are, whether they can be booked, sessions held, stars. */
const SHOWN = [
  'users.fullName',
  'users.email',
  'users.pictureKey',
  IS_OPEN.as('isOpen'),
  sql<string>`(select count(*) from bookings where bookings.mentor_id = mentors.user_id and bookings.state = 'held')`.as(
    'sessionCount',
  ),
  sql<string>`(select count(*) from booking_reviews as told where told.mentor_id = mentors.user_id and told.state = 'approved')`.as(
    'reviewCount',
  ),
  sql<
    string | null
  >`(select avg(told.stars) from booking_reviews as told where told.mentor_id = mentors.user_id and told.state = 'approved')`.as(
    'starsMean',
  ),
] as const

export type ShownMentorRow = MentorRow & {
  fullName: string
  email: string
  pictureKey: string | null
  isOpen: boolean
  sessionCount: string
  reviewCount: string
  starsMean: string | null
}

/** Mentors that everybody can see: approved, with the role, active. */
function shownMentors(db: Db, { institutes, programme, language, topic }: MentorFilter) {
  let query = db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.userId')
    .where('mentors.state', '=', 'approved')
    .where('users.role', '=', 'mentor')
    .where('users.status', '=', 'active')
  if (institutes !== undefined) query = query.where('mentors.instituteSlug', 'in', institutes)
  // Whoever asks for a seat is shown its institute too, the seat first.
  if (programme !== undefined && institutes === undefined) query = query.where('mentors.programmeSlug', '=', programme)
  if (language !== undefined) query = query.where(sql<boolean>`${language} = any(mentors.languages)`)
  if (topic !== undefined) query = query.where(sql<boolean>`${topic} = any(mentors.topics)`)
  return query
}

/** Whether somebody whom everybody can see has this picture. */
export async function isMentorPicture(db: Db, key: string): Promise<boolean> {
  const row = await shownMentors(db, {}).select('users.id').where('users.pictureKey', '=', key).executeTakeFirst()
  return row !== undefined
}

/** Who can be found by a search at most; beyond that the search is narrowed by a filter. */
const SEARCHED_MAX = 500

/** All mentors that can be seen, in the order of the list. */
export async function listShownMentors(db: Db, filter: MentorFilter): Promise<ShownMentorRow[]> {
  return shownMentors(db, filter)
    .select(COLUMNS)
    .select(SHOWN)
    .orderBy((row) => row('mentors.programmeSlug', '<>', filter.programme ?? ''))
    .orderBy('isOpen', 'desc')
    .orderBy('sessionCount', 'desc')
    .orderBy('mentors.appliedAt')
    .orderBy('mentors.userId')
    .limit(SEARCHED_MAX)
    .execute()
}

/** A mentor that can be seen. */
export async function findShownMentor(db: Db, userId: string): Promise<ShownMentorRow | undefined> {
  return shownMentors(db, {}).select(COLUMNS).select(SHOWN).where('mentors.userId', '=', userId).executeTakeFirst()
}

/** The hours of the mentors that can be seen and take bookings, each form of them once. */
export async function listBookableHours(db: Db): Promise<Pick<MentorRow, 'hours'>[]> {
  return shownMentors(db, {})
    .select('mentors.hours')
    .distinctOn(sql`mentors.hours ->> 'sessionMinutes'`)
    .where('mentors.isTakingBookings', '=', true)
    .execute()
}

/** The approved reviews of a mentor, newest first, with the first names of those who may be named. */
export async function listReviews(db: Db, mentorId: string, limit: number) {
  return db
    .selectFrom('bookingReviews')
    .innerJoin('bookings', 'bookings.id', 'bookingReviews.bookingId')
    .innerJoin('users', 'users.id', 'bookings.menteeId')
    .select([
      'bookingReviews.bookingId',
      'bookingReviews.stars',
      'bookingReviews.text',
      'bookingReviews.writtenAt',
      'users.fullName',
      'users.status',
    ])
    .where('bookingReviews.mentorId', '=', mentorId)
    .where('bookingReviews.state', '=', 'approved')
    .orderBy('bookingReviews.writtenAt', 'desc')
    .limit(limit)
    .execute()
}

export type ManagedFilter = {
  state?: MentorState | undefined
  /** Part of a name, an address, an institute or a branch. */
  words?: string | undefined
}

const ORDERS = {
  name: sql`lower(users.full_name)`,
  seat: sql`lower(mentors.programme_name || ' ' || mentors.institute_name)`,
  state: sql`mentors.state`,
  appliedAt: sql`mentors.applied_at`,
  sessions: sql`(select count(*) from bookings where bookings.mentor_id = mentors.user_id and bookings.state = 'held')`,
  rating: sql`(select avg(told.stars) from booking_reviews as told where told.mentor_id = mentors.user_id and told.state = 'approved')`,
} satisfies Orders<MentorSort>

function managed(db: Db, { state, words }: ManagedFilter) {
  const pattern = patternOf(words ?? '')
  return db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.userId')
    .$if(state !== undefined, (query) => query.where('mentors.state', '=', state ?? 'applied'))
    .$if(words !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('users.fullName', 'ilike', pattern),
          row('users.email', 'ilike', pattern),
          row('mentors.instituteName', 'ilike', pattern),
          row('mentors.programmeName', 'ilike', pattern),
        ]),
      ),
    )
}

/** A page of mentors and applications; without an order those that wait first, then who applied last. */
export async function listManagedMentors(
  db: Db,
  filter: ManagedFilter,
  { sort, ...page }: Page & { sort: MentorSort | undefined },
): Promise<ShownMentorRow[]> {
  return managed(db, filter).select(COLUMNS).select(SHOWN).orderBy(orderOf(sort)).$call(onPage(page)).execute()
}

/** The same as ids alone, from the first, at most so many. */
export async function listManagedMentorIds(
  db: Db,
  filter: ManagedFilter,
  { sort, limit }: { sort: MentorSort | undefined; limit: number },
): Promise<string[]> {
  const rows = await managed(db, filter).select('mentors.userId').orderBy(orderOf(sort)).limit(limit).execute()
  return rows.map(({ userId }) => userId)
}

/** Mentors and applications of some ids, in their order. */
export async function listManagedMentorsOfIds(db: Db, ids: readonly string[]): Promise<ShownMentorRow[]> {
  return managed(db, {}).select(COLUMNS).select(SHOWN).$call(ofIds(sql`mentors.user_id`, ids)).execute()
}

function orderOf(sort: MentorSort | undefined) {
  const usual = sql`mentors.state <> 'applied', mentors.applied_at desc, mentors.user_id`
  return sort === undefined ? usual : orderOfSort(ORDERS, sort, sql`mentors.user_id`)
}

/** How many a filter lets through. */
export const countManagedMentors = countOf(managed)

/** One of them. */
export async function findManagedMentor(db: Db, userId: string): Promise<ShownMentorRow | undefined> {
  return db
    .selectFrom('mentors')
    .innerJoin('users', 'users.id', 'mentors.userId')
    .select(COLUMNS)
    .select(SHOWN)
    .where('mentors.userId', '=', userId)
    .executeTakeFirst()
}

/** Mentors whose calendar was not read since an instant, the longest ago first. */
export async function listCalendarsDue(db: Db, before: Date, limit: number): Promise<MentorRow[]> {
  return db
    .selectFrom('mentors')
    .select(COLUMNS)
    .where('state', '=', 'approved')
    .where('sealedCalendarUrl', 'is not', null)
    .where((row) => row.or([row('calendarReadAt', 'is', null), row('calendarReadAt', '<', before)]))
    .orderBy('calendarReadAt', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute()
}

type BusyTime = Pick<
  Selectable<BookingsRow>,
  'id' | 'mentorId' | 'menteeId' | 'startsAt' | 'endsAt' | 'seatNumber' | 'peopleMax' | 'meetingUrl'
>

/** Standing sessions of a mentor that end after an instant: what is taken of the mentor's time. */
export async function listBusyTimes(db: Db, mentorIds: readonly string[], after: Date): Promise<BusyTime[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'mentorId', 'menteeId', 'startsAt', 'endsAt', 'seatNumber', 'peopleMax', 'meetingUrl'])
    .where('mentorId', 'in', mentorIds)
    .where('state', 'in', ['requested', 'suggested', 'accepted'])
    .where('endsAt', '>', after)
    .orderBy('startsAt')
    .execute()
}
