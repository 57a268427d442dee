import { plural } from './plural.ts'

/** Words of the page that says what data there is. */
export const coverage = {
  pageTitle: 'What data we have: JoSAA, CSAB, states, colleges, by year',
  description:
    'Which seasons and rounds of JoSAA, CSAB and state counsellings Sopaan has, which facts of how many colleges, of which year, and what is missing.',
  name: 'What data we have',
  headingBefore: 'What we have, and what is ',
  headingMarked: 'missing',
  headingAfter: '',
  lead: 'Every count on this page is taken from our data itself. Nobody types these numbers in.',
  bodies: { josaa: 'JoSAA', csab: 'CSAB' },
  newestFull: (body: string, season: string) => `Newest full season: ${body} ${season}`,
  printed: (pools: string, branches: string, institutes: string) =>
    `${pools} kinds of seat (branch, quota, category, gender pool) in ${branches} branches of ${institutes} colleges.`,
  ranksTitle: 'Opening and closing ranks',
  ranksNote: 'As JoSAA and CSAB printed them after each round. Older years are what our forecast learns from.',
  columns: {
    season: 'Year',
    rounds: 'Rounds',
    ranks: 'Closing ranks',
    counselling: 'Counselling',
    seats: 'Seats',
    fact: 'Fact',
    years: 'Years',
  },
  allRounds: (count: number) => plural(count, { one: 'the only one', other: `all ${count}` }),
  someRounds: (rounds: string) => `only ${rounds}`,
  unfinished: (rounds: string) => `${rounds}, last one not in`,
  notYet: (body: string, season: string) => `Missing: ${body} ${season}. We do not have its tables.`,
  noGaps: (body: string, from: string, to: string) => `No round of ${body} is missing from ${from} to ${to}.`,
  matrix: (season: string, seats: string, institutes: string) =>
    `How many seats: ${seats} seats of ${institutes} colleges in the JoSAA seat matrix of ${season}. It is not complete: where it says nothing, we show no count.`,
  statesTitle: 'State counsellings',
  statesNote:
    'One year of each, as the state printed it. Seats are counted by college, branch and category. We never fill a gap with another state.',
  atColleges: (count: number, shown: string) => plural(count, { one: '1 college', other: `${shown} colleges` }),
  part: 'only part of the list could be read',
  noYear: 'our reading: no year on the list',
  earlier: (seasons: string) => `Also read, for how far seats move: ${seasons}.`,
  unshown: {
    'last-round-missing': (season: string) => `Not shown: ${season}. We have it without its last round.`,
    'later-rounds-in-part': (season: string) =>
      `Not shown: later rounds of ${season}. They list only the seats given in them.`,
    'earlier-round': (season: string) => `Not shown: earlier rounds of ${season}. The last one is.`,
    'round-in-doubt': (season: string) => `Not shown: a later list of ${season}. Which round it is of is in doubt.`,
    'year-in-doubt': (season: string) => `Not shown: a list we take to be of ${season}. It does not say its year.`,
    'seat-type-unstated': (season: string) =>
      `Not shown: ${season} and before. The lists do not say which kind of seat it is.`,
  },
  statesMissing: (names: string) => `Missing: ${names}. We have no closing figures of these.`,
  stateIn: (name: string, state: string) => `${name} (${state})`,
  factsTitle: (colleges: string) => `Facts of ${colleges} colleges`,
  factsNote: 'From NIRF, AISHE, NAAC and the colleges themselves. Years are those of the figures you see on our pages.',
  ofColleges: (all: string) => `Of ${all}`,
  yearSpan: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  noYears: 'no year',
  facts: {
    fees: 'Fee of a year',
    'own-fees': "Fee from the college's own sheet",
    hostel: 'Hostel and mess',
    outcomes: 'Jobs, higher studies, median salary',
    nirf: 'Rank in NIRF Engineering',
    women: 'Share of women',
    seats: 'Number of seats',
    town: 'Place of the town, for the distance',
    naac: 'NAAC grade',
    founded: 'Founding year',
  },
  feesWhy: (notFound: string, notReliable: string) =>
    `Not published where we could read it: ${notFound}. Found, but it did not hold up: ${notReliable}.`,
  why: {
    'own-fees': 'For some other IITs and NITs we show the common tuition, and say so.',
    hostel: 'The others: not in the fee sheet, or no fee sheet.',
    outcomes: 'The others: no filing to NIRF that we could read. Year in which students finished.',
    nirf: 'The others: no exact rank in the editions we read. Year of the newest one that ranked them.',
    women: 'The others: no filing to NIRF that we could read.',
    seats: 'The others are not in the seat matrix we could read.',
    town: 'For the others no free source has the place.',
    naac: 'The others: no grade published that we could read.',
    founded: 'By AISHE 2024-25, where we found the college in it.',
  },
  marksTitle: 'Marks, percentile and rank',
  marks: (shifts: string, season: string) =>
    `Marks to percentile: ${shifts} shifts of JEE Main January ${season}. NTA publishes no marks: this is a public list by coaching institutes, not official.`,
  marksAt99: (shifts: string, season: string) =>
    `Of ${shifts} shifts of ${season} the marks at 99 percentile alone are known, from coaching institutes too. All other sessions are missing.`,
  candidates: (span: string) => `How many sat JEE Main: ${span}, from NTA.`,
  guidesTitle: 'Guides',
  guides: (count: string, span: string, checkedOn: string) =>
    `${count} guides with the rules of ${span}. Each was checked on ${checkedOn} or later.`,
  next: 'Next',
  nextNote: 'Having data is one thing, being right is another. See how often we were.',
  toReportCard: 'See our report card',
  fault: 'Found a mistake? Tell us',
  toTables: 'Look up any closing rank',
  receipt: (hash: string) => `Rank book ${hash}`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { coverage } }
