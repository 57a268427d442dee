import type { FeedbackCategory } from '@sopaan/contract/feedback'
import { HOUR_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAccountByEmail } from '#api/features/account/accounts/accounts.open.queries.ts'
import { notifySamplePerson } from '#api/features/operations/notifications/sample-notifications.service.ts'
import { insertFeedback, listOwnFeedback } from './feedback.queries.ts'

const SAMPLE_MENTEE = 'mentee@sopaan.test'
const SAMPLE_ADMIN = 'admin@sopaan.test'

type Sample = {
  hoursAgo: number
  message: string
  category: FeedbackCategory
  starRating: number
  /** Why it was rejected; absent: it was approved. */
  reason?: string
}

/** What the sample mentee wrote. None of it may be shown: nothing made up stands among the testimonials. */
const SAMPLES: readonly Sample[] = [
  {
    hoursAgo: 76,
    message:
      'I liked that each chance says how many seasons stand behind it. Please add a filter for distance from home.',
    category: 'predictor',
    starRating: 4,
  },
  {
    hoursAgo: 29,
    message: 'A friend of mine should get the same discount as me, please call her, here is her number.',
    category: 'plans',
    starRating: 3,
    reason: 'It speaks for another person. Please write what helped you or did not.',
  },
]

/** Gives the sample mentee feedback with what became of it, and notices of it to both sides; once. */
export async function seedSampleFeedback(deps: Deps): Promise<void> {
  const [mentee, admin] = await Promise.all(
    [SAMPLE_MENTEE, SAMPLE_ADMIN].map((email) => findAccountByEmail(deps.db, email)),
  )
  if (!mentee || !admin || (await listOwnFeedback(deps.db, mentee.id)).length > 0) return
  await inTransaction(deps, async (deps) => {
    for (const sample of SAMPLES) await seedOne(deps, sample, { menteeId: mentee.id, adminId: admin.id })
  })
}

async function seedOne(
  deps: Deps,
  { hoursAgo, reason, ...said }: Sample,
  { menteeId, adminId }: { menteeId: string; adminId: string },
): Promise<void> {
  const submittedAt = new Date(deps.now().getTime() - hoursAgo * HOUR_MS)
  const decidedAt = new Date(submittedAt.getTime() + HOUR_MS)
  const row = await insertFeedback(deps.db, {
    ...said,
    userId: menteeId,
    idempotencyKey: null,
    mayBeShown: false,
    status: reason === undefined ? 'approved' : 'rejected',
    reason: reason ?? null,
    submittedAt,
    changedAt: submittedAt,
    moderatedAt: decidedAt,
    moderatedBy: adminId,
  })
  if (!row) return
  const key = `sample feedback ${row.id}`
  const facts = { starRating: said.starRating, isEdited: false }
  await notifySamplePerson(deps, adminId, { kind: 'feedback-waiting', facts, key }, submittedAt)
  if (reason === undefined)
    return notifySamplePerson(deps, menteeId, { kind: 'feedback-approved', facts: { isShown: false }, key }, decidedAt)
  await notifySamplePerson(deps, menteeId, { kind: 'feedback-rejected', facts: { reason }, key }, decidedAt)
}
