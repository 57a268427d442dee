import type { InstituteType } from '../book/rank-book.ts'
import { type ChoiceCount, listCounts } from '../choices/choice-counts.ts'
import { countLimits, isWithinLimit, type LimitCounts } from '../choices/choice-limits.ts'
import type { Band } from '../predictor/bands.ts'

/** A choice of a list with what it may be narrowed by; what is not known of it is absent. */
export type SievedChoice = {
  key: string
  type?: InstituteType | undefined
  state?: string | undefined
  family?: string | undefined
  /** Of its best seat; absent where it has no chance. */
  band?: Band | undefined
  feeInr?: number | undefined
  nirf?: number | undefined
  salaryInr?: number | undefined
  womenPercent?: number | undefined
  /** From home, as `distanceKm` gives it. */
  km?: number | undefined
}

/** What a list is narrowed to; an empty list or an absent limit narrows nothing. */
export type ListFilters = {
  types?: readonly string[] | undefined
  states?: readonly string[] | undefined
  families?: readonly string[] | undefined
  bands?: readonly string[] | undefined
  /** Rupees a year at most, a rank at most, rupees a year and percent at least, km at most: what is not published keeps no limit. */
  feeMax?: number | undefined
  nirfMax?: number | undefined
  salaryMin?: number | undefined
  womenMin?: number | undefined
  kmMax?: number | undefined
}

/** What filters leave of a list, in its order, and what each further value would leave. */
export type NarrowedList = {
  shown: string[]
  /** Per value the choices under all filters but the value's own kind, most frequent first. */
  facets: Record<'types' | 'states' | 'families' | 'bands', ChoiceCount[]> & Omit<LimitCounts, 'unpublished'>
  /** Choices of colleges without the figure, under all filters but that one. */
  unpublished: LimitCounts['unpublished']
}

const VALUES = [
  { facet: 'types', of: ({ type }: SievedChoice) => type },
  { facet: 'states', of: ({ state }: SievedChoice) => state },
  { facet: 'families', of: ({ family }: SievedChoice) => family },
  { facet: 'bands', of: ({ band }: SievedChoice) => band },
] as const
const FIGURES = [
  { facet: 'fees', limit: 'feeMax', of: ({ feeInr }: SievedChoice) => feeInr },
  { facet: 'nirf', limit: 'nirfMax', of: ({ nirf }: SievedChoice) => nirf },
  { facet: 'salaries', limit: 'salaryMin', of: ({ salaryInr }: SievedChoice) => salaryInr },
  { facet: 'women', limit: 'womenMin', of: ({ womenPercent }: SievedChoice) => womenPercent },
  { facet: 'distances', limit: 'kmMax', of: ({ km }: SievedChoice) => km },
] as const

/** A list under filters. Nothing changes places: what is left stands in the order of the whole list. */
export function narrowList(choices: readonly SievedChoice[], filters: ListFilters): NarrowedList {
  const counts = { types: new Map(), states: new Map(), families: new Map(), bands: new Map() } satisfies Record<
    string,
    Map<string, number>
  >
  const limits = countLimits()
  const shown: string[] = []
  for (const choice of choices) {
    const failed = failedKinds(choice, filters)
    if (failed.length === 0) shown.push(choice.key)
    const isCounted = (facet: string) => failed.every((each) => each === facet)
    for (const { facet, of } of VALUES) {
      const value = of(choice)
      if (value !== undefined && isCounted(facet)) counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1)
    }
    for (const { facet, of } of FIGURES) if (isCounted(facet)) limits.add(facet, of(choice))
  }
  const { unpublished, ...figures } = limits.counts
  return {
    shown,
    facets: {
      types: listCounts(counts.types),
      states: listCounts(counts.states),
      families: listCounts(counts.families),
      bands: listCounts(counts.bands),
      ...figures,
    },
    unpublished,
  }
}

/** The kinds of filter that leave a choice out. */
function failedKinds(choice: SievedChoice, filters: ListFilters): string[] {
  const values = VALUES.filter(({ facet, of }) => {
    const wanted = filters[facet] ?? []
    return wanted.length > 0 && !wanted.includes(of(choice) ?? '')
  })
  const figures = FIGURES.filter(({ facet, limit, of }) => {
    const most = filters[limit]
    return most !== undefined && !isWithinLimit(facet, of(choice), most)
  })
  return [...values, ...figures].map(({ facet }) => facet)
}

/**
 * How many choices that are not seen a move went past: those before a choice that was moved and behind it now, or the other
 * way round.
 * @param seen  the choices that are seen, or were moved themselves
 */
export function countPassed(before: readonly string[], after: readonly string[], seen: ReadonlySet<string>): number {
  const unseen = before.filter((key) => !seen.has(key))
  if (unseen.length === 0) return 0
  const placesIn = (keys: readonly string[]) => new Map(keys.map((key, at) => [key, at]))
  const [placeBefore, placeAfter] = [placesIn(before), placesIn(after)]
  const standsBefore = (places: ReadonlyMap<string, number>, one: string, other: string) =>
    (places.get(one) ?? 0) < (places.get(other) ?? 0)
  const seenKeys = before.filter((key) => seen.has(key))
  return unseen.filter((key) =>
    seenKeys.some((other) => standsBefore(placeBefore, key, other) !== standsBefore(placeAfter, key, other)),
  ).length
}
