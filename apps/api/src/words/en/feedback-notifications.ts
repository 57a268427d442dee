import type { FeedbackNotifications } from '#api/features/operations/notifications/feedback-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

const stars = (count: number) => '★'.repeat(count)

export const feedbackNotifications: NotificationWords<FeedbackNotifications> = {
  'feedback-waiting': ({ starRating, isEdited }) => ({
    title: isEdited ? 'Edited feedback waits for you' : 'New feedback waits for you',
    body: `${stars(starRating)} · read it and approve or reject it.`,
  }),
  'feedback-approved': ({ isShown }) => ({
    title: 'Your feedback was approved',
    body: isShown ? 'It is on our pages now, with your first name.' : 'Thank you. It stays between you and us.',
  }),
  'feedback-rejected': ({ reason }) => ({
    title: 'Your feedback was not approved',
    body: `Reason: ${reason} You can edit it.`,
  }),
}
