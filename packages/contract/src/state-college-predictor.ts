import { FEE_LIMITS, KM_LIMITS, NIRF_LIMITS, SALARY_LIMITS, WOMEN_LIMITS } from '@sopaan/domain/colleges/search-limits'
import { BANDS } from '@sopaan/domain/predictor/bands'
import { GENDERS } from '@sopaan/domain/predictor/profile'
import {
  SCORE_LISTS,
  STATE_CLAIMS,
  STATE_COUNSELLING_IDS,
  STATE_MARKS_MAX,
  STATE_RANK_MAX,
} from '@sopaan/domain/state/counsellings/state-counselling'
import { STANDINGS } from '@sopaan/domain/state/forecast/state-standings'
import { STATE_CATEGORY_NAMES, type StateCategoryKey } from '@sopaan/domain/state/state-names'
import { STATE_SORTS } from '@sopaan/domain/state/state-search'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { pageFields, pageInfo, queryList, wireForms } from './fields.ts'
import { stateCollegeFigures, statePublished } from './state-college-figures.ts'

const SEARCH_LENGTH_MAX = 80
const WORD_LENGTH_MAX = 120
const GROUPS_MAX = 40
const DECIMALS_MAX = 7
const GROUP_FORMAT = fault('not_groups')
const CACHE = 'public, max-age=300, stale-while-revalidate=3600'

const CATEGORY_KEYS = Object.keys(STATE_CATEGORY_NAMES) as [StateCategoryKey, ...StateCategoryKey[]]

/** A field not given, or left empty in a form that is sent without script. */
const notGiven = z.pipe(
  z.literal(''),
  z.transform((): undefined => undefined),
)
const maybe = <Schema extends z.core.SomeType>(schema: Schema, takes: string) =>
  z.optional(z.union([notGiven, schema], takes))
const maybeOneOf = <const Words extends readonly string[]>(words: Words) =>
  maybe(
    z.enum(words, fault('not_listed', { allowed: words.join(', ') })),
    fault('not_listed', { allowed: words.join(', ') }),
  )
const maybeText = (lengthMax: number) => {
  const takes = fault('too_long', { max: lengthMax })
  return maybe(z.string(takes).check(z.trim(), z.maxLength(lengthMax, takes)), takes)
}

/** A figure as the bodies print them: digits, with a point and decimals where they have some. */
function maybeFigure(min: number, max: number) {
  const takes = fault('out_of_range', { min, max })
  const figure = z.pipe(
    z.union(
      [z.number(), z.string().check(z.regex(new RegExp(`^\\d{1,7}(?:\\.\\d{1,${DECIMALS_MAX}})?$`), takes))],
      takes,
    ),
    z.pipe(
      z.transform((text: number | string) => Number(text)),
      z.number(takes).check(z.minimum(min, takes), z.maximum(max, takes)),
    ),
  )
  const field = maybe(figure, takes)
  wireForms.add(field, { type: 'number', minimum: min, maximum: max })
  return field
}

const groups = z.pipe(
  z.union([z.array(z.string().check(z.maxLength(24))), z.string().check(z.maxLength(1_000))], GROUP_FORMAT),
  z.pipe(
    z.transform((list: string | string[]) =>
      [...new Set([list].flat().flatMap((words) => words.split(',')))].filter(Boolean),
    ),
    z.array(z.string().check(z.regex(/^[A-Z-]{1,24}$/, GROUP_FORMAT))).check(z.maxLength(GROUPS_MAX, GROUP_FORMAT)),
  ),
)

/**
 * Who asks which counselling, what the answer is narrowed to, and which page of it. Which scores, categories, homes and
 * claims a counselling takes is in the list of counsellings. Not given: open category, no claims, hardest
 * first; a gender is taken for nobody, and without one seats for women alone are only counted.
 */
