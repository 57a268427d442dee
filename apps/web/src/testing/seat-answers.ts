import type { SeatPage } from '@sopaan/contract/seat-pools'

const KEY = 'national-institute-of-technology-silchar/ece/hs/open/neutral'

const FORECAST: SeatPage['forecast'] = {
  expected: { low: 33752, middle: 41998, high: 51394 },
  reliability: 'volatile',
  isNew: false,
  offeredPercent: 97,
}

/** A seat as the call answers it: NIT Silchar, ECE, home state, with the ranks JoSAA printed; not judged for anyone. */
export function aSeatPage(changes: Partial<SeatPage> = {}): SeatPage {
  const final = (season: number, round: number, closing: number | null) => {
    return { season, round, isFinal: true, opening: closing === null ? null : 23000, closing }
  }
  const finals = [final(2022, 6, 33116), final(2023, 6, null), final(2024, 5, 42983), final(2025, 6, 40328)]
  return {
    key: KEY,
    institute: {
      slug: 'national-institute-of-technology-silchar',
      name: 'National Institute of Technology, Silchar',
      type: 'NIT',
      state: 'Assam',
    },
    programme: {
      name: 'Electronics and Communication Engineering',
      degree: 'Bachelor of Technology',
      durationYears: 4,
      family: 'ECE',
      familyName: 'Electronics and Communication',
    },
    quota: 'HS',
    seatType: 'OPEN',
    gender: 'neutral',
    list: 'main-1',
    isPreparatory: false,
    needsAat: false,
    seats: { season: 2026, count: 25 },
    branchSeats: null,
    rounds: [
      ...finals.slice(0, 3),
      { season: 2025, round: 1, isFinal: false, opening: 23581, closing: 34934 },
      ...finals.slice(3),
    ],
    csab: [{ season: 2025, round: 3, isFinal: true, opening: 40100, closing: 41658 }],
    csabForecast: {
      ...{ season: 2026, from: [2024, 2025], offeredPercent: 75, chancePercent: null },
      expected: { low: 39_200, middle: 44_800, high: 53_100 },
    },
    quotas: [
      { key: KEY, quota: 'HS', finals },
      { key: KEY.replace('/hs/', '/os/'), quota: 'OS', finals: [final(2025, 6, 18068)] },
    ],
    others: [
      {
        key: KEY.replace('/neutral', '/female'),
        seatType: 'OPEN',
        gender: 'female',
        isPreparatory: false,
        newest: final(2025, 6, 68973),
      },
    ],
    facts: null,
    forecast: FORECAST,
    receipts: [
      {
        _id: '7f3c1f4e-2c64-4a38-9a55-1d1a1f1c0002',
        counselling: 'josaa',
        season: 2025,
        round: 6,
        source: 'JoSAA, 2025, round 6',
        fileHash: 'ab12'.repeat(16),
      },
    ],
    verdict: null,
    ownPools: [],
    similar: { branch: [], institute: [] },
    newestSeason: 2025,
    newestRound: 6,
    forecastSeason: 2026,
    afterRound: 0,
    bookHash: '0123456789abcdef',
    ...changes,
  }
}
