/**
 * The rank book: every seat pool of the national counsellings with its opening and closing ranks, in columns.
 *
 * One book is compiled per published import, named by its hash, and read by the same rules on the server, in the
 * browser and in the back-test. A cell is absent where the counselling body printed no rank for that pool and round.
 */

/** The rank lists a candidate can stand on. Architecture and Planning have lists of their own; IITs use Advanced. */
export const RANK_LISTS = ['main-1', 'main-2a', 'main-2b', 'advanced'] as const
export type RankList = (typeof RANK_LISTS)[number]

export const QUOTAS = ['AI', 'HS', 'OS', 'GO', 'JK', 'LA', 'AP', 'DASA-CIWG', 'DASA-NONCIWG'] as const
export type Quota = (typeof QUOTAS)[number]

export const CATEGORIES = ['OPEN', 'EWS', 'OBC-NCL', 'SC', 'ST'] as const
export type Category = (typeof CATEGORIES)[number]

/** Seat types as the counselling prints them; each is a category, with or without PwD. Index = category * 2 + (PwD ? 1 : 0). */
export const SEAT_TYPES = [
  'OPEN',
  'OPEN (PwD)',
  'EWS',
  'EWS (PwD)',
  'OBC-NCL',
  'OBC-NCL (PwD)',
  'SC',
  'SC (PwD)',
  'ST',
  'ST (PwD)',
] as const
export type SeatType = (typeof SEAT_TYPES)[number]

export const GENDER_POOLS = ['neutral', 'female'] as const
export type GenderPool = (typeof GENDER_POOLS)[number]

export const INSTITUTE_TYPES = ['IIT', 'NIT', 'IIIT', 'GFTI', 'IISC'] as const
export type InstituteType = (typeof INSTITUTE_TYPES)[number]

/** What staff changed of a name; nothing of it in a book that ships. */
export type RenamedRecord = {
  /** The name that official tables print, where another is shown: addresses, facts and rows go by it. */
  printedAs?: string | undefined
  /** Printed names of records that turned out to be this one. */
  formerly?: readonly string[] | undefined
}

export type Institute = RenamedRecord & {
  name: string
  type: InstituteType
  /** Absent for institutes of earlier seasons that the newest official list no longer names. */
  city?: string | undefined
  state?: string | undefined
  /** Which states count as home for a quota that asks for one (HS, GO, JK, LA, AP), in the words of `STATES`. */
  homeStates: Partial<Record<Quota, readonly string[]>>
  website?: string | undefined
  /** NIRF engineering rank 2025, where the institute is ranked. Source: NIRF 2025. */
  nirfEngineering2025?: number | undefined
  /** Short names that staff added to what ships or took away, in small letters. */
  nicknames?: { added: readonly string[]; removed: readonly string[] } | undefined
}

export type Programme = RenamedRecord & {
  /** The name without degree and duration, as the newest season spells it. */
  name: string
  degree: string
  durationYears: number
  /** Branch family code, e.g. `CSE`; its words are in `RankBook.families`. */
  family: string
}

/**
 * Whose rounds are held. `josaa-mock`: JoSAA's mock allotments, numbered from 1, on the choices saved some days before
 * round 1. Nothing is given in them, so no forecast, chance or replay reads them.
 */
export const ROUND_BODIES = ['josaa', 'josaa-mock', 'csab'] as const
export type RoundBody = (typeof ROUND_BODIES)[number]

/** One published table: a counselling body's opening and closing ranks after one round. */
export type RoundColumn = {
  counselling: RoundBody
  season: number
  round: number
  isFinal: boolean
  /** Opening rank per pool; 0 = not printed. */
  opening: Int32Array
  /** Closing rank per pool; 0 = not printed. */
  closing: Int32Array
}

