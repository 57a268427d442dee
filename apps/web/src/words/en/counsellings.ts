import {
  STATE_CATEGORY_NAMES,
  STATE_CLAIM_NAMES,
  STATE_HOME_NAMES,
  STATE_MEASURE_NAMES,
} from '@sopaan/domain/state/state-names'
import { counsellingNotes, counsellingRegions } from './counselling-notes.ts'

import { plural } from './plural.ts'

/** Words of the state college predictor. Bodies, exams, colleges and branches stay as they are printed. */
export const counsellings = {
  pageTitle: 'State college predictor: seats by state rank, with the year beside every number',
  resultTitle: (score: string, name: string, season: string) => `${score} in ${name} ${season}: what it reached`,
  description:
    'Seventeen state counsellings and BITSAT by one set of rules: your rank, marks or percentile against what every seat closed at, by category, home and claims, each number with its year. Free, no account.',
  askBefore: 'Which seats does ',
  askMarked: 'my state rank',
  askAfter: ' reach?',
  askLead:
    'Choose your counselling. You see every seat you may take, what it closed at, in which year and round, and how far inside or outside you are.',
  gotBefore: '',
  gotAfter: (name: string, season: string) => ` in ${name} ${season}`,
  change: 'Change',
  changeTitle: 'Change what you entered',
  profileLabel: 'What you entered',
  submit: 'See colleges',
  next: 'Continue',
  sending: 'Looking',

  counselling: 'Counselling',
  counsellingNone: 'Choose a counselling',
  counsellingOption: (name: string, state: string, season: string) => `${name}, ${state} (figures of ${season})`,
  listTitle: 'All counsellings, with the year of their figures',
  toData: 'Look up a college or branch without a rank',
  figuresOf: (season: string) => `Figures of ${season}`,
  figuresIndicative: (season: string) => `The list bears no year; we take it to be of ${season}. Indicative only`,
  withoutFigures: 'No figures yet',
  withoutOption: (name: string, more: string) => `${name}, ${more}`,
  noFiguresTitle: (name: string) => `No data yet for ${name}`,
  noFiguresText: (state: string) => `We do not have closing ranks for ${state} yet, and we do not guess.`,

  measures: STATE_MEASURE_NAMES as Record<keyof typeof STATE_MEASURE_NAMES, string>,
  rankHint: 'As on your rank card; the lower, the better',
  marksHint: 'With decimals, if it has any; the higher, the better',
  percentileHint: 'With decimals; the higher, the better',
  eitherHint: 'One of the two is enough.',
  eachHint: 'Each list has its own seats. Type the rank of the list you are on.',
  category: 'Category',
  categories: STATE_CATEGORY_NAMES as Record<keyof typeof STATE_CATEGORY_NAMES, string>,
  gender: 'Gender',
  genders: { male: 'Male', female: 'Female', other: 'Other' },
  home: 'Where you are from',
  homeLabels: { 'mht-cet-cap': 'Home university', 'ap-eapcet': 'Your pool' } as Record<string, string>,
  homeHints: {
    'mht-cet-cap': 'The university of the place where you passed class 12',
    'ap-eapcet': 'The area in which you count as local',
  } as Record<string, string>,
  homeHint: 'The state of your domicile',
  homeNone: 'Choose one',
  homes: STATE_HOME_NAMES as Record<keyof typeof STATE_HOME_NAMES, string>,
  claims: 'More: reserved places you can claim',
  claimsHint: 'Tick what is true: these seats show only then.',
  claimNames: STATE_CLAIM_NAMES as Record<keyof typeof STATE_CLAIM_NAMES, string>,
  figureTakes: (min: string, max: string) => `Enter a number from ${min} to ${max}.`,
  scoreNeeded: 'Enter your score.',
  choiceTakes: 'Choose one of the answers in the list.',
  refusedTitle: 'Check these answers',
  refusedFilters:
    'Something in this address does not belong to this counselling. Start again with the counselling only.',
  startAgain: 'Start again',

  narrow: 'Narrow it down',
  filters: 'Filters',
  clear: 'Clear filters',
  group: 'Branch',
  allGroups: 'All branches',
  place: 'Place',
  allPlaces: 'All places',
  region: 'Seats for',
  allRegions: 'All that you may take',
  search: 'College or branch name',
  apply: 'Apply',
  show: (count: number, words: string) => plural(count, { one: 'Show 1 seat', other: `Show ${words} seats` }),
  found: (count: number, words: string, standing: string) =>
    plural(count, { one: `${standing}: 1 seat`, other: `${standing}: ${words} seats` }),
  sort: 'Order',
  sorts: {
    hardest: 'Hardest first',
    easiest: 'Easiest first',
    nearest: 'Nearest to you first',
    institute: 'By college',
    branch: 'By branch',
  },
  results: 'Seats',
  standingsLabel: 'How it stood',
  standings: {
    'well-inside': 'Well in',
    'just-inside': 'Just in',
    'just-outside': 'Just out',
    'well-outside': 'Well out',
  },
  standingMeanings: {
    'well-inside': (near: string) => `You were better than the closing figure by more than ${near}.`,
    'just-inside': (near: string) =>
      `You would have got in by ${near} or less. Half of all seats move that far in a year, so a harder year would shut you out.`,
    'just-outside': (near: string) =>
      `You would have missed it by ${near} or less. Half of all seats move that far in a year, so an easier year would let you in.`,
    'well-outside': (near: string) => `You would have missed it by more than ${near}.`,
  } as Record<'well-inside' | 'just-inside' | 'just-outside' | 'well-outside', (near: string) => string>,
  percent: (number: string) => `${number}%`,
  bandsLabel: 'How likely',
  bands: { safe: 'Safe', likely: 'Target', reach: 'Dream', 'long-shot': 'Under 8%' },
  bandMeanings: {
    safe: '88% or more. Likely to be yours, not promised.',
    likely: '50% up to Safe. More often yes than no.',
    reach: '8 to 50%. If you want it more, put it higher: trying costs nothing.',
    'long-shot': 'Below 8%. Free to add, but do not count on them.',
  },
  chanceIn: (season: string) => `Chance in ${season}:`,
  chanceOf: (percent: number) => {
    if (percent === 0) return 'under 1%'
    return percent === 100 ? 'over 99%' : `${percent}%`
  },
  expectedRange: (low: string, high: string) => `If it closes again, most likely between ${low} and ${high}.`,
  offeredAgain: (ten: string) => `About ${ten} of 10 such seats do; the chance counts that.`,
  forecastNote: (name: string, season: string) =>
    `The chances are our forecast of ${name} ${season}, made from few seasons. A whole year can turn out harder or easier than all of them: see below how it did before.`,
  recordTitle: (name: string) => `How our ${name} forecast did before`,
  recordLead:
    'We forecast each of these seasons using only the ones before it, then checked every answer. A seat that closed for no one counts as not got.',
  recordWithout:
    'We tried to forecast these seasons from the ones before. Last year’s figures did better, so we give no chance here.',
  recordBand: (band: string, said: string, came: string) => `${band}: we said ${said} on average, ${came} came true`,
  recordNever: (band: string) => `${band}: no seat was called that`,
  recordVanished: (gone: string, all: string) => `${gone} of ${all} seats closed for nobody the year after`,
  recordMiss: (ours: string, last: string) =>
    `Half of the seats closed within ${ours} of our figure (last year’s: ${last})`,
  noForecast: (name: string, season: string) =>
    `What really happened in ${name} ${season}. Too few years, or too jumpy, for a chance in percent.`,

  closedAt: 'Closed at',
  closedIn: {
    'first-round': 'In round 1 closed at',
    furthest: 'At its furthest closed at',
    'last-phase': 'In the last phase closed at',
    unstated: 'Closed at',
  },
  source: (name: string, season: string, round: string) => `${name} ${season}, ${round}`,
  inside: {
    rank: (far: string) => `${far} ranks inside`,
    marks: (far: string) => `${far} marks above it`,
    percentile: (far: string) => `${far} points above it`,
  },
  outside: {
    rank: (far: string) => `${far} ranks outside`,
    marks: (far: string) => `${far} marks below it`,
    percentile: (far: string) => `${far} points below it`,
  },
  exactly: 'exactly at the closing figure',
  yours: (score: string) => `With ${score} you would have been`,
  stop: '.',
  femaleOnly: 'Female seat',
  selfSupporting: 'Self-supporting',
  how: 'How we know',
  howNamed: (branch: string, college: string) => `How we know: ${branch}, ${college}`,
  receipt: (where: string, closing: string, got: boolean) =>
    `${where}: closed at ${closing}. You would ${got ? '' : 'not '}have got in.`,
  printedAs: (code: string, label: string) => `Category as printed: ${code} (${label}).`,
  judgedBy: (measure: string, score: string) => `Uses your ${measure}: ${score}.`,
  seats: (count: string) => `${count} seats in that list.`,
  codeOf: (code: string) => `Branch code ${code}.`,
  rounds: {
    round: (round: string) => `round ${round}`,
    stage: (stage: string) => `stage ${stage}`,
    phase: (phase: string) => `phase ${phase}`,
    final: 'final phase',
    all: 'all rounds',
    unspecified: 'round not stated',
    '1+2': 'rounds 1 and 2 together',
    dup: 'second row printed for it',
  },
  qualities: {
    'equals-open-rank': 'same as the open figure: printed where nobody of the category closed',
    'deepest-over-rounds': 'the furthest over all rounds',
    'closing-over-all-rounds': 'over all rounds',
    'rounds-combined': 'rounds printed together',
    'third-party-extraction': 'read off the official list by others',
    'stage-lost': 'the list’s stage is not known',
    'choice-code-lost': 'the branch code is not known',
    'json-supplement': 'from a second published copy',
    'partial-extraction': 'only part of the list could be read',
    'round-unstated': 'the list does not name its round',
    'year-inferred': 'year inferred, indicative only',
  } as Record<string, string>,
  regions: counsellingRegions,
  notes: counsellingNotes,
  missingTitle: 'You can see more seats',
  missingGender: (seats: string) => `Choose your gender: girls see ${seats} more.`,
  missing: (names: string) => `Add your ${names} to see them.`,
  addAnswers: 'Add',
  emptyTitle: 'Nothing with these filters',
  emptyFilters: 'Try another branch, place or name.',
  emptyStanding: (standing: string) => `No seat of yours is “${standing}”. See the other tabs.`,
  emptyAll: 'No seat in these lists for this category and home. Check your answers.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { counsellings } }
