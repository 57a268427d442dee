import { paths } from '@sopaan/contract/paths'
import type { ByLanguage, Language } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import type { Templates } from './mail-words.ts'

/** What mails about payments say. `url` is the paper's link: whoever has it may read the paper. */
export type PaymentMails = {
  'purchase-paid': {
    itemName: ByLanguage<string>
    /** 0 where nothing was to be paid. */
    totalPaise: number
    /** Null where there is no paper. */
    number: string | null
    kind: 'tax_invoice' | 'receipt' | 'credit_note'
    url: string | null
    expiresAt: string | null
  }
  'purchase-returned': { itemName: ByLanguage<string>; totalPaise: number; because: ReturnCause }
  'refund-granted': { itemName: ByLanguage<string>; amountPaise: number; answer: string | null }
  'refund-declined': { itemName: ByLanguage<string>; answer: string }
  'refund-paid': {
    itemName: ByLanguage<string>
    amountPaise: number
    number: string | null
    url: string | null
    isFull: boolean
    /** Of a transfer that was made by hand. */
    reference: string | null
  }
}
type ReturnCause = 'account_closed' | 'event_full' | 'event_cancelled' | 'paid_twice' | 'coupon_over'

const days: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
}
/** What ends at midnight is still good on the day before. */
const lastDay = (iso: string, language: Language) => days[language].format(new Date(Date.parse(iso) - 1))
const PURCHASES = paths.purchases()

const RETURNED: Record<Language, Record<ReturnCause, string>> = {
  en: {
    account_closed: 'Your account was closed before the payment reached us.',
    event_full: 'The last seat was taken before your payment reached us.',
    event_cancelled: 'The event was cancelled.',
    paid_twice: 'The same order was paid twice.',
    coupon_over: 'The coupon was used up before your payment reached us.',
  },
  hi: {
    account_closed: 'भुगतान हम तक पहुँचने से पहले आपका खाता बंद हो चुका था।',
    event_full: 'आपका भुगतान पहुँचने से पहले आख़िरी सीट जा चुकी थी।',
    event_cancelled: 'कार्यक्रम रद्द हो गया।',
    paid_twice: 'एक ही ऑर्डर का भुगतान दो बार हुआ।',
    coupon_over: 'आपका भुगतान पहुँचने से पहले कूपन ख़त्म हो गया।',
  },
}

const ENGLISH: Templates<keyof PaymentMails> = {
  'purchase-paid': ({ itemName, totalPaise, number, kind, url, expiresAt }) => ({
    subject: totalPaise === 0 ? `Yours: ${itemName}` : `Paid: ${itemName}`,
    paragraphs: [
      totalPaise === 0
        ? `${itemName} is yours. There was nothing to pay.`
        : `We received ${writeRupees(totalPaise)} for ${itemName}. Thank you.`,
      ...(expiresAt === null ? [] : [`It is yours up to and including ${lastDay(expiresAt, 'en')} IST.`]),
      ...(number === null
        ? []
        : [`${kind === 'tax_invoice' ? 'Your invoice' : 'Your receipt'} has the number ${number}.`]),
    ],
    ...(url === null
      ? { action: 'See your purchases', page: PURCHASES }
      : {
          action: kind === 'tax_invoice' ? 'Open the invoice' : 'Open the receipt',
          after: ['Whoever has this link can read it. You can renew it under Purchases in your dashboard.'],
          page: url,
        }),
  }),
  'purchase-returned': ({ itemName, totalPaise, because }) => ({
    subject: `Your money comes back: ${itemName}`,
    paragraphs: [
      `Nothing was bought for your payment, and ${writeRupees(totalPaise)} goes back the way it came.`,
      RETURNED.en[because],
      'Banks take 5 to 7 working days.',
    ],
    action: 'See where it stands',
    page: PURCHASES,
  }),
  'refund-granted': ({ itemName, amountPaise, answer }) => ({
    subject: `Refund on its way: ${itemName}`,
    paragraphs: [
      `${writeRupees(amountPaise)} for ${itemName} goes back the way it came. Banks take 5 to 7 working days.`,
      ...(answer === null ? [] : [answer]),
    ],
    action: 'See where it stands',
    page: PURCHASES,
  }),
  'refund-declined': ({ itemName, answer }) => ({
    subject: `Your refund request: ${itemName}`,
    paragraphs: [`We cannot refund ${itemName}. This is why:`, answer],
    action: 'See your purchases',
    after: ['If you do not agree, write to us through the contact page: a grievance is answered within 30 days.'],
    page: PURCHASES,
  }),
  'refund-paid': ({ itemName, amountPaise, number, url, isFull, reference }) => ({
    subject: `Refunded: ${itemName}`,
    paragraphs: [
      `${writeRupees(amountPaise)} for ${itemName} was paid back.`,
      ...(reference === null ? [] : [`We sent it by bank transfer. Its reference is ${reference}.`]),
      ...(isFull ? ['It is not yours any more.'] : []),
      ...(number === null ? [] : [`The credit note has the number ${number}.`]),
    ],
    ...(url === null ? {} : { action: 'Open the credit note', page: url }),
  }),
}

