import type { ByLanguage } from '@sopaan/domain/languages'
import type { Kinds } from './notification-kind.ts'

export type Ordered = { itemName: ByLanguage<string>; totalPaise: number }

/** What is told around a parent's consent. */
export type ParentNotifications = {
  'parent-agreed': { parentName: string }
  'parent-withdrew': { cancelled: number }
  'mentee-paused': { firstName: string }
  'order-approved': Ordered
  'order-refused': Ordered
  'parent-paper-refused': Record<string, never>
  'parent-papers-waiting': { count: number }
  'parent-doubt': { doubt: 'same-device' | 'same-address' }
}

/** What each is about. */
export const PARENT_KINDS: Kinds<ParentNotifications> = {
  'parent-agreed': {
    topic: 'mentoring',
    // A mail of its own goes out whatever was chosen.
    mail: 'never',
  },
  'parent-withdrew': { topic: 'mentoring', mail: 'never' },
  'order-approved': { topic: 'payments' },
  'order-refused': { topic: 'payments' },
  'mentee-paused': { topic: 'mentoring' },
  'parent-paper-refused': { topic: 'mentoring' },
  'parent-papers-waiting': { topic: 'duties' },
  'parent-doubt': { topic: 'duties' },
}
