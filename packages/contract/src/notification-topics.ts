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
] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

/** The topics that reach a role, in the order its settings show them. */
export const TOPICS_OF_ROLE: Readonly<Record<Role, readonly NotificationTopic[]>> = {
  mentee: ['events', 'mentoring', 'payments', 'plans', 'planner', 'feedback'],
  mentor: ['mentoring', 'events', 'feedback'],
  admin: ['payments', 'webhooks', 'events', 'mentoring', 'feedback', 'sign-ups', 'imports'],
}

export type Delivery = { isInApp: boolean; isByMail: boolean }

/** What reaches whom until somebody chooses otherwise: staff get mail only for what breaks while nobody looks. */
export function presetDelivery(role: Role, topic: NotificationTopic): Delivery {
  return { isInApp: true, isByMail: role !== 'admin' || topic === 'webhooks' }
}
