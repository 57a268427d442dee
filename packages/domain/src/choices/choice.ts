import type { GenderPool, Institute, InstituteType, Quota, RankList, SeatType } from '../book/rank-book.ts'
import type { Point } from '../colleges/distance.ts'
import type { Band, Reliability } from '../predictor/bands.ts'
import type { LikelyRange } from '../predictor/prediction.ts'
import type { RankKind } from '../predictor/profile.ts'

/** An institute of a table of choices, with the first part of its seats' keys. */
export type ChoiceInstitute = {
  slug: string
  name: string
  /** The name that official tables print, where another is shown. */
  printedAs?: string | undefined
  /** Short names that staff added or took away. */
  nicknames?: Institute['nicknames']
  /** The name as people say it. */
  shortName: string
  type: InstituteType
  city?: string | undefined
  state?: string | undefined
  /** The newest NIRF engineering rank; absent where it is not ranked. */
  nirf?: number | undefined
  /** Its edition, where others are ranked in a newer one. */
  nirfYear?: number | undefined
  /** What this candidate pays for a year without hostel, in rupees; absent where no fee is published. */
  feeInr?: number | undefined
  /** Median salary of its graduates, all branches together, rupees a year; absent where the newest edition has none. */
  salaryInr?: number | undefined
  /** Women among its undergraduates, whole percent; absent where the newest edition has none. */
  womenPercent?: number | undefined
  /** Latitude and longitude of its city; absent where no free source has the place. */
  at?: Point | undefined
}

/** A programme of a table of choices, with the second part of its seats' keys. */
export type ChoiceProgramme = {
  slug: string
  name: string
  shortName: string
  degree: string
  durationYears: number
  family: string
}

/** One of the candidate's ranks, by which seats are judged. */
export type JudgingRank = { list: RankList; rankKind: RankKind; rank: number }

/** One seat pool of a choice, judged by the candidate's own rank for it. */
export type ChoicePool = {
  /** Index into the ranks of the table. */
  by: number
  quota: Quota
  seatType: SeatType
  gender: GenderPool
  /** Whole percent; 0 = under 1 %, 100 = over 99 %. */
  chancePercent: number
  band: Band
  /** That the seat is offered in the season of the forecast, whole percent; the chance counts it. */
  offeredPercent: number
  reliability: Reliability
  /** No season before the newest printed a rank for it. */
  isNew: boolean
  expected: LikelyRange
  /** Closing rank of the final round of each season of the table; null where none was printed. */
  closings: (number | null)[]
  /** First round of the newest season that would have admitted the rank; null if none. */
  earliestRound: number | null
}

/** Pools of a choice that the candidate may take and whose rank was not given. */
export type UnjudgedPools = {
  list: RankList
  rankKind: RankKind
  seatType: SeatType
  /** Of each pool, in the newest season; null where none was printed. */
  closings: (number | null)[]
}

/** One choice of the counselling's own form, an institute and a programme, with the pools this candidate may take. */
export type Choice = {
  /** Index into the institutes and into the programmes of the table. */
  institute: number
  programme: number
  /** Where the open seat closed in the newest season, the same number for everybody; null where there is none. */
  openClosing: number | null
  /** The best first: the likelier band, then the higher chance, then the less reserved. Never empty. */
  pools: ChoicePool[]
  unjudged: UnjudgedPools[]
}

/** Every choice a candidate may take, the most wanted first: all that filters, tabs and orders need. */
export type ChoiceTable = {
  /** The seasons of `closings`, oldest first, each with its final round. */
  seasons: { season: number; round: number }[]
  ranks: JudgingRank[]
  institutes: ChoiceInstitute[]
  programmes: ChoiceProgramme[]
  choices: Choice[]
}

/** A choice as it is shown: names and ranks written out, and which of its pools leads under the filters. */
export type ShownChoice = {
  /** Institute and programme: the first two parts of the keys of its pools. */
  key: string
  institute: Omit<ChoiceInstitute, 'at'>
  programme: ChoiceProgramme
  openClosing: number | null
  /** From the home city in a straight line, as `distanceKm` gives it; absent without a city or a point of the college. */
  km?: number | undefined
  /** Index into `pools`. */
  lead: number
  pools: (Omit<ChoicePool, 'by'> & JudgingRank & { key: string })[]
  unjudged: UnjudgedPools[]
}

/** Writes a choice out. Throws when it is not one of the table. */
export function choiceRow(table: ChoiceTable, choice: Choice, lead: ChoicePool): ShownChoice {
  const institute = table.institutes[choice.institute]
  const programme = table.programmes[choice.programme]
  if (!institute || !programme) throw new Error('The table has no such choice')
  const { at: _, ...shown } = institute
  const key = `${institute.slug}/${programme.slug}`
  return {
    key,
    institute: shown,
    programme,
    openClosing: choice.openClosing,
    lead: choice.pools.indexOf(lead),
    pools: choice.pools.map(({ by, ...pool }) => {
      const rank = table.ranks[by]
      if (!rank) throw new Error('The table has no such rank')
      return { key: `${key}/${poolSlug(pool)}`, ...rank, ...pool }
    }),
    unjudged: choice.unjudged,
  }
}

/** What stands behind a choice's key in the key of one of its pools, as `seatPoolKeys` writes it: `os/obc-ncl-pwd/female`. */
export function poolSlug({ quota, seatType, gender }: Pick<ChoicePool, 'quota' | 'seatType' | 'gender'>): string {
  return `${quota}/${seatType.replace(' (PwD)', '-pwd')}/${gender}`.toLowerCase()
}
