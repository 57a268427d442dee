import { formatDateTime } from '@sopaan/domain/time/format'
import type {
  MentoringNotifications,
  SessionFacts,
} from '#api/features/operations/notifications/mentoring-notifications.ts'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'

const who = ({ firstName, startsAt, more = 0 }: SessionFacts) =>
  `${firstName}, ${formatDateTime(startsAt, 'hi')}${more === 0 ? '' : `, और ${more} और`}`

const said = (reason: string) => (reason === '' ? '' : ` “${reason}”`)

export const mentoringNotifications: NotificationWords<MentoringNotifications> = {
  'mentors-waiting': ({ count }) => ({ title: `मेंटर बनने के ${count} आवेदन बाकी`, body: 'सबूत देखें और फैसला करें।' }),
  'mentoring-report': () => ({ title: 'मेंटरिंग में किसी बात की शिकायत हुई', body: 'पढ़ें और फैसला करें।' }),
  'mentor-reviews-waiting': ({ count }) => ({ title: `मुलाकात के ${count} रिव्यू बाकी`, body: 'औरों से पहले पढ़ें।' }),
  'mentor-approved': () => ({ title: 'अब आप मेंटर हैं', body: 'अपने घंटे भरें, ताकि छात्र बुक कर सकें।' }),
  'mentor-rejected': ({ reason }) => ({
    title: 'आपका आवेदन स्वीकार नहीं हुआ',
    body: `वजह: ${reason} आप इसे बदलकर फिर आवेदन कर सकते हैं।`,
  }),
  'booking-requested': (facts) => ({
    title: 'एक छात्र ने मुलाकात माँगी है',
    body: `${who(facts)}। हाँ करें, मना करें या दूसरा समय सुझाएँ।`,
  }),
  'booking-accepted': (facts) => ({
    title: 'आपकी मुलाकात तय हो गई',
    body: `${who(facts)}। जुड़ने का लिंक मुलाकात के पेज पर है।`,
  }),
  'booking-declined': (facts) => ({
    title: 'मुलाकात के लिए मना हुआ',
    body: `${who(facts)}।${said(facts.reason)} क्रेडिट वापस आ गया।`,
  }),
  'booking-suggested': (facts) => ({ title: 'दूसरा समय सुझाया है', body: `${who(facts)}। ठीक है या नहीं, बताएँ।` }),
  'booking-moved': (facts) => ({ title: 'मुलाकात का समय बदला', body: `अब: ${who(facts)}।` }),
  'booking-cancelled': (facts) => ({
    title: 'मुलाकात रद्द हुई',
    body: `${who(facts)}।${said(facts.reason)}${facts.isCreditBack ? ' क्रेडिट वापस आ गया।' : ''}${facts.isRefunded ? ' जिस प्लान से यह बुक था, उसका पैसा वापस हो गया।' : ''}`,
  }),
  'booking-lapsed': (facts) => ({ title: 'समय पर जवाब नहीं आया', body: `${who(facts)}। क्रेडिट वापस आ गया।` }),
  'booking-tomorrow': (facts) => ({ title: 'आपकी मुलाकात कल है', body: `${who(facts)}।` }),
  'booking-soon': (facts) => ({ title: 'आपकी मुलाकात 15 मिनट में है', body: `${who(facts)}। मुलाकात के पेज से जुड़ें।` }),
  'booking-items': ({ firstName, count }) => ({
    title: `${firstName} ने आपको ${count} काम दिए`,
    body: 'वे तारीखों के साथ आपके प्लानर में हैं।',
  }),
  'booking-message': ({ firstName }) => ({ title: `${firstName} का संदेश`, body: 'मुलाकात में पढ़ें।' }),
  'list-suggested': ({ firstName }) => ({
    title: `${firstName} के सुझाव आपकी लिस्ट पर`,
    body: 'हर सुझाव मानें या छोड़ें। जब तक आप न मानें, कुछ नहीं बदलता।',
  }),
  'list-decided': ({ firstName }) => ({
    title: `आपके सुझावों पर ${firstName} का जवाब`,
    body: 'मुलाकात में देखें कि कौन से लिस्ट पर आ गए।',
  }),
  'booking-missed': (facts) => ({
    title: 'लिखा गया कि आपकी तरफ से कोई नहीं आया',
    body: `${who(facts)}। गलत है? 72 घंटे में हमें लिखें।`,
  }),
  'booking-credit-back': (facts) => ({ title: 'आपका क्रेडिट वापस आ गया', body: `छूटी मुलाकात के लिए: ${who(facts)}।` }),
}
