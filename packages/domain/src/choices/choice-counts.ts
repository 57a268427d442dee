/** How many choices a value leaves. */
export type ChoiceCount = { value: string; count: number }

/** Most frequent first; of equal counts by the letters of the value, so that every machine lists alike. */
export function listCounts(counts: ReadonlyMap<string, number>): ChoiceCount[] {
  return Array.from(counts, ([value, count]) => ({ value, count })).sort(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
  )
}
