import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitGst } from './gst.ts'

/** Worked by hand at 18 %: 49,900 × 18 / 118 = 7,611.86, so 7,612, an even number; 100 × 18 / 118 = 15.25, so 15, odd. */
test.each([
  [49_900, 42_288, 3_806, 7_612],
  [99_900, 84_662, 7_619, 15_239],
  [199_900, 169_408, 15_246, 30_493],
  [100, 86, 7, 15],
])('of %i paise %i are taxable within a State, each half of the tax is %i and the whole %i', (...amounts) => {
  const [totalPaise, taxablePaise, half, igstPaise] = amounts
  expect(splitGst(totalPaise, 1_800, 'intra-state')).toEqual({
    taxablePaise,
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: 0,
  })
  expect(splitGst(totalPaise, 1_800, 'inter-state')).toEqual({
    taxablePaise: totalPaise - igstPaise,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise,
  })
})

test('20,000 random prices split exactly: whole paise that add up, equal halves, and a tax that is right to a paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 100_000_000 }),
      fc.constantFrom(0, 500, 1_200, 1_800, 2_800),
      fc.constantFrom('intra-state' as const, 'inter-state' as const),
      (totalPaise, rateBp, where) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitGst(totalPaise, rateBp, where)
        const parts = [taxablePaise, cgstPaise, sgstPaise, igstPaise]
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(totalPaise)
        expect(cgstPaise).toBe(sgstPaise)
        expect(where === 'intra-state' ? igstPaise : cgstPaise).toBe(0)
        const exact = (totalPaise * rateBp) / (10_000 + rateBp)
        const off = cgstPaise + sgstPaise + igstPaise - exact
        expect(off).toBeLessThanOrEqual(0.5)
        expect(off).toBeGreaterThanOrEqual(where === 'intra-state' ? -1.5 : -0.5)
      },
    ),
    { numRuns: 20_000 },
  )
})
