import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import type { PredictedSeat } from '@sopaan/contract/judged-seats'

/** A seat as the call answers it. Its figures are made for tests: five seasons, rank 6,842, two of them got. */
export function aSeat(changes: Partial<PredictedSeat> = {}): PredictedSeat {
  return {
    key: 'jaipur-ece-os-open',
    institute: { name: 'Malaviya National Institute of Technology Jaipur', type: 'NIT', state: 'Rajasthan' },
    programme: {
      name: 'Electronics and Communication Engineering',
      degree: 'Bachelor of Technology',
      durationYears: 4,
      family: 'ECE',
    },
    quota: 'OS',
    seatType: 'OPEN',
    gender: 'neutral',
    list: 'main-1',
    rank: 6842,
    rankKind: 'common',
    chancePercent: 64,
    band: 'likely',
    offeredPercent: 98,
    reliability: 'normal',
    isNew: false,
    expected: { low: 6100, middle: 6900, high: 7400 },
    seasons: [
      { season: 2022, round: 6, opening: 4000, closing: 7000, wouldGet: true },
      { season: 2023, round: 6, opening: 4000, closing: 6500, wouldGet: false },
      { season: 2024, round: 5, opening: 4000, closing: 7200, wouldGet: true },
      { season: 2025, round: 6, opening: 4000, closing: 6518, wouldGet: false },
      { season: 2026, round: 6, opening: 4000, closing: 6600, wouldGet: false },
    ],
    earliestRound: null,
    ...changes,
  }
}

/** An answer with one seat of four bands' counts. */
export function anAnswer(changes: Partial<PredictorAnswer> = {}): PredictorAnswer {
  return {
    data: [aSeat()],
    page: 1,
    limit: 20,
    total: 1,
    bands: { safe: 10, likely: 1, reach: 5, longShot: 1200 },
    facets: {
      types: [{ value: 'NIT', count: 1 }],
      collegeStates: [{ value: 'Rajasthan', count: 1 }],
      families: [{ value: 'ECE', name: 'Electronics and Communication', count: 1 }],
      quotas: [{ value: 'OS', count: 1 }],
    },
    elsewhere: [],
    preparatory: [],
    needsAat: [],
    forecastSeason: 2027,
    afterRound: 0,
    newestSeason: 2026,
    newestRound: 6,
    bookHash: '0123456789abcdef',
    missing: [],
    likelyRecord: { low: 60, high: 82 },
    ...changes,
  }
}
