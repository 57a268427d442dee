import { isWithinLimit, type LimitKind } from '../choices/choice-limits.ts'
import type { Band } from '../predictor/bands.ts'
import { compareWords } from './compare-words.ts'
import { rankFromTop } from './forecast/closing-ranks.ts'
import { type SeatState, STANDINGS } from './forecast/state-standings.ts'
import type { StateInstitute, StateProgramme, StateSeatKind, StateSet } from './state-book.ts'
import type { StateCollegeFacts } from './state-colleges.ts'
import { type JudgedStateSeat, judgeStateSeats, type StateProfile } from './state-predictor.ts'
import { meansSeats } from './state-words.ts'

export const STATE_SORTS = ['hardest', 'easiest', 'nearest', 'institute', 'branch'] as const

/** What the answer is narrowed to, and which page of it. An absent filter lets everything through. */
export type StateRequest = {
  groups?: readonly string[] | undefined
  place?: string | undefined
  region?: string | undefined
  /** As `readStateWords` reads a search; each must begin a word of the institute or the programme. */
  words?: readonly string[] | undefined
  standing?: SeatState | undefined
  band?: Band | undefined
  /** At most; a college without the figure is left out, here as below. */
  feeMax?: number | undefined
  nirfMax?: number | undefined
  /** At least. */
  salaryMin?: number | undefined
  womenMin?: number | undefined
  kmMax?: number | undefined
  sort: (typeof STATE_SORTS)[number]
  page: number
  limit: number
}

/** A judged seat with what it is. */
export type StateSeat = JudgedStateSeat & {
  institute: StateInstitute
  programme: StateProgramme
  kind: StateSeatKind
  college: StateCollegeFacts
}

export type StateFacet = { value: string; count: number }

export type StateAnswer = {
  seats: StateSeat[]
  total: number
  /** Seats of each standing under all filters but the standing. */
  standings: Record<SeatState, number>
  /** Seats of each band under all filters but band and standing; undefined where no seat has a chance. */
  bands: Record<Band, number> | undefined
  /** For each value the seats there are under all filters but the value's own. Most frequent first. */
  facets: { groups: StateFacet[]; places: StateFacet[]; regions: StateFacet[] }
  /** Of all the candidate may take, those whose college has the figure. */
  published: { fees: number; nirf: number; salaries: number; women: number; distances: number }
}

/**
 * The page of seats that a candidate asks for, with what the filters would leave.
 * @param colleges  what is published of the institutes of the set, by their numbers
 */
export function searchStateSeats(
  set: StateSet,
  profile: StateProfile,
  request: StateRequest,
  colleges: readonly StateCollegeFacts[] = [],
): StateAnswer {
  const found = judgeStateSeats(set, profile).map((judged) => describe(set, judged, colleges))
  const tests = testsOf(set, request)
  const under = (...but: (keyof typeof tests)[]) => {
    const asked = Object.entries(tests).flatMap(([name, test]) => {
      const isLeftOut = but.some((each) => each === name)
      return test && !isLeftOut ? [test] : []
    })
    return found.filter((seat) => asked.every((test) => test(seat)))
  }
  const ofAnyStanding = under('standing', 'band')
  const hits = under().toSorted(ORDERS[request.sort])
  const start = (request.page - 1) * request.limit
  return {
    seats: hits.slice(start, start + request.limit),
    total: hits.length,
    standings: {
      ...{ 'well-inside': 0, 'just-inside': 0, 'just-outside': 0, 'well-outside': 0 },
      ...Object.fromEntries(
        STANDINGS.map((each) => [each, ofAnyStanding.filter((seat) => seat.standing === each).length]),
      ),
    },
    bands: countBands(ofAnyStanding),
    facets: {
      groups: countBy(under('groups'), (seat) => seat.programme.group),
      places: countBy(under('place'), (seat) => seat.institute.place),
      regions: countBy(under('region'), (seat) => seat.kind.region),
    },
    published: {
      fees: countKnown(found, 'feeInr'),
      nirf: countKnown(found, 'nirf'),
      salaries: countKnown(found, 'salaryInr'),
      women: countKnown(found, 'womenPercent'),
      distances: countKnown(found, 'km'),
    },
  }
}

