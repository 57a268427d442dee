/** Hundredths of a percent in a whole. */
export const BASIS_POINTS = 10_000

/** A price and the tax that is in it, whole paise each. */
export type GstSplit = { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number }

/**
 * The tax that is in a price. The tax rounds half up; within a State an odd paisa of it goes back to the taxable value, so
 * that both halves are equal. The parts always add up to the price.
 * @param totalPaise  what is paid, tax included; whole, ≥ 0
 * @param rateBp      hundredths of a percent: 1800 is 18 %; 0 where no tax is charged
 */
export function splitGst(totalPaise: number, rateBp: number, where: 'intra-state' | 'inter-state'): GstSplit {
  const tax = divideHalfUp(totalPaise * rateBp, BASIS_POINTS + rateBp)
  if (where === 'inter-state') return { taxablePaise: totalPaise - tax, cgstPaise: 0, sgstPaise: 0, igstPaise: tax }
  const half = Math.floor(tax / 2)
  return { taxablePaise: totalPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 }
}

/** A quotient of whole numbers, its half rounded up; exact while the dividend is below 2^52. */
function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}
