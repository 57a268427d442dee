import { payments } from '@sopaan/contract/payments'
import { expect, test } from 'vitest'
import { aBusiness, aBuyer, aPlanOnSale, startShop } from '#api/testing/payments.ts'
import { signIn } from '#api/testing/people.ts'

const MINUTE_MS = 60_000

test('PAY-02: ten coupon codes may be tried in ten minutes, and waiting one minute gives no more', async () => {
  const shop = await startShop({ config: { rateLimitScale: 1 } })
  await aBusiness(shop)
  const buyer = await aBuyer(shop)
  const planId = await aPlanOnSale(shop)
  const attempt = async (code: string) => {
    const query = { planId, couponCode: code, billingState: '27' }
    return (await buyer.browser.call(payments.preview, { query })).json().code
  }
  // Windows are whole tens of minutes of the clock: begin with one.
  shop.clock.advance(10 * MINUTE_MS - (shop.deps.now().getTime() % (10 * MINUTE_MS)))
  await signIn(buyer)
  for (let at = 0; at < 10; at += 1) expect(await attempt(`GUESS${at}`)).toBe('COUPON_UNKNOWN')
  expect(await attempt('GUESS10')).toBe('RATE_LIMITED')
  shop.clock.advance(MINUTE_MS)
  expect(await attempt('GUESS11')).toBe('RATE_LIMITED')
  shop.clock.advance(9 * MINUTE_MS)
  await signIn(buyer)
  expect(await attempt('GUESS12')).toBe('COUPON_UNKNOWN')
  await shop.stopShop()
})
