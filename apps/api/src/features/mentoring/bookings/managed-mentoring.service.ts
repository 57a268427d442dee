import type { QueryOf } from '@sopaan/contract/call'
import type { ManagedReport, ManagedReview, managedMentoring } from '@sopaan/contract/managed-mentoring'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { returnCredit } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { auditView, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import type { CsvColumns } from '#api/http/csv-list.ts'
import { listFileOf } from '#api/http/list-file.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import { notifyParty } from './booking-notifications.ts'
import { changeBooking, findBooking } from './bookings.queries.ts'
import {
  countReports,
  decideOnMessage,
  decideOnMiss,
  findReport,
  listReportIds,
  listReports,
  listReportsOfIds,
  type ReportRow,
} from './managed-mentoring.queries.ts'
import {
  countReviews,
  decideOnReview,
  findReviewRow,
  listReviewIds,
  listReviewRows,
  listReviewsOfIds,
  type ManagedReviewRow,
} from './managed-reviews.queries.ts'

type Page = { page: number; limit: number }
type WantedReports = QueryOf<typeof managedMentoring.reportsCsv>
type WantedReviews = QueryOf<typeof managedMentoring.reviewsCsv>

/** What was reported, the only messages staff ever read; every look stands on the audit trail. */
export async function listReportsForStaff(
  deps: Deps,
  { actor, request }: Caller,
  { page, limit, ...wanted }: WantedReports & Page,
): Promise<{ data: ManagedReport[]; total: number }> {
  const filter = narrowingOf(wanted)
  const rows = await listReports(deps.db, filter, { page, limit, sort: wanted.sort })
  const total = await countReports(deps.db, filter)
  await writeAudit(deps, { action: 'mentoring.look-at-reports', actor, target: { type: 'mentoring-report' }, request })
  return { data: rows.map(reportOf), total }
}

const REPORT_COLUMNS: CsvColumns<ManagedReport> = [
  ['reported_utc', (row) => row.reportedAt],
  ['kind', (row) => row.kind],
  ['by', (row) => row.by.fullName],
  ['by_role', (row) => row.by.role],
  ['about', (row) => row.about.fullName],
  ['decision', (row) => row.decision ?? ''],
  ['decided_utc', (row) => row.decidedAt ?? ''],
]

/** The same list as a CSV file, without what was written; who took it is written into the trail. Refuses REAUTH_REQUIRED. */
export const REPORTS_FILE = listFileOf<WantedReports, ManagedReport>({
  name: 'sopaan-reports.csv',
  things: 'reports',
  columns: REPORT_COLUMNS,
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    const target = { type: 'mentoring-report' }
    await auditView(deps, { action: 'mentoring.export-reports', actor, target, asked: { ...wanted }, request })
  },
  count: ({ db }, wanted) => countReports(db, narrowingOf(wanted)),
  listIds: ({ db }, wanted, limit) => listReportIds(db, narrowingOf(wanted), { sort: wanted.sort, limit }),
  listRows: async ({ db }, ids) => (await listReportsOfIds(db, ids)).map(reportOf),
})

function narrowingOf<Wanted extends { q?: string | undefined; sort?: unknown }>({ q, sort: _, ...wanted }: Wanted) {
  return { ...wanted, words: q }
}

/**
 * Decides on a report. A mentee's missed session that is upheld gives the credit back at once, one that is dismissed never.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE
 */
export async function decideReport(
  deps: Deps,
  { actor, request }: Caller,
  { id, decision }: { id: string; decision: 'upheld' | 'dismissed' },
): Promise<ManagedReport> {
  return inTransaction(deps, async (deps) => {
    const report = (await findReport(deps.db, id)) ?? refuse('NOT_FOUND')
    const now = deps.now()
    const isTaken =
      report.kind === 'message'
        ? await decideOnMessage(deps.db, id, { reportDecision: decision, decidedAt: now })
        : await decideOnMiss(deps.db, id, { reportDecision: decision, changedAt: now })
    if (!isTaken) refuse('CHANGED_ELSEWHERE')
    if (report.kind === 'miss' && report.byRole === 'mentee' && decision === 'upheld') await returnMissed(deps, id)
    await writeAudit(deps, {
      action: `mentoring.report-${decision}`,
      actor,
      target: { type: report.kind === 'message' ? 'booking-message' : 'booking', id },
      request,
    })
    return reportOf((await findReport(deps.db, id)) ?? refuse('NOT_FOUND'))
  })
}

