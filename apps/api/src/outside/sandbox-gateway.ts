import { createHmac } from 'node:crypto'
import type { FileStore } from './file-store.ts'
import { isSameSignature, signCheckout } from './gateway-signatures.ts'
import { GatewayRefused, type PaymentGateway } from './payment-gateway.ts'
import { orderEntity, paymentEntity, readOrder, readPayment, readRefund, refundEntity } from './razorpay-entities.ts'
import { LedgerRefusal, type LedgerSample, type LedgerState, SandboxLedger } from './sandbox-ledger.ts'

/** Where the sandbox's files lie on our own server. */
export const SANDBOX_BASE = '/dev/sandbox'
const LEDGER_KEY = 'sandbox/payments-of-this-folder'

/** A gateway without a company behind it, and the window it pays in. */
export type SandboxGateway = PaymentGateway & {
  isSandbox: true
  /** Somebody pressed a button of the sandbox's window. */
  pay: (orderId: string, outcome: 'captured' | 'failed') => Promise<{ paymentId: string; signature: string }>
  /** Takes made-up payments into its books, those it does not know yet. */
  adopt: (samples: readonly LedgerSample[]) => Promise<void>
}

/** Whether the company that moves the money is none. */
export function isSandbox(gateway: PaymentGateway | undefined): gateway is SandboxGateway {
  return gateway?.isSandbox === true
}

type Outside = { files: FileStore; now: () => Date; random: (bytes: number) => Buffer; secretKey: Buffer }

/** Payments of a machine without keys: the books are kept in the file store, no money moves. Never in production. */
export function sandboxGateway({ files, now, random, secretKey }: Outside): SandboxGateway {
  const keySecret = createHmac('sha256', secretKey).update('sandbox-payments').digest('hex')
  let opened: Promise<SandboxLedger> | undefined
  const open = () => {
    opened ??= files
      .get(LEDGER_KEY)
      // Written by `keep` below.
      .then((kept) => new SandboxLedger({ now, random }, kept && (JSON.parse(kept.toString()) as LedgerState)))
    return opened
  }
  const read = async <T>(look: (ledger: SandboxLedger) => T): Promise<T> => inTheirWords(look, await open())
  const write = async <T>(change: (ledger: SandboxLedger) => T): Promise<T> => {
    const ledger = await open()
    const answer = inTheirWords(change, ledger)
    await files.put(LEDGER_KEY, Buffer.from(JSON.stringify(ledger.state())), 'application/json')
    return answer
  }
  return {
    keyId: 'rzp_test_sandbox0000000',
    checkoutUrl: `${SANDBOX_BASE}/checkout.js`,
    isSandbox: true,
    createOrder: ({ amountPaise, currency, receipt, notes }) =>
      write((ledger) =>
        readOrder(orderEntity.parse(ledger.createOrder({ amount: amountPaise, currency, receipt, notes }))),
      ),
    findOrder: (receipt) =>
      read((ledger) => ledger.ordersOf(receipt).map((one) => readOrder(orderEntity.parse(one)))[0]),
    listPayments: (orderId) =>
      read((ledger) => ledger.paymentsOf(orderId).map((one) => readPayment(paymentEntity.parse(one)))),
    getPayment: (paymentId) => read((ledger) => readPayment(paymentEntity.parse(ledger.payment(paymentId)))),
    capture: (paymentId, amountPaise) =>
      write((ledger) => readPayment(paymentEntity.parse(ledger.capture(paymentId, amountPaise)))),
    refund: ({ paymentId, amountPaise, key }) =>
      write((ledger) =>
        readRefund(refundEntity.parse(ledger.refund(paymentId, { amount: amountPaise, receipt: key }, key))),
      ),
    getRefund: (refundId) => read((ledger) => readRefund(refundEntity.parse(ledger.refundOf(refundId)))),
    isCheckoutSignature: (orderId, paymentId, signature) =>
      isSameSignature(signature, signCheckout(keySecret, orderId, paymentId)),
    isWebhookSignature: () => false,
    adopt: (samples) => write((ledger) => ledger.adopt(samples)),
    pay: (orderId, outcome) =>
      write((ledger) => {
        const { id } = ledger.pay({ orderId, method: 'upi', outcome })
        return { paymentId: id, signature: signCheckout(keySecret, orderId, id) }
      }),
  }
}

function inTheirWords<T>(work: (ledger: SandboxLedger) => T, ledger: SandboxLedger): T {
  try {
    return work(ledger)
  } catch (thrown) {
    if (thrown instanceof LedgerRefusal) throw new GatewayRefused(400, thrown.message)
    throw thrown
  }
}
