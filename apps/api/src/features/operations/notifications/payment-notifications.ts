import type { ByLanguage, Language } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { pluralIn } from '@sopaan/domain/plural'
import type { Kinds } from './notification-kind.ts'

type AlertReason =
  | 'mismatch'
  | 'account_closed'
  | 'event_full'
  | 'event_cancelled'
  | 'paid_twice'
  | 'coupon_over'
  | 'unknown_order'
  | 'dispute'
  | 'dispute_lost'
  | 'sessions_cancelled'
  | 'refund_failed'
  | 'event_failed'

/** What a buyer is told of the own money. */
type BuyerNotifications = {
  'purchase-paid': { itemName: ByLanguage<string>; totalPaise: number }
  'purchase-returned': { itemName: ByLanguage<string>; totalPaise: number }
  'plan-frozen': { itemName: ByLanguage<string> }
  'plan-unfrozen': { itemName: ByLanguage<string> }
  'refund-noted': { itemName: ByLanguage<string> }
  'refund-granted': { itemName: ByLanguage<string>; amountPaise: number; answer: string | null }
  'refund-declined': { itemName: ByLanguage<string>; answer: string }
  'refund-failed': { itemName: ByLanguage<string>; amountPaise: number }
  'refund-closed': { itemName: ByLanguage<string>; amountPaise: number; answer: string }
  'refund-paid': { itemName: ByLanguage<string>; amountPaise: number; isByBank: boolean; reference: string | null }
}

/** What staff are told of money, and people of their plans and refunds. Facts for staff name nobody. */
export type PaymentNotifications = BuyerNotifications & {
  'payment-received': { itemName: ByLanguage<string>; totalPaise: number }
  'payment-alert': { reason: AlertReason; paymentId: string }
  'refund-asked': { itemName: ByLanguage<string>; totalPaise: number }
  /** For its owner. */
  'plan-expiring': { itemName: ByLanguage<string>; days: number }
}

const ALERTS: Readonly<Record<Language, Readonly<Record<AlertReason, string>>>> = {
  en: {
    mismatch: 'Its amount or currency is not that of the order. Nothing was given for it.',
    account_closed: 'The account was closed before the money came. It goes back.',
    event_full: 'The event filled up before the money came. It goes back.',
    event_cancelled: 'The event was cancelled. The money goes back.',
    paid_twice: 'The order was paid a second time. The second payment goes back.',
    coupon_over: 'Its coupon was used up before the money came. It goes back.',
    unknown_order: 'The provider told of an order that is not ours. Nothing was given for it.',
    dispute: 'A bank disputes it. Answer at the provider in time. What was bought rests until then.',
    dispute_lost: 'The bank decided for its customer. The money is gone, and what was bought was taken back.',
    sessions_cancelled: 'Its refund cancelled mentoring sessions that were agreed ahead. Both sides have been told.',
    refund_failed: 'A refund did not go through. Try it again, or settle it in another way.',
    event_failed: 'A notice of the provider could not be worked off. It is kept, and the log says why.',
  },
  hi: {
    mismatch: 'इसकी राशि या मुद्रा ऑर्डर से मेल नहीं खाती। इसके बदले कुछ नहीं दिया गया।',
    account_closed: 'पैसा आने से पहले खाता बंद हो गया था। पैसा वापस जा रहा है।',
    event_full: 'पैसा आने से पहले कार्यक्रम भर गया। पैसा वापस जा रहा है।',
    event_cancelled: 'कार्यक्रम रद्द हुआ। पैसा वापस जा रहा है।',
    paid_twice: 'ऑर्डर का भुगतान दो बार हुआ। दूसरा भुगतान वापस जा रहा है।',
    coupon_over: 'पैसा आने से पहले इसका कूपन ख़त्म हो गया। पैसा वापस जा रहा है।',
    unknown_order: 'प्रदाता ने ऐसा ऑर्डर बताया जो हमारा नहीं है। इसके बदले कुछ नहीं दिया गया।',
    dispute: 'बैंक ने इस पर विवाद उठाया है। प्रदाता के यहाँ समय पर जवाब दें। तब तक ख़रीद रुकी रहेगी।',
    dispute_lost: 'बैंक ने अपने ग्राहक के हक़ में फ़ैसला किया। पैसा जा चुका है, और ख़रीद वापस ले ली गई।',
    sessions_cancelled: 'इसके रिफ़ंड से आगे के मेंटरिंग सेशन रद्द हुए। दोनों को बता दिया गया है।',
    refund_failed: 'एक रिफ़ंड पूरा नहीं हुआ। दोबारा भेजें, या किसी और तरह निपटाएँ।',
    event_failed: 'प्रदाता की एक सूचना पर काम नहीं हो सका। वह रखी है, और लॉग बताता है कि क्यों।',
  },
}

