import type { InstituteType, Quota } from '../book/rank-book.ts'
import type { Point } from '../colleges/distance.ts'
import type { Band } from '../predictor/bands.ts'
import type { RankName } from '../predictor/college-predictor.ts'
import { isInstituteMeant, isProgrammeMeant, type SearchTerm } from '../predictor/search-terms.ts'
import type { State } from '../state/states.ts'
import { type Choice, type ChoicePool, type ChoiceTable, choiceRow, type ShownChoice } from './choice.ts'
import { type ChoiceCount, listCounts } from './choice-counts.ts'
import { countLimits, distancesFrom, isWithinLimit, type LimitCounts, type LimitKind } from './choice-limits.ts'
import { inChoiceOrder } from './choice-order.ts'
import type { ChoiceSort } from './choice-sorts.ts'

/** What choices are narrowed to; an empty or missing list narrows nothing. */
export type ChoiceFilters = {
  types?: readonly InstituteType[] | undefined
  collegeStates?: readonly State[] | undefined
  families?: readonly string[] | undefined
  /** What is left out of each kind. */
  except?:
    | {
        types?: readonly InstituteType[] | undefined
        collegeStates?: readonly State[] | undefined
        families?: readonly string[] | undefined
      }
    | undefined
  /** Absent: every choice of 8 % and more. */
  band?: Band | undefined
  /** Choices under 8 % too, behind the others. */
  isFoldOpen?: boolean | undefined
  /** Only seats for women. */
  isFemaleOnly?: boolean | undefined
  quotas?: readonly Quota[] | undefined
  /** Only seats judged by this rank of the candidate. */
  judgedBy?: RankName | undefined
  /** Only seats that the rank would have got in this round of the newest season, or before it. */
  round?: number | undefined
  /** The fee of a year at most, rupees; colleges without a published fee are left out. */
  feeMax?: number | undefined
  /** The rank in NIRF at most; colleges without one are left out. */
  nirfMax?: number | undefined
  /** The median salary of graduates at least, rupees a year; colleges that filed none are left out. */
  salaryMin?: number | undefined
  /** The share of women at least, whole percent; colleges that filed none are left out. */
  womenMin?: number | undefined
  /** Where distances are measured from. */
  home?: Point | undefined
  /** The distance from home at most, km; without a home it narrows nothing, with one it leaves out what has no point. */
  kmMax?: number | undefined
  /** What is searched for: the institute or the programme must answer each term. */
  terms?: readonly SearchTerm[] | undefined
}

/** Which choices, in which order, from which place (0 = first) and how many. */
export type ChoiceRequest = ChoiceFilters & {
  sort: ChoiceSort
  /** Choices of one college, or of one branch, stand together, in the order of their first. */
  group?: 'college' | 'branch' | undefined
  from: number
  count: number
}

/** A stretch of the choices found, and what the filters leave. */
export type ChoicesFound = {
  data: ShownChoice[]
  total: number
  /** Under all filters but the band. */
  bands: { safe: number; likely: number; reach: number; longShot: number }
  /** Per value the choices under all filters but the value's own kind, in the open tab; most frequent first. */
  facets: { types: ChoiceCount[]; collegeStates: ChoiceCount[]; families: ChoiceCount[] } & Omit<
    LimitCounts,
    'unpublished'
  >
  /** Choices of colleges without the figure, under all filters but that one, in the open tab. */
  unpublished: LimitCounts['unpublished']
  /** Choices that have a seat for women only, under all filters but this one, in the open tab. */
  femaleCount: number
}

/** A choice under the filters: the best of those of its pools that pass. */
export type LedChoice = { choice: Choice; lead: ChoicePool }

/** One bit per kind of filter that a choice fails. */
const FAILS = {
  type: 1,
  state: 2,
  family: 4,
  band: 8,
  fee: 16,
  distance: 32,
  except: 64,
  nirf: 128,
  salary: 256,
  women: 512,
} as const

/**
 * The choices of a table under filters, in an order. The same function answers on the server and in the browser.
 */
export function searchChoices(table: ChoiceTable, request: ChoiceRequest): ChoicesFound {
  const sieve = makeSieve(table, request)
  const bands = { safe: 0, likely: 0, reach: 0, longShot: 0 }
  const counts = { types: new Map(), collegeStates: new Map(), families: new Map() } satisfies Record<string, Counts>
  const limits = countLimits()
  const found: LedChoice[] = []
  let femaleCount = 0
  for (const choice of table.choices) {
    if (!sieve.isSought(choice)) continue
    const [institute, programme] = [table.institutes[choice.institute], table.programmes[choice.programme]]
    const female = choice.pools.find((pool) => pool.gender === 'female' && sieve.isPoolMeant(pool))
    if (female && failsOf(sieve, choice, female) === 0) femaleCount += 1
    const lead = request.isFemaleOnly === true ? female : choice.pools.find(sieve.isPoolMeant)
    if (!lead || !institute || !programme) continue
    const fails = failsOf(sieve, choice, lead)
    if ((fails | FAILS.band) === FAILS.band) bands[BAND_KEYS[lead.band]] += 1
    if ((fails | FAILS.type) === FAILS.type) add(counts.types, institute.type)
    if ((fails | FAILS.state) === FAILS.state) add(counts.collegeStates, institute.state)
    if ((fails | FAILS.family) === FAILS.family) add(counts.families, programme.family)
    if ((fails | FAILS.fee) === FAILS.fee) limits.add('fees', institute.feeInr)
    if ((fails | FAILS.nirf) === FAILS.nirf) limits.add('nirf', institute.nirf)
    if ((fails | FAILS.salary) === FAILS.salary) limits.add('salaries', institute.salaryInr)
    if ((fails | FAILS.women) === FAILS.women) limits.add('women', institute.womenPercent)
    if ((fails | FAILS.distance) === FAILS.distance) limits.add('distances', sieve.kms[choice.institute])
    if (fails === 0) found.push({ choice, lead })
  }
  const ordered = inChoiceOrder(table, found, request)
  return {
    data: ordered
      .slice(request.from, request.from + request.count)
      .map(({ choice, lead }) => withKm(choiceRow(table, choice, lead), sieve.kms[choice.institute])),
    total: found.length,
    bands,
    facets: {
      types: listCounts(counts.types),
      collegeStates: listCounts(counts.collegeStates),
      families: listCounts(counts.families),
      fees: limits.counts.fees,
      nirf: limits.counts.nirf,
      salaries: limits.counts.salaries,
      women: limits.counts.women,
      distances: limits.counts.distances,
    },
    unpublished: limits.counts.unpublished,
    femaleCount,
  }
}

