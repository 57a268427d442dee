import type { Language } from '@sopaan/domain/languages'
import type { Templates } from './mail-words.ts'

/** What mails around the contact form say. */
export type ContactMails = {
  'contact-received': { number: string }
  'contact-answer': { number: string; message: string; answer: string }
  'grievance-answer': { number: string; answer: string }
}

/** Their words. The message of the receipt is left out: whoever typed a stranger's address sends them nothing of theirs. */
export const CONTACT_MAILS: Record<Language, Templates<keyof ContactMails>> = {
  en: {
    'contact-received': ({ number }) => ({
      subject: `We have your message ${number}`,
      paragraphs: [
        `Thank you for writing to us. Your message has the number ${number}. We answer by mail, usually within 2 working days.`,
      ],
      after: ['If you did not write to us, somebody gave your address by mistake. You need not do anything.'],
    }),
    'contact-answer': ({ number, message, answer }) => ({
      subject: `Our answer to ${number}`,
      paragraphs: [...answer.split(/\n{2,}/), `You wrote: ${message}`],
    }),
    'grievance-answer': ({ number, answer }) => ({
      subject: `Our answer to your grievance ${number}`,
      paragraphs: answer.split(/\n{2,}/),
      after: ['If this does not settle it, you may complain to the Data Protection Board of India.'],
    }),
  },
  hi: {
    'contact-received': ({ number }) => ({
      subject: `आपका संदेश ${number} हमें मिल गया`,
      paragraphs: [`हमें लिखने के लिए धन्यवाद। आपके संदेश का नंबर ${number} है। हम ईमेल से जवाब देते हैं, आमतौर पर 2 कार्यदिवस में।`],
      after: ['अगर आपने हमें नहीं लिखा, तो किसी ने ग़लती से आपका पता दे दिया। आपको कुछ नहीं करना है।'],
    }),
    'contact-answer': ({ number, message, answer }) => ({
      subject: `${number} का हमारा जवाब`,
      paragraphs: [...answer.split(/\n{2,}/), `आपने लिखा था: ${message}`],
    }),
    'grievance-answer': ({ number, answer }) => ({
      subject: `आपकी शिकायत ${number} का हमारा जवाब`,
      paragraphs: answer.split(/\n{2,}/),
      after: ['इससे बात न सुलझे तो आप भारत के डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।'],
    }),
  },
}
