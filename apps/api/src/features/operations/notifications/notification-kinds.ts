import { inOneLanguage, type Language } from '@sopaan/domain/languages'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import { ANNOUNCEMENT_KINDS, type AnnouncementNotifications } from './announcement-notifications.ts'
import { CALENDAR_NOTICES, type CalendarNotifications } from './calendar-notifications.ts'
import { CONTACT_KINDS, type ContactNotifications } from './contact-notifications.ts'
import { COUNSELLING_KINDS, type CounsellingNotifications } from './counselling-notifications.ts'
import { EVENT_KINDS, type EventNotifications } from './event-notifications.ts'
import { FEEDBACK_KINDS, type FeedbackNotifications } from './feedback-notifications.ts'
import { MENTORING_KINDS, type MentoringNotifications } from './mentoring-notifications.ts'
import type { Kinds, NotificationText } from './notification-kind.ts'
import { PARENT_KINDS, type ParentNotifications } from './parent-notifications.ts'
import { PAYMENT_KINDS, type PaymentNotifications } from './payment-notifications.ts'
import { ROUND_KINDS, type RoundNotifications } from './round-notifications.ts'
import { STAFF_KINDS, type StaffNotifications } from './staff-notifications.ts'

/** Every kind of notification with its facts: each area of the product has a file of its own, named here once. */
export type NotificationFacts = StaffNotifications &
  AnnouncementNotifications &
  CalendarNotifications &
  MentoringNotifications &
  ContactNotifications &
  CounsellingNotifications &
  EventNotifications &
  FeedbackNotifications &
  ParentNotifications &
  PaymentNotifications &
  RoundNotifications
export type NotificationKind = keyof NotificationFacts

/** Every kind with its topic. */
export const NOTIFICATION_KINDS: Kinds<NotificationFacts> = {
  ...STAFF_KINDS,
  ...ANNOUNCEMENT_KINDS,
  ...CALENDAR_NOTICES,
  ...CONTACT_KINDS,
  ...COUNSELLING_KINDS,
  ...EVENT_KINDS,
  ...FEEDBACK_KINDS,
  ...MENTORING_KINDS,
  ...PARENT_KINDS,
  ...PAYMENT_KINDS,
  ...ROUND_KINDS,
}

/** A notification in the language of its reader. */
export function notificationText<K extends NotificationKind>(
  kind: K,
  facts: NotificationFacts[K],
  language: Language,
): NotificationText {
  return SERVER_WORDS[language].notifications[kind](inOneLanguage(facts, language))
}