export const stateQuery = z.object({
  counselling: z.enum(STATE_COUNSELLING_IDS, fault('not_listed', { allowed: STATE_COUNSELLING_IDS.join(', ') })),
  /** Rank on the counselling's own list. */
  rank: maybeFigure(1, STATE_RANK_MAX),
  /** Rank on the list of the category, where a counselling keeps one apart. */
  categoryRank: maybeFigure(1, STATE_RANK_MAX),
  /** JEE Main common rank (CRL). */
  jeeRank: maybeFigure(1, STATE_RANK_MAX),
  /** How many a counselling has at most is in the list of counsellings. */
  marks: maybeFigure(0, STATE_MARKS_MAX),
  percentile: maybeFigure(0, 100),
  category: maybeOneOf(CATEGORY_KEYS),
  gender: maybeOneOf(GENDERS),
  home: maybeText(WORD_LENGTH_MAX),
  claims: z.optional(queryList(STATE_CLAIMS)),
  group: z.optional(groups),
  place: maybeText(WORD_LENGTH_MAX),
  region: maybeText(WORD_LENGTH_MAX),
  /** Search words; each must begin a word of the institute (name, code, type, place) or of the branch (name, code, group). */
  q: maybeText(SEARCH_LENGTH_MAX),
  standing: maybeOneOf(STANDINGS),
  /** Of a counselling with a forecast: seats of one band alone. */
  band: maybeOneOf(BANDS),
  /** Fee of a year for this candidate, rank in NIRF Engineering, km from `from`: at most. Colleges without the figure are left out. */
  feeMax: maybeOneOf(FEE_LIMITS),
  nirfMax: maybeOneOf(NIRF_LIMITS),
  kmMax: maybeOneOf(KM_LIMITS),
  /** Median salary of graduates and percent of women among the undergraduates: at least. */
  salaryMin: maybeOneOf(SALARY_LIMITS),
  womenMin: maybeOneOf(WOMEN_LIMITS),
  /** The home city by its id in `homes`; without one, distances are not told and narrow nothing. */
  from: maybeText(SEARCH_LENGTH_MAX),
  sort: maybeOneOf(STATE_SORTS),
  ...pageFields,
})
export type StateQuery = z.output<typeof stateQuery>

const named = z.object({ key: z.string(), name: z.string() })

const measure = z.object({
  /** Key of the query that carries it. */
  key: z.string(),
  list: z.enum(SCORE_LISTS),
  kind: z.enum(['rank', 'marks', 'percentile']),
  /** Which scores get in: of ranks the lower, of marks and percentiles the higher. */
  better: z.enum(['lower', 'higher']),
  name: z.string(),
  min: z.number(),
  max: z.number(),
})

/** Which table of a season the figures are: what closed in round 1, the furthest over rounds, the last phase. */
const stateTable = z.enum(['first-round', 'furthest', 'last-phase', 'unstated'])

/** One season, forecast from those before it alone and held against what came. Shares are of 1. */
const stateSeasonRecord = z.object({
  season: z.int(),
  /** Seats that the season before printed, and those of them that this one printed nothing for. */
  seats: z.int(),
  vanished: z.int(),
  /** Median distance of ln closing places: from what was expected, and from last season's. */
  medianMiss: z.number(),
  lastMiss: z.number(),
  brier: z.number(),
  lastBrier: z.number(),
  calibrationError: z.number(),
  bands: z.array(z.object({ band: z.enum(BANDS), count: z.int(), said: z.number(), true: z.number() })),
})
export type StateTrackRecord = z.output<typeof stateSeasonRecord>

const counselling = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  /** Null where we have no figures; the counselling is then only named, and none other stands in for it. */
  figures: z.nullable(
    z.object({
      exam: z.string(),
      season: z.int(),
      rounds: z.array(z.object({ round: z.string(), stage: z.string() })),
      table: stateTable,
      /** By how many percent of their closing place half of the seats move from one season to the next, or less. */
      usualMovePercent: z.int(),
      /** The season that is forecast; null where too few are known, or last season's figures did better. */
      forecastSeason: z.nullable(z.int()),
      /** How its forecast did, season by season; empty where none could be judged. */
      records: z.array(stateSeasonRecord),
      measures: z.array(measure),
      categories: z.array(named),
      /** Empty where no seat asks where a candidate is from; else one of them is needed. */
      homes: z.array(named),
      claims: z.array(named),
      hasFemaleSeats: z.boolean(),
      seatCount: z.int(),
      instituteCount: z.int(),
      /** What is to be known of some of its figures. */
      qualities: z.array(z.string()),
      earlierSeasons: z.array(z.int()),
    }),
  ),
})
export type StateCounsellingEntry = z.output<typeof counselling>

const publishedList = z.object({ round: z.string(), stage: z.string() })