/** The words of the buyer's. Where a mail of its own brings the paper or the answer, no second one goes out. */
const BUYER_KINDS: Kinds<BuyerNotifications> = {
  'purchase-paid': {
    topic: 'payments',
    mail: 'never',
    words: {
      en: ({ itemName, totalPaise }) => ({
        title: `${itemName} is yours`,
        body:
          totalPaise === 0
            ? 'There was nothing to pay.'
            : `We got ${writeRupees(totalPaise)}. The receipt is under Purchases.`,
      }),
      hi: ({ itemName, totalPaise }) => ({
        title: `${itemName} अब आपका है`,
        body: totalPaise === 0 ? 'कुछ देना नहीं था।' : `${writeRupees(totalPaise)} मिल गए। रसीद "ख़रीद" में है।`,
      }),
    },
  },
  'purchase-returned': {
    topic: 'payments',
    mail: 'never',
    words: {
      en: ({ itemName, totalPaise }) => ({
        title: `Your money is coming back: ${itemName}`,
        body: `${writeRupees(totalPaise)} goes back the way it came. Banks take 5 to 7 working days.`,
      }),
      hi: ({ itemName, totalPaise }) => ({
        title: `आपका पैसा वापस आ रहा है: ${itemName}`,
        body: `${writeRupees(totalPaise)} उसी रास्ते लौट रहे हैं। बैंक 5 से 7 कार्यदिवस लेते हैं।`,
      }),
    },
  },
  'plan-frozen': {
    topic: 'payments',
    words: {
      en: ({ itemName }) => ({
        title: `${itemName} is paused`,
        body: 'Your bank told us that this payment is disputed. The plan and its sessions wait until the bank decides.',
      }),
      hi: ({ itemName }) => ({
        title: `${itemName} अभी रुका है`,
        body: 'आपके बैंक ने बताया कि इस भुगतान पर विवाद है। बैंक के फ़ैसले तक प्लान और उसके सेशन रुके रहेंगे।',
      }),
    },
  },
  'plan-unfrozen': {
    topic: 'payments',
    words: {
      en: ({ itemName }) => ({ title: `${itemName} runs again`, body: 'The dispute at your bank is over.' }),
      hi: ({ itemName }) => ({ title: `${itemName} फिर चालू है`, body: 'बैंक में चल रहा विवाद ख़त्म हुआ।' }),
    },
  },
  'refund-noted': {
    topic: 'payments',
    words: {
      en: ({ itemName }) => ({
        title: `You asked for a refund: ${itemName}`,
        body: 'We read it and answer you here and by mail. You can see where it stands under Purchases.',
      }),
      hi: ({ itemName }) => ({
        title: `आपने रिफ़ंड माँगा: ${itemName}`,
        body: 'हम इसे पढ़कर यहाँ और मेल से जवाब देंगे। कहाँ तक पहुँचा, "ख़रीद" में देखें।',
      }),
    },
  },
  'refund-granted': {
    topic: 'payments',
    mail: 'never',
    words: {
      en: ({ itemName, amountPaise, answer }) => ({
        title: `Refund on its way: ${writeRupees(amountPaise)}`,
        body: `For ${itemName}. Banks take 5 to 7 working days.${answer === null ? '' : ` “${answer}”`}`,
      }),
      hi: ({ itemName, amountPaise, answer }) => ({
        title: `रिफ़ंड चल पड़ा: ${writeRupees(amountPaise)}`,
        body: `${itemName} के लिए। बैंक 5 से 7 कार्यदिवस लेते हैं।${answer === null ? '' : ` “${answer}”`}`,
      }),
    },
  },
  'refund-declined': {
    topic: 'payments',
    mail: 'never',
    words: {
      en: ({ itemName, answer }) => ({ title: `No refund for ${itemName}`, body: `This is why: “${answer}”` }),
      hi: ({ itemName, answer }) => ({ title: `${itemName} का रिफ़ंड नहीं होगा`, body: `वजह: “${answer}”` }),
    },
  },
  'refund-failed': {
    topic: 'payments',
    words: {
      en: ({ itemName, amountPaise }) => ({
        title: `Your refund is late: ${writeRupees(amountPaise)}`,
        body: `Your bank did not take the money for ${itemName}. We are seeing to it; you need not do anything.`,
      }),
      hi: ({ itemName, amountPaise }) => ({
        title: `आपके रिफ़ंड में देर है: ${writeRupees(amountPaise)}`,
        body: `${itemName} का पैसा आपके बैंक ने नहीं लिया। हम देख रहे हैं; आपको कुछ नहीं करना है।`,
      }),
    },
  },
  'refund-closed': {
    topic: 'payments',
    words: {
      en: ({ itemName, amountPaise, answer }) => ({
        title: `Your refund is closed: ${writeRupees(amountPaise)}`,
        body: `For ${itemName}. It is not paid out. This is why: “${answer}”`,
      }),
      hi: ({ itemName, amountPaise, answer }) => ({
        title: `आपका रिफ़ंड बंद हुआ: ${writeRupees(amountPaise)}`,
        body: `${itemName} के लिए। पैसा नहीं भेजा जाएगा। वजह: “${answer}”`,
      }),
    },
  },
  'refund-paid': {
    topic: 'payments',
    mail: 'never',
    words: {
      en: ({ itemName, amountPaise, isByBank, reference }) => ({
        title: `Refunded: ${writeRupees(amountPaise)}`,
        body:
          reference !== null
            ? `For ${itemName}, by bank transfer. Its reference is ${reference}.`
            : isByBank
              ? `Your bank gave you the money for ${itemName} back.`
              : `For ${itemName}. If it is not in your account yet, ask your bank.`,
      }),
      hi: ({ itemName, amountPaise, isByBank, reference }) => ({
        title: `रिफ़ंड हो गया: ${writeRupees(amountPaise)}`,
        body:
          reference !== null
            ? `${itemName} के लिए, बैंक ट्रांसफ़र से। उसका नंबर ${reference} है।`
            : isByBank
              ? `${itemName} का पैसा आपके बैंक ने लौटा दिया।`
              : `${itemName} के लिए। खाते में न दिखे तो बैंक से पूछें।`,
      }),
    },
  },
}

