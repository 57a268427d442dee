import { paths } from '@sopaan/contract/paths'
import { writeRupees } from '@sopaan/domain/money/rupees'
import type { PaymentMails, ReturnCause, Templates } from '#api/features/operations/mails/mail-facts.ts'

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** What ends at midnight is still good on the day before. */
const lastDay = (iso: string) => days.format(new Date(Date.parse(iso) - 1))

const PURCHASES = paths.purchases()

const RETURNED: Record<ReturnCause, string> = {
  account_closed: 'Your account was closed before the payment reached us.',
  event_full: 'The last seat was taken before your payment reached us.',
  event_cancelled: 'The event was cancelled.',
  paid_twice: 'The same order was paid twice.',
  upgrade_gone: 'The smaller plan that was to be taken off had changed before your payment reached us.',
  coupon_over: 'The coupon was used up before your payment reached us.',
}

/** Mails about payments. */
export const paymentMails: Templates<keyof PaymentMails> = {
  'purchase-paid': ({ itemName, totalPaise, number, kind, url, expiresAt }) => ({
    subject: totalPaise === 0 ? `Yours: ${itemName}` : `Paid: ${itemName}`,
    paragraphs: [
      totalPaise === 0
        ? `${itemName} is yours. Nothing to pay.`
        : `We received ${writeRupees(totalPaise)} for ${itemName}. Thank you.`,
      ...(expiresAt === null ? [] : [`Valid until ${lastDay(expiresAt)}.`]),
      ...(number === null ? [] : [`${kind === 'tax_invoice' ? 'Invoice' : 'Receipt'} number: ${number}.`]),
    ],
    ...(url === null
      ? { action: 'See your purchases', page: PURCHASES }
      : {
          action: kind === 'tax_invoice' ? 'Open the invoice' : 'Open the receipt',
          after: ['Anyone with this link can open it. Change the link under Purchases.'],
          page: url,
        }),
  }),
  'purchase-returned': ({ itemName, totalPaise, because }) => ({
    subject: `Your money is coming back: ${itemName}`,
    paragraphs: [
      `We could not complete your order. ${writeRupees(totalPaise)} is going back to where you paid from.`,
      RETURNED[because],
      'Banks take 5 to 7 working days.',
    ],
    action: 'Track refund',
    page: PURCHASES,
  }),
  'refund-granted': ({ itemName, amountPaise, answer }) => ({
    subject: `Refund on its way: ${itemName}`,
    paragraphs: [
      `${writeRupees(amountPaise)} for ${itemName} is going back to where you paid from. Banks take 5 to 7 working days.`,
      ...(answer === null ? [] : [answer]),
    ],
    action: 'Track refund',
    page: PURCHASES,
  }),
  'refund-declined': ({ itemName, answer }) => ({
    subject: `Your refund request: ${itemName}`,
    paragraphs: [`We cannot refund ${itemName}. Why:`, answer],
    action: 'See your purchases',
    after: ['Do not agree? Write to us from the contact page. We answer a grievance within 30 days.'],
    page: PURCHASES,
  }),
  'refund-paid': ({ itemName, amountPaise, number, url, isFull, areCreditsTaken, reference }) => ({
    subject: `Refunded: ${itemName}`,
    paragraphs: [
      `${writeRupees(amountPaise)} for ${itemName} was paid back.`,
      ...(reference === null ? [] : [`Sent by bank transfer, reference ${reference}.`]),
      ...(isFull ? ['You no longer have it.'] : []),
      ...(areCreditsTaken && !isFull
        ? ['The sessions you had left went back with it. The rest of your plan stays.']
        : []),
      ...(number === null ? [] : [`Credit note number: ${number}.`]),
    ],
    ...(url === null ? {} : { action: 'Open the credit note', page: url }),
  }),
}
