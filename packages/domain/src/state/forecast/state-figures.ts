import type { Measure } from '../counsellings/state-counselling.ts'
import { findStateCounselling } from '../counsellings/state-counsellings.ts'
import type { PublishedList, StateSet } from '../state-book.ts'
import { rankFromTop } from './closing-ranks.ts'

/** The figure that one published list has for a seat. */
export type PublishedFigure = {
  round: string
  stage: string
  closing: number
  quality: readonly string[]
  seats: number | undefined
}

/** What each list printed for a seat in a measure; lists without a figure for it are left out. */
export function publishedFigures(set: StateSet, seat: number, measure: Measure): PublishedFigure[] {
  return set.lists.flatMap((list): PublishedFigure[] => {
    const closing = figuresOf(list, measure)?.[seat] ?? Number.NaN
    if (Number.isNaN(closing)) return []
    const { round, stage } = list
    const quality = set.qualities[list.quality[seat] ?? 0] ?? []
    return [{ round, stage, closing, quality, seats: list.seats?.[seat] || undefined }]
  })
}

/** Of figures of one seat the one that went furthest; undefined where there is none. */
export function deepestOf<Figure extends PublishedFigure>(
  [first, ...others]: readonly Figure[],
  measure: Measure,
): Figure | undefined {
  if (!first) return undefined
  return others.reduce(
    (deep, list) => (rankFromTop(measure, list.closing) > rankFromTop(measure, deep.closing) ? list : deep),
    first,
  )
}

/** The figure of a seat that went furthest, in the first measure of its list; undefined where none is printed. */
export function furthestFigure(set: StateSet, seat: number): (PublishedFigure & { measure: Measure }) | undefined {
  const list = set.kinds[set.kind[seat] ?? -1]?.list
  const measure = findStateCounselling(set.counselling).measures.find((each) => each.list === list)
  const found = measure && deepestOf(publishedFigures(set, seat, measure), measure)
  return found && { ...found, measure }
}

function figuresOf(list: PublishedList, measure: Measure): Float64Array | undefined {
  return measure.column === 'closing' ? list.closing : list.alternative
}
