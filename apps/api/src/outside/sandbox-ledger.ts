type Notes = Record<string, string>

/** Entities in the provider's own words, so that what reads the provider reads these. */
export type LedgerOrder = {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: string
  receipt: string | null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes | []
  created_at: number
}
export type LedgerPayment = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string
  method: string
  amount_refunded: number
  refund_status: 'partial' | 'full' | null
  captured: boolean
  card: { last4: string } | null
  notes: Notes | []
  error_code: string | null
  error_description: string | null
  created_at: number
}
export type LedgerRefund = {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: []
  receipt: string | null
  status: 'pending' | 'processed' | 'failed'
  created_at: number
}
export type PayDraft = {
  orderId: string
  method: string
  outcome: 'captured' | 'authorized' | 'failed'
  amount?: number
  currency?: string
}

/** A payment that was made up outside the books, with the order it is of. */
export type LedgerSample = {
  orderId: string
  paymentId: string
  amount: number
  amountRefunded: number
  method: string
  outcome: 'captured' | 'failed'
}

/** The provider saying no, in its own words. */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal'
  readonly field: string | undefined

  constructor(description: string, field?: string) {
    super(description)
    this.field = field
  }
}

/** Everything a ledger holds, for keeping. */
export type LedgerState = {
  orders: LedgerOrder[]
  payments: LedgerPayment[]
  refunds: LedgerRefund[]
  refundKeys: [string, { refundId: string; body: string }][]
}

const AMOUNT_MIN = 100
const RECEIPT_LENGTH_MAX = 40
const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 14

/**
 * The provider's books in memory: orders, payments and refunds that behave as theirs do, where no money moves. Source:
 * https://razorpay.com/docs/api/orders/, /payments/, /refunds/.
 */
export class SandboxLedger {
  readonly #orders = new Map<string, LedgerOrder>()
  readonly #payments = new Map<string, LedgerPayment>()
  readonly #refunds = new Map<string, LedgerRefund>()
  readonly #refundKeys: Map<string, { refundId: string; body: string }>
  readonly #now: () => Date
  readonly #random: (bytes: number) => Buffer

  constructor(chance: { now: () => Date; random: (bytes: number) => Buffer }, kept?: LedgerState) {
    this.#now = chance.now
    this.#random = chance.random
    for (const order of kept?.orders ?? []) this.#orders.set(order.id, order)
    for (const payment of kept?.payments ?? []) this.#payments.set(payment.id, payment)
    for (const refund of kept?.refunds ?? []) this.#refunds.set(refund.id, refund)
    this.#refundKeys = new Map(kept?.refundKeys ?? [])
  }

