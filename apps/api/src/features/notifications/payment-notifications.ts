import { writeRupees } from '@sopaan/domain/rupees'
import type { Kinds } from './notification-kind.ts'

type ItemName = { en: string; hi: string }
type AlertReason =
  | 'mismatch'
  | 'account_closed'
  | 'event_full'
  | 'event_cancelled'
  | 'paid_twice'
  | 'coupon_over'
  | 'unknown_order'
  | 'dispute'
  | 'refund_failed'
  | 'event_failed'

/** What staff are told of money, and people of their plans and refunds. Facts for staff name nobody. */
export type PaymentNotifications = {
  'payment-received': { itemName: ItemName; totalPaise: number }
  'payment-alert': { reason: AlertReason; paymentId: string }
  'refund-asked': { itemName: ItemName; totalPaise: number }
  /** For its owner. */
  'plan-expiring': { itemName: ItemName; days: number }
}

const ALERTS: Readonly<Record<'en' | 'hi', Readonly<Record<AlertReason, string>>>> = {
  en: {
    mismatch: 'Its amount or currency is not that of the order. Nothing was given for it.',
    account_closed: 'The account was closed before the money came. It goes back.',
    event_full: 'The event filled up before the money came. It goes back.',
    event_cancelled: 'The event was cancelled. The money goes back.',
    paid_twice: 'The order was paid a second time. The second payment goes back.',
    coupon_over: 'Its coupon was used up before the money came. It goes back.',
    unknown_order: 'The provider told of an order that is not ours. Nothing was given for it.',
    dispute: 'A bank disputes it. Answer at the provider in time.',
    refund_failed: 'A refund did not go through. Look at it at the provider.',
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
    dispute: 'बैंक ने इस पर विवाद उठाया है। प्रदाता के यहाँ समय पर जवाब दें।',
    refund_failed: 'एक रिफ़ंड पूरा नहीं हुआ। उसे प्रदाता के यहाँ देखें।',
    event_failed: 'प्रदाता की एक सूचना पर काम नहीं हो सका। वह रखी है, और लॉग बताता है कि क्यों।',
  },
}

/** Their words. */
export const PAYMENT_KINDS: Kinds<PaymentNotifications> = {
  'payment-received': {
    topic: 'payments',
    words: {
      en: ({ itemName, totalPaise }) => ({ title: `Paid: ${writeRupees(totalPaise)}`, body: itemName.en }),
      hi: ({ itemName, totalPaise }) => ({ title: `भुगतान हुआ: ${writeRupees(totalPaise)}`, body: itemName.hi }),
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
        body: itemName.en,
      }),
      hi: ({ itemName, totalPaise }) => ({ title: `रिफ़ंड माँगा गया: ${writeRupees(totalPaise)}`, body: itemName.hi }),
    },
  },
  'plan-expiring': {
    topic: 'plans',
    words: {
      en: ({ itemName, days }) => ({
        title: days === 1 ? `${itemName.en} ends within a day` : `${itemName.en} ends in ${days} days`,
        body: 'Renew it and the new time begins where this one ends: no day is lost.',
      }),
      hi: ({ itemName, days }) => ({
        title: days === 1 ? `${itemName.hi} एक दिन में ख़त्म होगा` : `${itemName.hi} ${days} दिन में ख़त्म होगा`,
        body: 'अभी बढ़ाएँ तो नया समय वहीं से शुरू होगा जहाँ यह ख़त्म होता है: एक भी दिन नहीं जाएगा।',
      }),
    },
  },
}
