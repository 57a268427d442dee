import type { Role } from './users.ts'

/**
 * What notifications are about; whoever reads them chooses by topic. `duties` (what the law or a person waits for, and what
 * failed) is no choice: it reaches every admin in the app and by mail, and nobody switches it off.
 * `service` and `news` are what staff announce: of what somebody uses or bought, and all the rest.
 */
export const NOTIFICATION_TOPICS = [
  'events',
  'mentoring',
  'payments',
  'plans',
  'planner',
  'counselling',
  'rounds',
  'feedback',
  'sign-ups',
  'imports',
  'webhooks',
  'service',
  'news',
  'duties',
] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

/** `isByPush`: on the browsers where somebody asked for it (`push-devices.ts`). */
export type Delivery = { isInApp: boolean; isByMail: boolean; isByPush: boolean }

/**
 * What reaches whom until somebody chooses otherwise: staff get mail only for what breaks while nobody looks, and reminders
 * of a counselling and what its rounds mean for a list reach whoever asked for them. News comes by mail to whoever asked, and
 * nothing comes by push but what was asked for.
 */
export function presetDelivery(role: Role, topic: NotificationTopic): Delivery {
  if (topic === 'counselling' || topic === 'rounds') return { isInApp: false, isByMail: false, isByPush: false }
  if (topic === 'news') return { isInApp: true, isByMail: false, isByPush: false }
  const isByMail = role !== 'admin' || topic === 'webhooks' || topic === 'duties'
  return { isInApp: true, isByMail, isByPush: false }
}
