import { paths } from '@sopaan/contract/paths'
import type { ContactMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

/** Mails around the contact form, and to those whom a breach of data reaches. The message of the receipt is left out: whoever typed a stranger’s address sends them nothing of theirs. */
export const contactMails: Templates<keyof ContactMails> = {
  'breach-notice': ({ childName, nature, consequences, measures, advice, officer }) => ({
    subject: childName === null ? 'Sopaan पर आपके डेटा के साथ क्या हुआ' : `Sopaan पर ${childName} के डेटा के साथ क्या हुआ`,
    paragraphs: [
      ...nature.split(/\n{2,}/),
      `इससे क्या हो सकता है: ${consequences}`,
      `हमने क्या किया: ${measures}`,
      `आप क्या कर सकते हैं: ${advice}`,
      `कोई सवाल? जवाब ${officer.name} देंगे: ${officer.email}`,
    ],
    after: ['आप भारत के डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।'],
  }),
  'contact-received': ({ number }) => ({
    subject: `आपका संदेश ${number} हमें मिल गया`,
    paragraphs: [`हमें लिखने के लिए धन्यवाद। आपके संदेश का नंबर ${number} है। हम ईमेल से जवाब देते हैं, आमतौर पर 2 कार्यदिवस में।`],
    after: ['आपने नहीं लिखा? किसी ने गलती से आपका ईमेल दे दिया। कुछ न करें।'],
  }),
  'contact-answer': ({ number, message, answer }) => ({
    subject: `${number} का हमारा जवाब`,
    paragraphs: [...answer.split(/\n{2,}/), `आपने लिखा था: ${message}`],
  }),
  'refund-question': ({ number, message, question }) => ({
    subject: `आपके रिफंड अनुरोध पर एक सवाल, ${number}`,
    paragraphs: [...question.split(/\n{2,}/), `आपने इन शब्दों में माँगा था: ${message}`],
    action: 'हमें जवाब दें',
    after: [`जवाब में ${number} लिखें, ताकि हम उसे पहचान लें। तब तक आपका अनुरोध रुका रहेगा।`],
    page: paths.contact(),
  }),
  'grievance-answer': ({ number, answer }) => ({
    subject: `आपकी शिकायत ${number} का हमारा जवाब`,
    paragraphs: answer.split(/\n{2,}/),
    after: ['इससे बात न सुलझे तो आप भारत के डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।'],
  }),
}