/** One published list's figure for a seat. */
const judgedList = z.object({
  ...publishedList.shape,
  closing: z.number(),
  quality: z.array(z.string()),
  seats: z.nullable(z.int()),
  isIn: z.boolean(),
})

const text = z.optional(z.string())

/** A seat the candidate may take, with what it closed at, and how far from that the candidate's score is. */
export const stateSeat = z.object({
  key: z.string(),
  /** The choice it belongs to on the counselling's form, as a choice list holds it. */
  choiceKey: z.string(),
  institute: z.object({ name: z.string(), code: text, type: text, place: text }),
  programme: z.object({ name: z.string(), code: text, group: z.string() }),
  /** The category as printed (code and words), and its key in the list of counsellings. */
  category: z.object({ code: z.string(), label: z.string(), key: z.enum(CATEGORY_KEYS) }),
  gender: z.enum(['any', 'female']),
  quota: z.string(),
  region: z.string(),
  claims: z.array(z.enum(STATE_CLAIMS)),
  facts: z.array(z.string()),
  list: z.enum(SCORE_LISTS),
  measure: z.string(),
  kind: z.enum(['rank', 'marks', 'percentile']),
  score: z.number(),
  /** What the last one in had; the deepest of `lists`, and which of them. */
  closing: z.number(),
  closingList: publishedList,
  quality: z.array(z.string()),
  isIn: z.boolean(),
  standing: z.enum(STANDINGS),
  /** What is expected of it in the season ahead; null where nothing is. Percents are whole; 0 = under 1, 100 = over 99. */
  expected: z.nullable(
    z.object({
      percent: z.int(),
      /** That the seat closes again at all, which the percent counts. */
      offeredPercent: z.int(),
      band: z.enum(BANDS),
      low: z.number(),
      middle: z.number(),
      high: z.number(),
    }),
  ),
  /** Ranks, marks or percentile points inside (0 and above) or outside (below 0). */
  margin: z.number(),
  college: stateCollegeFigures,
  lists: z.array(judgedList),
})
export type StateSeatRow = z.output<typeof stateSeat>

const count = z.object({ value: z.string(), count: z.int() })

export const stateAnswer = z.object({
  data: z.array(stateSeat),
  ...pageInfo.shape,
  counselling: z.string(),
  name: z.string(),
  season: z.int(),
  /** Seats of each standing under all filters but the standing. */
  standings: z.object({
    'well-inside': z.int(),
    'just-inside': z.int(),
    'just-outside': z.int(),
    'well-outside': z.int(),
  }),
  /** Seats of each band under all filters but band and standing; null where no seat has a chance. */
  bands: z.nullable(z.object({ safe: z.int(), likely: z.int(), reach: z.int(), 'long-shot': z.int() })),
  table: stateTable,
  usualMovePercent: z.int(),
  /** The season that is forecast; null where none is. */
  forecastSeason: z.nullable(z.int()),
  /** For each value, the seats there are under all filters but the value's own kind. Most frequent first. */
  facets: z.object({
    groups: z.array(z.object({ ...count.shape, name: z.string() })),
    places: z.array(count),
    regions: z.array(count),
  }),
  published: statePublished,
  /** Cities that distances can be measured from. */
  homes: z.array(z.object({ id: z.string(), city: z.string() })),
  /** Lists on which no score was given; their seats are left out. */
  missingLists: z.array(z.enum(SCORE_LISTS)),
  /** Seats for women alone that a gender not said hides, before all filters; 0 where it was said. */
  hiddenFemaleSeats: z.int(),
  bookHash: z.string(),
})
export type StatePredictorAnswer = z.output<typeof stateAnswer>

export const stateCounsellings = z.object({ data: z.array(counselling) })

export const stateCollegePredictor = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/tools/state-college-predictor/counsellings',
    access: 'anyone',
    summary:
      'The state counsellings: their scores, categories, homes, claims and season, and which have no figures yet.',
    response: stateCounsellings,
    refuses: [],
    cache: CACHE,
  }),
  predict: defineCall({
    method: 'GET',
    path: '/api/v1/tools/state-college-predictor',
    access: 'anyone',
    summary: 'The seats of a state counselling that a candidate may take, judged by what they closed at.',
    query: stateQuery,
    response: stateAnswer,
    refuses: [],
    cache: CACHE,
  }),
}
