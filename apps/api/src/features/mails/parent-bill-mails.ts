import { writeRupees } from '@sopaan/domain/rupees'
import type { MailLanguage, Templates } from './mail-words.ts'

type Bill = {
  childName: string
  itemName: Readonly<Record<MailLanguage, string>>
  amountPaise: number
  /** When it happened. */
  at: string
}

/** What a parent is told of a child's money; each opens the parent's own page. */
export type ParentBillMails = { 'parent-paid': Bill; 'parent-refunded': Bill; 'parent-refund-failed': Bill }

const days: Record<MailLanguage, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
}

const ENGLISH: Templates<keyof ParentBillMails> = {
  'parent-paid': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${childName} paid ${writeRupees(amountPaise)} on Sopaan`,
    paragraphs: [
      `Item: ${itemName.en}`,
      `Amount: ${writeRupees(amountPaise)}`,
      `Date: ${days.en.format(new Date(at))}`,
      `Your consent covers payments. You can withdraw it on your page: then ${childName} can pay nothing more.`,
    ],
    action: 'Open my page',
    after: [`${childName} has the invoice, and can ask for a refund under Purchases.`],
  }),
  'parent-refunded': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${writeRupees(amountPaise)} came back: ${itemName.en}`,
    paragraphs: [
      `What ${childName} paid on Sopaan was refunded.`,
      `Item: ${itemName.en}`,
      `Amount: ${writeRupees(amountPaise)}`,
      `Date: ${days.en.format(new Date(at))}`,
    ],
    action: 'Open my page',
  }),
  'parent-refund-failed': ({ childName, itemName, amountPaise, at }) => ({
    subject: `A refund for ${childName} did not go through`,
    paragraphs: [
      `Item: ${itemName.en}`,
      `Amount: ${writeRupees(amountPaise)}`,
      `Date: ${days.en.format(new Date(at))}`,
      'The bank did not take it. We are looking into it, and you need to do nothing.',
    ],
    action: 'Open my page',
  }),
}

const HINDI: Templates<keyof ParentBillMails> = {
  'parent-paid': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${childName} ने Sopaan पर ${writeRupees(amountPaise)} दिए`,
    paragraphs: [
      `क्या ख़रीदा: ${itemName.hi}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `तारीख़: ${days.hi.format(new Date(at))}`,
      `आपकी सहमति में भुगतान भी आता है। अपने पेज पर आप उसे वापस ले सकते हैं: फिर ${childName} कोई भुगतान नहीं कर सकते।`,
    ],
    action: 'मेरा पेज खोलें',
    after: [`इनवॉइस ${childName} के पास है। रिफ़ंड "ख़रीद" से माँगा जा सकता है।`],
  }),
  'parent-refunded': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${writeRupees(amountPaise)} वापस आए: ${itemName.hi}`,
    paragraphs: [
      `${childName} ने Sopaan पर जो दिया था, उसका रिफ़ंड हो गया।`,
      `क्या ख़रीदा था: ${itemName.hi}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `तारीख़: ${days.hi.format(new Date(at))}`,
    ],
    action: 'मेरा पेज खोलें',
  }),
  'parent-refund-failed': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${childName} का एक रिफ़ंड अटक गया`,
    paragraphs: [
      `क्या ख़रीदा था: ${itemName.hi}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `तारीख़: ${days.hi.format(new Date(at))}`,
      'बैंक ने इसे नहीं लिया। हम देख रहे हैं, आपको कुछ नहीं करना है।',
    ],
    action: 'मेरा पेज खोलें',
  }),
}

/** The words of these mails in both languages. */
export const PARENT_BILL_MAILS: Record<MailLanguage, Templates<keyof ParentBillMails>> = { en: ENGLISH, hi: HINDI }
