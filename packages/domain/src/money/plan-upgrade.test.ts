import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeUpgrade, leftOfPlan } from './plan-upgrade.ts'

const OWNED = { worthPaise: 249_900, sessions: 6, sessionsLeft: 4, days: 120, daysLeft: 50 }

test('of a plan with sessions what is not booked is left, of one without them its days', () => {
  // ₹2,499 for 6 sessions is ₹416.50 each: four of them.
  expect(leftOfPlan(OWNED)).toBe(166_600)
  // ₹499 for 3 is ₹166.33 and a third: two are ₹332.66 and two thirds, rounded down to a paisa.
  expect(leftOfPlan({ ...OWNED, worthPaise: 49_900, sessions: 3, sessionsLeft: 2 })).toBe(33_266)
  expect(leftOfPlan({ ...OWNED, sessionsLeft: 0 })).toBe(0)
  // 50 of 120 days of ₹2,499: 249,900 × 50 / 120 = 104,125.
  expect(leftOfPlan({ ...OWNED, sessions: 0, sessionsLeft: 0 })).toBe(104_125)
  // One that begins later has all its days, however many those until then are.
  expect(leftOfPlan({ ...OWNED, sessions: 0, sessionsLeft: 0, daysLeft: 130 })).toBe(249_900)
})

test('more than what was given for it is never left', () => {
  fc.assert(
    fc.property(
      fc.record({
        worthPaise: fc.nat(1_000_000),
        sessions: fc.nat(20),
        sessionsLeft: fc.nat(25),
        days: fc.integer({ min: 1, max: 400 }),
        daysLeft: fc.nat(800),
      }),
      (held) => {
        const left = leftOfPlan(held)
        expect(Number.isInteger(left) && left >= 0 && left <= held.worthPaise).toBe(true)
      },
    ),
  )
})

test('a larger plan is one that costs more, of which at least a rupee remains to be paid', () => {
  const held = { listPricePaise: 49_900, leftPaise: 33_266 }
  const next = (listPricePaise: number, discountPaise = 0) => ({ listPricePaise, discountPaise })
  expect(judgeUpgrade(held, next(249_900))).toBe('fits')
  expect(judgeUpgrade(held, next(49_900))).toBe('not-larger')
  expect(judgeUpgrade({ ...held, leftPaise: 0 }, next(249_900))).toBe('nothing-left')
  // ₹600 less a coupon of ₹266.34 leaves ₹333.66: a rupee over what is left; with a paisa more it does not.
  expect(judgeUpgrade(held, next(60_000, 26_634))).toBe('fits')
  expect(judgeUpgrade(held, next(60_000, 26_635))).toBe('not-larger')
})
