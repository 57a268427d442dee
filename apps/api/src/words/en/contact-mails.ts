import { paths } from '@sopaan/contract/paths'
import type { ContactMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

/** Mails around the contact form, and to those whom a breach of data reaches. The message of the receipt is left out: whoever typed a stranger’s address sends them nothing of theirs. */
export const contactMails: Templates<keyof ContactMails> = {
  'breach-notice': ({ childName, nature, consequences, measures, advice, officer }) => ({
    subject:
      childName === null ? 'What happened to your data on Sopaan' : `What happened to ${childName}’s data on Sopaan`,
    paragraphs: [
      ...nature.split(/\n{2,}/),
      `What it can mean: ${consequences}`,
      `What we did: ${measures}`,
      `What you can do: ${advice}`,
      `Questions? ${officer.name} answers them: ${officer.email}`,
    ],
    after: ['You can complain to the Data Protection Board of India.'],
  }),
  'contact-received': ({ number }) => ({
    subject: `We have your message ${number}`,
    paragraphs: [
      `Thank you for writing. Your message number is ${number}. We answer by email, usually within 2 working days.`,
    ],
    after: ['Did not write to us? Someone typed your email by mistake. Do nothing.'],
  }),
  'contact-answer': ({ number, message, answer }) => ({
    subject: `Our answer to ${number}`,
    paragraphs: [...answer.split(/\n{2,}/), `You wrote: ${message}`],
  }),
  'refund-question': ({ number, message, question }) => ({
    subject: `A question about your refund request, ${number}`,
    paragraphs: [...question.split(/\n{2,}/), `You asked for it with these words: ${message}`],
    action: 'Answer us',
    after: [`Write ${number} into your answer, so that we find it. Your request waits until then.`],
    page: paths.contact(),
  }),
  'grievance-answer': ({ number, answer }) => ({
    subject: `Our answer to your grievance ${number}`,
    paragraphs: answer.split(/\n{2,}/),
    after: ['Not settled? You can complain to the Data Protection Board of India.'],
  }),
}
