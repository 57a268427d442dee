import type { GenderPool } from '@sopaan/domain/book/rank-book'
import { seatNames } from '@sopaan/domain/names/en/seats'
import type { Gender, RankKind } from '@sopaan/domain/predictor/profile'
import type { SeatState } from '@sopaan/domain/state/forecast/state-standings'
import type { EligibleState } from '@sopaan/domain/state/states'

/** A choice list as a file. */
export const choiceFiles = {
  title: (name: string) => `Choice list: ${name}`,
  made: (day: string) => `Made on ${day}. JoSAA gives the first choice of the list that your rank reaches.`,
  judgedFor: (facts: string) => `Judged for ${facts}.`,
  notJudged: 'Not judged: no rank was given.',
  place: 'No.',
  code: 'Institute code',
  branch: 'Branch',
  choice: 'College and branch',
  college: 'College',
  seat: 'Best seat for you',
  otherSeats: 'Other seats for you',
  quota: 'Quota',
  seatType: 'Seat type',
  gender: 'Gender',
  preparatory: 'preparatory course',
  band: 'How likely',
  chance: 'Chance, %',
  rank: 'Judged by rank',
  expected: (season: string) => `Expected closing ${season}`,
  closed: (season: string) => `Closed ${season}`,
  note: 'Note',
  homeState: (state: EligibleState) =>
    state === 'Overseas' ? 'no home state (OCI or PIO, class 12 outside India)' : `home state ${state}`,
  people: { male: 'Male', female: 'Female', other: 'Other' } satisfies Record<Gender, string>,
  genderNotSaid: 'gender not given',
  aat: 'AAT passed',
  underOne: 'under 1',
  overNinetyNine: 'over 99',
  pwd: 'PwD',
  bands: seatNames.bands,
  genders: { neutral: 'Gender-neutral', female: 'Female-only' } satisfies Record<GenderPool, string>,
  quotas: seatNames.quotas,
  lists: seatNames.lists,
  kinds: {
    common: 'common rank',
    category: 'category rank',
    openPwd: 'PwD rank on the open list',
    categoryPwd: 'PwD rank in the category',
    preparatory: 'preparatory rank',
  } satisfies Record<RankKind, string>,
  reasons: {
    quota: 'No seat here for this home state',
    'home-state-missing': 'Not judged: no home state given',
    gender: 'For girls only',
    'gender-missing': 'For girls only: no gender given',
    'aat-missing': 'Needs AAT (Architecture Aptitude Test)',
    'seat-type': 'No seat here for this category',
  },
  rankMissing: (rank: string) => `Not judged: ${rank} not given`,
  noForecast: 'No forecast',
  formRule:
    'JoSAA’s form takes each college + branch once, and then tries every seat of it that is open to you. Enter the rows in this order.',
  classTwelve: (percent: number, reserved: number, top: number, season: number) =>
    `Every seat also needs ${percent}% in class 12 (${reserved}% for SC, ST and PwD) or a place in the top ${top} percentile of the board. Without it JoSAA cancels the seat. Source: JoSAA ${season} business rules, Annexure 2.`,
  unknown: 'No longer in the tables: renamed or ended',
  afterRound: (round: string, season: string) => `Round ${round} of ${season} is in: the chances follow it.`,
  states: {
    title: 'Seats of State counsellings, in an order of their own. Each State has its own form and its own rounds.',
    counselling: 'Counselling',
    measure: 'Measured by',
    closed: 'Closed at',
    season: 'Season',
    own: 'Yours',
    kinds: { rank: 'rank', marks: 'marks', percentile: 'percentile' },
    ofOpen: 'Closing figure of the open seat',
    noOpen: 'No figure for an open seat',
    notYours: 'No seat of this choice is for you',
    standings: {
      'well-inside': 'Well inside',
      'just-inside': 'Just inside',
      'just-outside': 'Just outside',
      'well-outside': 'Well outside',
    } satisfies Record<SeatState, string>,
  },
  source: (hash: string) => `Closing ranks: JoSAA, final rounds. Chances are estimates. Rank book ${hash}. Sopaan`,
}
