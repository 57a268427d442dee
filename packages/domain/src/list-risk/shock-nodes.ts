/** A point of a rule that averages over a standard normal shock, and its weight; the weights of a rule come to 1. */
export type ShockNode = { at: number; weight: number }

/**
 * The nine-point Gauss-Hermite rule for a standard normal shock: what a page reckons with; the chance of no seat is within
 * .01 of the exact one. Source: Abramowitz and Stegun, table 25.10, n = 9, with x times √2 and w over √π.
 */
export const NINE_NODES: readonly ShockNode[] = mirrored([
  { at: 0, weight: 0.40634920634920635 },
  { at: 1.0232556637891326, weight: 0.24409750289493953 },
  { at: 2.07684797867783, weight: 0.04991640676521782 },
  { at: 3.20542900285647, weight: 0.0027891413212317692 },
  { at: 4.512745863399783, weight: 2.2345844007746607e-5 },
])

/** The fifteen-point rule, within .003: what the nine points are held against. Source: as above, by Golub and Welsch. */
export const FIFTEEN_NODES: readonly ShockNode[] = mirrored([
  { at: 0, weight: 0.31825951825951815 },
  { at: 0.799129068324548, weight: 0.23246229360973225 },
  { at: 1.6067100690287297, weight: 0.08941779539984437 },
  { at: 2.432436827009758, weight: 0.017365774492137616 },
  { at: 3.2890824243987664, weight: 0.001567357503549956 },
  { at: 4.1962077112690155, weight: 5.642146405189029e-5 },
  { at: 5.190093591304781, weight: 5.975419597920599e-7 },
  { at: 6.363947888829839, weight: 8.589649899633252e-10 },
])

function mirrored(half: readonly ShockNode[]): ShockNode[] {
  const below = half.slice(1).map(({ at, weight }) => ({ at: -at, weight }))
  return [...below.reverse(), ...half]
}
