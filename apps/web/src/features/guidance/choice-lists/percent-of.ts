/** A chance as it is told: whole per cent, and at the ends which side of them. @param chance  0 to 1 */
export function percentOf(chance: number): string {
  if (chance < 0.01) return '<1%'
  return chance > 0.99 ? '>99%' : `${Math.round(chance * 100)}%`
}
