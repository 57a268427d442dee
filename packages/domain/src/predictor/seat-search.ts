import type { OpenSeats, PreparedBook, SeatGroup } from '../book/prepared-book.ts'
import { INSTITUTE_TYPES, type InstituteType, QUOTAS, type Quota } from '../book/rank-book.ts'
import { type EligibleState, STATES, type State } from '../state/states.ts'
import { BANDS, type Band } from './bands.ts'
import type { SeatRank } from './eligibility.ts'
import { isInstituteMeant, isProgrammeMeant, type SearchTerm } from './search-terms.ts'

/** What an answer is narrowed to; an empty or missing list narrows nothing. */
export type SeatFilters = {
  types?: readonly InstituteType[] | undefined
  collegeStates?: readonly State[] | undefined
  families?: readonly string[] | undefined
  quotas?: readonly Quota[] | undefined
  band?: Band | undefined
  /** Only seats that the rank would have got in this round of the newest season, or before it. */
  round?: number | undefined
  /** Only seats of these institutes, by their numbers in the book. */
  institutes?: ReadonlySet<number> | undefined
  /** What is searched for: the institute or the programme must answer each term. */
  terms?: readonly SearchTerm[] | undefined
}

/** Seats that are judged by one and the same rank of the candidate. */
export type JudgedGroup = { group: SeatGroup; judgedBy: SeatRank }

/** The seats found, still by group and in the group's order, and what was counted on the way. */
export type SeatsFound = {
  lists: readonly (JudgedGroup & { pools: readonly number[] })[]
  total: number
  /** Per band, under all filters but the band. */
  bands: Uint32Array
  /** Per value in the order of its words, under all filters but the value's own kind. */
  types: Uint32Array
  collegeStates: Uint32Array
  families: Uint32Array
  quotas: Uint32Array
}

/** Search terms beyond this many are left out. */
const TERMS_MAX = 8

/** One bit per kind of filter that a seat fails. */
const FAILS = { type: 1, collegeState: 2, family: 4, quota: 8, band: 16 } as const

/**
 * Goes once over the judged groups and finds the seats that are open to the home state and pass all filters.
 */
export function searchSeats(
  prepared: PreparedBook,
  judged: readonly JudgedGroup[],
  homeState: EligibleState | undefined,
  filters: SeatFilters,
): SeatsFound {
  const sieve = makeSieve(prepared, filters)
  const found = {
    total: 0,
    bands: new Uint32Array(BANDS.length),
    types: new Uint32Array(INSTITUTE_TYPES.length + 1),
    collegeStates: new Uint32Array(STATES.length + 1),
    families: new Uint32Array(prepared.familyCodes.length + 1),
    quotas: new Uint32Array(QUOTAS.length + 1),
  }
  const tally = { sieve, counts: found }
  const lists = judged.map(({ group, judgedBy }) => {
    const pools = sift(prepared.book, group.openTo(homeState), judgedBy.rank, tally)
    found.total += pools.length
    return { group, pools, judgedBy }
  })
  return { ...found, lists }
}

type Counts = Omit<SeatsFound, 'lists' | 'total'>
type Sieve = {
  /** Per value: the bit of its kind where the filter refuses it, else 0. */
  type: Uint8Array
  collegeState: Uint8Array
  family: Uint8Array
  quota: Uint8Array
  band: Uint8Array
  /** Whether no filter but the band can refuse a seat. */
  isBandAlone: boolean
  /** Per pool the last rank admitted in the round asked for; absent = any round. */
  admitted: Int32Array | undefined
  institutes: ReadonlySet<number> | undefined
  search: Search | undefined
}
type Tally = { sieve: Sieve; counts: Counts }
/** Per institute and per programme: one bit per search term that it answers. */
type Search = { all: number; institute: Uint8Array; programme: Uint8Array }

function sift(book: PreparedBook['book'], seats: OpenSeats, rank: number, tally: Tally): number[] {
  const { sieve, counts } = tally
  const { pools } = seats
  const passed: number[] = []
  for (let at = 0; at < pools.length; at++) {
    const band = bandAt(seats, at, rank)
    const pool = pools[at] ?? 0
    // Most questions have no other filter.
    if (sieve.isBandAlone) {
      count(counts.bands, band)
      if (sieve.band[band] === 0) {
        countValues(seats, at, counts)
        passed.push(pool)
      }
      continue
    }
    if (!matches(book, sieve, pool, rank)) continue
    if (countSeat(seats, at, band, tally)) passed.push(pool)
  }
  return passed
}

/**
 * Counts a seat for the choice of each value it has: when it fails no filter, or the filter of that value's kind alone.
 * @returns whether it fails none
 */
