import { pluralIn } from '@sopaan/domain/plural'
import { formatDateTime } from '@sopaan/domain/time/format'
import type { Kinds } from './notification-kind.ts'

type Session = { firstName: string; startsAt: string }

/** What is told around mentoring. */
export type MentoringNotifications = {
  'mentors-waiting': { count: number }
  'mentoring-report': Record<string, never>
  'mentor-reviews-waiting': { count: number }
  'mentor-approved': Record<string, never>
  'mentor-rejected': { reason: string }
  'booking-requested': Session
  'booking-accepted': Session
  'booking-declined': Session & { reason: string }
  'booking-suggested': Session
  'booking-moved': Session
  /** Refunded: what paid for it was paid back, and so its credit is gone. */
  'booking-cancelled': Session & { reason: string; isCreditBack: boolean; isRefunded?: boolean }
  'booking-lapsed': Session
  'booking-tomorrow': Session
  'booking-soon': Session
  'booking-items': Session & { count: number }
  'booking-message': { firstName: string }
  'booking-missed': Session
  'booking-credit-back': Session
}

const en = ({ firstName, startsAt }: Session) => `${firstName}, ${formatDateTime(startsAt, 'en')}`
const hi = ({ firstName, startsAt }: Session) => `${firstName}, ${formatDateTime(startsAt, 'hi')}`
const said = (reason: string) => (reason === '' ? '' : ` “${reason}”`)

