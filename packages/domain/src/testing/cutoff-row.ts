import type { CutoffRow } from '../seats/cutoff-row.ts'

/** A row of the last round of JoSAA 2026: an open seat of civil engineering. */
export function aCutoffRow(different: Partial<CutoffRow> = {}): CutoffRow {
  return {
    counselling: 'josaa',
    season: 2026,
    round: 5,
    institute: 'A College of Technology',
    programme: 'Civil Engineering',
    degree: 'Bachelor of Technology',
    durationYears: 4,
    quota: 'AI',
    seatType: 'OPEN',
    gender: 'neutral',
    openingRank: 100,
    closingRank: 200,
    isPreparatory: false,
    ...different,
  }
}
