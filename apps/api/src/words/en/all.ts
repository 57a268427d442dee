import type { Templates } from '#api/features/operations/mails/mail-facts.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import type { NotificationFacts } from '#api/features/operations/notifications/notification-kinds.ts'
import { accountMails } from './account-mails.ts'
import { announcementNotifications } from './announcement-notifications.ts'
import { busyPage } from './busy-page.ts'
import { calendarNotifications } from './calendar-notifications.ts'
import { cgpaReport } from './cgpa-report.ts'
import { choiceFiles } from './choice-files.ts'
import { contactMails } from './contact-mails.ts'
import { contactNotifications } from './contact-notifications.ts'
import { counsellingNotifications } from './counselling-notifications.ts'
import { eventMails } from './event-mails.ts'
import { eventNotifications } from './event-notifications.ts'
import { feedbackNotifications } from './feedback-notifications.ts'
import { invoices } from './invoices.ts'
import { lockScreen } from './lock-screen.ts'
import { mailFrame } from './mail-frame.ts'
import { managedUserMails } from './managed-user-mails.ts'
import { mentorStatement } from './mentor-statement.ts'
import { mentoringNotifications } from './mentoring-notifications.ts'
import { notificationMails } from './notification-mails.ts'
import { parentBillMails } from './parent-bill-mails.ts'
import { parentNotifications } from './parent-notifications.ts'
import { paymentMails } from './payment-mails.ts'
import { paymentNotifications } from './payment-notifications.ts'
import { roundNotifications } from './round-notifications.ts'
import { samples } from './samples.ts'
import { seasonCalendar } from './season-calendar.ts'
import { sharePictures } from './share-pictures.ts'
import { staffNotifications } from './staff-notifications.ts'
import { studyPlan } from './study-plan.ts'

const mails: Templates = {
  ...accountMails,
  ...contactMails,
  ...eventMails,
  ...managedUserMails,
  ...notificationMails,
  ...parentBillMails,
  ...paymentMails,
}

const notifications: NotificationWords<NotificationFacts> = {
  ...calendarNotifications,
  ...contactNotifications,
  ...counsellingNotifications,
  ...announcementNotifications,
  ...eventNotifications,
  ...feedbackNotifications,
  ...mentoringNotifications,
  ...parentNotifications,
  ...paymentNotifications,
  ...roundNotifications,
  ...staffNotifications,
}

/** Every word the server says in English; the other languages have the same keys. */
export const en = {
  mails,
  mailFrame,
  notifications,
  lockScreen,
  invoices,
  cgpaReport,
  choiceFiles,
  seasonCalendar,
  sharePictures,
  mentorStatement,
  studyPlan,
  busyPage,
  alertTest: 'Sopaan: a message to try this address. Alerts of staff come here from now on.',
  samples,
}
