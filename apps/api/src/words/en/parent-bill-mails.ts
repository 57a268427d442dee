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
      `Nothing is paid without you. Approve or refuse this order on your page by ${formatDateTime(until, 'en')}.`,
    ],
    action: 'Approve or refuse',
    after: ['Do nothing, and nothing is bought.'],
  }),
  'parent-paid': ({ childName, itemName, amountPaise, at }) => ({
    subject: `${childName} paid ${writeRupees(amountPaise)} on Sopaan`,
    paragraphs: [
      `Item: ${itemName}`,
      `Amount: ${writeRupees(amountPaise)}`,
      `Date: ${formatDate(at, 'en')}`,
      `Your consent covers payments. Withdraw it on your page, and ${childName} can no longer pay.`,
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
      'The bank refused it. Our staff are on it, and you need to do nothing.',
    ],
    action: 'Open my page',
  }),
  'parent-check-returned': () => ({
    subject: 'Your ₹1 is back',
    paragraphs: ['We returned the ₹1 you paid to show that you are an adult. Banks show it within a few days.'],
    action: 'Open my page',
  }),
  'parent-check-stuck': () => ({
    subject: 'Your ₹1 is stuck at the bank',
    paragraphs: [
      'The bank did not take back the ₹1 you paid to show that you are an adult. We send it again, and you need to do nothing.',
    ],
    action: 'Open my page',
  }),
  'parent-paper-refused': ({ childName, reason }) => ({
    subject: `We could not accept your document for ${childName}`,
    paragraphs: [
      `Why: ${reason}`,
      'We deleted the file. On your page, send another document or pay ₹1 that comes back at once.',
    ],
    action: 'Open my page',
  }),
}
