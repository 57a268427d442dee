import type { GenderPool, InstituteType, Quota, RoundColumn, SeatType } from '../book/rank-book.ts'

/** One row of an official table: the opening and closing rank of one seat pool after one round. */
export type CutoffRow = {
  counselling: RoundColumn['counselling']
  season: number
  round: number
  /** Canonical names: what the directory calls the institute and programme today. */
  institute: string
  programme: string
  degree: string
  durationYears: number
  quota: Quota
  seatType: SeatType
  gender: GenderPool
  openingRank: number
  closingRank: number
  /** Absent where the source does not say (some early IIT tables); such rows are taken as ordinary ones. */
  isPreparatory?: boolean | undefined
}

/** The cells of one row as an official table prints them. `programme` may carry its years and degree in brackets. */
export type OfficialCells = {
  counselling?: string | undefined
  season?: string | undefined
  round?: string | undefined
  institute: string
  programme: string
  degree?: string | undefined
  durationYears?: string | undefined
  quota: string
  seatType: string
  gender?: string | undefined
  openingRank: string
  closingRank: string
  preparatory?: string | undefined
}

/** Who an institute is to the rules of a row. */
export type KnownInstitute = { name: string; type: InstituteType }
export type KnownProgramme = { name: string; degree: string; durationYears: number }

/** Reads a name as the official tables write it; undefined = never seen (and never guessed). */
export type NameReader = {
  institute: (written: string) => KnownInstitute | undefined
  programme: (written: KnownProgramme) => KnownProgramme | undefined
}

/** The last round of each JoSAA and CSAB season; a mock is never the last of anything. Source: the bodies' published schedules. */
export const FINAL_ROUNDS: Readonly<Record<RoundColumn['counselling'], Readonly<Record<number, number>>>> = {
  josaa: { 2016: 6, 2017: 7, 2018: 7, 2019: 7, 2020: 6, 2021: 6, 2022: 6, 2023: 6, 2024: 5, 2025: 6, 2026: 5 },
  csab: { 2022: 2, 2023: 2, 2024: 2, 2025: 3 },
  'josaa-mock': {},
}

/** The bodies as receipts name them. */
const BODY_NAMES: Readonly<Record<RoundColumn['counselling'], string>> = {
  josaa: 'JoSAA',
  'josaa-mock': 'JoSAA mock',
  csab: 'CSAB',
}

/** Receipt of a printed rank: body, season and round, e.g. `JoSAA, 2025, round 6`. */
export function receiptOf(row: Pick<CutoffRow, 'counselling' | 'season' | 'round'>): string {
  return `${BODY_NAMES[row.counselling]}, ${row.season}, round ${row.round}`
}
