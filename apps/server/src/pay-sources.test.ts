import { readConfig } from '@sopaan/api/config'
import { expect, test } from 'vitest'
import { paySources } from './pay-sources.ts'

const KEYS = {
  SECRET_KEY: 'a key of a test alone, 32 bytes or more',
  RAZORPAY_KEY_ID: 'rzp_test_0wFRWIZnH65uny',
  RAZORPAY_KEY_SECRET: 'EnLs21M47BllR3X8PSFtjtbd',
  RAZORPAY_WEBHOOK_SECRET: 'velvet-otter-webhook-47',
}

test('WEB-07: the page that pays lets in the provider’s script and what it loads, its frames and calls, and nothing wider', () => {
  expect(paySources(readConfig(KEYS))).toEqual({
    script: 'https://checkout.razorpay.com https://cdn.razorpay.com',
    window: 'https://*.razorpay.com',
  })
})

test('a stand-in is let in from its own address alone', () => {
  const at = { RAZORPAY_BASE_URL: 'http://127.0.0.1:4010', RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:4010/checkout.js' }
  expect(paySources(readConfig({ ...KEYS, ...at }))).toEqual({
    script: 'http://127.0.0.1:4010',
    window: 'http://127.0.0.1:4010',
  })
})

test('without keys there is the sandbox of our own address', () => {
  expect(paySources(readConfig({ SECRET_KEY: KEYS.SECRET_KEY }))).toEqual({ script: "'self'", window: "'self'" })
})
