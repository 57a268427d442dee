import { formatDateTime } from '@sopaan/domain/time/format'
import type {
  MentoringNotifications,
  SessionFacts,
} from '#api/features/operations/notifications/mentoring-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

const who = ({ firstName, startsAt }: SessionFacts) => `${firstName}, ${formatDateTime(startsAt, 'hi')}`

const said = (reason: string) => (reason === '' ? '' : ` “${reason}”`)

export const mentoringNotifications: NotificationWords<MentoringNotifications> = {
  'mentors-waiting': ({ count }) => ({ title: `मेंटर बनने के ${count} आवेदन प्रतीक्षा में`, body: 'प्रमाण देखें और फैसला करें।' }),
  'mentoring-report': () => ({ title: 'मेंटरिंग में किसी बात की शिकायत हुई', body: 'पढ़ें और फैसला करें।' }),
  'mentor-reviews-waiting': ({ count }) => ({ title: `सेशन की ${count} समीक्षाएँ प्रतीक्षा में`, body: 'औरों से पहले पढ़ें।' }),
  'mentor-approved': () => ({ title: 'अब आप मेंटर हैं', body: 'बताएँ कि आपको कब बुक किया जा सकता है, फिर लोग आपको ढूँढ पाएँगे।' }),
  'mentor-rejected': ({ reason }) => ({
    title: 'आपका आवेदन स्वीकार नहीं हुआ',
    body: `कारण: ${reason} आप इसे बदलकर फिर आवेदन कर सकते हैं।`,
  }),
  'booking-requested': (facts) => ({
    title: 'किसी ने सेशन माँगा है',
    body: `${who(facts)}। स्वीकारें, मना करें या दूसरा समय सुझाएँ।`,
  }),
  'booking-accepted': (facts) => ({ title: 'आपका सेशन तय हो गया', body: `${who(facts)}। जुड़ने का लिंक उसके पन्ने पर है।` }),
  'booking-declined': (facts) => ({
    title: 'सेशन के लिए मना किया गया',
    body: `${who(facts)}।${said(facts.reason)} क्रेडिट वापस आ गया।`,
  }),
  'booking-suggested': (facts) => ({ title: 'दूसरा समय सुझाया गया', body: `${who(facts)}। बताएँ कि ठीक है या नहीं।` }),
  'booking-moved': (facts) => ({ title: 'सेशन का समय बदला', body: `अब: ${who(facts)}।` }),
  'booking-cancelled': (facts) => ({
    title: 'सेशन रद्द हुआ',
    body: `${who(facts)}।${said(facts.reason)}${facts.isCreditBack ? ' क्रेडिट वापस आ गया।' : ''}${facts.isRefunded ? ' जिस प्लान से यह बुक था, उसका पैसा वापस हो गया।' : ''}`,
  }),
  'booking-lapsed': (facts) => ({ title: 'समय पर जवाब नहीं आया', body: `${who(facts)}। क्रेडिट वापस आ गया।` }),
  'booking-tomorrow': (facts) => ({ title: 'आपका सेशन कल है', body: `${who(facts)}।` }),
  'booking-soon': (facts) => ({ title: 'आपका सेशन 15 मिनट में है', body: `${who(facts)}। उसके पन्ने से जुड़ें।` }),
  'booking-items': ({ firstName, count }) => ({
    title: `${firstName} ने आपको ${count} काम दिए`,
    body: 'वे तारीखों के साथ आपके प्लानर में हैं।',
  }),
  'booking-message': ({ firstName }) => ({ title: `${firstName} का संदेश`, body: 'सेशन के साथ पढ़ें।' }),
  'list-suggested': ({ firstName }) => ({
    title: `${firstName} ने आपकी चॉइस लिस्ट पर सुझाव दिए`,
    body: 'हर सुझाव मानें या छोड़ें। जब तक आप न मानें, कुछ नहीं बदलता।',
  }),
  'list-decided': ({ firstName }) => ({
    title: `${firstName} ने आपके सुझाव देख लिए`,
    body: 'सेशन में देखें कि कौन से लिस्ट पर आ गए।',
  }),
  'booking-missed': (facts) => ({ title: 'कहा गया कि आप नहीं आए', body: `${who(facts)}। यह गलत हो तो 72 घंटे में हमें लिखें।` }),
  'booking-credit-back': (facts) => ({ title: 'आपका क्रेडिट वापस आ गया', body: `छूटे सेशन के लिए: ${who(facts)}।` }),
}
