import * as z from 'zod/mini'

const SIGNED_LENGTH_MAX = 200

/** The provider's fields as its window hands them over. What is no text is no signature: it fails the check, not the form. */
export const signed = z.catch(z.string().check(z.maxLength(SIGNED_LENGTH_MAX)), '')

/** What the payment window hands to the page when it is paid. */
export const checkoutResult = z.object({
  razorpay_payment_id: signed,
  razorpay_order_id: signed,
  razorpay_signature: signed,
})
export type CheckoutResult = z.output<typeof checkoutResult>

/** Where the provider's own page sends a browser back to. */
export const PAYMENT_RETURN_PATH = '/api/v1/payments/callback'
