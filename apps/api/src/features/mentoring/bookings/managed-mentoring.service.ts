import type { ManagedReport, ManagedReview } from '@sopaan/contract/managed-mentoring'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { returnCredit } from '#api/features/mentoring/mentoring-credits/mentoring-credits.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { notifyParty } from './booking-notifications.ts'
import { changeBooking, findBooking } from './bookings.queries.ts'
import {
  countReports,
  countReviews,
  decideOnMessage,
  decideOnMiss,
  decideOnReview,
  findReport,
  findReviewRow,
  listReports,
  listReviewRows,
  type ManagedReviewRow,
  type ReportRow,
} from './managed-mentoring.queries.ts'

type Page = { page: number; limit: number }

/** What was reported, the only messages staff ever read; every look stands on the audit trail. */
export async function listReportsForStaff(
  deps: Deps,
  { actor, request }: Caller,
  { page, limit }: Page,
): Promise<{ data: ManagedReport[]; total: number }> {
  const rows = await listReports(deps.db, { page, limit })
  await writeAudit(deps, { action: 'mentoring.look-at-reports', actor, target: { type: 'mentoring-report' }, request })
  return { data: rows.map(reportOf), total: await countReports(deps.db) }
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

/** Reviews for staff, those that wait first. */
export async function listReviewsForStaff(
  deps: Deps,
  { page, limit }: Page,
): Promise<{ data: ManagedReview[]; total: number }> {
  const rows = await listReviewRows(deps.db, { page, limit })
  return { data: rows.map(reviewOf), total: await countReviews(deps.db) }
}

/** Shows a review to everybody or not: the text that staff read, and no other. @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE */
export async function decideReview(
  deps: Deps,
  { actor, request }: Caller,
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
