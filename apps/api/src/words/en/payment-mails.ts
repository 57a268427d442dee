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
  coupon_over: 'The coupon was used up before your payment reached us.',
}

/** Mails about payments. */
export const paymentMails: Templates<keyof PaymentMails> = {
  'purchase-paid': ({ itemName, totalPaise, number, kind, url, expiresAt }) => ({
    subject: totalPaise === 0 ? `Yours: ${itemName}` : `Paid: ${itemName}`,
    paragraphs: [
      totalPaise === 0
        ? `${itemName} is yours. There was nothing to pay.`
        : `We received ${writeRupees(totalPaise)} for ${itemName}. Thank you.`,
      ...(expiresAt === null ? [] : [`It is yours up to and including ${lastDay(expiresAt)} IST.`]),
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
      RETURNED[because],
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
