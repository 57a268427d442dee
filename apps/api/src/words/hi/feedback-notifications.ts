import type { FeedbackNotifications } from '#api/features/operations/notifications/feedback-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

const stars = (count: number) => '★'.repeat(count)

export const feedbackNotifications: NotificationWords<FeedbackNotifications> = {
  'feedback-waiting': ({ starRating, isEdited }) => ({
    title: isEdited ? 'बदली हुई प्रतिक्रिया आपकी प्रतीक्षा में है' : 'नई प्रतिक्रिया आपकी प्रतीक्षा में है',
    body: `${stars(starRating)} · इसे पढ़ें और स्वीकार या अस्वीकार करें।`,
  }),
  'feedback-approved': ({ isShown }) => ({
    title: 'आपकी प्रतिक्रिया स्वीकार हुई',
    body: isShown ? 'यह अब आपके पहले नाम के साथ हमारे पेज पर है।' : 'धन्यवाद। यह आपके और हमारे बीच रहेगी।',
  }),
  'feedback-rejected': ({ reason }) => ({
    title: 'आपकी प्रतिक्रिया स्वीकार नहीं हुई',
    body: `कारण: ${reason} आप इसे बदल सकते हैं।`,
  }),
}
