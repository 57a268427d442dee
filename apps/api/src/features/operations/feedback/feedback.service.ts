import type { Feedback, FeedbackChange, FeedbackFields, Testimonial } from '@sopaan/contract/feedback'
import { refuse } from '@sopaan/contract/refusals'
import { newestAdultMonth } from '@sopaan/domain/identity/age'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { type Deps, inTransaction } from '#api/deps.ts'
import { requireConsentingAge } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  changeFeedback,
  type FeedbackRow,
  findFeedbackByKey,
  insertFeedback,
  listOwnFeedback,
  listTestimonialRows,
  lockOwnFeedback,
} from './feedback.queries.ts'

type Person = Pick<Actor, 'userId'>

/** What everybody may read: approved, allowed by its author, with a first name and no more of a person (W21). */
export async function listTestimonials(deps: Deps, limit: number): Promise<Testimonial[]> {
  const rows = await listTestimonialRows(deps.db, newestAdultMonth(deps.now()), limit)
  return rows.map((row) => ({
    _id: row.id,
    message: row.message,
    category: row.category,
    starRating: row.starRating,
    firstName: row.userStatus === 'erased' ? row.fullName : firstNameOf(row.fullName),
    createdAt: row.submittedAt.toISOString(),
  }))
}

/** The own feedback, newest first (R147). */
export async function ownFeedback(deps: Deps, actor: Person): Promise<Feedback[]> {
  return (await listOwnFeedback(deps.db, actor.userId)).map(feedbackOf)
}

/** The ids of the own feedback, newest first (R120). */
export async function ownFeedbackIds(deps: Deps, userId: string): Promise<string[]> {
  return (await listOwnFeedback(deps.db, userId)).map(({ id }) => id)
}

/**
 * Keeps feedback for staff to look at, and tells them. The same key twice is one feedback and one telling.
 * @throws {Refusal} AGE_REQUIRED, PARENT_CONSENT_REQUIRED where it may be shown
 */
export async function submitFeedback(deps: Deps, { actor, request }: Caller, form: FeedbackFields): Promise<Feedback> {
  // What only we read is open to everybody; what everybody may read waits (decision C23).
  if (form.mayBeShown) await requireConsentingAge(deps, actor)
  return inTransaction(deps, async (deps) => {
    const now = deps.now()
    const row = await insertFeedback(deps.db, {
      userId: actor.userId,
      idempotencyKey: form.idempotencyKey ?? null,
      message: form.message,
      category: form.category,
      starRating: form.starRating,
      mayBeShown: form.mayBeShown,
      submittedAt: now,
      changedAt: now,
    })
    if (!row) return feedbackOf(await sentBefore(deps, actor, form.idempotencyKey))
    await notifyAllStaff(deps, row, { isEdited: false })
    const { category, starRating, mayBeShown } = form
    await writeAudit(deps, {
      action: 'feedback.submit',
      actor,
      target: { type: 'feedback', id: row.id },
      // What was said stays with the account; the trail outlives it.
      change: { category: { after: category }, starRating: { after: starRating }, mayBeShown: { after: mayBeShown } },
      request,
    })
    return feedbackOf(row)
  })
}

/**
 * Changes own feedback: it waits for staff again, whatever they had said. Taking back the consent to have it shown, and
 * nothing else, needs nobody's look and no age.
 * @throws {Refusal} NOT_FOUND, AGE_REQUIRED, PARENT_CONSENT_REQUIRED where it may be shown
 */
export async function editFeedback(
  deps: Deps,
  { actor, request }: Caller,
  { id, ...change }: FeedbackChange & { id: string },
): Promise<Feedback> {
  return inTransaction(deps, async (deps) => {
    const row = (await lockOwnFeedback(deps.db, actor.userId, id)) ?? refuse('NOT_FOUND')
    const next = {
      message: change.message ?? row.message,
      category: change.category ?? row.category,
      starRating: change.starRating ?? row.starRating,
      mayBeShown: change.mayBeShown ?? row.mayBeShown,
    }
    const saysOther =
      next.message !== row.message || next.category !== row.category || next.starRating !== row.starRating
    const isWithdrawn = row.mayBeShown && !next.mayBeShown
    if (!saysOther && next.mayBeShown === row.mayBeShown) return feedbackOf(row)
    const needsLook = saysOther || !isWithdrawn
    if (needsLook && next.mayBeShown) await requireConsentingAge(deps, actor)
    const waiting = { status: 'pending', reason: null, changedAt: deps.now() } as const
    const changed = await changeFeedback(deps.db, id, { ...next, ...(needsLook ? waiting : {}) })
    if (needsLook) await notifyAllStaff(deps, changed, { isEdited: true })
    await writeAudit(deps, {
      action: 'feedback.edit',
      actor,
      target: { type: 'feedback', id },
      change: {
        ...(next.message === row.message ? {} : { message: { before: '[words]', after: '[other words]' } }),
        category: { before: row.category, after: next.category },
        starRating: { before: row.starRating, after: next.starRating },
        mayBeShown: { before: row.mayBeShown, after: next.mayBeShown },
        status: { before: row.status, after: changed.status },
      },
      request,
    })
    return feedbackOf(changed)
  })
}

/** A row as its author sees it. */
export function feedbackOf(row: FeedbackRow): Feedback {
  return {
    _id: row.id,
    message: row.message,
    category: row.category,
    starRating: row.starRating,
    mayBeShown: row.mayBeShown,
    status: row.status,
    reason: row.reason,
    createdAt: row.submittedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

async function sentBefore(deps: Deps, actor: Person, key: string | undefined): Promise<FeedbackRow> {
  const row = key === undefined ? undefined : await findFeedbackByKey(deps.db, actor.userId, key)
  if (!row) throw new Error('Feedback was neither kept nor there.')
  return row
}

async function notifyAllStaff(deps: Deps, row: FeedbackRow, { isEdited }: { isEdited: boolean }): Promise<void> {
  await notifyStaff(deps, {
    kind: 'feedback-waiting',
    facts: { starRating: row.starRating, isEdited },
    key: `feedback ${row.id} ${row.changedAt.toISOString()}`,
  })
}