function countSeat(seats: OpenSeats, at: number, band: number, { sieve, counts }: Tally): boolean {
  const type = seats.type[at] ?? 0
  const state = seats.state[at] ?? 0
  const family = seats.family[at] ?? 0
  const quota = seats.quota[at] ?? 0
  const fails =
    (sieve.type[type] ?? 0) |
    (sieve.collegeState[state] ?? 0) |
    (sieve.family[family] ?? 0) |
    (sieve.quota[quota] ?? 0) |
    (sieve.band[band] ?? 0)
  if (fails === 0 || fails === FAILS.band) count(counts.bands, band)
  if (fails === 0 || fails === FAILS.type) count(counts.types, type)
  if (fails === 0 || fails === FAILS.collegeState) count(counts.collegeStates, state)
  if (fails === 0 || fails === FAILS.family) count(counts.families, family)
  if (fails === 0 || fails === FAILS.quota) count(counts.quotas, quota)
  return fails === 0
}

/** Counts a seat that fails nothing for each value it has. */
function countValues(seats: OpenSeats, at: number, counts: Counts): void {
  count(counts.types, seats.type[at] ?? 0)
  count(counts.collegeStates, seats.state[at] ?? 0)
  count(counts.families, seats.family[at] ?? 0)
  count(counts.quotas, seats.quota[at] ?? 0)
}

function count(column: Uint32Array, at: number): void {
  column[at] = (column[at] ?? 0) + 1
}

function matches(book: PreparedBook['book'], sieve: Sieve, pool: number, rank: number): boolean {
  const { admitted, institutes, search } = sieve
  if (admitted && (admitted[pool] ?? 0) < rank) return false
  if (institutes && !institutes.has(book.institute[pool] ?? -1)) return false
  if (!search) return true
  const held = (search.institute[book.institute[pool] ?? 0] ?? 0) | (search.programme[book.programme[pool] ?? 0] ?? 0)
  return held === search.all
}

/** The band of a rank as its place in BANDS. */
function bandAt({ safe, likely, reach }: OpenSeats, at: number, rank: number): number {
  if (rank <= (safe[at] ?? 0)) return 0
  if (rank <= (likely[at] ?? 0)) return 1
  return rank <= (reach[at] ?? 0) ? 2 : 3
}

function makeSieve(prepared: PreparedBook, filters: SeatFilters): Sieve {
  const { round, band, institutes, terms = [] } = filters
  const rounds = prepared.admittedUpTo
  const narrowings = [filters.types, filters.collegeStates, filters.families, filters.quotas, terms]
  return {
    isBandAlone:
      round === undefined &&
      institutes === undefined &&
      narrowings.every((values) => values === undefined || values.length === 0),
    type: refusing(INSTITUTE_TYPES, filters.types, FAILS.type),
    collegeState: refusing(STATES, filters.collegeStates, FAILS.collegeState),
    family: refusing(prepared.familyCodes, filters.families, FAILS.family),
    quota: refusing(QUOTAS, filters.quotas, FAILS.quota),
    band: refusing(BANDS, band && [band], FAILS.band),
    admitted: round === undefined ? undefined : rounds[Math.min(round, rounds.length) - 1],
    institutes,
    search: makeSearch(prepared.book, terms),
  }
}

/** No list of words is longer. */
const NOTHING_REFUSED = new Uint8Array(256)

/** Per word, and one place more for a value that is none of them: `bit` where the words wanted leave it out. */
function refusing<Word extends string>(words: readonly Word[], wanted: readonly Word[] | undefined, bit: number) {
  if (wanted === undefined || wanted.length === 0) return NOTHING_REFUSED
  const refused = new Uint8Array(words.length + 1).fill(bit)
  for (const word of wanted) {
    const at = words.indexOf(word)
    if (at !== -1) refused[at] = 0
  }
  return refused
}

function makeSearch(book: PreparedBook['book'], terms: readonly SearchTerm[]): Search | undefined {
  const sought = terms.slice(0, TERMS_MAX)
  if (sought.length === 0) return undefined
  const meant = sought.map((term) => findMeant(book, term))
  const bits = (which: keyof Meant) =>
    Uint8Array.from(meant[0]?.[which] ?? [], (_, at) =>
      meant.reduce((held, each, bit) => held | ((each[which][at] ?? 0) << bit), 0),
    )
  return { all: (1 << sought.length) - 1, institute: bits('institute'), programme: bits('programme') }
}

/** Per institute and per programme 1 where a term means it. */
type Meant = Record<'institute' | 'programme', Uint8Array>

/** What terms mean in a book: people search for the same few hundred words, and each is held against all names. */
const meantIn = new WeakMap<PreparedBook['book'], Map<string, Meant>>()
const TERMS_KNOWN_MAX = 500

function findMeant(book: PreparedBook['book'], term: SearchTerm): Meant {
  const known = meantIn.get(book) ?? new Map<string, Meant>()
  meantIn.set(book, known)
  const key = JSON.stringify(term)
  const before = known.get(key)
  if (before) return before
  const meant = {
    institute: Uint8Array.from(book.institutes, (institute) => (isInstituteMeant(term, institute) ? 1 : 0)),
    programme: Uint8Array.from(book.programmes, (programme) => (isProgrammeMeant(term, programme) ? 1 : 0)),
  }
  if (known.size >= TERMS_KNOWN_MAX) known.clear()
  known.set(key, meant)
  return meant
}
