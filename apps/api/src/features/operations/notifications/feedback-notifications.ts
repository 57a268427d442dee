import type { Kinds } from './notification-kind.ts'

/** What is told around feedback. */
export type FeedbackNotifications = {
  /** To staff: something waits to be looked at. */
  'feedback-waiting': { starRating: number; isEdited: boolean }
  /** To its author. */
  'feedback-approved': { isShown: boolean }
  'feedback-rejected': { reason: string }
}

const stars = (count: number) => '★'.repeat(count)

/** Their words. */
export const FEEDBACK_KINDS: Kinds<FeedbackNotifications> = {
  'feedback-waiting': {
    topic: 'feedback',
    words: {
      en: ({ starRating, isEdited }) => ({
        title: isEdited ? 'Edited feedback waits for you' : 'New feedback waits for you',
        body: `${stars(starRating)} · read it and approve or reject it.`,
      }),
      hi: ({ starRating, isEdited }) => ({
        title: isEdited ? 'बदली हुई प्रतिक्रिया आपकी प्रतीक्षा में है' : 'नई प्रतिक्रिया आपकी प्रतीक्षा में है',
        body: `${stars(starRating)} · इसे पढ़ें और स्वीकार या अस्वीकार करें।`,
      }),
    },
  },
  'feedback-approved': {
    topic: 'feedback',
    words: {
      en: ({ isShown }) => ({
        title: 'Your feedback was approved',
        body: isShown ? 'It is on our pages now, with your first name.' : 'Thank you. It stays between you and us.',
      }),
      hi: ({ isShown }) => ({
        title: 'आपकी प्रतिक्रिया स्वीकार हुई',
        body: isShown ? 'यह अब आपके पहले नाम के साथ हमारे पेज पर है।' : 'धन्यवाद। यह आपके और हमारे बीच रहेगी।',
      }),
    },
  },
  'feedback-rejected': {
    topic: 'feedback',
    words: {
      en: ({ reason }) => ({ title: 'Your feedback was not approved', body: `Reason: ${reason} You can edit it.` }),
      hi: ({ reason }) => ({
        title: 'आपकी प्रतिक्रिया स्वीकार नहीं हुई',
        body: `कारण: ${reason} आप इसे बदल सकते हैं।`,
      }),
    },
  },
}
