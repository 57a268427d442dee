import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CouponRule, couponCode, findDiscount } from './coupons.ts'

const NOW = new Date('2026-11-21T09:30:00Z')
const PLAN = { listPricePaise: 49_900, planId: 'a' }
const coupon = (change: Partial<CouponRule> = {}): CouponRule => ({
  discount: { percentBp: 1_000 },
  minAmountPaise: 0,
  startsAt: undefined,
  endsAt: undefined,
  isRetired: false,
  planIds: [],
  coversEvents: false,
  ...change,
})
const off = (change: Partial<CouponRule>, item: Parameters<typeof findDiscount>[1] = PLAN) => {
  const found = findDiscount(coupon(change), item, NOW)
  return found.ok ? found.discountPaise : found.fault
}

test('a share rounds down to whole paise, a sum is taken as it is', () => {
  expect(off({})).toBe(4_990)
  // 12.5 % of 49,999 paise is 6,249.875.
  expect(off({ discount: { percentBp: 1_250 } }, { listPricePaise: 49_999, planId: 'a' })).toBe(6_249)
  expect(off({ discount: { flatPaise: 10_000 } })).toBe(10_000)
})

test('PAY-02: a discount takes the whole price, or leaves at least the rupee that a provider takes', () => {
  expect(off({ discount: { percentBp: 10_000 } })).toBe(49_900)
  expect(off({ discount: { flatPaise: 100_000 } })).toBe(49_900)
  // 99.99 % of ₹499 leaves 5 paise; a flat ₹498.50 leaves 50.
  expect(off({ discount: { percentBp: 9_999 } })).toBe(49_800)
  expect(off({ discount: { flatPaise: 49_850 } })).toBe(49_800)
  expect(off({}, { listPricePaise: 0, planId: 'a' })).toBe(0)
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000_000 }),
      fc.oneof(
        fc.integer({ min: 1, max: 10_000 }).map((percentBp) => ({ percentBp })),
        fc.integer({ min: 1, max: 100_000_000 }).map((flatPaise) => ({ flatPaise })),
      ),
      (listPricePaise, discount) => {
        const found = findDiscount(coupon({ discount }), { listPricePaise, planId: 'a' }, NOW)
        const taken = found.ok ? found.discountPaise : Number.NaN
        const left = listPricePaise - taken
        expect(Number.isInteger(taken) && taken >= 0 && (left === 0 || left >= 100)).toBe(true)
      },
    ),
  )
})

test('PAY-02: a coupon holds from its first instant until its last, and not once it is taken back', () => {
  expect(off({ startsAt: NOW })).toBe(4_990)
  expect(off({ startsAt: new Date(NOW.getTime() + 1) })).toBe('not-yet')
  expect(off({ endsAt: new Date(NOW.getTime() + 1) })).toBe(4_990)
  expect(off({ endsAt: NOW })).toBe('over')
  expect(off({ isRetired: true })).toBe('over')
})

test('PAY-02: a coupon holds from its least amount, for its plans alone, and for events where it says so', () => {
  expect(off({ minAmountPaise: 49_900 })).toBe(4_990)
  expect(off({ minAmountPaise: 49_901 })).toBe('amount-too-small')
  expect(off({ planIds: ['a', 'b'] })).toBe(4_990)
  expect(off({ planIds: ['b'] })).toBe('other-item')
  expect(off({}, { listPricePaise: 49_900, eventId: 'a' })).toBe('other-item')
  expect(off({ coversEvents: true, planIds: ['b'] }, { listPricePaise: 49_900, eventId: 'a' })).toBe(4_990)
})

test('PAY-02: a code is one code however it is typed', () => {
  expect(couponCode('  jee50 ')).toBe('JEE50')
})
