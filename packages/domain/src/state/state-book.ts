import type { Band } from '../predictor/bands.ts'
import type { ScoreList, StateClaim, StateCounsellingId } from './counsellings/state-counselling.ts'
import type { StateCategoryKey } from './state-names.ts'

/**
 * The state book: the published closing figures of the state counsellings, one set for each, in columns.
 *
 * A set stands for itself: its institutes, categories and figures are never laid beside those of another.
 */
export type StateBook = {
  /** Hash of the encoded bytes. */
  hash: string
  sets: readonly StateSet[]
}

export type StateSet = {
  counselling: StateCounsellingId
  season: number
  institutes: readonly StateInstitute[]
  programmes: readonly StateProgramme[]
  kinds: readonly StateSeatKind[]
  /** What is to be known of a figure, each a list of words such as `deepest-over-rounds`; the first is empty. */
  qualities: readonly (readonly string[])[]
  /** Home universities that seats of this set ask for. */
  universities: readonly { key: string; name: string }[]
  /** A seat is an institute, a programme and a kind. Hardest institutes are not first: the order is the table's own. */
  seatCount: number
  institute: Uint16Array
  programme: Uint16Array
  kind: Uint16Array
  lists: readonly PublishedList[]
  /** Half of this body's seats move by less than this share of their closing place from one season to the next. */
  usualMove?: number | undefined
  /** How its forecast did in past seasons, each told from those before it alone. */
  records?: readonly StateSeasonRecord[] | undefined
  /** What is expected of its next season; absent where too few are known, or last season's figures did better. */
  forecast?: StateForecast | undefined
}

/** What is expected of the season after a set's. Places are counted from the top of a list, as `rankFromTop` does. */
export type StateForecast = {
  season: number
  /** Per list of merit the shock that its seats have in common: a standard deviation in ln units. */
  shocks: Readonly<Record<string, number>>
  /** Rising standardised misses, at the shares of `SHARES`. */
  quantiles: readonly number[]
  /** Expected ln closing place per seat, in steps of 1/4096; NaN = nothing is expected of it. */
  mu: Float64Array
  /** Level of each seat's scale. */
  scaleLevel: Uint8Array
  /** That each seat closes again, whole percent. */
  offeredPercent: Uint8Array
}

/** Name, code, type and place as printed. */
export type StateInstitute = {
  name: string
  code?: string | undefined
  type?: string | undefined
  place?: string | undefined
}

export type StateProgramme = { name: string; code?: string | undefined; group: string }

/** Whom a seat is for, and on which list it is filled. */
export type StateSeatKind = {
  /** Code and words of the category as the body prints it. */
  code: string
  label: string
  /** Key of the category in our table, which a candidate must have; `open` is everyone's. */
  category: StateCategoryKey
  gender: 'any' | 'female'
  quota: string
  region: string
  /** All of these a candidate must claim. */
  claims: readonly StateClaim[]
  /** What the seat is besides, such as `self-supporting`. */
  facts: readonly string[]
  list: ScoreList
}

/** One published list: what every seat closed at in one round, stage or phase. NaN where it printed nothing. */
export type PublishedList = {
  /** As the table has it: `1`, `final`, `all`, `1+2`, `unspecified`. */
  round: string
  /** Stage, phase or deepest round, where it is named; else empty. */
  stage: string
  closing: Float64Array
  /** The closing figure in the second measure, such as a percentile beside a merit number. */
  alternative: Float64Array | undefined
  /** 0 = not printed. */
  seats: Uint16Array | undefined
  quality: Uint8Array
}

/** How often a band was said, the mean chance said in it, the share that came true. */
export type SaidBand = { band: Band; count: number; said: number; true: number }

/** One season of a counselling, forecast from those before it alone and held against what came. */
export type StateSeasonRecord = {
  season: number
  /** Seats that the season before printed, and those of them that this one printed no figure for. */
  seats: number
  vanished: number
  /** Median distance of ln places: of ours, and of taking last season's. Over seats that both seasons printed. */
  medianMiss: number
  lastMiss: number
  /** Over every seat asked about, vanished ones as not come true: ours, and of last season's place with earlier moves. */
  brier: number
  lastBrier: number
  calibrationError: number
  bands: SaidBand[]
}
