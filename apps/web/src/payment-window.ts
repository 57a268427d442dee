import { type CheckoutResult, PAYMENT_RETURN_PATH } from '@sopaan/contract/checkout-result'

/** How the payer left the window. */
export type WindowEnd = { end: 'paid'; handed: CheckoutResult } | { end: 'closed'; hasFailed: boolean }

/** As far as we use it. Source: https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/ */
type RazorpayWindow = { open: () => void; on: (event: 'payment.failed', listener: () => void) => void }
type RazorpayClass = new (options: Record<string, unknown>) => RazorpayWindow

declare global {
  interface Window {
    Razorpay?: RazorpayClass
  }
}

/** Source: R329. */
const THEME_COLOR = '#4548F8'
/** Below the time a coupon is held for, seconds. */
const WINDOW_SECONDS = 15 * 60
/** Browsers inside other apps, where frames of the provider fail: there it takes the whole page (S47). */
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|Line\/|Snapchat|LinkedInApp|; wv\)/

/** The provider's script did not come: no connection, or something blocks it. */
export class ScriptMissing extends Error {
  override readonly name = 'ScriptMissing'
}

/** Loads the provider's script from its own host, now that somebody pays. @throws {ScriptMissing} */
export function loadWindowScript(url: string): Promise<RazorpayClass> {
  return new Promise((resolve, reject) => {
    if (window.Razorpay) return resolve(window.Razorpay)
    const script = document.createElement('script')
    script.src = url
    script.onload = () => (window.Razorpay ? resolve(window.Razorpay) : reject(new ScriptMissing()))
    script.onerror = () => {
      script.remove()
      reject(new ScriptMissing())
    }
    document.head.append(script)
  })
}

/** What the window is told. `prefill` and `notes` as the provider names them; nothing is ever read back from the notes. */
type WindowFacts = {
  keyId: string
  /** Whole paise. */
  amount: number
  currency: string
  orderId: string
  /** What is paid, in the reader's language. */
  name: string
  prefill?: Readonly<Record<string, string>>
  notes?: Readonly<Record<string, string>>
  isSandbox: boolean
}

/** Opens the window for an order, and answers how it was left. In a browser inside an app the page is left for it instead. */
export function openWindow(Razorpay: RazorpayClass, order: WindowFacts, productName: string): Promise<WindowEnd> {
  return new Promise((resolve) => {
    let hasFailed = false
    const opened = new Razorpay({
      key: order.keyId,
      amount: order.amount,
      currency: order.currency,
      name: productName,
      description: order.name,
      order_id: order.orderId,
      prefill: order.prefill ?? {},
      notes: order.notes ?? {},
      theme: { color: THEME_COLOR },
      timeout: WINDOW_SECONDS,
      modal: { confirm_close: true, ondismiss: () => resolve({ end: 'closed', hasFailed }) },
      handler: (handed: CheckoutResult) => resolve({ end: 'paid', handed }),
      ...(isInApp() && !order.isSandbox
        ? { redirect: true, callback_url: new URL(PAYMENT_RETURN_PATH, location.origin).href }
        : {}),
    })
    opened.on('payment.failed', () => {
      hasFailed = true
    })
    opened.open()
  })
}

function isInApp(): boolean {
  return IN_APP.test(navigator.userAgent)
}
