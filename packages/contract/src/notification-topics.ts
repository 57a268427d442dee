import type { Role } from './users.ts'

/** What notifications are about; whoever reads them chooses by topic. */
export const NOTIFICATION_TOPICS = [
  'events',
  'mentoring',
  'payments',
  'plans',
  'planner',
  'feedback',
  'sign-ups',
  'imports',
  'webhooks',
  'duties',
] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

/**
 * The topics that reach a role, in the order its settings show them. `duties` (what the law or a person waits for, and what
 * failed) stands in none: it reaches every admin in the app and by mail, and nobody switches it off.
 */
export const TOPICS_OF_ROLE: Readonly<Record<Role, readonly NotificationTopic[]>> = {
  mentee: ['events', 'mentoring', 'payments', 'plans', 'planner', 'feedback'],
  mentor: ['mentoring', 'events', 'feedback'],
  admin: ['payments', 'webhooks', 'events', 'mentoring', 'feedback', 'sign-ups', 'imports'],
}

export type Delivery = { isInApp: boolean; isByMail: boolean }

/** What reaches whom until somebody chooses otherwise: staff get mail only for what breaks while nobody looks. */
export function presetDelivery(role: Role, topic: NotificationTopic): Delivery {
  return { isInApp: true, isByMail: role !== 'admin' || topic === 'webhooks' || topic === 'duties' }
}
