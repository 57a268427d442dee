import type { Kinds } from './notification-kind.ts'

/** What staff are told of people who wrote to us. */
export type ContactNotifications = {
  'messages-waiting': { count: number }
  'grievance-filed': { number: string; dueOn: string }
  /** Open grievances by the day their answer is due. */
  'grievances-due': { overdue: number; today: number; tomorrow: number }
  /** An account that has to be erased waits for a second admin. */
  'erasure-requested': { ground: 'person' | 'parent' | 'authority' }
  'work-failed': { mails: number; refunds: number; events: number; jobs: number }
}

/** What each is about. */
export const CONTACT_KINDS: Kinds<ContactNotifications> = {
  'messages-waiting': { topic: 'feedback' },
  'grievance-filed': { topic: 'duties' },
  'grievances-due': { topic: 'duties' },
  'erasure-requested': { topic: 'duties' },
  'work-failed': { topic: 'duties' },
}
