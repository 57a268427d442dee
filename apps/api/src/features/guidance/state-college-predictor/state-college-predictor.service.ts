import { refuse } from '@sopaan/contract/refusals'
import type { StateAnswers } from '@sopaan/contract/state-choices'
import type {
  StateCounsellingEntry,
  StatePredictorAnswer,
  StateQuery,
  StateSeatRow,
} from '@sopaan/contract/state-college-predictor'
import { listHomeCities } from '@sopaan/domain/colleges/college-facts'
import {
  COUNSELLINGS_WITHOUT_FIGURES,
  type Measure,
  SCORE_KEYS,
  STATE_CLAIMS,
  type StateCounselling,
} from '@sopaan/domain/state/counsellings/state-counselling'
import { findStateCounselling, STATE_COUNSELLINGS } from '@sopaan/domain/state/counsellings/state-counsellings'
import type { StateBook, StateSet } from '@sopaan/domain/state/state-book'
import { stateChoiceKeys } from '@sopaan/domain/state/state-choices'
import { stateCollegeFacts } from '@sopaan/domain/state/state-colleges'
import {
  STATE_CATEGORY_NAMES,
  STATE_CLAIM_NAMES,
  STATE_GROUP_NAMES,
  STATE_HOME_NAMES,
  STATE_MEASURE_NAMES,
} from '@sopaan/domain/state/state-names'
import {
  countHiddenFemaleSeats,
  type StateProfile,
  scoresByList,
  usualMoveOf,
} from '@sopaan/domain/state/state-predictor'
import { type StateSeat, searchStateSeats } from '@sopaan/domain/state/state-search'
import { readStateWords } from '@sopaan/domain/state/state-words'
import type { FactsFinder } from '#api/features/guidance/seat-pools/corrections.service.ts'
import { faultAt } from '#api/http/faults.ts'
import { type RememberedAnswers, rememberAnswers } from '#api/http/remembered-answers.ts'

/** Pages of seats kept. */
const CACHE_BYTES_MAX = 16_000_000
/** Addresses remembered with the question they ask. */
const ADDRESSES_LENGTH_MAX = 2_000_000

const HOMES = listHomeCities().map(({ id, city }) => ({ id, city }))

type Named = { key: string; name: string }

/** Every counselling, those with figures first; the form of each follows from its entry. */
export function listCounsellings(book: StateBook): StateCounsellingEntry[] {
  return [
    ...STATE_COUNSELLINGS.map(({ id, name, state }) => ({ id, name, state, figures: figuresOf(book, id) })),
    ...COUNSELLINGS_WITHOUT_FIGURES.map((named) => ({ ...named, figures: null })),
  ]
}

/** Answers over one state book, the asked-for ones remembered. */
export type StatePredictor = RememberedAnswers<StateQuery>

/** A predictor over a state book, and over facts of colleges with what was put right. */
export function openStatePredictor(book: StateBook, factsOf: FactsFinder): StatePredictor {
  return rememberAnswers({
    bookHash: book.hash,
    read: readQuestion,
    make: (query) => predictState(book, query, factsOf),
    bytesMax: CACHE_BYTES_MAX,
    addressesMax: ADDRESSES_LENGTH_MAX,
  })
}

/** The question in one form however it was written: lists in order, what is usual left out. */
function readQuestion({ category, claims, group, sort, ...query }: StateQuery): StateQuery {
  return {
    ...query,
    category: category === 'open' ? undefined : category,
    claims: claims?.toSorted(),
    group: group?.toSorted(),
    sort: sort === 'hardest' ? undefined : sort,
  }
}

/**
 * The seats a candidate may take in one counselling, judged by its published figures.
 * @throws {Refusal} INVALID_QUERY when the counselling has no such category, home or claim, or needs another score
 */
function predictState(book: StateBook, query: StateQuery, factsOf: FactsFinder): StatePredictorAnswer {
  const set = findSet(book, query.counselling)
  const rule = findStateCounselling(query.counselling)
  const { profile, errors } = readStateProfile(set, query)
  if (errors.length > 0) refuse('INVALID_QUERY', { errors })
  const { group, place, region, q, standing, band, sort = 'hardest', page, limit } = query
  const words = readStateWords(q ?? '')
  const home = listHomeCities().find(({ id }) => id === query.from)?.at
  const limits = {
    feeMax: numberOf(query.feeMax),
    nirfMax: numberOf(query.nirfMax),
    salaryMin: numberOf(query.salaryMin),
    womenMin: numberOf(query.womenMin),
    kmMax: home && numberOf(query.kmMax),
  }
  const request = { groups: group, place, region, words, standing, band, ...limits, sort, page, limit }
  const colleges = stateCollegeFacts(set, profile, { home, factsOf })
  const { seats, total, standings, bands, facets, published } = searchStateSeats(set, profile, request, colleges)
  const scored = scoresByList(set, profile)
  return {
    data: seats.map((seat) => writeSeat(set, seat)),
    page,
    limit,
    total,
    counselling: rule.id,
    name: rule.name,
    season: set.season,
    standings,
    bands: bands ?? null,
    table: rule.table,
    usualMovePercent: Math.round(usualMoveOf(set) * 100),
    forecastSeason: set.forecast?.season ?? null,
    facets: {
      ...facets,
      groups: facets.groups.map((each) => ({ ...each, name: STATE_GROUP_NAMES[each.value] ?? each.value })),
    },
    published,
    homes: HOMES,
    missingLists: [...new Set(rule.measures.map(({ list }) => list))].filter((list) => !scored.has(list)),
    hiddenFemaleSeats: countHiddenFemaleSeats(set, profile),
    bookHash: book.hash,
  }
}

