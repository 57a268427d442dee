import type {
  StateCounsellingEntry,
  StatePredictorAnswer,
  StateSeatRow,
} from '@sopaan/contract/state-college-predictor'

type Figures = NonNullable<StateCounsellingEntry['figures']>

const KCET: Figures = {
  exam: 'KCET',
  season: 2025,
  rounds: [{ round: '1', stage: '' }],
  table: 'furthest',
  usualMovePercent: 14,
  forecastSeason: null,
  records: [],
  measures: [
    { key: 'rank', list: 'kcet-engineering', kind: 'rank', better: 'lower', name: 'Rank', min: 1, max: 2_000_000 },
  ],
  categories: [
    { key: 'open', name: 'Open' },
    { key: '2a', name: 'Category 2A' },
  ],
  homes: [],
  claims: [{ key: 'rural', name: 'Rural' }],
  hasFemaleSeats: false,
  seatCount: 19_268,
  instituteCount: 230,
  qualities: [],
  earlierSeasons: [2023, 2024],
}

const MHT_CET: Figures = {
  ...KCET,
  exam: 'MHT-CET',
  season: 2024,
  measures: [
    { key: 'rank', list: 'mht-cet-state-merit', kind: 'rank', better: 'lower', name: 'Rank', min: 1, max: 2_000_000 },
    {
      key: 'percentile',
      list: 'mht-cet-state-merit',
      kind: 'percentile',
      better: 'higher',
      name: 'P',
      min: 0,
      max: 100,
    },
  ],
  homes: [{ key: 'mumbai-university', name: 'Mumbai University' }],
  hasFemaleSeats: true,
}

/** Two counsellings with figures and one without, as the call lists them. */
export const ANSWERED_COUNSELLINGS: StateCounsellingEntry[] = [
  { id: 'mht-cet-cap', name: 'MHT-CET CAP', state: 'Maharashtra', figures: MHT_CET },
  { id: 'kcet', name: 'KCET (KEA)', state: 'Karnataka', figures: KCET },
  { id: 'reap', name: 'REAP', state: 'Rajasthan', figures: null },
]

/** A seat as the call answers it. Its figures are made for tests: rank 12,000, out in round 1 and in by 18 in round 3. */
export function aStateSeat(changes: Partial<StateSeatRow> = {}): StateSeatRow {
  return {
    key: 'kcet-2025-1',
    choiceKey: 'kcet.jss-science-and-technology-university/computer-science-and-engineering',
    institute: { name: 'JSS Science and Technology University', code: 'E010' },
    programme: { name: 'Computer Science and Engineering', group: 'CSE' },
    category: { code: '2AR', label: 'Category 2A, Rural', key: '2a' },
    gender: 'any',
    quota: 'rest-of-karnataka',
    region: 'rest-of-karnataka',
    claims: ['rural'],
    facts: [],
    list: 'kcet-engineering',
    measure: 'rank',
    kind: 'rank',
    score: 12_000,
    closing: 12_018,
    closingList: { round: '3', stage: '' },
    quality: [],
    isIn: true,
    standing: 'just-inside',
    expected: null,
    margin: 18,
    college: { feeInr: null, nirf: null, km: null },
    lists: [
      { round: '1', stage: '', closing: 9500.5, quality: [], seats: null, isIn: false },
      { round: '3', stage: '', closing: 12_018, quality: [], seats: null, isIn: true },
    ],
    ...changes,
  }
}

/** An answer with one seat of four standings' counts. */
export function aStateAnswer(changes: Partial<StatePredictorAnswer> = {}): StatePredictorAnswer {
  return {
    data: [aStateSeat()],
    page: 1,
    limit: 20,
    total: 1,
    counselling: 'kcet',
    name: 'KCET (KEA)',
    season: 2025,
    standings: { 'well-inside': 10, 'just-inside': 1, 'just-outside': 5, 'well-outside': 1200 },
    bands: null,
    published: { fees: 0, nirf: 0, distances: 0 },
    homes: [{ id: 'bengaluru-karnataka', city: 'Bengaluru' }],
    table: 'furthest',
    usualMovePercent: 14,
    forecastSeason: null,
    facets: {
      groups: [
        { value: 'CSE', name: 'Computer Science', count: 1 },
        { value: 'CIVIL', name: 'Civil', count: 4 },
      ],
      places: [],
      regions: [{ value: 'rest-of-karnataka', count: 1 }],
    },
    missingLists: [],
    hiddenFemaleSeats: 0,
    bookHash: '0123456789abcdef',
    ...changes,
  }
}