const HINDI: Templates<keyof PaymentMails> = {
  'purchase-paid': ({ itemName, totalPaise, number, kind, url, expiresAt }) => ({
    subject: totalPaise === 0 ? `आपका हुआ: ${itemName}` : `भुगतान हुआ: ${itemName}`,
    paragraphs: [
      totalPaise === 0
        ? `${itemName} अब आपका है। कुछ देना नहीं था।`
        : `${itemName} के लिए ${writeRupees(totalPaise)} हमें मिल गए। धन्यवाद।`,
      ...(expiresAt === null ? [] : [`यह ${lastDay(expiresAt, 'hi')} IST तक, उस दिन समेत, आपका है।`]),
      ...(number === null ? [] : [`${kind === 'tax_invoice' ? 'आपके इनवॉइस' : 'आपकी रसीद'} का नंबर ${number} है।`]),
    ],
    ...(url === null
      ? { action: 'अपनी ख़रीद देखें', page: PURCHASES }
      : {
          action: kind === 'tax_invoice' ? 'इनवॉइस खोलें' : 'रसीद खोलें',
          after: ['जिसके पास यह लिंक है, वह इसे पढ़ सकता है। डैशबोर्ड की "ख़रीद" में आप लिंक बदल सकते हैं।'],
          page: url,
        }),
  }),
  'purchase-returned': ({ itemName, totalPaise, because }) => ({
    subject: `आपका पैसा वापस आ रहा है: ${itemName}`,
    paragraphs: [
      `आपके भुगतान से कुछ ख़रीदा नहीं गया, और ${writeRupees(totalPaise)} उसी रास्ते लौट रहे हैं जिससे आए थे।`,
      RETURNED.hi[because],
      'बैंक 5 से 7 कार्यदिवस लेते हैं।',
    ],
    action: 'देखें कि वह कहाँ है',
    page: PURCHASES,
  }),
  'refund-granted': ({ itemName, amountPaise, answer }) => ({
    subject: `रिफ़ंड चल पड़ा: ${itemName}`,
    paragraphs: [
      `${itemName} के ${writeRupees(amountPaise)} उसी रास्ते लौट रहे हैं जिससे आए थे। बैंक 5 से 7 कार्यदिवस लेते हैं।`,
      ...(answer === null ? [] : [answer]),
    ],
    action: 'देखें कि वह कहाँ है',
    page: PURCHASES,
  }),
  'refund-declined': ({ itemName, answer }) => ({
    subject: `आपका रिफ़ंड अनुरोध: ${itemName}`,
    paragraphs: [`हम ${itemName} का रिफ़ंड नहीं कर सकते। वजह यह है:`, answer],
    action: 'अपनी ख़रीद देखें',
    after: ['सहमत न हों तो संपर्क पेज से लिखें: शिकायत का जवाब 30 दिन में मिलता है।'],
    page: PURCHASES,
  }),
  'refund-paid': ({ itemName, amountPaise, number, url, isFull, reference }) => ({
    subject: `रिफ़ंड हो गया: ${itemName}`,
    paragraphs: [
      `${itemName} के ${writeRupees(amountPaise)} लौटा दिए गए।`,
      ...(reference === null ? [] : [`बैंक ट्रांसफ़र से भेजे। उसका नंबर ${reference} है।`]),
      ...(isFull ? ['अब यह आपके पास नहीं है।'] : []),
      ...(number === null ? [] : [`क्रेडिट नोट का नंबर ${number} है।`]),
    ],
    ...(url === null ? {} : { action: 'क्रेडिट नोट खोलें', page: url }),
  }),
}

/** The words of these mails in both languages. */
export const PAYMENT_MAILS: Record<Language, Templates<keyof PaymentMails>> = { en: ENGLISH, hi: HINDI }
