import { expect, test } from 'vitest'
import { drawCurve, readCurve } from './chance-curve.ts'

test('without a shock the chance is what the residuals leave above, in straight lines between them', () => {
  // Scale 2 and residuals -1, 0, 1 at shares .1, .5, .9: distance 1 is z = .5, half way from .5 to .9, so .7 lies below.
  const curve = drawCurve(2, 0, Float64Array.of(-1, 0, 1), Float64Array.of(0.1, 0.5, 0.9))
  expect(readCurve(curve, 0)).toBeCloseTo(0.5, 6)
  expect(readCurve(curve, 1)).toBeCloseTo(0.3, 6)
  expect(readCurve(curve, -1)).toBeCloseTo(0.7, 6)
  // The table ends a hundredth of the scale beyond the outermost residuals, at ±2.02; the outermost stretch is 2 wide. Two
  // and eighteen beyond: .1 over (1 + 1)² and over (1 + 9)².
  expect(readCurve(curve, 4.02)).toBeCloseTo(0.025, 6)
  expect(readCurve(curve, 20.02)).toBeCloseTo(0.001, 6)
  expect(readCurve(curve, -4.02)).toBeCloseTo(0.975, 6)
  expect(readCurve(curve, -20.02)).toBeCloseTo(0.999, 6)
  expect(curve.middle).toBeCloseTo(0, 6)
})

test('a shock as likely up as down leaves a straight stretch as it is and pulls the ends in', () => {
  // Uniform residuals from -10 to 10: at 2 the share below is .6, and so is its mean over any symmetric shock.
  const calm = drawCurve(1, 0, Float64Array.of(-10, 10), Float64Array.of(0, 1))
  const shaken = drawCurve(1, 1, Float64Array.of(-10, 10), Float64Array.of(0, 1))
  expect(readCurve(shaken, 2)).toBeCloseTo(0.4, 6)
  expect(readCurve(calm, 10)).toBeLessThan(0.001)
  expect(readCurve(shaken, 10)).toBeGreaterThan(0.01)
})

test('the 80 % range is where the chance is nine, five and one in ten', () => {
  // Uniform residuals from -1 to 1 at scale 5: a tenth lies below -4, half below 0, nine tenths below 4.
  const curve = drawCurve(5, 0, Float64Array.of(-1, 1), Float64Array.of(0, 1))
  expect(curve.low).toBeCloseTo(-4, 5)
  expect(curve.middle).toBeCloseTo(0, 5)
  expect(curve.high).toBeCloseTo(4, 5)
})

test('residuals of one single value make a step, not an error', () => {
  const curve = drawCurve(1, 0, Float64Array.of(0, 0, 0), Float64Array.of(0.1, 0.5, 0.9))
  expect(readCurve(curve, -0.005)).toBeCloseTo(0.9, 6)
  expect(readCurve(curve, 0.005)).toBeCloseTo(0.1, 6)
})