  /** All of it. */
  state(): LedgerState {
    return {
      orders: [...this.#orders.values()],
      payments: [...this.#payments.values()],
      refunds: [...this.#refunds.values()],
      refundKeys: [...this.#refundKeys],
    }
  }

  /** Makes an order. @throws {LedgerRefusal} in the provider's words */
  createOrder(draft: { amount?: unknown; currency?: unknown; receipt?: unknown; notes?: unknown }): LedgerOrder {
    const { amount, currency, receipt, notes } = draft
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount))
      throw new LedgerRefusal('The amount must be an integer.')
    if (amount < AMOUNT_MIN) throw new LedgerRefusal('The amount must be at least INR 1.00', 'amount')
    if (typeof currency !== 'string') throw new LedgerRefusal('The currency field is required.', 'currency')
    if (typeof receipt === 'string' && receipt.length > RECEIPT_LENGTH_MAX)
      throw new LedgerRefusal('The receipt may not be greater than 40 characters.', 'receipt')
    const given = (notes ?? {}) as Notes
    const order: LedgerOrder = {
      id: this.#id('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt: typeof receipt === 'string' ? receipt : null,
      status: 'created',
      attempts: 0,
      notes: Object.keys(given).length === 0 ? [] : given,
      created_at: this.#seconds(),
    }
    this.#orders.set(order.id, order)
    return order
  }

  /** An order by its id. @throws {LedgerRefusal} where there is none */
  order(id: string): LedgerOrder {
    return this.#orders.get(id) ?? missing()
  }

  /** The orders made with a receipt, newest first. */
  ordersOf(receipt: string): LedgerOrder[] {
    return [...this.#orders.values()].filter((order) => order.receipt === receipt).reverse()
  }

  /** A payment by its id. @throws {LedgerRefusal} where there is none */
  payment(id: string): LedgerPayment {
    return this.#payments.get(id) ?? missing()
  }

  /** The payments that were tried for an order, newest first. */
  paymentsOf(orderId: string): LedgerPayment[] {
    return [...this.#payments.values()].filter((payment) => payment.order_id === orderId).reverse()
  }

  /** A refund by its id. @throws {LedgerRefusal} where there is none */
  refundOf(id: string): LedgerRefund {
    return this.#refunds.get(id) ?? missing()
  }

  /** Somebody pays, or tries to, in the payment window. */
  pay(draft: PayDraft): LedgerPayment {
    const order = this.order(draft.orderId)
    if (order.status === 'paid')
      throw new LedgerRefusal(
        'Your payment has been declined as the order is already paid. Please initiate a new order.',
      )
    const payment: LedgerPayment = {
      id: this.#id('pay'),
      entity: 'payment',
      amount: draft.amount ?? order.amount,
      currency: draft.currency ?? order.currency,
      status: draft.outcome,
      order_id: order.id,
      method: draft.method,
      amount_refunded: 0,
      refund_status: null,
      captured: draft.outcome === 'captured',
      card: draft.method === 'card' ? { last4: '1007' } : null,
      notes: order.notes,
      error_code: draft.outcome === 'failed' ? 'BAD_REQUEST_ERROR' : null,
      error_description: draft.outcome === 'failed' ? 'Payment was unsuccessful.' : null,
      created_at: this.#seconds(),
    }
    this.#payments.set(payment.id, payment)
    order.attempts += 1
    this.#noteStatus(payment)
    return payment
  }

  /** Takes made-up payments into the books, so that they can be asked for and paid back; those known already stay as they are. */
  adopt(samples: readonly LedgerSample[]): void {
    for (const { orderId, paymentId, amount, amountRefunded, method, outcome } of samples) {
      if (this.#payments.has(paymentId)) continue
      const order =
        this.#orders.get(orderId) ?? this.#renamed(this.#orders, this.createOrder({ amount, currency: 'INR' }), orderId)
      const payment = this.#renamed(this.#payments, this.pay({ orderId: order.id, method, outcome }), paymentId)
      Object.assign(payment, { amount_refunded: amountRefunded, refund_status: amountRefunded > 0 ? 'partial' : null })
    }
  }

  /** A payment that failed and that the bank lets through later. */
  authorizeLate(paymentId: string): LedgerPayment {
    const payment = this.payment(paymentId)
    Object.assign(payment, { status: 'authorized', error_code: null, error_description: null })
    return payment
  }

  /** Takes the money that a bank holds. @throws {LedgerRefusal} in the provider's words */
  capture(paymentId: string, amount: unknown): LedgerPayment {
    const payment = this.payment(paymentId)
    if (payment.captured) throw new LedgerRefusal('This payment has already been captured')
    if (payment.status !== 'authorized')
      throw new LedgerRefusal('Only payments which have been authorized and not yet captured can be captured')
    if (amount !== payment.amount)
      throw new LedgerRefusal('Capture amount must be equal to the amount authorized', 'amount')
    Object.assign(payment, { status: 'captured', captured: true })
    this.#noteStatus(payment)
    return payment
  }

  /** Pays back; without an amount, all that is left. @throws {LedgerRefusal} in the provider's words */
  refund(paymentId: string, draft: { amount?: unknown; receipt?: unknown }, key?: string): LedgerRefund {
    const body = JSON.stringify([paymentId, draft])
    const known = key === undefined ? undefined : this.#refundKeys.get(key)
    if (known && known.body !== body)
      throw new LedgerRefusal('Different request with the same idempotency key has already been processed.')
    if (known) return this.refundOf(known.refundId)
    const payment = this.payment(paymentId)
    if (!payment.captured) throw new LedgerRefusal('The payment status should be captured for action to be taken')
    const left = payment.amount - payment.amount_refunded
    if (left === 0) throw new LedgerRefusal('The payment has been fully refunded already')
    const amount = draft.amount ?? left
    if (typeof amount !== 'number' || amount > left)
      throw new LedgerRefusal('The total refund amount is greater than the refund payment amount', 'amount')
    const refund: LedgerRefund = {
      id: this.#id('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: paymentId,
      notes: [],
      receipt: typeof draft.receipt === 'string' ? draft.receipt : null,
      status: 'processed',
      created_at: this.#seconds(),
    }
    this.#refunds.set(refund.id, refund)
    if (key !== undefined) this.#refundKeys.set(key, { refundId: refund.id, body })
    payment.amount_refunded += amount
    const isFull = payment.amount_refunded === payment.amount
    Object.assign(payment, { refund_status: isFull ? 'full' : 'partial', status: isFull ? 'refunded' : payment.status })
    return refund
  }

  /** An entry of the books under another id. */
  #renamed<Entity extends { id: string }>(book: Map<string, Entity>, entity: Entity, id: string): Entity {
    book.delete(entity.id)
    entity.id = id
    book.set(id, entity)
    return entity
  }

  #noteStatus(payment: LedgerPayment): void {
    const order = this.order(payment.order_id)
    if (payment.status === 'captured')
      Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 })
    else if (order.status === 'created') order.status = 'attempted'
  }

  #id(prefix: 'order' | 'pay' | 'rfnd'): string {
    const letters = [...this.#random(ID_LENGTH)].map((byte) => ID_ALPHABET[byte % ID_ALPHABET.length] ?? 'A')
    return `${prefix}_${letters.join('')}`
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1_000)
  }
}

function missing(): never {
  throw new LedgerRefusal('The id provided does not exist')
}
