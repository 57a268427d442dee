import { plural } from './plural.ts'

/** Words of the result of the college predictor: rows, filters, what is missing, and what is left when nothing is near. */
export const results = {
  together: (count: number) => `${count} ranks, one list.`,
  storedFigures: (when: string) => `No internet. Worked out on your phone with the figures of ${when}.`,
  keepHere: 'Keep it on this phone',
  keepHereText: 'No network where you go? Every rank, the filters and your list can work without it. About 1 MB, once.',
  keepingHere: 'Keeping it',
  installText: 'You came back. Put Sopaan on your home screen: one tap opens it, without internet too.',
  install: 'Add to home screen',
  installNo: 'Not now',
  keepHereLost: 'Not all of it came. Try again.',
  keptHere: (when: string) => `This page works without internet. Figures kept on ${when}.`,
  eachRank: 'What each opens',
  reading: (word: string) => `“${word}” may mean any of these. All are shown.`,
  hide: 'Hide',
  hidden: (name: string) => `${name} is hidden`,
  undo: 'Undo',
  hiddenCount: (count: number) =>
    plural(count, { 1: '1 choice hidden by you. Show it', other: `${count} choices hidden by you. Show them` }),
  title: (rank: string) => `Colleges for rank ${rank}`,
  skip: 'Skip to results',
  edit: 'Edit',
  share: 'Share',
  shareText: (rank: string, count: string) =>
    `JEE rank ${rank}: ${count} choices within reach at JoSAA, with the chance of each.`,
  girl: 'Girl',
  boy: 'Boy',
  other: 'Other',
  genderNotSaid: 'Girl or boy?',
  ofChoices: (shown: string, all: string) => `${shown} of ${all} choices`,
  list: 'List',
  byCollege: 'By college',
  byBranch: 'By branch',
  layout: 'How choices are listed',

  addRank: (name: string, choices: string) => `Add your ${name} to see more seats in ${choices} choices`,
  addGender: (choices: string) => `Tell us girl or boy: ${choices} choices have seats only for girls`,
  addState: (choices: string) => `Choose your class 12 state to see at least ${choices} more choices`,
  add: 'Add',
  categoryRank: (category: string) => `${category} rank`,

  search: 'Search by college or branch',
  searchHint: 'trichy, cse, fees 2 lakh tak…',
  filters: 'Filters',
  filtersOn: (count: string) => `${count} on`,
  clear: (count: string) => `Clear ${count}`,
  counted: (count: number, words: string) => plural(count, { one: '1 choice', other: `${words} choices` }),
  show: (count: number, words: string) => plural(count, { one: 'Show 1 choice', other: `Show ${words} choices` }),
  type: 'College type',
  state: 'State',
  branch: 'Branch',
  only: 'Show',
  anyLimit: 'Any',
  fees: 'Fees a year',
  feeUpTo: (amount: string) => `Up to ₹${amount}`,
  feeYear: (amount: string) => `₹${amount} a year`,
  feeUnknown: 'fees not published',
  feeAlone: (amount: string) => `₹${amount}`,
  feeNote: 'As the college published them, without hostel. For SC, ST and PwD: their own fees where published.',
  feesUnpublished: (count: number, words: string) =>
    plural(count, { one: 'Fees not published for 1 choice.', other: `Fees not published for ${words} choices.` }),
  nirfNote:
    'Rank in the newest NIRF Engineering list. A college that is not in it counts by its last rank, from 2025 on, and its row says the year.',
  nirfUnpublished: (count: number, words: string) =>
    plural(count, { one: 'No exact rank for 1 choice.', other: `No exact rank for ${words} choices.` }),
  salary: 'Median salary',
  salaryFrom: (amount: string) => `₹${amount} or more`,
  salaryYear: (amount: string) => `median salary ₹${amount}`,
  salaryUnknown: 'salaries not published',
  salaryNote:
    'A year, of those placed, all branches of the college together: half got more, half less. NIRF 2025 or newer.',
  salariesUnpublished: (count: number, words: string) =>
    plural(count, {
      one: 'Salaries not published for 1 choice.',
      other: `Salaries not published for ${words} choices.`,
    }),
  womenShare: 'Girls’ share',
  womenFrom: (percent: string) => `${percent}% or more`,
  womenOf: (percent: string) => `${percent}% girls`,
  womenUnknown: 'girls’ share not published',
  womenNote: 'Of all undergraduates of the college, as it filed them itself. NIRF 2025 or newer.',
  womenUnpublished: (count: number, words: string) =>
    plural(count, {
      one: 'Girls’ share not published for 1 choice.',
      other: `Girls’ share not published for ${words} choices.`,
    }),
  notPublished: 'not published',
  homeCity: 'Your city',
  homeNone: 'Choose the nearest',
  homeFirst: 'Choose your city first.',
  distance: 'Distance',
  withinKm: (km: string, city: string) => (city === '' ? `Within ${km} km` : `Within ${km} km of ${city}`),
  km: (km: string) => `${km} km`,
  near: 'under 100 km',
  kmNote:
    'In a straight line, to the nearest 50 km. Town points © dr5hn countries-states-cities database contributors, ODbL 1.0.',
  pointsUnpublished: (count: number) =>
    plural(count, { one: 'No map point for 1 choice.', other: `No map point for ${count} choices.` }),
  figures: 'What is published of the college',
  figuresUnknown: 'Fees, NIRF rank, salary and girls’ share not published',
  nirfUnknown: 'no NIRF rank published',
  nirfRank: 'NIRF rank',
  nirfUpTo: (rank: string) => `1 to ${rank}`,
  figuresUnknownHere:
    'Fees, NIRF ranks, salaries and girls’ shares of these colleges are not published where we could read them, so nothing can be narrowed by them.',
  figuresKnownOf: ([fees, nirf, salaries, women]: readonly [string, string, string, string]) =>
    `Published for ${fees} (fees), ${nirf} (NIRF rank), ${salaries} (salary) and ${women} (girls’ share) of these seats. A limit leaves the others out.`,
  distancesKnownOf: (seats: string) => `Known for ${seats} of these seats. A limit leaves the others out.`,
  kmUnknown: 'distance not known',
  groupByCollege: 'Group by college',
  womenOnly: 'Girls’ seats only',
  more: (count: string) => `+ ${count} more`,
  remove: (what: string) => `Remove ${what}`,
  chip: {
    by: 'One rank',
    quota: 'Quota',
    round: (round: string) => `Available by round ${round}`,
    except: (what: string) => `not ${what}`,
    more: (named: string, count: string) => `${named} +${count}`,
  },
  understood: (what: string) => `Use: ${what}`,
  notUnderstood: (what: string) => `Not understood: ${what}.`,
  putAway: 'Put this away',
  sort: 'Order',
  sorts: {
    wanted: 'Most wanted first',
    chance: 'Best chance first',
    closest: 'Closed nearest to me',
    nirf: 'NIRF rank',
    fee: 'Lowest fee',
    salary: 'Highest salary',
    near: 'Nearest home',
    institute: 'College name',
    branch: 'Branch name',
  },
  all: 'All',
  legend: (from: string, to: string) => `= your rank got in, ${from} to ${to}`,

  head: {
    tick: 'Compare',
    chance: 'Chance',
    seats: 'Your seats here',
    closed: 'Closed at',
    years: '5 years, you',
    nirf: 'NIRF, fee',
    salary: 'Salary, girls',
    km: 'Distance',
  },
  percent: (percent: number) => {
    if (percent >= 100) return '>99%'
    return percent <= 0 ? '<1%' : `${percent}%`
  },
  percentSaid: (percent: number) => {
    if (percent >= 100) return 'chance over 99 percent'
    return percent <= 0 ? 'chance under 1 percent' : `chance ${percent} percent`
  },
  years: (count: number) => `${count} years`,
  gotIn: (got: number, of: number) => `got in ${got} of ${of} ${plural(of, { one: 'year', other: 'years' })}`,
  closed: 'closed',
  closedIn: (season: string) => `in ${season}`,
  closedFor: { female: 'female', neutral: '' },
  notPrinted: 'no closing rank yet',
  seat: {
    OPEN: 'Open seat',
    female: 'Female seat',
    of: (seatType: string) => `${seatType} seat`,
    femaleOf: (seatType: string) => `${seatType} female seat`,
  },
  /** In the middle of a sentence. */
  seatWithin: { neutral: 'open seat', female: 'female seat' },
  quotas: {
    AI: 'all India',
    HS: 'home state',
    OS: 'other states',
    GO: 'Goa',
    JK: 'Jammu and Kashmir',
    LA: 'Ladakh',
    AP: 'Andhra Pradesh',
    'DASA-CIWG': 'DASA (CIWG)',
    'DASA-NONCIWG': 'DASA (non-CIWG)',
  },
  /** With the edition where others are ranked in a newer one. */
  nirf: (rank: string, year?: string) => (year === undefined ? `NIRF ${rank}` : `NIRF ${year}: ${rank}`),
  notRanked: 'not ranked',
  addToList: (name: string) => `Add ${name} to my list`,

  about: (percent: number) => {
    if (percent >= 100) return 'Better than 99 in 100.'
    return percent <= 0 ? 'Less than 1 in 100.' : `About ${percent} in 100.`
  },
  closedLast: (seat: string, closing: string, before: string) =>
    before === ''
      ? `The ${seat} closed at ${closing} last year.`
      : `The ${seat} closed at ${closing} last year and at ${before} the year before.`,
  youAre: (rank: string) => `You are ${rank}.`,
  easierRunning: (percent: string, got: number, of: number) =>
    `It has become easier two years running, so ${percent} is fair although only ${got} of ${of} years ${plural(got, { one: 'fits', other: 'fit' })}.`,
  harderRunning: (percent: string, got: number, of: number) =>
    `It has become harder two years running, so ${percent} is fair although ${got} of ${of} years ${plural(got, { one: 'fits', other: 'fit' })}.`,
  expectedNext: (low: string, high: string, season: string) =>
    `For ${season} we expect it to close between ${low} and ${high}.`,
  isNew: 'It is new: there is little to go by, so the guess is wide.',
  offeredAgain: (some: string, of: string) =>
    `That is if this seat is offered again: about ${some} of ${of} such seats are, and the chance counts it.`,
  poolFacts: (closing: string, rank: string) => (closing === '' ? rank : `closed ${closing} · ${rank}`),
  yourRank: {
    common: (rank: string) => `your CRL ${rank}`,
    other: (name: string, rank: string) => `your ${name} ${rank}`,
  },
  unjudged: (count: number, seatType: string) =>
    plural(count, { one: `1 ${seatType} seat`, other: `${count} ${seatType} seats` }),
  unjudgedClosed: (closings: string) => `closed ${closings}`,
  and: ' and ',
  addRankShort: 'Add rank',
  receipt: (season: string, round: string, quota: string, pool: string) =>
    `JoSAA ${season} round ${round}, ${quota} quota, ${pool}.`,
  receiptRange: (season: string, low: string, high: string) => `Range we expect in ${season}: ${low} to ${high}.`,
  poolName: {
    neutral: (seatType: string) => `${seatType} gender-neutral`,
    female: (seatType: string) => `${seatType} female`,
  },
  howWeKnow: 'How we know',
  you: (rank: string) => `You ${rank}`,
  open: 'Open this seat',
  compare: 'Compare',
  chart: (from: string, to: string) => `Closing rank from ${from} to ${to}`,

  ticked: (count: number) => `${count} ticked`,
  fourAtMost: 'Four at most. Untick one.',
  oneMore: 'Tick one more to compare',
  untickAll: 'Untick all',
  tickToCompare: (name: string) => `Tick ${name} to compare`,

  moreRows: (count: string) => `Show ${count} more`,
  fold: (count: number, words: string) =>
    plural(count, { one: '1 long shot under 8%. Show it', other: `${words} long shots under 8%. Show them` }),
  unfold: 'Hide what is under 8%',
  none: 'Nothing with these filters',
  needsAdvanced: 'IITs take the JEE Advanced rank. Add yours to see them.',
  noneInBand: (band: string) => `No ${band} choice at your rank. See the other tabs.`,
  noneAtAll: 'Your rank has no seat in JoSAA that we can judge. Add another rank, such as your category rank.',

  beyond: {
    title: 'JoSAA will not reach this rank.',
    marked: 'Four ways',
    after: ' still do',
    last: (season: string, closing: string) =>
      `In ${season} the last open B.Tech seat you could take went at ${closing}.`,
    not: 'That says nothing about you, only about how few seats there are.',
    none: 'No seat that you can take in JoSAA has a chance of 8% or more.',
    ruler: (last: string, you: string) => `The last seat went at ${last}, you are at ${you}.`,
    lastFlag: (closing: string) => `last seat ${closing}`,
    youFlag: (rank: string) => `you ${rank}`,
    state: (state: string) => `${state}’s own counselling`,
    stateAny: 'Your state’s own counselling',
    stateWhy: (name: string, exam: string) =>
      `${name} fills the colleges of your state by ${exam}. Its seats usually go much further than JoSAA’s.`,
    stateJee: 'the same JEE Main rank',
    stateOwn: 'its own merit list',
    stateNone:
      'Most states fill their own colleges, some by the JEE Main rank. Their seats usually go much further than JoSAA’s.',
    stateGo: (state: string) => `See ${state} colleges`,
    stateGoAny: 'See state colleges',
    csab: 'CSAB special rounds',
    csabSeats: (season: string, count: number, words: string, rank: string) =>
      plural(count, {
        one: `In ${season} one leftover seat went to rank ${rank} or beyond:`,
        other: `In ${season} ${words} leftover seats went to rank ${rank} or beyond:`,
      }),
    csabSeat: (programme: string, institute: string, closing: string) => `${programme} at ${institute} (${closing})`,
    csabNone: (season: string) => `In ${season} no leftover seat went this far, but it costs little to register.`,
    csabPlain:
      'After JoSAA, the leftover NIT, IIIT and GFTI seats go out in two more rounds. You register for them separately.',
    csabGo: 'Go to csab.nic.in',
    again: 'One more try',
    againWhy:
      'JEE Main has two sessions a year, and the better one counts. A plan by the day shows what fits into the months you have.',
    againGo: 'Make a plan',
    againGuide: 'Drop a year or not?',
    others: 'Diploma, BCA or B.Sc.',
    othersWhy:
      'A diploma leads into the second year of B.Tech by lateral entry. BCA and B.Sc. go by class 12 marks, not by a JEE rank.',
    othersGo: 'Ask a mentor who took another way',
    talk: 'It is one exam. To talk to someone now: Tele-MANAS',
    talkAfter: ', free, day and night.',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { results } }