function countKnown(seats: readonly StateSeat[], figure: keyof StateCollegeFacts): number {
  return seats.filter(({ college }) => college[figure] !== undefined).length
}

function describe(set: StateSet, judged: JudgedStateSeat, colleges: readonly StateCollegeFacts[]): StateSeat {
  const institute = set.institutes[set.institute[judged.seat] ?? -1]
  const programme = set.programmes[set.programme[judged.seat] ?? -1]
  const kind = set.kinds[set.kind[judged.seat] ?? -1]
  if (!institute || !programme || !kind) throw new Error(`Seat ${judged.seat} of ${set.counselling} names nothing`)
  return { ...judged, institute, programme, kind, college: colleges[set.institute[judged.seat] ?? -1] ?? {} }
}

type Test = (seat: StateSeat) => boolean

type TestName =
  | 'groups'
  | 'place'
  | 'region'
  | 'words'
  | 'standing'
  | 'band'
  | 'fee'
  | 'nirf'
  | 'salary'
  | 'women'
  | 'km'

function testsOf(set: StateSet, request: StateRequest): Record<TestName, Test | undefined> {
  const { groups, place, region, words, standing, band, feeMax, nirfMax, salaryMin, womenMin, kmMax } = request
  const isMeant = meansSeats(set, words ?? [])
  return {
    groups: groups?.length ? (seat) => groups.includes(seat.programme.group) : undefined,
    place: place === undefined ? undefined : (seat) => seat.institute.place === place,
    region: region === undefined ? undefined : (seat) => seat.kind.region === region,
    words: words?.length ? ({ seat }) => isMeant(seat) : undefined,
    standing: standing === undefined ? undefined : (seat) => seat.standing === standing,
    band: band === undefined ? undefined : (seat) => seat.expected?.band === band,
    fee: within('fees', 'feeInr', feeMax),
    nirf: within('nirf', 'nirf', nirfMax),
    salary: within('salaries', 'salaryInr', salaryMin),
    women: within('women', 'womenPercent', womenMin),
    km: within('distances', 'km', kmMax),
  }
}

function within(kind: LimitKind, figure: keyof StateCollegeFacts, limit: number | undefined): Test | undefined {
  return limit === undefined ? undefined : ({ college }) => isWithinLimit(kind, college[figure], limit)
}

function countBands(seats: readonly StateSeat[]): StateAnswer['bands'] {
  if (seats.every(({ expected }) => expected === undefined)) return undefined
  const counts: Record<Band, number> = { safe: 0, likely: 0, reach: 0, 'long-shot': 0 }
  for (const { expected } of seats) if (expected) counts[expected.band] += 1
  return counts
}

type Order = (a: StateSeat, b: StateSeat) => number

/** Figures of different lists are never compared: seats of one list stand together. */
const byList: Order = (a, b) => compareWords(a.kind.list, b.kind.list)
const byPosition: Order = (a, b) => orderPositionOf(a) - orderPositionOf(b)
const byBook: Order = (a, b) => a.seat - b.seat

const ORDERS: Record<StateRequest['sort'], Order> = {
  hardest: (a, b) => byList(a, b) || byPosition(a, b) || byBook(a, b),
  easiest: (a, b) => byList(a, b) || byPosition(b, a) || byBook(a, b),
  nearest: (a, b) => byList(a, b) || Math.abs(a.margin) - Math.abs(b.margin) || byBook(a, b),
  institute: (a, b) =>
    compareWords(a.institute.name, b.institute.name) || byList(a, b) || byPosition(a, b) || byBook(a, b),
  branch: (a, b) =>
    compareWords(a.programme.name, b.programme.name) || byList(a, b) || byPosition(a, b) || byBook(a, b),
}

function orderPositionOf({ measure, deepest }: StateSeat): number {
  return rankFromTop(measure, deepest.closing)
}

function countBy(seats: readonly StateSeat[], readValue: (seat: StateSeat) => string | undefined): StateFacet[] {
  const counts = new Map<string, number>()
  for (const seat of seats) {
    const value = readValue(seat)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || compareWords(a.value, b.value))
}
