import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import type { ParentBillMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

/** What a parent is told of a child’s money. */
export const parentBillMails: Templates<keyof ParentBillMails> = {
  'parent-approval': ({ childName, itemName, amountPaise, until }) => ({
    subject: `${childName} का ऑर्डर: ${itemName}`,
    paragraphs: [
      `क्या: ${itemName}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `आपकी हाँ के बिना कोई भुगतान नहीं होगा। अपने पेज पर इस ऑर्डर को हाँ या ना कहें। समय: ${formatDateTime(until, 'hi')} तक।`,
    ],
    action: 'हाँ या ना कहें',
    after: ['कुछ न करें, तो कुछ नहीं खरीदा जाएगा।'],
  }),
  'parent-paid': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${childName} ने Sopaan पर ${writeRupees(amountPaise)} दिए`,
    paragraphs: [
      `क्या खरीदा: ${itemName}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `तारीख: ${formatDate(at, 'hi')}`,
      `आपकी सहमति में भुगतान भी आता है। अपने पेज पर आप उसे वापस ले सकते हैं: फिर ${childName} के खाते से कोई भुगतान नहीं होगा।`,
    ],
    action: 'मेरा पेज खोलें',
    after: [`इनवॉइस ${childName} के पास है। रिफंड "खरीदारी" से माँगा जा सकता है।`],
  }),
  'parent-refunded': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${writeRupees(amountPaise)} वापस आए: ${itemName}`,
    paragraphs: [
      `${childName} ने Sopaan पर जो दिया था, उसका रिफंड हो गया।`,
      `क्या खरीदा था: ${itemName}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `तारीख: ${formatDate(at, 'hi')}`,
    ],
    action: 'मेरा पेज खोलें',
  }),
  'parent-refund-failed': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${childName} का एक रिफंड अटक गया`,
    paragraphs: [
      `क्या खरीदा था: ${itemName}`,
      `रकम: ${writeRupees(amountPaise)}`,
      `तारीख: ${formatDate(at, 'hi')}`,
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
    subject: `${childName} के लिए आपका कागज नहीं चला`,
    paragraphs: [`वजह: ${reason}`, 'फाइल हमने मिटा दी है। अपने पेज पर दूसरा कागज भेजें, या ₹1 दें जो तुरंत वापस आता है।'],
    action: 'मेरा पेज खोलें',
  }),
}
