import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { onPage, type Page, patternOf } from '#api/db/pages.ts'

/** What mentees are looked for by; notes are left out where their reader may not read them. */
export type MenteeSearch = { words: string | undefined; withNotes: boolean }

/** The people a mentor had or will have sessions with, the latest first. */
export async function listMentees(
  db: Db,
  mentorId: string,
  { now, search, ...page }: Page & { now: Date; search: MenteeSearch },
) {
  return bookingsWithMentees(db, mentorId, search)
    .select([
      'bookings.menteeId',
      'mentee.fullName',
      sql<string>`count(*) filter (where bookings.state = 'held')`.as('held'),
      sql<Date | null>`max(bookings.starts_at) filter (where bookings.state = 'held')`.as('lastAt'),
      sql<Date | null>`min(bookings.starts_at) filter (where bookings.state = 'accepted' and bookings.starts_at > ${now})`.as(
        'nextAt',
      ),
      sql<
        string | null
      >`(array_agg(bookings.id order by bookings.starts_at desc) filter (where bookings.state = 'held'))[1]`.as(
        'lastId',
      ),
      sql<
        string | null
      >`(array_agg(bookings.id order by bookings.starts_at) filter (where bookings.state = 'accepted' and bookings.starts_at > ${now}))[1]`.as(
        'nextId',
      ),
      sql<
        string | null
      >`(array_agg(bookings.shared_note order by bookings.starts_at desc) filter (where bookings.shared_note <> ''))[1]`.as(
        'lastNote',
      ),
    ])
    .groupBy(['bookings.menteeId', 'mentee.fullName'])
    .orderBy(sql`max(bookings.starts_at)`, 'desc')
    .orderBy('bookings.menteeId')
    .$call(onPage(page))
    .execute()
}

/** How many people the mentor has had: each counts once, from the first booking that was agreed. */
export async function countMentees(db: Db, mentorId: string, search: MenteeSearch): Promise<number> {
  const { count } = await bookingsWithMentees(db, mentorId, search)
    .select((row) => row.fn.count<string>('bookings.menteeId').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Bookings that were agreed on, with whom they are; of the name the first one alone is looked at, as it alone is shown. */
function bookingsWithMentees(db: Db, mentorId: string, { words = '', withNotes }: MenteeSearch) {
  const pattern = patternOf(words)
  const firstName = sql<string>`split_part(trim(mentee.full_name), ' ', 1)`
  return db
    .selectFrom('bookings')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .where('bookings.mentorId', '=', mentorId)
    .where('bookings.state', 'in', ['accepted', 'held', 'missed'])
    .$if(words !== '', (rows) =>
      rows.where((row) => {
        const noted = row.exists(
          row
            .selectFrom('bookings as noted')
            .select('noted.id')
            .where('noted.mentorId', '=', mentorId)
            .whereRef('noted.menteeId', '=', 'bookings.menteeId')
            .where('noted.sharedNote', 'ilike', pattern),
        )
        return row.or([row(firstName, 'ilike', pattern), ...(withNotes ? [noted] : [])])
      }),
    )
}

/** What a mentor knows of some mentees: class, age, sessions held together and the last note. */
export async function listMenteeFacts(
  db: Db,
  { mentorId, menteeIds }: { mentorId: string; menteeIds: readonly string[] },
) {
  if (menteeIds.length === 0) return []
  return db
    .selectFrom('users')
    .leftJoin('bookings', (join) =>
      join.onRef('bookings.menteeId', '=', 'users.id').on('bookings.mentorId', '=', mentorId),
    )
    .select([
      'users.id',
      'users.studyClass',
      'users.birthMonth',
      sql<string>`count(bookings.id) filter (where bookings.state = 'held')`.as('held'),
      sql<
        string | null
      >`(array_agg(bookings.shared_note order by bookings.starts_at desc) filter (where bookings.shared_note <> ''))[1]`.as(
        'lastNote',
      ),
    ])
    .where('users.id', 'in', menteeIds)
    .groupBy('users.id')
    .execute()
}

/** The common ranks that some people entered. */
export async function listCommonRanks(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('userRanks')
    .select(['userId', 'list', 'rank'])
    .where('userId', 'in', userIds)
    .where('kind', '=', 'common')
    .orderBy('userId')
    .orderBy('list')
    .execute()
}

/** What some people scored in examinations of States, but for ranks within a category. */
export async function listStateScores(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('userExams')
    .select(['userId', 'exam', 'percentile', 'rank', 'marks'])
    .where('userId', 'in', userIds)
    .execute()
}