function numberOf(limit: string | undefined): number | undefined {
  return limit === undefined ? undefined : Number(limit)
}

function findSet(book: StateBook, id: StateSet['counselling']): StateSet {
  const set = book.sets.find(({ counselling }) => counselling === id)
  if (!set) throw new Error(`The state book has no set of ${id}`)
  return set
}

function figuresOf(book: StateBook, id: StateSet['counselling']): StateCounsellingEntry['figures'] {
  const set = findSet(book, id)
  const rule = findStateCounselling(id)
  return {
    exam: rule.exam,
    season: set.season,
    rounds: set.lists.map(({ round, stage }) => ({ round, stage })),
    table: rule.table,
    usualMovePercent: Math.round(usualMoveOf(set) * 100),
    forecastSeason: set.forecast?.season ?? null,
    records: (set.records ?? []).map((record) => ({ ...record, bands: [...record.bands] })),
    measures: rule.measures.map(writeMeasure),
    categories: rule.categories.map(([key]) => ({ key, name: STATE_CATEGORY_NAMES[key] })),
    homes: homesOf(set, rule),
    claims: claimsOf(set),
    hasFemaleSeats: set.kinds.some(({ gender }) => gender === 'female'),
    seatCount: set.seatCount,
    instituteCount: set.institutes.length,
    qualities: [...new Set(set.qualities.flat())],
    earlierSeasons: (rule.before ?? []).map(({ season }) => season).filter((season) => season < set.season),
  }
}

function writeMeasure({ key, list, kind, column, min, max }: Measure) {
  const better = kind === 'rank' ? ('lower' as const) : ('higher' as const)
  return { key, list, kind, better, name: nameMeasure(list, column), min, max }
}

function nameMeasure(list: Measure['list'], column: Measure['column']): string {
  const names: Readonly<Record<string, string>> = STATE_MEASURE_NAMES
  return names[column === 'alternative' ? `${list}-percentile` : list] ?? list
}

function homesOf(set: StateSet, { homes }: StateCounselling): Named[] {
  if (homes === 'universities') return set.universities.map(({ key, name }) => ({ key, name }))
  return homes.map((key) => ({ key, name: STATE_HOME_NAMES[key] }))
}

/** The claims that seats of this set ask for. */
function claimsOf(set: StateSet): Named[] {
  const asked = new Set(set.kinds.flatMap(({ claims }) => claims))
  return STATE_CLAIMS.filter((claim) => asked.has(claim)).map((key) => ({ key, name: STATE_CLAIM_NAMES[key] }))
}

/** Who asks a counselling, and what of the answers it cannot take; the paths are keys of the query. */
export function readStateProfile(
  set: StateSet,
  query: StateAnswers,
): { profile: StateProfile; errors: ReturnType<typeof faultAt>[] } {
  const rule = findStateCounselling(set.counselling)
  const { category = 'open', gender, home, claims = [] } = query
  const keys = [...new Set(rule.measures.map(({ key }) => key))]
  const errors = [
    ...(keys.every((key) => query[key] === undefined)
      ? keys.slice(0, 1).map((path) => faultAt(path, 'score_missing', { allowed: keys.join(', ') }))
      : []),
    ...SCORE_KEYS.filter((key) => query[key] !== undefined && !keys.includes(key)).map((path) =>
      faultAt(path, 'score_not_used', { allowed: keys.join(', ') }),
    ),
    ...rule.measures.flatMap(({ key, min, max }) => {
      const score = query[key]
      return score !== undefined && (score < min || score > max) ? [faultAt(key, 'out_of_range', { min, max })] : []
    }),
    ...refuseUnknown(
      'category',
      category,
      rule.categories.map(([key]) => key),
    ),
    ...refuseHome(homesOf(set, rule), home),
    ...claims.flatMap((claim) =>
      refuseUnknown(
        'claims',
        claim,
        claimsOf(set).map(({ key }) => key),
      ),
    ),
  ]
  const scores = Object.fromEntries(keys.map((key) => [key, query[key]]))
  return { profile: { scores, category, gender, home, claims }, errors }
}

function refuseHome(homes: readonly Named[], home: string | undefined) {
  if (homes.length === 0) return []
  return refuseUnknown(
    'home',
    home,
    homes.map(({ key }) => key),
  )
}

function refuseUnknown(path: string, given: string | undefined, known: readonly string[]) {
  if (given !== undefined && known.includes(given)) return []
  if (known.length === 0) return [faultAt(path, 'none_taken')]
  return [faultAt(path, 'not_listed', { allowed: known.join(', ') })]
}

function writeSeat(set: StateSet, row: StateSeat): StateSeatRow {
  const { counselling, season } = set
  const { kind, deepest, measure, college } = row
  return {
    key: `${counselling}-${season}-${row.seat}`,
    choiceKey: stateChoiceKeys(set).keyOf(row.seat),
    institute: row.institute,
    programme: row.programme,
    category: { code: kind.code, label: kind.label, key: kind.category },
    gender: kind.gender,
    quota: kind.quota,
    region: kind.region,
    claims: [...kind.claims],
    facts: [...kind.facts],
    list: kind.list,
    measure: measure.key,
    kind: measure.kind,
    score: row.score,
    closing: deepest.closing,
    closingList: { round: deepest.round, stage: deepest.stage },
    quality: [...deepest.quality],
    isIn: row.isIn,
    standing: row.standing,
    expected: row.expected ?? null,
    margin: row.margin,
    college: { ...college, feeInr: college.feeInr ?? null, nirf: college.nirf ?? null, km: college.km ?? null },
    lists: row.lists.map(({ quality, seats = null, ...list }) => ({ ...list, quality: [...quality], seats })),
  }
}
