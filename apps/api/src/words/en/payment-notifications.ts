import { writeRupees } from '@sopaan/domain/money/rupees'
import { pluralIn } from '@sopaan/domain/plural'
import type { NotificationWords } from '#api/features/operations/notifications/notification-kind.ts'
import type { AlertReason, PaymentNotifications } from '#api/features/operations/notifications/payment-notifications.ts'

const ALERTS: Readonly<Record<AlertReason, string>> = {
  mismatch: 'Its amount or currency is not that of the order. Nothing was given for it.',
  account_closed: 'The account was closed before the money came. It goes back.',
  event_full: 'The event filled up before the money came. It goes back.',
  event_cancelled: 'The event was cancelled. The money goes back.',
  paid_twice: 'The order was paid a second time. The second payment goes back.',
  upgrade_gone: 'The smaller plan that was taken off had changed before the money came. It goes back.',
  coupon_over: 'Its coupon was used up before the money came. It goes back.',
  unknown_order: 'The provider told of an order that is not ours. Nothing was given for it.',
  dispute: 'A bank disputes it. Answer at the provider in time. What was bought rests until then.',
  dispute_lost: 'The bank decided for its customer. The money is gone, and what was bought was taken back.',
  sessions_cancelled: 'Its refund cancelled mentoring sessions that were agreed ahead. Both sides have been told.',
  refund_failed: 'A refund did not go through. Try it again, or settle it in another way.',
  event_failed: 'A notice of the provider could not be worked off. It is kept, and the log says why.',
}

export const paymentNotifications: NotificationWords<PaymentNotifications> = {
  'purchase-paid': ({ itemName, totalPaise }) => ({
    title: `${itemName} is yours`,
    body: totalPaise === 0 ? 'Nothing to pay.' : `We got ${writeRupees(totalPaise)}. The receipt is under Purchases.`,
  }),
  'purchase-returned': ({ itemName, totalPaise }) => ({
    title: `Your money is coming back: ${itemName}`,
    body: `${writeRupees(totalPaise)} is going back to where you paid from. Banks take 5 to 7 working days.`,
  }),
  'plan-frozen': ({ itemName }) => ({
    title: `${itemName} is paused`,
    body: 'Your bank says this payment is disputed. The plan and its sessions wait until the bank decides.',
  }),
  'plan-unfrozen': ({ itemName }) => ({ title: `${itemName} runs again`, body: 'The dispute at your bank is over.' }),
  'refund-noted': ({ itemName }) => ({
    title: `You asked for a refund: ${itemName}`,
    body: 'We answer here and by email. Track it under Purchases.',
  }),
  'refund-granted': ({ itemName, amountPaise, answer }) => ({
    title: `Refund on its way: ${writeRupees(amountPaise)}`,
    body: `For ${itemName}. Banks take 5 to 7 working days.${answer === null ? '' : ` “${answer}”`}`,
  }),
  'refund-declined': ({ itemName, answer }) => ({
    title: `No refund for ${itemName}`,
    body: `Why: “${answer}”`,
  }),
  'refund-failed': ({ itemName, amountPaise }) => ({
    title: `Your refund is late: ${writeRupees(amountPaise)}`,
    body: `Your bank refused the money for ${itemName}. Our staff are on it; you need to do nothing.`,
  }),
  'refund-closed': ({ itemName, amountPaise, answer }) => ({
    title: `Your refund is closed: ${writeRupees(amountPaise)}`,
    body: `For ${itemName}. It is not paid out. Why: “${answer}”`,
  }),
  'refund-paid': ({ itemName, amountPaise, isByBank, reference }) => ({
    title: `Refunded: ${writeRupees(amountPaise)}`,
    body:
      reference !== null
        ? `For ${itemName}, by bank transfer, reference ${reference}.`
        : isByBank
          ? `Your bank has returned the money for ${itemName}.`
          : `For ${itemName}. If it is not in your account yet, ask your bank.`,
  }),
  'payment-received': ({ itemName, totalPaise }) => ({ title: `Paid: ${writeRupees(totalPaise)}`, body: itemName }),
  'payment-alert': ({ reason, paymentId }) => ({ title: `Look at payment ${paymentId}`, body: ALERTS[reason] }),
  'refund-asked': ({ itemName, totalPaise }) => ({
    title: `Refund asked: ${writeRupees(totalPaise)}`,
    body: itemName,
  }),
  'plan-expiring': ({ itemName, days }) => ({
    title: pluralIn('en')(days, {
      1: `${itemName} ends within a day`,
      other: `${itemName} ends in ${days} days`,
    }),
    body: 'Renew now: new days are added after that, none is lost.',
  }),
}