export type RankBook = {
  /** First 16 hexadecimal digits of the SHA-256 of the encoded book; empty until encoded. */
  hash: string
  institutes: readonly Institute[]
  programmes: readonly Programme[]
  /** Family code to its name in words. */
  families: Readonly<Record<string, string>>
  /** Columns below have one entry per seat pool. */
  poolCount: number
  institute: Uint16Array
  programme: Uint16Array
  /** Index into QUOTAS, SEAT_TYPES, GENDER_POOLS, RANK_LISTS. */
  quota: Uint8Array
  seatType: Uint8Array
  gender: Uint8Array
  list: Uint8Array
  /**
   * 1 = the ranks of this pool are preparatory ranks (printed with a P: IITs and IISc, SC, ST and PwD seats only).
   * A seat that filled from its own list in one season and from the preparatory list in another is two pools, so a
   * preparatory pool is judged by `ListRanks.preparatory` alone and an ordinary one never by it. In a preparatory pool
   * the opening rank may stand on the seat's own list and so be above the closing rank; judge by the closing rank.
   * Preparatory pools have no forecast (`mu` is NaN).
   */
  preparatory: Uint8Array
  /** Oldest first; within a season by round; mocks before JoSAA's rounds, these before CSAB's. CSAB ranks are common ranks for every category. */
  rounds: readonly RoundColumn[]
  /** What the season to come is expected to close at; absent in a book compiled without a forecast. */
  forecast?: BookForecast | undefined
}

/** The figures behind `prediction.ts`, fitted when the book is compiled. Ranks are natural logarithms. */
export type BookForecast = {
  /** The season these figures speak of: the first without a final round in the book. */
  season: number
  /** Expected ln(closing rank of the final round) per pool; NaN = no forecast (never seen on its own list). */
  mu: Float32Array
  /** Scale of the pool's own uncertainty, in ln units, per pool. */
  scale: Float32Array
  /** Per pool: 0 = last season's value known; 1 to 4 = new or returning pool, wide estimate, using `newPoolQuantiles`. */
  novelty: Uint8Array
  /** Standard deviation of the shock common to every pool of a list, in RANK_LISTS order. */
  tau: readonly number[]
  /**
   * The same by group of pools that move together (`SeatTraits.group`), the list's share within; absent in books compiled
   * before groups were, where `tau` holds.
   */
  groupTau?: readonly number[] | undefined
  /** Quantiles of the standardised residual for known pools: values at `probabilities`. */
  probabilities: Float64Array
  knownPoolQuantiles: Float64Array
  newPoolQuantiles: Float64Array
  /** How many rounds `season` was taken to have; absent in books compiled before this was known. */
  rounds?: number | undefined
  /** How the forecast follows the rounds of `season` as they are published, by round; rounds not listed are not followed. */
  inSeason: readonly RoundForecast[]
  /**
   * What the seat matrix of `season` says of each pool, as `list-risk/seat-counts.ts` writes it; absent until that is printed.
   */
  seats?: Uint8Array | undefined
  /** What whole lists are judged with; absent in books compiled before lists were, and where seasons are too few. */
  listRisk?: ListRiskFigures | undefined
}

/** What whole lists are judged with. Read by `list-risk/`. */
export type ListRiskFigures = { survival: SurvivalRates; shocks: SeasonShocks }

/** How often seats of past seasons were not offered again, and came back; shares of 1, by the strata of `seat-strata.ts`. */
export type SurvivalRates = {
  /** That a programme is not there the next season, by class of programme. */
  gone: readonly number[]
  /** That a pool prints no rank though its programme is there, by the finest stratum. */
  lost: readonly number[]
  /** That a pool which was missing prints a rank again while its programme is there, by `MISSING_STRATA`. */
  back: readonly number[]
}

/** Shares of a pool's variance that its list and its group have in common where pools are steady; together below 1. */
export type SeasonShocks = { list: number; group: number }

/** The move from one round of the season to its final round, in ln units. Read by `forecast/follow-round.ts`. */
export type RoundForecast = {
  round: number
  /** Usual move of pools of its kind, per pool. */
  usualMove: Float32Array
  /** The pool's own habit beyond that, per pool; zeros after rounds that do not use it. */
  ownMove: Float32Array
  /** Slopes of the regressors, then their change per unit of ln(scale / scaleUnit). */
  slopes: readonly number[]
  /** Coefficients of ln(scale). */
  scale: readonly number[]
  scaleUnit: number
  /** Bounds between the classes of scale, rising. */
  scaleCuts: readonly number[]
  /** Quantiles of the standardised residual at the forecast's `probabilities`, per class of scale. */
  quantiles: readonly Float64Array[]
  /**
   * Share of pools whose final closing rank is that of the round or one beyond it, per class of scale; absent in books compiled
   * before it was measured.
   */
  reached?: readonly number[] | undefined
}
