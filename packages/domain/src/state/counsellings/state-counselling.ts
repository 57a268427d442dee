import type { StateCategoryKey, StateHomeKey } from '../state-names.ts'
import type { State } from '../states.ts'

/** What a state counselling is to the rules: how it measures candidates, its categories, and whom its seats ask for. */

/** Stands for the State of a body that is no State's own. */
export const ALL_INDIA = 'All India'

export const STATE_COUNSELLING_IDS = [
  'mht-cet-cap',
  'kcet',
  'comedk',
  'tnea',
  'ts-eapcet',
  'ap-eapcet',
  'keam',
  'gujcet-acpc',
  'uptac',
  'wbjee',
  'mp-dte',
  'ojee',
  'bcece',
  'jac-delhi',
  'ggsipu',
  'jac-chandigarh',
  'hbtu',
  'bitsat',
] as const
export type StateCounsellingId = (typeof STATE_COUNSELLING_IDS)[number]

/** Counsellings whose closing ranks no table of ours holds: named, never stood in for by another. */
export const COUNSELLINGS_WITHOUT_FIGURES = [
  { id: 'reap', name: 'REAP', state: 'Rajasthan' },
  { id: 'hstes', name: 'HSTES', state: 'Haryana' },
] as const

/** What a candidate may be asked for, as the key of the query. */
export const SCORE_KEYS = ['rank', 'categoryRank', 'jeeRank', 'marks', 'percentile'] as const
export type ScoreKey = (typeof SCORE_KEYS)[number]

/** Lists of merit. A score on one says nothing about a seat of another. */
export const SCORE_LISTS = [
  'mht-cet-state-merit',
  'kcet-engineering',
  'comedk-uget',
  'tnea-aggregate-200',
  'ts-eapcet',
  'ap-eapcet',
  'keam-engineering',
  'acpc-merit',
  'wbjee-gmr',
  'bcece-ur-merit',
  'bcece-category-merit',
  'jee-main-crl',
  'bitsat-390',
] as const
export type ScoreList = (typeof SCORE_LISTS)[number]

export const STATE_RANK_MAX = 2_000_000
/** Of BITSAT: 390, and 36 for twelve bonus questions. No other counselling measures in more. */
export const STATE_MARKS_MAX = 426

/** One way of being measured on a list. Of marks and percentiles the higher is better, of ranks the lower. */
export type Measure = {
  key: ScoreKey
  list: ScoreList
  kind: 'rank' | 'marks' | 'percentile'
  /** Whether the tables print it as their closing figure, or beside it. */
  column: 'closing' | 'alternative'
  min: number
  max: number
}

export const STATE_CLAIMS = [
  'pwd',
  'defence',
  'armed-forces',
  'freedom-fighter',
  'tfw',
  'minority',
  'orphan',
  'rural',
  'kannada-medium',
  'kalyana-karnataka',
  'single-girl-child',
  'kashmiri-migrant',
  'jk',
  'ncc',
  'sponsored',
  'e-seat',
  'border-area',
  'cancer',
  'thalassemia',
  'pu-ward',
] as const
export type StateClaim = (typeof STATE_CLAIMS)[number]

/**
 * Which table of a season a set holds: what closed in the first round alone, the furthest over several rounds, or the last
 * phase. Figures of different tables are never called alike.
 */
export type StateTable = 'first-round' | 'furthest' | 'last-phase' | 'unstated'

export type StateCounselling = {
  id: StateCounsellingId
  /** The counselling, its state, and the exam, as candidates call them. */
  name: string
  state: State | typeof ALL_INDIA
  exam: string
  /** The set that ships: the newest that is whole. */
  season: number
  rounds: readonly string[]
  table: StateTable
  /** Earlier seasons whose tables can be laid beside it, oldest first, with the rounds that make them alike. */
  before?: readonly { season: number; rounds: readonly string[] }[]
  measures: readonly Measure[]
  /** Which candidates a code's seats are for: the first pattern that fits. `open` seats are for everyone. */
  categories: readonly (readonly [key: StateCategoryKey, codes: RegExp])[]
  /** Where a candidate may be from, where seats ask for it; `universities` are those the tables name. */
  homes: readonly StateHomeKey[] | 'universities'
  /** Tags that say what a seat is, or what its category says already; all others are claims. */
  factTags?: readonly string[]
}
