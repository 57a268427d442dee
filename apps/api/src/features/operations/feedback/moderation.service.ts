import type { QueryOf, ResponseOf } from '@sopaan/contract/call'
import type { adminFeedback, FeedbackCategory, FeedbackStatus, ModeratedFeedback } from '@sopaan/contract/feedback'
import { refuse } from '@sopaan/contract/refusals'
import { type Deps, inTransaction } from '#api/deps.ts'
import { auditView, writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyPerson } from '#api/features/operations/notifications/notifications.service.ts'
import type { Caller, CallerTrace } from '#api/http/serve.ts'
import {
  type AuthoredFeedbackRow,
  averageStars,
  changeFeedback,
  countFeedback,
  type FeedbackFilter,
  listFeedbackRows,
  lockFeedback,
  removeFeedbackRow,
} from './feedback.queries.ts'
import { feedbackOf } from './feedback.service.ts'

export type FeedbackDecision = {
  status: FeedbackStatus
  reason?: string | undefined
  /** When the words that were read were written, or a time by which they were. */
  changedAt?: string | undefined
  readAt?: Date
}

type Wanted = QueryOf<typeof adminFeedback.csv>

/** Feedback of all people or of one, for staff; the look is written into the trail. */
export async function listForModeration(
  deps: Deps,
  { actor, request }: Caller,
  { page, limit, ...wanted }: Wanted & { page: number; limit: number },
): Promise<Pick<ResponseOf<typeof adminFeedback.list>, 'data' | 'pending' | 'averages' | 'page'>> {
  const { sort, ...filter } = wanted
  const rows = await listFeedbackRows(deps.db, filter, { page, limit, sort })
  const total = await countFeedback(deps.db, filter)
  const pending = await countFeedback(deps.db, { status: 'pending' })
  const averages = (await averageStars(deps.db, filter)).map(({ category, ...of }) => ({
    ...of,
    // The column takes only the words of the contract, which wrote it.
    category: category as FeedbackCategory | null,
  }))
  const target = feedbackTarget(filter)
  await auditView(deps, { action: 'feedback.look', actor, target, asked: { ...wanted, page }, request })
  return { data: rows.map(moderatedOf), pending, averages, page: { page, limit, total } }
}

/** What the trail says was looked at: the feedback of everybody, or that of one person. */
export function feedbackTarget({ userId }: FeedbackFilter) {
  return userId === undefined ? { type: 'feedback' } : { type: 'user', id: userId }
}

/**
 * Decides on feedback as it was read, tells its author, and writes both into the trail. The same decision twice changes
 * nothing and tells nobody.
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE where the author changed it meanwhile
 */
export async function moderateFeedback(
  deps: Deps,
  caller: Caller,
  decision: FeedbackDecision & { id: string },
): Promise<ModeratedFeedback> {
  return inTransaction(deps, async (deps) => {
    await decideFeedback(deps, caller, decision)
    return moderatedOf((await lockFeedback(deps.db, decision.id)) ?? refuse('NOT_FOUND'))
  })
}

/**
 * The same, of one or as a part of many.
 * @returns whether it was decided otherwise before
 * @throws {Refusal} NOT_FOUND, CHANGED_ELSEWHERE where the author changed it after it was read
 */
export async function decideFeedback(
  deps: Deps,
  { actor, request }: CallerTrace,
  { id, ...decision }: FeedbackDecision & { id: string },
): Promise<boolean> {
  return inTransaction(deps, async (deps) => {
    const row = (await lockFeedback(deps.db, id)) ?? refuse('NOT_FOUND')
    if (isWrittenAgain(row, decision)) refuse('CHANGED_ELSEWHERE')
    const reason = decision.reason ?? null
    if (row.status === decision.status && row.reason === reason) return false
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
    return true
  })
}

function isWrittenAgain({ changedAt }: AuthoredFeedbackRow, read: FeedbackDecision): boolean {
  if (read.readAt !== undefined) return changedAt > read.readAt
  return read.changedAt !== undefined && read.changedAt !== changedAt.toISOString()
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

/** Feedback as staff read it. */
export function moderatedOf(row: AuthoredFeedbackRow): ModeratedFeedback {
  return {
    ...feedbackOf(row),
    author: { _id: row.userId, fullName: row.fullName },
    moderatedAt: row.moderatedAt?.toISOString() ?? null,
  }
}
