/** Where a payment stands at the provider. */
export type GatewayPaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'

/** An order as the provider keeps it: one sum that is asked for once. */
export type GatewayOrder = { id: string; amountPaise: number; currency: string }

/** A payment as the provider keeps it; of a card no more than its last four digits. */
export type GatewayPayment = {
  id: string
  orderId: string | undefined
  amountPaise: number
  currency: string
  status: GatewayPaymentStatus
  method: string | undefined
  cardLast4: string | undefined
  refundedPaise: number
}

/** A refund as the provider keeps it. */
export type GatewayRefund = {
  id: string
  paymentId: string
  amountPaise: number
  status: 'pending' | 'processed' | 'failed'
  /** The key it was asked for with; undefined where it was made at the provider itself. */
  receipt: string | undefined
}

export type OrderDraft = {
  /** Whole paise, at least 100. */
  amountPaise: number
  currency: 'INR'
  /** Ours, at most 40 characters, once for each order. */
  receipt: string
  notes: Readonly<Record<string, string>>
}

export type RefundDraft = {
  paymentId: string
  amountPaise: number
  /** The same key twice is one refund: 10 letters, digits, hyphens or more. */
  key: string
}

/** What is asked of the company without anybody waiting. */
export type BackgroundGateway = Pick<PaymentGateway, 'listPayments' | 'getPayment' | 'capture'>

/**
 * The company that moves the money. Its word on a payment is asked for, never taken from a browser. Every question throws
 * `GatewayDown` when no good answer came and `GatewayRefused` when the answer was no.
 */
export type PaymentGateway = {
  /** The public key for the browser's script. */
  keyId: string
  /** The script that opens the payment window. */
  checkoutUrl: string
  /** No money moves: the sandbox of a machine without keys. */
  isSandbox: boolean
  /** The same company for work that nobody waits for: what it is refused or fails at stands in no buyer's way. Absent: no difference. */
  background?: BackgroundGateway
  createOrder: (draft: OrderDraft) => Promise<GatewayOrder>
  /** The order that was made with a receipt, where an answer got lost on the way. */
  findOrder: (receipt: string) => Promise<GatewayOrder | undefined>
  listPayments: (orderId: string) => Promise<GatewayPayment[]>
  getPayment: (paymentId: string) => Promise<GatewayPayment>
  /** Takes money that a bank only held. */
  capture: (paymentId: string, amountPaise: number) => Promise<GatewayPayment>
  refund: (draft: RefundDraft) => Promise<GatewayRefund>
  getRefund: (refundId: string) => Promise<GatewayRefund>
  /** Whether the provider signed that this payment belongs to this order. */
  isCheckoutSignature: (orderId: string, paymentId: string, signature: string) => boolean
  /** Whether the provider signed these bytes. */
  isWebhookSignature: (body: Uint8Array, signature: string) => boolean
}

/** No good answer came: out of reach, too slow, broken, or told to wait. It may have done what was asked all the same. */
export class GatewayDown extends Error {
  override readonly name: string = 'GatewayDown'
}

/** They are well and want fewer questions: nothing was done, and nothing is asked until the time is over. */
export class GatewayBusy extends GatewayDown {
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('Razorpay was asked too much at once.')
    this.retryAfterMs = retryAfterMs
  }
}

/** The provider said no, for good. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused'
  readonly status: number

  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }
}
