import { writeRupees } from '@sopaan/domain/money/rupees'
import { pluralIn } from '@sopaan/domain/plural'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import type { ParentNotifications } from '#api/features/operations/notifications/parent-notifications.ts'

export const parentNotifications: NotificationWords<ParentNotifications> = {
  'parent-agreed': ({ parentName }) => ({
    title: 'आपके माता-पिता ने हाँ कर दी',
    body: `${parentName} ने हाँ कर दी। मेंटरिंग, संदेश, सार्वजनिक फीडबैक और भुगतान अब खुले हैं।`,
  }),
  'parent-withdrew': ({ cancelled }) => ({
    title: 'आपके माता-पिता ने सहमति वापस ली',
    body: `माता-पिता के फिर से हाँ करने तक मेंटरिंग, संदेश, सार्वजनिक फीडबैक और भुगतान बंद हैं।${cancelled === 0 ? '' : ' आगे की मुलाकातें रद्द हुईं, क्रेडिट वापस आ गए।'}`,
  }),
  'order-approved': ({ itemName, totalPaise }) => ({
    title: 'माता-पिता ने हाँ कर दी: अब भुगतान करें',
    body: `${writeRupees(totalPaise)} में ${itemName}। 48 घंटे में भुगतान कर दें।`,
  }),
  'order-refused': ({ itemName, totalPaise }) => ({
    title: 'आपके माता-पिता ने मना किया',
    body: `${writeRupees(totalPaise)} में ${itemName} नहीं खरीदा गया। कुछ नहीं कटा।`,
  }),
  'mentee-paused': ({ firstName }) => ({
    title: `${firstName} की मेंटरिंग अभी रुकी है`,
    body: `${firstName} के माता-पिता ने सहमति वापस ली। आगे की मुलाकातें रद्द हैं और संदेश बंद हैं।`,
  }),
  'parent-paper-refused': () => ({
    title: 'आपके माता-पिता का कागज नहीं चला',
    body: 'वजह हमने उन्हें मेल में लिखी है। वे दूसरा कागज भेज सकते हैं, या ₹1 दे सकते हैं जो वापस आता है।',
  }),
  'parent-papers-waiting': ({ count }) => ({
    title: pluralIn('hi')(count, {
      one: 'माता-पिता का एक कागज इंतजार में',
      other: `माता-पिता के ${count} कागज इंतजार में`,
    }),
    body: 'उस पर नाम देखें, फिर मानें या मना करें। फाइल तब मिट जाती है, ज्यादा से ज्यादा 30 दिन में।',
  }),
  'parent-doubt': ({ doubt }) => ({
    title: 'माता-पिता की सहमति शायद बच्चे ने खुद दी',
    body:
      doubt === 'same-device' ? 'वह उसी ब्राउजर से आई जिससे माँगी गई थी। खाता देखें।' : 'वह आधे घंटे में उसी नेटवर्क से आई। खाता देखें।',
  }),
}
