import type { ByLanguage } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { pluralIn } from '@sopaan/domain/plural'
import type { Kinds } from './notification-kind.ts'

type Ordered = { itemName: ByLanguage<string>; totalPaise: number }

/** What is told around a parent's consent. */
export type ParentNotifications = {
  'parent-agreed': { parentName: string }
  'parent-withdrew': { cancelled: number }
  'mentee-paused': { firstName: string }
  'order-approved': Ordered
  'order-refused': Ordered
  'parent-paper-refused': Record<string, never>
  'parent-papers-waiting': { count: number }
  'parent-doubt': { doubt: 'same-device' | 'same-address' }
}

/** Their words. */
export const PARENT_KINDS: Kinds<ParentNotifications> = {
  'parent-agreed': {
    topic: 'mentoring',
    // A mail of its own goes out whatever was chosen.
    mail: 'never',
    words: {
      en: ({ parentName }) => ({
        title: 'Your parent agreed',
        body: `${parentName} said yes. Mentoring, messages, public feedback and payments are open to you.`,
      }),
      hi: ({ parentName }) => ({
        title: 'आपके माता-पिता ने हाँ कर दी',
        body: `${parentName} ने हाँ कर दी। मेंटरिंग, संदेश, सार्वजनिक फीडबैक और भुगतान अब खुले हैं।`,
      }),
    },
  },
  'parent-withdrew': {
    topic: 'mentoring',
    mail: 'never',
    words: {
      en: ({ cancelled }) => ({
        title: 'Your parent took the consent back',
        body: `Mentoring, messages, public feedback and payments are closed until a parent agrees again.${cancelled === 0 ? '' : ' Sessions ahead are cancelled, and your credits are back.'}`,
      }),
      hi: ({ cancelled }) => ({
        title: 'आपके माता-पिता ने सहमति वापस ली',
        body: `माता-पिता के फिर से हाँ करने तक मेंटरिंग, संदेश, सार्वजनिक फीडबैक और भुगतान बंद हैं।${cancelled === 0 ? '' : ' आगे की मुलाकातें रद्द हुईं, क्रेडिट वापस आ गए।'}`,
      }),
    },
  },
  'order-approved': {
    topic: 'payments',
    words: {
      en: ({ itemName, totalPaise }) => ({
        title: 'Your parent approved: pay now',
        body: `${itemName} for ${writeRupees(totalPaise)}. Pay within 48 hours.`,
      }),
      hi: ({ itemName, totalPaise }) => ({
        title: 'माता-पिता ने हाँ कर दी: अब भुगतान करें',
        body: `${writeRupees(totalPaise)} में ${itemName}। 48 घंटे में भुगतान कर दें।`,
      }),
    },
  },
  'order-refused': {
    topic: 'payments',
    words: {
      en: ({ itemName, totalPaise }) => ({
        title: 'Your parent said no',
        body: `${itemName} for ${writeRupees(totalPaise)} was not bought. Nothing was charged.`,
      }),
      hi: ({ itemName, totalPaise }) => ({
        title: 'आपके माता-पिता ने मना किया',
        body: `${writeRupees(totalPaise)} में ${itemName} नहीं ख़रीदा गया। कुछ नहीं कटा।`,
      }),
    },
  },
  'mentee-paused': {
    topic: 'mentoring',
    words: {
      en: ({ firstName }) => ({
        title: `Mentoring with ${firstName} is paused`,
        body: `A parent of ${firstName} took the consent back. Sessions ahead are cancelled, and messages are closed.`,
      }),
      hi: ({ firstName }) => ({
        title: `${firstName} की मेंटरिंग अभी रुकी है`,
        body: `${firstName} के माता-पिता ने सहमति वापस ली। आगे की मुलाकातें रद्द हैं और संदेश बंद हैं।`,
      }),
    },
  },
  'parent-paper-refused': {
    topic: 'mentoring',
    words: {
      en: () => ({
        title: 'We could not accept your parent’s paper',
        body: 'We wrote to your parent why. Your parent can send another paper, or pay ₹1 that comes back.',
      }),
      hi: () => ({
        title: 'आपके माता-पिता का काग़ज़ नहीं चला',
        body: 'वजह हमने उन्हें मेल में लिखी है। वे दूसरा काग़ज़ भेज सकते हैं, या ₹1 दे सकते हैं जो वापस आता है।',
      }),
    },
  },
  'parent-papers-waiting': {
    topic: 'duties',
    words: {
      en: ({ count }) => ({
        title: pluralIn('en')(count, { one: 'A parent’s paper waits', other: `${count} papers of parents wait` }),
        body: 'Look at the name on it, then accept or refuse. The file is deleted then, at the latest after 30 days.',
      }),
      hi: ({ count }) => ({
        title: pluralIn('hi')(count, {
          one: 'माता-पिता का एक काग़ज़ इंतज़ार में',
          other: `माता-पिता के ${count} काग़ज़ इंतज़ार में`,
        }),
        body: 'उस पर नाम देखें, फिर मानें या मना करें। फ़ाइल तब मिट जाती है, ज़्यादा से ज़्यादा 30 दिन में।',
      }),
    },
  },
  'parent-doubt': {
    topic: 'duties',
    words: {
      en: ({ doubt }) => ({
        title: 'A parent’s consent may be the child’s own',
        body:
          doubt === 'same-device'
            ? 'It came from the browser that asked for it. Look at the account.'
            : 'It came from the same network within half an hour. Look at the account.',
      }),
      hi: ({ doubt }) => ({
        title: 'माता-पिता की सहमति शायद बच्चे ने ख़ुद दी',
        body:
          doubt === 'same-device'
            ? 'वह उसी ब्राउज़र से आई जिससे माँगी गई थी। खाता देखें।'
            : 'वह आधे घंटे में उसी नेटवर्क से आई। खाता देखें।',
      }),
    },
  },
}