/** Gives the credit of a missed session back and tells its mentee; once. Call it in a transaction. */
export async function returnMissed(deps: Deps, bookingId: string): Promise<void> {
  const row = await findBooking(deps.db, bookingId)
  if (!row || row.creditBackAt !== null) return
  await changeBooking(deps.db, bookingId, { creditBackAt: deps.now() })
  await returnCredit(deps, { userId: row.menteeId, bookingId, endedBy: 'other' })
  await notifyParty(deps, row, 'mentee', { kind: 'booking-credit-back', key: `booking-credit-back ${bookingId}` })
}

/** Reviews for staff, those that wait first unless an order is asked for. */
export async function listReviewsForStaff(
  deps: Deps,
  { page, limit, ...wanted }: WantedReviews & Page,
): Promise<{ data: ManagedReview[]; total: number }> {
  const filter = narrowingOf(wanted)
  const rows = await listReviewRows(deps.db, filter, { page, limit, sort: wanted.sort })
  return { data: rows.map(reviewOf), total: await countReviews(deps.db, filter) }
}

const REVIEW_COLUMNS: CsvColumns<ManagedReview> = [
  ['written_utc', (row) => row.writtenAt],
  ['author', (row) => row.author.fullName],
  ['mentor', (row) => row.mentor.fullName],
  ['stars', (row) => row.stars],
  ['text', (row) => row.text],
  ['state', (row) => row.state],
]

/** The same list as a CSV file; who took it is written into the trail. Refuses REAUTH_REQUIRED. */
export const REVIEWS_FILE = listFileOf<WantedReviews, ManagedReview>({
  name: 'sopaan-reviews.csv',
  things: 'reviews',
  columns: REVIEW_COLUMNS,
  admit: async (deps, { actor, request }, wanted) => {
    requireFresh(deps, actor)
    const target = { type: 'reviews' }
    await auditView(deps, { action: 'mentor-reviews.export', actor, target, asked: { ...wanted }, request })
  },
  count: ({ db }, wanted) => countReviews(db, narrowingOf(wanted)),
  listIds: ({ db }, wanted, limit) => listReviewIds(db, narrowingOf(wanted), { sort: wanted.sort, limit }),
  listRows: async ({ db }, ids) => (await listReviewsOfIds(db, ids)).map(reviewOf),
})

/**
 * Shows a review to everybody or not, as a part of many.
 * @returns whether it was decided otherwise before
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE where it was written again after it was read
 */
export async function decideReadReview(
  deps: Deps,
  caller: CallerTrace,
  { id, isApproved, readAt }: { id: string; isApproved: boolean; readAt: Date },
): Promise<boolean> {
  const row = (await findReviewRow(deps.db, id)) ?? refuse('NOT_FOUND')
  if (row.writtenAt > readAt) refuse('CHANGED_ELSEWHERE')
  if (row.state === (isApproved ? 'approved' : 'rejected')) return false
  await decideReview(deps, caller, { id, isApproved, text: row.text })
  return true
}

/** Shows a review to everybody or not: the text that staff read, and no other. @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE */
export async function decideReview(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, isApproved, text }: { id: string; isApproved: boolean; text: string },
): Promise<ManagedReview> {
  return inTransaction(deps, async (deps) => {
    const state = isApproved ? ('approved' as const) : ('rejected' as const)
    const isTaken = await decideOnReview(deps.db, { bookingId: id, text }, { state, decidedAt: deps.now() })
    const row = (await findReviewRow(deps.db, id)) ?? refuse('NOT_FOUND')
    if (!isTaken) refuse('CHANGED_ELSEWHERE')
    await writeAudit(deps, {
      action: `mentoring.review-${state}`,
      actor,
      target: { type: 'booking-review', id },
      request,
    })
    return reviewOf(row)
  })
}

function reportOf(row: ReportRow): ManagedReport {
  return {
    _id: row.id,
    kind: row.kind,
    bookingId: row.bookingId,
    by: { _id: row.byId, fullName: row.byName, role: row.byRole },
    about: { _id: row.aboutId, fullName: row.aboutName },
    text: row.text,
    reason: row.reason ?? '',
    reportedAt: new Date(row.reportedAt).toISOString(),
    decision: row.decision,
    decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt).toISOString(),
  }
}

function reviewOf(row: ManagedReviewRow): ManagedReview {
  return {
    _id: row.bookingId,
    mentor: { _id: row.mentorId, fullName: row.mentorName },
    author: { _id: row.menteeId, fullName: row.menteeName },
    stars: row.stars,
    text: row.text,
    state: row.state,
    writtenAt: row.writtenAt.toISOString(),
  }
}