/** Their words. */
export const PAYMENT_KINDS: Kinds<PaymentNotifications> = {
  ...BUYER_KINDS,
  'payment-received': {
    topic: 'payments',
    words: {
      en: ({ itemName, totalPaise }) => ({ title: `Paid: ${writeRupees(totalPaise)}`, body: itemName }),
      hi: ({ itemName, totalPaise }) => ({ title: `भुगतान हुआ: ${writeRupees(totalPaise)}`, body: itemName }),
    },
  },
  'payment-alert': {
    topic: 'webhooks',
    words: {
      en: ({ reason, paymentId }) => ({ title: `Look at payment ${paymentId}`, body: ALERTS.en[reason] }),
      hi: ({ reason, paymentId }) => ({ title: `भुगतान ${paymentId} देखें`, body: ALERTS.hi[reason] }),
    },
  },
  'refund-asked': {
    topic: 'payments',
    words: {
      en: ({ itemName, totalPaise }) => ({
        title: `A refund is asked for: ${writeRupees(totalPaise)}`,
        body: itemName,
      }),
      hi: ({ itemName, totalPaise }) => ({ title: `रिफ़ंड माँगा गया: ${writeRupees(totalPaise)}`, body: itemName }),
    },
  },
  'plan-expiring': {
    topic: 'plans',
    words: {
      en: ({ itemName, days }) => ({
        title: pluralIn('en')(days, {
          1: `${itemName} ends within a day`,
          other: `${itemName} ends in ${days} days`,
        }),
        body: 'Renew it and the new time begins where this one ends: no day is lost.',
      }),
      hi: ({ itemName, days }) => ({
        title: pluralIn('hi')(days, {
          1: `${itemName} एक दिन में ख़त्म होगा`,
          other: `${itemName} ${days} दिन में ख़त्म होगा`,
        }),
        body: 'अभी बढ़ाएँ तो नया समय वहीं से शुरू होगा जहाँ यह ख़त्म होता है: एक भी दिन नहीं जाएगा।',
      }),
    },
  },
}
