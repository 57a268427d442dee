import type { Role } from './users.ts'

/**
 * What notifications are about; whoever reads them chooses by topic. `duties` (what the law or a person waits for, and what
 * failed) is no choice: it reaches every admin in the app and by mail, and nobody switches it off.
 */
export const NOTIFICATION_TOPICS = [
  'events',
  'mentoring',
  'payments',
  'plans',
  'planner',
  'counselling',
  'feedback',
  'sign-ups',
  'imports',
  'webhooks',
  'duties',
] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

export type Delivery = { isInApp: boolean; isByMail: boolean }

/**
 * What reaches whom until somebody chooses otherwise: staff get mail only for what breaks while nobody looks, and reminders
 * of a counselling reach whoever asked for them.
 */
export function presetDelivery(role: Role, topic: NotificationTopic): Delivery {
  if (topic === 'counselling') return { isInApp: false, isByMail: false }
  return { isInApp: true, isByMail: role !== 'admin' || topic === 'webhooks' || topic === 'duties' }
}
