import type { Kinds } from './notification-kind.ts'

/** What is told around feedback. */
export type FeedbackNotifications = {
  /** To staff: something waits to be looked at. */
  'feedback-waiting': { starRating: number; isEdited: boolean }
  /** To its author. */
  'feedback-approved': { isShown: boolean }
  'feedback-rejected': { reason: string }
}

/** What each is about. */
export const FEEDBACK_KINDS: Kinds<FeedbackNotifications> = {
  'feedback-waiting': { topic: 'feedback' },
  'feedback-approved': { topic: 'feedback', canWait: true },
  'feedback-rejected': { topic: 'feedback', canWait: true },
}
