import type { Config } from '@sopaan/api/config'

/** Whatever of the provider's own the payment window loads, frames and speaks to. */
const RAZORPAY_HOSTS = 'https://*.razorpay.com'
/** What its script loads besides itself: the part that looks for fraud. Source: razorpay-magento, issues 537 and 542. */
const RAZORPAY_FILES = 'https://cdn.razorpay.com'

/**
 * Where the payment window comes from, for the content policy of the page that pays: the provider's hosts, those of its
 * stand-in, or ourselves for the sandbox. Undefined in production without keys: nothing is let in.
 */
export function paySources({ razorpay, isProduction }: Config): { script: string; window: string } | undefined {
  if (!razorpay) return isProduction ? undefined : { script: "'self'", window: "'self'" }
  const script = new URL(razorpay.checkoutUrl).origin
  const isTheirs = new URL(razorpay.baseUrl).hostname.endsWith('.razorpay.com')
  return isTheirs
    ? { script: `${script} ${RAZORPAY_FILES}`, window: RAZORPAY_HOSTS }
    : { script, window: razorpay.baseUrl }
}
