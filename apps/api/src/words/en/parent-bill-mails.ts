import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import type { ParentBillMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

/** What a parent is told of a child’s money. */
export const parentBillMails: Templates<keyof ParentBillMails> = {
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
