import type { ByLanguage } from '@sopaan/domain/languages'
import type { Kinds } from './notification-kind.ts'

export type AlertReason =
  | 'mismatch'
  | 'account_closed'
  | 'event_full'
  | 'event_cancelled'
  | 'paid_twice'
  | 'coupon_over'
  | 'upgrade_gone'
  | 'unknown_order'
  | 'dispute'
  | 'dispute_lost'
  | 'sessions_cancelled'
  | 'refund_failed'
  | 'event_failed'

/** What a buyer is told of the own money. */
export type BuyerNotifications = {
  'purchase-paid': { itemName: ByLanguage<string>; totalPaise: number }
  'purchase-returned': { itemName: ByLanguage<string>; totalPaise: number }
  'plan-frozen': { itemName: ByLanguage<string> }
  'plan-unfrozen': { itemName: ByLanguage<string> }
  'refund-noted': { itemName: ByLanguage<string> }
  'refund-granted': { itemName: ByLanguage<string>; amountPaise: number; answer: string | null }
  'refund-declined': { itemName: ByLanguage<string>; answer: string }
  'refund-failed': { itemName: ByLanguage<string>; amountPaise: number }
  'refund-closed': { itemName: ByLanguage<string>; amountPaise: number; answer: string }
  'refund-paid': { itemName: ByLanguage<string>; amountPaise: number; isByBank: boolean; reference: string | null }
}

/** What staff are told of money, and people of their plans and refunds. Facts for staff name nobody. */
export type PaymentNotifications = BuyerNotifications & {
  'payment-received': { itemName: ByLanguage<string>; totalPaise: number }
  'payment-alert': { reason: AlertReason; paymentId: string }
  'refund-asked': { itemName: ByLanguage<string>; totalPaise: number }
  /** For its owner. */
  'plan-expiring': { itemName: ByLanguage<string>; days: number }
}

/** What the buyer's are about. Where a mail of its own brings the paper or the answer, no second one goes out. */
const BUYER_KINDS: Kinds<BuyerNotifications> = {
  'purchase-paid': { topic: 'payments', mail: 'never' },
  'purchase-returned': { topic: 'payments', mail: 'never' },
  'plan-frozen': { topic: 'payments' },
  'plan-unfrozen': { topic: 'payments' },
  'refund-noted': { topic: 'payments' },
  'refund-granted': { topic: 'payments', mail: 'never' },
  'refund-declined': { topic: 'payments', mail: 'never' },
  'refund-failed': { topic: 'payments' },
  'refund-closed': { topic: 'payments' },
  'refund-paid': { topic: 'payments', mail: 'never' },
}

/** What each is about. */
export const PAYMENT_KINDS: Kinds<PaymentNotifications> = {
  ...BUYER_KINDS,
  'payment-received': { topic: 'payments' },
  'payment-alert': { topic: 'webhooks' },
  'refund-asked': { topic: 'payments' },
  'plan-expiring': { topic: 'plans' },
}
