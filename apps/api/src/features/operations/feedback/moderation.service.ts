import type { QueryOf } from '@sopaan/contract/call'
import {
  type adminFeedback,
  FEEDBACK_CSV_MAX,
  type FeedbackStatus,
  type ModeratedFeedback,
} from '@sopaan/contract/feedback'
import type { PageInfo } from '@sopaan/contract/fields'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { auditView, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { type CsvColumns, linesOfRows } from '#api/http/csv-list.ts'
import { Download } from '#api/http/download.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  type AuthoredFeedbackRow,
  changeFeedback,
  countFeedback,
  type FeedbackFilter,
  listFeedbackRows,
  lockFeedback,
  removeFeedbackRow,
} from './feedback.queries.ts'
import { feedbackOf } from './feedback.service.ts'

export type FeedbackDecision = { status: FeedbackStatus; reason?: string | undefined; changedAt?: string | undefined }

type Wanted = QueryOf<typeof adminFeedback.csv>

/** Feedback of all people or of one, for staff; the look is written into the trail. */
export async function listForModeration(
  deps: Deps,
  { actor, request }: Caller,
  { page, limit, ...wanted }: Wanted & { page: number; limit: number },
): Promise<{ data: ModeratedFeedback[]; pending: number; page: PageInfo }> {
  const { sort, ...filter } = wanted
  const rows = await listFeedbackRows(deps.db, filter, { page, limit, sort })
  const total = await countFeedback(deps.db, filter)
  const pending = await countFeedback(deps.db, { status: 'pending' })
  const target = targetOf(filter)
  await auditView(deps, { action: 'feedback.look', actor, target, asked: { ...wanted, page }, request })
  return { data: rows.map(moderatedOf), pending, page: { page, limit, total } }
}

const COLUMNS: CsvColumns<ModeratedFeedback> = [
  ['changed_utc', (row) => row.changedAt],
  ['author', (row) => row.author.fullName],
  ['stars', (row) => row.starRating],
  ['category', (row) => row.category],
  ['status', (row) => row.status],
  ['may_be_shown', (row) => (row.mayBeShown ? 'yes' : 'no')],
  ['message', (row) => row.message],
  ['reason', (row) => row.reason ?? ''],
]

/** The same list as a CSV file; who took it is written into the trail. @throws {Refusal} REAUTH_REQUIRED */
export async function exportFeedback(deps: Deps, { actor, request }: Caller, wanted: Wanted): Promise<Download> {
  requireFresh(deps, actor)
  const { sort, ...filter } = wanted
  const rows = await listFeedbackRows(deps.db, filter, { page: 1, limit: FEEDBACK_CSV_MAX, sort })
  const total = await countFeedback(deps.db, filter)
  const target = targetOf(filter)
  await auditView(deps, { action: 'feedback.export', actor, target, asked: { ...wanted }, request })
  const lines = linesOfRows({ things: 'feedbacks', columns: COLUMNS, total }, rows.map(moderatedOf))
  return new Download({ name: 'sopaan-feedback.csv', contentType: 'text/csv; charset=utf-8' }, lines)
}

function targetOf({ userId }: FeedbackFilter) {
  return userId === undefined ? { type: 'feedback' } : { type: 'user', id: userId }
}

/**
 * Decides on feedback as it was read, tells its author, and writes both into the trail. The same decision twice changes
 * nothing and tells nobody.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE where the author changed it meanwhile
 */
export async function moderateFeedback(
  deps: Deps,
  { actor, request }: Caller,
  { id, ...decision }: FeedbackDecision & { id: string },
): Promise<ModeratedFeedback> {
  return inTransaction(deps, async (deps) => {
    const row = (await lockFeedback(deps.db, id)) ?? refuse('NOT_FOUND')
    if (decision.changedAt !== undefined && decision.changedAt !== row.changedAt.toISOString())
      refuse('CHANGED_ELSEWHERE')
    const reason = decision.reason ?? null
    if (row.status === decision.status && row.reason === reason) return moderatedOf(row)
    const moderatedAt = deps.now()
    const changed = await changeFeedback(deps.db, id, {
      status: decision.status,
      reason,
      moderatedAt,
      moderatedBy: actor.userId,
    })
    await notifyAuthor(deps, { ...row, ...changed })
    await writeAudit(deps, {
      action: 'feedback.moderate',
      actor,
      target: { type: 'feedback', id },
      change: { status: { before: row.status, after: changed.status }, reason: { before: row.reason, after: reason } },
      request,
    })
    return moderatedOf({ ...row, ...changed })
  })
}

/** Removes feedback for good. @throws {Refusal} NOT_FOUND */
export async function removeFeedback(deps: Deps, { actor, request }: Caller, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const row = (await lockFeedback(deps.db, id)) ?? refuse('NOT_FOUND')
    await removeFeedbackRow(deps.db, id)
    await writeAudit(deps, {
      action: 'feedback.remove',
      actor,
      target: { type: 'feedback', id },
      change: { status: { before: row.status }, starRating: { before: row.starRating } },
      request,
    })
  })
}

async function notifyAuthor(deps: Deps, row: AuthoredFeedbackRow): Promise<void> {
  const key = `feedback ${row.id} ${row.status} ${deps.now().toISOString()}`
  if (row.status === 'approved') {
    const facts = { isShown: row.mayBeShown }
    await notifyPerson(deps, row.userId, { kind: 'feedback-approved', facts, key })
  }
  if (row.status === 'rejected') {
    const facts = { reason: row.reason ?? '' }
    await notifyPerson(deps, row.userId, { kind: 'feedback-rejected', facts, key })
  }
}

function moderatedOf(row: AuthoredFeedbackRow): ModeratedFeedback {
  return {
    ...feedbackOf(row),
    author: { _id: row.userId, fullName: row.fullName },
    moderatedAt: row.moderatedAt?.toISOString() ?? null,
  }
}
