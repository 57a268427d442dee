import { expect, test } from 'vitest'
import { contentPolicy, isPayPage, withoutNonce } from './page-policy.ts'
import { SHEET_MARK } from './sheet-mark.ts'

// SHA-256 of `alert(1)` and of `a{}`, base64, as `openssl dgst -sha256 -binary | base64` prints them.
const ALERT_HASH = 'bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='

test('an inline script of ours is named by its hash, and its nonce does not leave the server', () => {
  const page = withoutNonce('<script nonce="abc+/=">alert(1)</script>', 'abc+/=')
  expect(page.pieces.join('')).toBe('<script>alert(1)</script>')
  expect(page.scripts).toEqual([`'sha256-${ALERT_HASH}'`])
})

test('words of any script are hashed as the bytes that are sent', () => {
  const page = withoutNonce('<script nonce="n">say("नमस्ते")</script><p>ठीक</p>', 'n')
  expect(page.pieces.join('')).toBe('<script>say("नमस्ते")</script><p>ठीक</p>')
  expect(page.scripts).toEqual(["'sha256-wfYPo3R5//EWVAMoAaKGGzEYtIh9gR1KeCAuDhq+UVo='"])
})

test('a script that somebody else got into the page is not named', () => {
  const page = withoutNonce('<script>alert(1)</script><style>a{}</style>', 'abc')
  expect([page.scripts, page.styles]).toEqual([[], []])
})

test('a script from a file needs no hash, and a style is never named among scripts', () => {
  const page = withoutNonce('<script nonce="n" src="/a.js"></script><style nonce="n">a{}</style>', 'n')
  expect(page.scripts).toEqual([])
  expect(page.styles).toHaveLength(1)
})

test('the rules of a page stand where they go, and are named by their own hash', () => {
  const page = withoutNonce(`<style nonce="n">${SHEET_MARK}</style><script nonce="n">alert(1)</script>`, 'n', 'a{}')
  expect(page.pieces.join('')).toBe('<style>a{}</style><script>alert(1)</script>')
  expect(page.styles).toEqual(withoutNonce('<style nonce="n">a{}</style>', 'n').styles)
  expect(page.scripts).toEqual([`'sha256-${ALERT_HASH}'`])
})

test('the policy allows nothing inline that is not named', () => {
  const policy = contentPolicy(["'sha256-x'", "'sha256-x'"], [])
  expect(policy).toContain("script-src 'self' 'sha256-x';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("manifest-src 'self';")
  expect(policy).toContain("worker-src 'self';")
  expect(policy).not.toContain('unsafe')
})

test('WEB-07: the payment provider is let in by the pages that pay, and by no other', () => {
  expect(contentPolicy([], [])).not.toContain('razorpay')
  const pay = { script: 'https://checkout.razorpay.com', window: 'https://*.razorpay.com' }
  const policy = contentPolicy([], [], pay)
  expect(policy).toContain("script-src 'self' https://checkout.razorpay.com;")
  expect(policy).toContain('frame-src https://*.razorpay.com;')
  expect(policy).not.toContain('unsafe')
  const paths = ['/mentee-dashboard/checkout', '/mentee-dashboard', '/mentee-dashboard/checkout/done', '/']
  expect(paths.map(isPayPage)).toEqual([true, false, false, false])
  expect(['/parent-consent', '/hi/parent-consent', '/hi'].map(isPayPage)).toEqual([true, true, false])
})
