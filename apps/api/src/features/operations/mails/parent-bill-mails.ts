import type { ByLanguage, Language } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import type { Templates } from './mail-words.ts'

type Bill = {
  childName: string
  itemName: ByLanguage<string>
  amountPaise: number
  /** When it happened. */
  at: string
}

/** What a parent is told of a child's money; each opens the parent's own page. */
export type ParentBillMails = {
  'parent-approval': Omit<Bill, 'at'> & { until: string }
  'parent-paid': Bill
  'parent-refunded': Bill
  'parent-refund-failed': Bill
  'parent-check-returned': Record<string, never>
  'parent-check-stuck': Record<string, never>
  'parent-paper-refused': { childName: string; reason: string }
}

const ENGLISH: Templates<keyof ParentBillMails> = {
  'parent-approval': ({ childName, itemName, amountPaise, until }) => ({
    subject: `${childName} asks to buy: ${itemName}`,
    paragraphs: [
      `Item: ${itemName}`,
      `Amount: ${writeRupees(amountPaise)}`,
      `Nothing is paid without you. On your page you approve or refuse this order. You have until ${formatDateTime(until, 'en')}.`,
    ],
    action: 'Approve or refuse',
    after: ['If you do nothing, nothing is bought.'],
  }),
  'parent-paid': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${childName} paid ${writeRupees(amountPaise)} on Sopaan`,
    paragraphs: [
      `Item: ${itemName}`,
      `Amount: ${writeRupees(amountPaise)}`,
      `Date: ${formatDate(at, 'en')}`,
      `Your consent covers payments. You can withdraw it on your page: then ${childName} can pay nothing more.`,
    ],
    action: 'Open my page',
    after: [`${childName} has the invoice, and can ask for a refund under Purchases.`],
  }),
  'parent-refunded': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${writeRupees(amountPaise)} came back: ${itemName}`,
    paragraphs: [
      `What ${childName} paid on Sopaan was refunded.`,
      `Item: ${itemName}`,
      `Amount: ${writeRupees(amountPaise)}`,
      `Date: ${formatDate(at, 'en')}`,
    ],
    action: 'Open my page',
  }),
  'parent-refund-failed': ({ childName, itemName, amountPaise, at }) => ({
    subject: `A refund for ${childName} did not go through`,
    paragraphs: [
      `Item: ${itemName}`,
      `Amount: ${writeRupees(amountPaise)}`,
      `Date: ${formatDate(at, 'en')}`,
      'The bank did not take it. We are looking into it, and you need to do nothing.',
    ],
    action: 'Open my page',
  }),
  'parent-check-returned': () => ({
    subject: 'Your ₹1 is back',
    paragraphs: ['We returned the ₹1 you paid to show that you are an adult. Banks show it within a few days.'],
    action: 'Open my page',
  }),
  'parent-check-stuck': () => ({
    subject: 'Your ₹1 is held up at the bank',
    paragraphs: [
      'The bank did not take back the ₹1 you paid to show that you are an adult. We send it again, and you need to do nothing.',
    ],
    action: 'Open my page',
  }),
  'parent-paper-refused': ({ childName, reason }) => ({
    subject: `We could not accept your paper for ${childName}`,
    paragraphs: [
      `Why: ${reason}`,
      'We deleted the file. On your page you can send another paper, or pay ₹1 that comes back at once.',
    ],
    action: 'Open my page',
  }),
}

const HINDI: Templates<keyof ParentBillMails> = {
  'parent-approval': ({ childName, itemName, amountPaise, until }) => ({
    subject: `${childName} यह ख़रीदना चाहते हैं: ${itemName}`,
    paragraphs: [
      `क्या: ${itemName}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `आपकी हाँ के बिना कोई भुगतान नहीं होगा। अपने पेज पर इस ऑर्डर को हाँ या ना कहें। समय: ${formatDateTime(until, 'hi')} तक।`,
    ],
    action: 'हाँ या ना कहें',
    after: ['कुछ न करें, तो कुछ नहीं ख़रीदा जाएगा।'],
  }),
  'parent-paid': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${childName} ने Sopaan पर ${writeRupees(amountPaise)} दिए`,
    paragraphs: [
      `क्या ख़रीदा: ${itemName}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `तारीख़: ${formatDate(at, 'hi')}`,
      `आपकी सहमति में भुगतान भी आता है। अपने पेज पर आप उसे वापस ले सकते हैं: फिर ${childName} कोई भुगतान नहीं कर सकते।`,
    ],
    action: 'मेरा पेज खोलें',
    after: [`इनवॉइस ${childName} के पास है। रिफ़ंड "ख़रीद" से माँगा जा सकता है।`],
  }),
  'parent-refunded': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${writeRupees(amountPaise)} वापस आए: ${itemName}`,
    paragraphs: [
      `${childName} ने Sopaan पर जो दिया था, उसका रिफ़ंड हो गया।`,
      `क्या ख़रीदा था: ${itemName}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `तारीख़: ${formatDate(at, 'hi')}`,
    ],
    action: 'मेरा पेज खोलें',
  }),
  'parent-refund-failed': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${childName} का एक रिफ़ंड अटक गया`,
    paragraphs: [
      `क्या ख़रीदा था: ${itemName}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `तारीख़: ${formatDate(at, 'hi')}`,
      'बैंक ने इसे नहीं लिया। हम देख रहे हैं, आपको कुछ नहीं करना है।',
    ],
    action: 'मेरा पेज खोलें',
  }),
  'parent-check-returned': () => ({
    subject: 'आपका ₹1 वापस आ गया',
    paragraphs: ['आपने यह दिखाने के लिए ₹1 दिया था कि आप वयस्क हैं। हमने उसे लौटा दिया है। बैंक में दिखने में कुछ दिन लग सकते हैं।'],
    action: 'मेरा पेज खोलें',
  }),
  'parent-check-stuck': () => ({
    subject: 'आपका ₹1 बैंक में अटका है',
    paragraphs: ['आपने यह दिखाने के लिए ₹1 दिया था कि आप वयस्क हैं। बैंक ने उसे वापस नहीं लिया। हम फिर भेजेंगे, आपको कुछ नहीं करना है।'],
    action: 'मेरा पेज खोलें',
  }),
  'parent-paper-refused': ({ childName, reason }) => ({
    subject: `${childName} के लिए आपका काग़ज़ नहीं चला`,
    paragraphs: [`वजह: ${reason}`, 'फ़ाइल हमने मिटा दी है। अपने पेज पर दूसरा काग़ज़ भेजें, या ₹1 दें जो तुरंत वापस आता है।'],
    action: 'मेरा पेज खोलें',
  }),
}

/** The words of these mails in both languages. */
export const PARENT_BILL_MAILS: Record<Language, Templates<keyof ParentBillMails>> = { en: ENGLISH, hi: HINDI }
