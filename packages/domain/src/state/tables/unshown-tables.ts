import type { StateCounsellingId } from '../counsellings/state-counselling.ts'

/** Why a table that could be read is not shown. */
export type UnshownReason =
  | 'last-round-missing'
  | 'later-rounds-in-part'
  | 'earlier-round'
  | 'round-in-doubt'
  | 'year-in-doubt'
  | 'seat-type-unstated'

type UnshownTable = { counselling: StateCounsellingId; season: number; because: UnshownReason }

/** Tables of State counsellings that we read and do not show. Source: the bodies' own lists, held against each other. */
const UNSHOWN_TABLES: readonly UnshownTable[] = [
  { counselling: 'tnea', season: 2026, because: 'last-round-missing' },
  { counselling: 'mht-cet-cap', season: 2025, because: 'later-rounds-in-part' },
  { counselling: 'uptac', season: 2025, because: 'later-rounds-in-part' },
  { counselling: 'ggsipu', season: 2025, because: 'earlier-round' },
  { counselling: 'ts-eapcet', season: 2025, because: 'earlier-round' },
  { counselling: 'jac-delhi', season: 2025, because: 'earlier-round' },
  { counselling: 'comedk', season: 2025, because: 'round-in-doubt' },
  { counselling: 'ap-eapcet', season: 2022, because: 'year-in-doubt' },
  { counselling: 'jac-delhi', season: 2023, because: 'year-in-doubt' },
  { counselling: 'wbjee', season: 2022, because: 'seat-type-unstated' },
]

/** On which side of the season that is shown a reason still says something: once the whole season is shown, it does not. */
const SIDES: Readonly<Record<UnshownReason, -1 | 0 | 1>> = {
  'last-round-missing': 1,
  'later-rounds-in-part': 0,
  'earlier-round': 0,
  'round-in-doubt': 0,
  'year-in-doubt': -1,
  'seat-type-unstated': -1,
}

/** What else of a counselling was read and why it is not shown, beside the season that is. */
export function listUnshownTables(counselling: string, shownSeason: number): Omit<UnshownTable, 'counselling'>[] {
  return UNSHOWN_TABLES.filter(
    (table) => table.counselling === counselling && Math.sign(table.season - shownSeason) === SIDES[table.because],
  ).map(({ season, because }) => ({ season, because }))
}