/** Their words. */
export const MENTORING_KINDS: Kinds<MentoringNotifications> = {
  'mentors-waiting': {
    topic: 'mentoring',
    words: {
      en: ({ count }) => ({
        title: pluralIn('en')(count, {
          1: 'An application to mentor waits',
          other: `${count} applications to mentor wait`,
        }),
        body: 'Look at the proof and decide.',
      }),
      hi: ({ count }) => ({ title: `मेंटर बनने के ${count} आवेदन प्रतीक्षा में`, body: 'प्रमाण देखें और फ़ैसला करें।' }),
    },
  },
  'mentoring-report': {
    topic: 'mentoring',
    words: {
      en: () => ({ title: 'Something was reported in mentoring', body: 'Read it and decide.' }),
      hi: () => ({ title: 'मेंटरिंग में किसी बात की शिकायत हुई', body: 'पढ़ें और फ़ैसला करें।' }),
    },
  },
  'mentor-reviews-waiting': {
    topic: 'mentoring',
    words: {
      en: ({ count }) => ({
        title: pluralIn('en')(count, { 1: 'A review of a session waits', other: `${count} reviews of sessions wait` }),
        body: 'Read before others do.',
      }),
      hi: ({ count }) => ({ title: `सेशन की ${count} समीक्षाएँ प्रतीक्षा में`, body: 'औरों से पहले पढ़ें।' }),
    },
  },
  'mentor-approved': {
    topic: 'mentoring',
    words: {
      en: () => ({ title: 'You are a mentor now', body: 'Say when you can be booked, and you will be found.' }),
      hi: () => ({ title: 'अब आप मेंटर हैं', body: 'बताएँ कि आपको कब बुक किया जा सकता है, फिर लोग आपको ढूँढ पाएँगे।' }),
    },
  },
  'mentor-rejected': {
    topic: 'mentoring',
    words: {
      en: ({ reason }) => ({
        title: 'Your application was not approved',
        body: `Reason: ${reason} You can change it and apply again.`,
      }),
      hi: ({ reason }) => ({
        title: 'आपका आवेदन स्वीकार नहीं हुआ',
        body: `कारण: ${reason} आप इसे बदलकर फिर आवेदन कर सकते हैं।`,
      }),
    },
  },
  'booking-requested': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({
        title: 'Somebody asks for a session',
        body: `${en(facts)}. Accept, decline or suggest another time.`,
      }),
      hi: (facts) => ({ title: 'किसी ने सेशन माँगा है', body: `${hi(facts)}। स्वीकारें, मना करें या दूसरा समय सुझाएँ।` }),
    },
  },
  'booking-accepted': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({ title: 'Your session is agreed on', body: `${en(facts)}. The link to join is on its page.` }),
      hi: (facts) => ({ title: 'आपका सेशन तय हो गया', body: `${hi(facts)}। जुड़ने का लिंक उसके पन्ने पर है।` }),
    },
  },
  'booking-declined': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({
        title: 'The session was declined',
        body: `${en(facts)}.${said(facts.reason)} The credit is back.`,
      }),
      hi: (facts) => ({
        title: 'सेशन के लिए मना किया गया',
        body: `${hi(facts)}।${said(facts.reason)} क्रेडिट वापस आ गया।`,
      }),
    },
  },
  'booking-suggested': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({ title: 'Another time is suggested', body: `${en(facts)}. Say whether it suits you.` }),
      hi: (facts) => ({ title: 'दूसरा समय सुझाया गया', body: `${hi(facts)}। बताएँ कि ठीक है या नहीं।` }),
    },
  },
  'booking-moved': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({ title: 'A session was moved', body: `Now: ${en(facts)}.` }),
      hi: (facts) => ({ title: 'सेशन का समय बदला', body: `अब: ${hi(facts)}।` }),
    },
  },
  'booking-cancelled': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({
        title: 'A session was cancelled',
        body: `${en(facts)}.${said(facts.reason)}${facts.isCreditBack ? ' The credit is back.' : ''}${facts.isRefunded ? ' The plan it was booked with was refunded.' : ''}`,
      }),
      hi: (facts) => ({
        title: 'सेशन रद्द हुआ',
        body: `${hi(facts)}।${said(facts.reason)}${facts.isCreditBack ? ' क्रेडिट वापस आ गया।' : ''}${facts.isRefunded ? ' जिस प्लान से यह बुक था, उसका पैसा वापस हो गया।' : ''}`,
      }),
    },
  },
  'booking-lapsed': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({ title: 'No answer came in time', body: `${en(facts)}. The credit is back.` }),
      hi: (facts) => ({ title: 'समय पर जवाब नहीं आया', body: `${hi(facts)}। क्रेडिट वापस आ गया।` }),
    },
  },
  'booking-tomorrow': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({ title: 'Your session is tomorrow', body: `${en(facts)}.` }),
      hi: (facts) => ({ title: 'आपका सेशन कल है', body: `${hi(facts)}।` }),
    },
  },
  'booking-soon': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({ title: 'Your session begins in 15 minutes', body: `${en(facts)}. Join from its page.` }),
      hi: (facts) => ({ title: 'आपका सेशन 15 मिनट में है', body: `${hi(facts)}। उसके पन्ने से जुड़ें।` }),
    },
  },
  'booking-items': {
    topic: 'mentoring',
    words: {
      en: ({ firstName, count }) => ({
        title: `${firstName} gave you ${pluralIn('en')(count, { 1: 'one thing', other: `${count} things` })} to do`,
        body: 'They are in your planner, with their dates.',
      }),
      hi: ({ firstName, count }) => ({
        title: `${firstName} ने आपको ${count} काम दिए`,
        body: 'वे तारीख़ों के साथ आपके प्लानर में हैं।',
      }),
    },
  },
  'booking-message': {
    topic: 'mentoring',
    words: {
      en: ({ firstName }) => ({ title: `A message from ${firstName}`, body: 'Read it with the session.' }),
      hi: ({ firstName }) => ({ title: `${firstName} का संदेश`, body: 'सेशन के साथ पढ़ें।' }),
    },
  },
  'booking-missed': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({
        title: 'It was said that you did not come',
        body: `${en(facts)}. If that is wrong, write to us within 72 hours.`,
      }),
      hi: (facts) => ({ title: 'कहा गया कि आप नहीं आए', body: `${hi(facts)}। यह ग़लत हो तो 72 घंटे में हमें लिखें।` }),
    },
  },
  'booking-credit-back': {
    topic: 'mentoring',
    words: {
      en: (facts) => ({ title: 'Your credit is back', body: `For the session that was missed: ${en(facts)}.` }),
      hi: (facts) => ({ title: 'आपका क्रेडिट वापस आ गया', body: `छूटे सेशन के लिए: ${hi(facts)}।` }),
    },
  },
}
