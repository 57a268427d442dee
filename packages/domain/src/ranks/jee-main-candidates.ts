/**
 * Who wrote JEE Main paper 1, and where the line for JEE Advanced fell.
 *
 * Figures as the testing agency gave them to the press with each result; `countIs` says how far they are rounded.
 */
import type { Category } from '../book/rank-book.ts'

export const MAIN_SEASONS = [2026, 2025, 2024] as const
export type MainSeason = (typeof MAIN_SEASONS)[number]

export type MainCandidates = {
  /** Different people who wrote at least one session. */
  appeared: number
  countIs: 'exact' | 'rounded'
  /** People in the larger session: that many at least stand behind every percentile. */
  largerSession: number
  source: string
}

/** Source of each figure stands in its row. */
export const MAIN_CANDIDATES: Readonly<Record<MainSeason, MainCandidates>> = {
  2026: {
    appeared: 1538468,
    countIs: 'exact',
    largerSession: 1304653,
    source: 'NTA result releases of 16 February and 20 April 2026, as published',
  },
  2025: {
    appeared: 1475103,
    countIs: 'exact',
    largerSession: 1258136,
    source: 'NTA result releases of February and 19 April 2025, as published',
  },
  2024: {
    appeared: 1410000,
    countIs: 'rounded',
    largerSession: 1170000,
    source: 'Press reports of April 2024 (14.1 lakh) and of February 2024 (12,21,624 registered, 95.8 % present)',
  },
}

/** NTA score a candidate needed to write JEE Advanced. Source: NTA result notices with paper 1, 2019 to 2026. */
export const ADVANCED_CUTOFFS: Readonly<Record<number, Readonly<Record<Category, number>>>> = {
  2026: { OPEN: 93.4123549, EWS: 82.4164528, 'OBC-NCL': 80.9232583, SC: 63.9172792, ST: 52.0174712 },
  2025: { OPEN: 93.1023262, EWS: 80.3830119, 'OBC-NCL': 79.4313582, SC: 61.1526933, ST: 47.9026465 },
  2024: { OPEN: 93.2362181, EWS: 81.3266412, 'OBC-NCL': 79.6757881, SC: 60.0923182, ST: 46.697584 },
  2023: { OPEN: 90.7788642, EWS: 75.6229025, 'OBC-NCL': 73.6114227, SC: 51.9776027, ST: 37.2348772 },
  2022: { OPEN: 88.4121383, EWS: 63.1114141, 'OBC-NCL': 67.0090297, SC: 43.0820954, ST: 26.7771328 },
  2021: { OPEN: 87.8992241, EWS: 66.2214845, 'OBC-NCL': 68.0234447, SC: 46.8825338, ST: 34.6728999 },
  2020: { OPEN: 90.3765335, EWS: 70.2435518, 'OBC-NCL': 72.8887969, SC: 50.1760245, ST: 39.0696101 },
  2019: { OPEN: 89.7548849, EWS: 78.2174869, 'OBC-NCL': 74.3166557, SC: 54.0128155, ST: 44.3345172 },
}

/**
 * The line of the notices for persons with disability ("UR-PwD"), the lowest score of any PwD candidate called. Source: NTA
 * result notices with paper 1, 2019 to 2026.
 */
export const ADVANCED_PWD_CUTOFFS: Readonly<Record<number, number>> = {
  2026: 0.0023186,
  2025: 0.0079349,
  2024: 0.00187,
  2023: 0.0013527,
  2022: 0.0031029,
  2021: 0.0096375,
  2020: 0.0618524,
  2019: 0.1137173,
}

/**
 * Candidates of a category between its own cut-off and the OPEN cut-off of 2026. The rest of the category stands above
 * the OPEN cut-off, and how many that are is not published. Source: NTA result notice of 20 April 2026.
 */
export const BELOW_OPEN_CUTOFF_2026: Readonly<Record<Exclude<Category, 'OPEN'>, number>> = {
  EWS: 25009,
  'OBC-NCL': 67597,
  SC: 37522,
  ST: 18790,
}
