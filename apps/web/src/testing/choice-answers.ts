import type { ChoicesAnswer, ChoiceTableAnswer } from '@sopaan/contract/college-choices'

type Row = ChoicesAnswer['data'][number]
type Pool = Row['pools'][number]

/** A seat pool of a choice as the call answers it. Its figures are made for tests: five seasons, rank 6,842, two of them got. */
export function aPool(changes: Partial<Pool> = {}): Pool {
  return {
    key: 'jaipur/ece/os/open/neutral',
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
    closings: [7000, 6500, 7200, 6518, 6600],
    earliestRound: null,
    ...changes,
  }
}

/** A choice with one pool. */
export function aChoice(changes: Partial<Row> = {}): Row {
  return {
    key: 'jaipur/ece',
    institute: {
      slug: 'jaipur',
      name: 'Malaviya National Institute of Technology Jaipur',
      shortName: 'MNIT Jaipur',
      type: 'NIT',
      state: 'Rajasthan',
      nirf: 43,
    },
    programme: {
      slug: 'ece',
      name: 'Electronics and Communication Engineering',
      shortName: 'Electronics (ECE)',
      degree: 'Bachelor of Technology',
      durationYears: 4,
      family: 'ECE',
    },
    openClosing: 6600,
    lead: 0,
    pools: [aPool()],
    unjudged: [],
    ...changes,
  }
}

const FACTS = {
  seasons: [2022, 2023, 2024, 2025, 2026].map((season) => ({ season, round: season === 2024 ? 5 : 6 })),
  hidden: [],
  preparatory: [],
  needsAat: [],
  families: { ECE: 'Electronics and Communication' },
  beyond: null,
  forecastSeason: 2027,
  afterRound: 0,
  newestSeason: 2026,
  newestRound: 6,
  bookHash: '0123456789abcdef',
  likelyRecord: { low: 60, high: 82 },
} satisfies Partial<ChoicesAnswer>

/** An answer with one choice and counts of all bands. */
export function someChoices(changes: Partial<ChoicesAnswer> = {}): ChoicesAnswer {
  return {
    data: [aChoice()],
    page: 1,
    limit: 25,
    total: 1,
    bands: { safe: 10, likely: 1, reach: 5, longShot: 1200 },
    facets: {
      types: [{ value: 'NIT', count: 1 }],
      collegeStates: [{ value: 'Rajasthan', count: 1 }],
      families: [{ value: 'ECE', count: 1 }],
      fees: [
        { value: '75000', count: 0 },
        { value: '150000', count: 1 },
      ],
      nirf: [
        { value: '25', count: 0 },
        { value: '50', count: 1 },
      ],
      salaries: [{ value: '600000', count: 1 }],
      distances: [{ value: '300', count: 1 }],
    },
    unpublished: { fees: 12, nirf: 7, salaries: 5, distances: 0 },
    femaleCount: 0,
    elsewhere: [],
    homes: [{ id: 'jaipur-rajasthan', city: 'Jaipur' }],
    readings: [],
    ...FACTS,
    ...changes,
  }
}

/** A table of one choice. */
export function aChoiceTable(changes: Partial<ChoiceTableAnswer> = {}): ChoiceTableAnswer {
  const { institute, programme, openClosing, unjudged, pools } = aChoice()
  return {
    ...FACTS,
    homes: [{ id: 'jaipur-rajasthan', city: 'Jaipur', at: [26.92, 75.79] }],
    ranks: [{ list: 'main-1', rankKind: 'common', rank: 6842 }],
    institutes: [institute],
    programmes: [programme],
    choices: [
      {
        institute: 0,
        programme: 0,
        openClosing,
        unjudged,
        pools: pools.map(({ key: _k, list: _l, rank: _r, rankKind: _n, ...pool }) => ({ by: 0, ...pool })),
      },
    ],
    ...changes,
  }
}
