import { compareWords } from './compare-words.ts'
import type { Measure } from './counsellings/state-counselling.ts'
import { findStateCounselling } from './counsellings/state-counsellings.ts'
import { rankFromTop } from './forecast/closing-ranks.ts'
import { deepestOf, type PublishedFigure, publishedFigures } from './forecast/state-figures.ts'
import type { StateInstitute, StateProgramme, StateSeatKind, StateSet } from './state-book.ts'
import type { StateCategoryKey } from './state-names.ts'
import { meansSeats } from './state-words.ts'

/** Within one list of merit: hardest or easiest first; or by the name of the institute or the branch. */
export const STATE_DATA_SORTS = ['hardest', 'easiest', 'institute', 'branch'] as const
export type StateDataSort = (typeof STATE_DATA_SORTS)[number]

/** What published seats are narrowed to, in which order, from which place (0 = first) and how many. */
export type StateDataRequest = {
  /** As `readStateWords` reads a search. */
  words: readonly string[]
  group?: string | undefined
  category?: StateCategoryKey | undefined
  /** `female`: seats for women alone. */
  gender?: StateSeatKind['gender'] | undefined
  sort: StateDataSort
  from: number
  count: number
}

/** A seat as it was published: whom it is for, and what it closed at in each list of its season. */
export type PublishedSeat = {
  set: StateSet
  seat: number
  institute: StateInstitute
  programme: StateProgramme
  kind: StateSeatKind
  measure: Measure
  lists: readonly PublishedFigure[]
  deepest: PublishedFigure
}

/**
 * Published seats of some counsellings, whoever asks: those of one stand together, since figures of different lists are
 * never compared.
 * @returns `found` counts the seats of each set under the filters
 */
export function searchStateData(
  sets: readonly StateSet[],
  request: StateDataRequest,
): { rows: PublishedSeat[]; found: number[] } {
  const hits = sets.map((set) => seatsFound(set, request))
  const rows: PublishedSeat[] = []
  let skip = request.from
  sets.forEach((set, at) => {
    const seats = hits[at] ?? []
    const left = request.count - rows.length
    if (left > 0 && skip < seats.length) {
      rows.push(
        ...inOrder(set, seats, request.sort)
          .slice(skip, skip + left)
          .flatMap((seat) => describe(set, seat)),
      )
    }
    skip = Math.max(0, skip - seats.length)
  })
  return { rows, found: hits.map(({ length }) => length) }
}

function seatsFound(set: StateSet, { words, group, category, gender }: StateDataRequest): number[] {
  const isMeant = meansSeats(set, words)
  const depths = depthsOf(set)
  const kinds = set.kinds.map(
    (kind) =>
      (category === undefined || kind.category === category) && (gender === undefined || kind.gender === gender),
  )
  const programmes = set.programmes.map((programme) => group === undefined || programme.group === group)
  const found: number[] = []
  for (let seat = 0; seat < set.seatCount; seat++) {
    const isOfKind = kinds[set.kind[seat] ?? -1] === true && programmes[set.programme[seat] ?? -1] === true
    if (isOfKind && !Number.isNaN(depths[seat]) && isMeant(seat)) found.push(seat)
  }
  return found
}

function inOrder(set: StateSet, seats: readonly number[], sort: StateDataSort): number[] {
  const depths = depthsOf(set)
  const depthOf = (seat: number) => depths[seat] ?? 0
  const listOf = (seat: number) => set.kinds[set.kind[seat] ?? -1]?.list ?? ''
  const nameOf = (seat: number) =>
    (sort === 'branch' ? set.programmes[set.programme[seat] ?? -1] : set.institutes[set.institute[seat] ?? -1])?.name ??
    ''
  const isByName = sort === 'institute' || sort === 'branch'
  const sign = sort === 'easiest' ? -1 : 1
  return seats.toSorted(
    (a, b) =>
      (isByName ? compareWords(nameOf(a), nameOf(b)) : 0) ||
      compareWords(listOf(a), listOf(b)) ||
      sign * (depthOf(a) - depthOf(b)) ||
      a - b,
  )
}

const depthsBySet = new WeakMap<StateSet, Float64Array>()

/** How far from the top of its list each seat went at its furthest, in the first measure of the list; NaN = nothing printed. */
function depthsOf(set: StateSet): Float64Array {
  const known = depthsBySet.get(set)
  if (known) return known
  const depths = Float64Array.from({ length: set.seatCount }, (_, seat) => {
    const row = figureOf(set, seat)
    return row ? rankFromTop(row.measure, row.deepest.closing) : Number.NaN
  })
  depthsBySet.set(set, depths)
  return depths
}

function figureOf(set: StateSet, seat: number): Pick<PublishedSeat, 'measure' | 'lists' | 'deepest'> | undefined {
  const list = set.kinds[set.kind[seat] ?? -1]?.list
  const measure = findStateCounselling(set.counselling).measures.find((each) => each.list === list)
  const lists = measure ? publishedFigures(set, seat, measure) : []
  const deepest = measure && deepestOf(lists, measure)
  return measure && deepest && { measure, lists, deepest }
}

function describe(set: StateSet, seat: number): PublishedSeat[] {
  const institute = set.institutes[set.institute[seat] ?? -1]
  const programme = set.programmes[set.programme[seat] ?? -1]
  const kind = set.kinds[set.kind[seat] ?? -1]
  const figure = figureOf(set, seat)
  return institute && programme && kind && figure ? [{ set, seat, institute, programme, kind, ...figure }] : []
}
