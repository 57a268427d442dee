import type { REPORT_STATES, ReportSort } from '@sopaan/contract/managed-mentoring'
import { sql } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import { countRows, type Orders, ofIds, onPage, orderOfSort, type Page, patternOf } from '#api/db/pages.ts'

export type ReportRow = {
  id: string
  kind: 'message' | 'miss'
  bookingId: string
  byId: string
  byName: string
  byRole: 'mentee' | 'mentor'
  aboutId: string
  aboutName: string
  text: string | null
  reason: string | null
  reportedAt: Date
  decision: 'upheld' | 'dismissed' | null
  decidedAt: Date | null
}

/** Reported messages and missed sessions as rows of one kind. A missed session has the id of its booking. */
function reports(db: Db) {
  const messages = db
    .selectFrom('bookingMessages as message')
    .innerJoin('bookings', 'bookings.id', 'message.bookingId')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentorId')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .where('message.reportedAt', 'is not', null)
    .select([
      'message.id',
      sql<'message' | 'miss'>`'message'`.as('kind'),
      'message.bookingId',
      // Whoever reads a message is the one who reports it.
      sql<string>`case when message.author_id = mentor.id then mentee.id else mentor.id end`.as('byId'),
      sql<string>`case when message.author_id = mentor.id then mentee.full_name else mentor.full_name end`.as('byName'),
      sql<'mentee' | 'mentor'>`case when message.author_id = mentor.id then 'mentee' else 'mentor' end`.as('byRole'),
      sql<string>`case when message.author_id = mentor.id then mentor.id else mentee.id end`.as('aboutId'),
      sql<string>`case when message.author_id = mentor.id then mentor.full_name else mentee.full_name end`.as(
        'aboutName',
      ),
      sql<string | null>`message.text`.as('text'),
      sql<string | null>`message.report_reason`.as('reason'),
      sql<Date>`message.reported_at`.as('reportedAt'),
      sql<'upheld' | 'dismissed' | null>`message.report_decision`.as('decision'),
      sql<Date | null>`message.decided_at`.as('decidedAt'),
    ])
  const misses = db
    .selectFrom('bookings')
    .innerJoin('users as mentor', 'mentor.id', 'bookings.mentorId')
    .innerJoin('users as mentee', 'mentee.id', 'bookings.menteeId')
    .where('bookings.reportedAt', 'is not', null)
    .select([
      'bookings.id',
      sql<'message' | 'miss'>`'miss'`.as('kind'),
      'bookings.id as bookingId',
      sql<string>`case when bookings.reported_by = 'mentee' then mentee.id else mentor.id end`.as('byId'),
      sql<string>`case when bookings.reported_by = 'mentee' then mentee.full_name else mentor.full_name end`.as(
        'byName',
      ),
      sql<'mentee' | 'mentor'>`bookings.reported_by`.as('byRole'),
      sql<string>`case when bookings.reported_by = 'mentee' then mentor.id else mentee.id end`.as('aboutId'),
      sql<string>`case when bookings.reported_by = 'mentee' then mentor.full_name else mentee.full_name end`.as(
        'aboutName',
      ),
      sql<string | null>`null`.as('text'),
      'bookings.reason',
      sql<Date>`bookings.reported_at`.as('reportedAt'),
      sql<'upheld' | 'dismissed' | null>`bookings.report_decision`.as('decision'),
      sql<Date | null>`case when bookings.report_decision is null then null else bookings.changed_at end`.as(
        'decidedAt',
      ),
    ])
  return db.selectFrom(messages.unionAll(misses).as('report')).selectAll('report')
}

export type ReportFilter = {
  state?: (typeof REPORT_STATES)[number] | undefined
  kind?: ReportRow['kind'] | undefined
  /** Part of either name. */
  words?: string | undefined
}

const REPORT_ORDERS = {
  reportedAt: sql`report.reported_at`,
  by: sql`lower(report.by_name)`,
  about: sql`lower(report.about_name)`,
  kind: sql`report.kind`,
  decision: sql`report.decision`,
} satisfies Orders<ReportSort>

function narrowedReports(db: Db, { state, kind, words }: ReportFilter) {
  const pattern = patternOf(words ?? '')
  return reports(db)
    .$if(state === 'waiting', (rows) => rows.where('report.decision', 'is', null))
    .$if(state === 'upheld' || state === 'dismissed', (rows) =>
      rows.where('report.decision', '=', state === 'upheld' ? 'upheld' : 'dismissed'),
    )
    .$if(kind !== undefined, (rows) => rows.where('report.kind', '=', kind ?? 'message'))
    .$if(words !== undefined, (rows) =>
      rows.where((row) => row.or([row('report.byName', 'ilike', pattern), row('report.aboutName', 'ilike', pattern)])),
    )
}

/** A page of what was reported; without an order what waits first, then the newest. */
export async function listReports(
  db: Db,
  filter: ReportFilter,
  { sort, ...page }: Page & { sort: ReportSort | undefined },
): Promise<ReportRow[]> {
  return narrowedReports(db, filter).orderBy(orderOfReports(sort)).$call(onPage(page)).execute()
}

/** The same as ids alone, from the first, at most so many. */
export async function listReportIds(
  db: Db,
  filter: ReportFilter,
  { sort, limit }: { sort: ReportSort | undefined; limit: number },
): Promise<string[]> {
  const rows = await narrowedReports(db, filter)
    .clearSelect()
    .select('report.id')
    .orderBy(orderOfReports(sort))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Reports of some ids, in their order. */
export async function listReportsOfIds(db: Db, ids: readonly string[]): Promise<ReportRow[]> {
  return reports(db).$call(ofIds(sql`report.id`, ids)).execute()
}

function orderOfReports(sort: ReportSort | undefined) {
  const usual = sql`report.decision is not null, report.reported_at desc, report.id`
  return sort === undefined ? usual : orderOfSort(REPORT_ORDERS, sort, sql`report.id`)
}

/** How much of a filter was reported. */
export async function countReports(db: Db, filter: ReportFilter): Promise<number> {
  return countRows(db.selectFrom(narrowedReports(db, filter).as('all')))
}

/** What was reported, as the list of staff shows it; undefined for an unknown id. */
export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return reports(db).where('report.id', '=', id).executeTakeFirst()
}

/** Decides on a reported message. @returns whether nobody had */
export async function decideOnMessage(
  db: Db,
  id: string,
  decision: { reportDecision: 'upheld' | 'dismissed'; decidedAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('bookingMessages')
    .set(decision)
    .where('id', '=', id)
    .where('reportDecision', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Decides on a missed session. @returns whether nobody had */
export async function decideOnMiss(
  db: Db,
  id: string,
  decision: { reportDecision: 'upheld' | 'dismissed'; changedAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('bookings')
    .set(decision)
    .where('id', '=', id)
    .where('reportedAt', 'is not', null)
    .where('reportDecision', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
