import { seatNames } from '@sopaan/domain/names/en/seats'
import { plural } from './plural.ts'
/** Words of the college predictor. */
export const predictor = {
  pageTitle: 'College predictor: JoSAA branches for your JEE rank',
  resultTitle: (rank: string) => `Rank ${rank}: branches within reach`,
  description:
    'Every JoSAA seat your rank, category and home state may take, with its chance, the closing ranks of the last five years and where each number comes from. Free, no account.',
  askBefore: 'Where can ',
  askMarked: 'my rank',
  askAfter: ' take me?',
  askLead: 'Five questions. Every seat you can get, with the chance beside it.',
  severalRanks: 'Enter all my ranks',
  change: 'Change',
  changeTitle: 'Change what you entered',
  profileLabel: 'What you entered',
  sending: 'Looking',

  main: 'JEE Main rank',
  mainHint: 'CRL, from your scorecard',
  category: 'Category',
  categories: { OPEN: 'General', EWS: 'EWS', 'OBC-NCL': 'OBC-NCL', SC: 'SC', ST: 'ST' },
  state: 'Class 12 state',
  stateHint: 'The state where you passed class 12',
  stateNone: 'Choose a state',
  gender: 'Gender',
  genders: { male: 'Boy', female: 'Girl', other: 'Other' },
  genderNotSaid: 'Gender not given',
  pwd: 'I have a PwD certificate (40% or more)',
  pwdShort: 'PwD',
  aat: 'I passed the AAT (Architecture Aptitude Test)',
  aatShort: 'AAT passed',
  lists: seatNames.lists,
  listLegends: {
    'main-1': 'JEE Main, paper 1',
    'main-2a': 'B.Arch (JEE Main, paper 2A)',
    'main-2b': 'B.Planning (JEE Main, paper 2B)',
    advanced: 'JEE Advanced, for the IITs',
  },
  kinds: {
    common: 'common rank (CRL)',
    category: 'category rank',
    openPwd: 'PwD rank on the open list',
    categoryPwd: 'PwD rank in your category',
    preparatory: 'preparatory course rank',
  },
  rankOf: (list: string, kind: string) => `${list} ${kind}`,
  rankTakes: (max: string) => `Ranks go from 1 to ${max}. Is this your percentile?`,
  mainTakes: 'Main ranks go up to about 15 lakh. Is this your percentile?',
  rankNeeded: 'Type your rank. No JEE Main rank? Add your Advanced, B.Arch or B.Planning rank under More.',
  choiceTakes: 'Choose one of the answers in the list.',
  refusedTitle: 'Check these answers',
  refusedFilters: 'One of the filters in this address is not known. Clear the filters to see all branches.',

  narrow: 'Narrow it down',
  clear: 'Clear filters',
  bandsLabel: 'How likely',
  bands: seatNames.bands,
  forecast: (forecast: string, newest: string, low: string, high: string) =>
    `Chance in the last round of JoSAA ${forecast}, from closing ranks up to ${newest}. Some years are harder: seats we called Target came true ${low} to ${high} times in 100, by year. Not a guarantee.`,
  afterRound: (round: string, season: string) => `Updated after round ${round} of ${season}.`,
  roundIn: (round: string, season: string) => `Round ${round} of ${season} is in`,
  reportCard: 'How often we were right',

  results: 'Choices',
  quotas: seatNames.quotas,
  quotaSeat: (quota: string) => `${quota} quota`,
  seatOf: (seatType: string) => `${seatType} seat`,
  femaleOnly: 'Female seat',
  yearsCount: (got: number, of: number) => `${got} of ${of}`,
  yearsWord: (of: number): string => plural(of, { one: 'year', other: 'years' }),
  bubbles: (got: number, of: number) =>
    of === 0
      ? 'No closing rank in the last five years'
      : `Your rank got in ${got} of ${of} ${plural(of, { one: 'year', other: 'years' })}`,
  bubbleNames: (yes: string, no: string) => [yes && `in: ${yes}`, no && `not in: ${no}`].filter(Boolean).join('; '),
  closedAt: 'Closed at',
  notPrinted: 'No closing rank',
  source: (season: string, round: string) => `JoSAA ${season}, round ${round}`,
  sparkName: (from: string, to: string) => `Closing rank from ${from} to ${to}`,
  /** Ends a sentence. */
  stop: '.',
  percent: (percent: number) => {
    if (percent >= 100) return 'over 99%'
    if (percent <= 0) return 'under 1%'
    return `${percent}%`
  },
  /** `closing` is empty where that seat printed none. */
  degree: (degree: string, years: number) => `${degree}, ${years} years`,

  elsewhereTitle: 'Not in JoSAA',
  elsewhere: (name: string, givenBy: string) => `${name}: its seats are not given by JoSAA but by ${givenBy}.`,
  elsewhereSee: (givenBy: string) => `See ${givenBy}`,
  missingTitle: 'You can see more seats',
  missing: (name: string, seats: string) => `Add your ${name} to see ${seats} more.`,
  missingState: (seats: string) => `Choose your class 12 state to see at least ${seats} more.`,
  missingGender: (seats: string) => `Choose your gender: girls see ${seats} more.`,
  missingAat: (seats: string) => `Passed the AAT? Tick it to see the chance at ${seats} B.Arch seats of the IITs.`,
  addAnswers: 'Add',
  classTwelve: (percent: string, reserved: string, top: string, season: string) =>
    `You also need ${percent}% in class 12 (${reserved}% for SC, ST and PwD) or a place in the top ${top} percentile of your board. Without it JoSAA cancels the seat. Source: JoSAA ${season} business rules, Annexure 2.`,
  needsAat: 'Needs AAT',
  aatTitle: 'B.Arch at the IITs needs the AAT',
  aatNote:
    'These seats go only to students who passed the Architecture Aptitude Test (AAT). Without it your chance is zero, so none is shown. Passed it? Tick it under Change.',
  preparatoryTitle: 'Preparatory course',
  preparatoryNote:
    'A year of preparation at an IIT, then the branch. Too few closing ranks to predict: you see only past years.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { predictor } }
