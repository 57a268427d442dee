import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lower-case hex of 32 bytes; everything else is no signature (PAY-07). */
const SIGNATURE = /^[0-9a-f]{64}$/

/** The provider's signature over an order and the payment for it. Source: Razorpay, "Verify payment signature". */
export function signCheckout(keySecret: string, orderId: string, paymentId: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex')
}

/** The provider's signature over the raw bytes of a webhook. Source: Razorpay, "Validate and test webhooks". */
export function signWebhook(webhookSecret: string, body: Uint8Array): string {
  return createHmac('sha256', webhookSecret).update(body).digest('hex')
}

/** Whether a signature is the expected one, in a time that says nothing of where they differ. */
export function isSameSignature(given: string, expected: string): boolean {
  if (!SIGNATURE.test(given)) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'))
}