function withKm(row: ShownChoice, km: number | undefined): ShownChoice {
  return km === undefined ? row : { ...row, km }
}

const BAND_KEYS = { safe: 'safe', likely: 'likely', reach: 'reach', 'long-shot': 'longShot' } as const

type Counts = Map<string, number>

function add(counts: Counts, value: string | undefined): void {
  if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
}

type Sieve = {
  isSought: (choice: Choice) => boolean
  isPoolMeant: (pool: ChoicePool) => boolean
  isBandMeant: (band: Band) => boolean
  /** Per institute and per programme of the table: the bits it fails. */
  institutes: Uint16Array
  programmes: Uint8Array
  /** Per institute of the table: how far it is from home. */
  kms: (number | undefined)[]
}

function failsOf({ institutes, programmes, isBandMeant }: Sieve, choice: Choice, lead: ChoicePool): number {
  const ofBand = isBandMeant(lead.band) ? 0 : FAILS.band
  return (institutes[choice.institute] ?? 0) | (programmes[choice.programme] ?? 0) | ofBand
}

function makeSieve(table: ChoiceTable, filters: ChoiceFilters): Sieve {
  const { band, isFoldOpen = false, types, collegeStates, families, except = {}, home } = filters
  const kms = distancesFrom(home, table)
  const refuses = (wanted: readonly string[] | undefined, value: string | undefined, bit: number) =>
    wanted === undefined || wanted.length === 0 || (value !== undefined && wanted.includes(value)) ? 0 : bit
  const excludes = (unwanted: readonly string[] | undefined, value: string | undefined) =>
    value !== undefined && unwanted?.includes(value) ? FAILS.except : 0
  const misses = (kind: LimitKind, limit: number | undefined, figure: number | undefined, bit: number) =>
    limit === undefined || isWithinLimit(kind, figure, limit) ? 0 : bit
  return {
    kms,
    isSought: makeSearch(table, filters.terms ?? []),
    isPoolMeant: makePoolFilter(table, filters),
    isBandMeant: (each) => (band === undefined ? isFoldOpen || each !== 'long-shot' : each === band),
    institutes: Uint16Array.from(
      table.institutes,
      ({ type, state, feeInr, nirf, salaryInr, womenPercent }, at) =>
        refuses(types, type, FAILS.type) |
        refuses(collegeStates, state, FAILS.state) |
        excludes(except.types, type) |
        excludes(except.collegeStates, state) |
        misses('fees', filters.feeMax, feeInr, FAILS.fee) |
        misses('nirf', filters.nirfMax, nirf, FAILS.nirf) |
        misses('salaries', filters.salaryMin, salaryInr, FAILS.salary) |
        misses('women', filters.womenMin, womenPercent, FAILS.women) |
        misses('distances', home && filters.kmMax, kms[at], FAILS.distance),
    ),
    programmes: Uint8Array.from(
      table.programmes,
      ({ family }) => refuses(families, family, FAILS.family) | excludes(except.families, family),
    ),
  }
}

function makePoolFilter(table: ChoiceTable, { quotas, judgedBy, round }: ChoiceFilters): Sieve['isPoolMeant'] {
  const by =
    judgedBy && table.ranks.findIndex(({ list, rankKind }) => list === judgedBy.list && rankKind === judgedBy.kind)
  return (pool) => {
    if (by !== undefined && pool.by !== by) return false
    if (quotas !== undefined && quotas.length > 0 && !quotas.includes(pool.quota)) return false
    return round === undefined || (pool.earliestRound !== null && pool.earliestRound <= round)
  }
}

function makeSearch({ institutes, programmes }: ChoiceTable, terms: readonly SearchTerm[]): Sieve['isSought'] {
  if (terms.length === 0) return () => true
  const bits = (isMeant: (term: SearchTerm) => boolean) =>
    terms.reduce((held, term, bit) => (isMeant(term) ? held | (1 << bit) : held), 0)
  const ofInstitute = institutes.map((institute) => bits((term) => isInstituteMeant(term, institute)))
  const ofProgramme = programmes.map((programme) => bits((term) => isProgrammeMeant(term, programme)))
  const all = (1 << terms.length) - 1
  return ({ institute, programme }) => ((ofInstitute[institute] ?? 0) | (ofProgramme[programme] ?? 0)) === all
}
