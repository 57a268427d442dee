import type { Kinds } from './notification-kind.ts'

/** `more`: sessions of the same series that it tells of beside this one. */
export type SessionFacts = { firstName: string; startsAt: string; more?: number }

/** What is told around mentoring. */
export type MentoringNotifications = {
  'mentors-waiting': { count: number }
  'mentoring-report': Record<string, never>
  'mentor-reviews-waiting': { count: number }
  'mentor-approved': Record<string, never>
  'mentor-rejected': { reason: string }
  'booking-requested': SessionFacts
  'booking-accepted': SessionFacts
  'booking-declined': SessionFacts & { reason: string }
  'booking-suggested': SessionFacts
  'booking-moved': SessionFacts
  /** Refunded: what paid for it was paid back, and so its credit is gone. */
  'booking-cancelled': SessionFacts & { reason: string; isCreditBack: boolean; isRefunded?: boolean }
  'booking-lapsed': SessionFacts
  'booking-tomorrow': SessionFacts
  'booking-soon': SessionFacts
  'booking-items': SessionFacts & { count: number }
  'booking-message': { firstName: string }
  /** A mentor suggested on the mentee's list, or the mentee decided all that was suggested. */
  'list-suggested': { firstName: string }
  'list-decided': { firstName: string }
  'booking-missed': SessionFacts
  'booking-credit-back': SessionFacts
}

/** What each is about. */
export const MENTORING_KINDS: Kinds<MentoringNotifications> = {
  'mentors-waiting': { topic: 'mentoring' },
  'mentoring-report': { topic: 'mentoring' },
  'mentor-reviews-waiting': { topic: 'mentoring' },
  'mentor-approved': { topic: 'mentoring' },
  'mentor-rejected': { topic: 'mentoring' },
  'booking-requested': { topic: 'mentoring' },
  'booking-accepted': { topic: 'mentoring' },
  'booking-declined': { topic: 'mentoring' },
  'booking-suggested': { topic: 'mentoring' },
  'booking-moved': { topic: 'mentoring' },
  'booking-cancelled': { topic: 'mentoring' },
  'booking-lapsed': { topic: 'mentoring' },
  'booking-tomorrow': { topic: 'mentoring' },
  'booking-soon': { topic: 'mentoring' },
  'booking-items': { topic: 'mentoring', canWait: true },
  'booking-message': { topic: 'mentoring', canWait: true },
  'list-suggested': { topic: 'mentoring', canWait: true },
  'list-decided': { topic: 'mentoring', canWait: true },
  'booking-missed': { topic: 'mentoring' },
  'booking-credit-back': { topic: 'mentoring', canWait: true },
}
