import { plural } from './plural.ts'

/** Words of the branch comparison. */
export const branches = {
  pageTitle: 'Compare engineering branches: subjects, work, closing ranks',
  description:
    'Two to four engineering branches side by side: what you study, which subjects you must like, how they differ, where they lead, closing ranks of five seasons and seats.',
  titleBefore: 'Which ',
  titleMarked: 'branch',
  titleAfter: ' is for me?',
  branch: (number: string) => `Branch ${number}`,
  none: 'None',
  cousins: 'Often mixed up:',
  what: 'What it is',
  differs: 'How it differs',
  likes: 'Right for you if you like',
  subjects: 'What you study',
  work: 'Where it leads',
  workNote:
    'No official body publishes jobs by branch: what colleges file with NIRF is for all branches together. So there are no shares here.',
  gate: 'Higher study and GATE papers',
  where: 'Where your rank gets it',
  toBranch: (branch: string) => `${branch} in every college`,
  change: 'Can I change the branch later?',
  changeAdvice: 'Take a branch you would stay in. A change is rare and needs top marks in year 1.',
  changeStopped: (parts: readonly string[]) => `Nine IITs have ended it: ${parts.join('; ')}.`,
  changeIn: (cities: readonly string[], year: string) => `${cities.join(', ')} (${year})`,
  changeExample: (cgpa: string) =>
    `Where it is still there, you need a high CGPA and a free seat. NIT Mizoram asks for ${cgpa} after two semesters, with every course passed at the first go.`,
  changeCount: (from: string, to: string, of: string) =>
    `Before IIT Madras ended it, ${from} to ${to} of about ${of} students a year were let.`,
  changeAsk: 'Rules change every few years: read the college’s own rule for your batch before you count on it.',
  closing: 'Median closing rank, JoSAA',
  closingNote:
    'Last OPEN rank in the final round, seats open to every state; the same seats in every season, as many as “Pools” says. Within one season a larger number is easier to reach; across seasons it need not be, because the number of candidates changes.',
  pools: 'Pools',
  tooFew: 'too few',
  noSeats: 'none',
  noTrend: 'Too few of the same seats in every season.',
  seats: 'Seats in 2026',
  seatsNote: 'From the JoSAA seat matrix, in which about 3,100 of 67,323 seats are missing.',
  state: 'State counselling, round 1',
  stateNote: 'Each on its own rank list: compare branches within one list and season, never across lists.',
  series: { kcet: 'KCET (GM)', 'mht-cet': 'MHT-CET (open)', wbjee: 'WBJEE (open)', comedk: 'COMEDK (GM)' },
  editorial: 'From the courses named below each; the sentences are our own, not a promise.',
  feesNote:
    'No fees, placements or ratings are shown: we have no source for them that holds for a whole branch. NIRF ranks are of institutes, not of branches; you find them with each college.',
  toCompare: 'Comparing two colleges? Put their seats side by side',
  compareTitle: 'Side by side',
  comparedTitle: (names: readonly string[]) => `${names.join(' or ')}: side by side`,
  compareDescription:
    'Two to four choices of JoSAA side by side: your chance, closing ranks, fees, median salary, NIRF, distance, girls and seats, each with its year and source.',
  compareShared: (names: readonly string[]) => `${names.join(' or ')}? Fees, jobs and closing ranks side by side:`,
  adviceTitle: 'In which order',
  putFirst: (name: string) => `Put ${name} first.`,
  closedEarlier: (first: string, second: string, season: string) =>
    `More people want it: in ${season} its open seat closed at ${first}, the next one at ${second}.`,
  nirfBetter: (first: string, second: string, year: string) =>
    `It ranks higher in NIRF ${year} (${first}, not ${second}).`,
  nirfWorse: (other: string, rank: string, first: string, year: string) =>
    `${other} ranks higher in NIRF ${year} (${rank}, not ${first}).`,
  salaryMore: (lakhs: string, year: string) => `Its median salary is ₹${lakhs} more (${year}, all branches).`,
  salaryLess: (other: string, lakhs: string, year: string) =>
    `${other}’s college has a median salary ₹${lakhs} higher (${year}, all branches).`,
  costsLess: (rupees: string, other: string) => `It costs ₹${rupees} a year less than ${other}.`,
  costsMore: (rupees: string, other: string) => `It costs ₹${rupees} a year more than ${other}.`,
  elseNext: (percent: string, other: string) =>
    `If your ${percent} does not come, JoSAA still tries ${other}: asking first for the harder one costs nothing.`,
  tasteFirst: 'If you would rather study the other branch, put that one first all the same.',
  putInOrder: 'Put in this order',
  money: 'Money',
  life: 'Life',
  ownYears: 'Your rank in the last five years, oldest first',
  ownRound: (season: string) => `Got it in ${season}`,
  fromRound: (round: string) => `Round ${round}`,
  noRound: 'no round',
  nextTitle: 'What next?',
  nextList: 'My list: check it and play the rounds',
  nextDates: 'Dates, papers and fees of JoSAA',
  nextBranches: 'Torn between branches? Compare what you would study',
  findMore: 'Add another choice',
  seatSearch: 'Institute and branch',
  seatSearchHint: 'Words of both, such as: Warangal computer',
  quota: 'Quota',
  any: 'Any',
  seatType: 'Seat type',
  gender: 'Open to',
  genders: { neutral: 'Everyone', female: 'Women only' },
  quotaOf: (quota: string) => `${quota} quota`,
  findSeats: 'Find seats',
  seatsFound: (shown: string, total: string) =>
    shown === total ? `${total} seats found` : `${shown} of ${total} seats found: more words find fewer`,
  seatsNotFound: 'No seat with these words is in our data. Try other words, another quota or seat type.',
  seatsRefused: 'A search in this link could not be read and is left out. Search again.',
  seatsUnknown: (names: string, count: number) =>
    plural(count, {
      one: `A seat of this link is not in our data and is left out: ${names}.`,
      other: `Seats of this link are not in our data and are left out: ${names}.`,
    }),
  seatsTooFew: 'Choose two to four seats: search and add them.',
  seatsLabel: 'Seats side by side',
  closed: (rank: string, season: string) => `closed at ${rank} in ${season}`,
  add: 'Add',
  addThis: (seat: string) => `Add ${seat}`,
  remove: 'Remove',
  removeThis: (seat: string) => `Remove ${seat}`,
  chance: 'Your chance',
  noChance: 'no seat that your rank is used for',
  onlyDifferent: 'Only differences',
  allLines: 'Everything',
  seatWhose: 'Which seat',
  lists: {
    'main-1': 'JEE Main rank, Paper 1',
    'main-2a': 'JEE Main rank, Paper 2A (B.Arch)',
    'main-2b': 'JEE Main rank, Paper 2B (B.Planning)',
    advanced: 'JEE Advanced rank',
  },
  preparatory: 'Preparatory course',
  seatClosing: 'Closing rank, final round of JoSAA',
  seatClosingNote:
    'Each column is one seat: its own quota, seat type and gender, never mixed. Within one season a larger number is easier to reach.',
  seatListsDiffer:
    'These seats stand on different rank lists or seat types: their numbers cannot be set against each other.',
  seasonRound: (season: string, round: string) => `${season}, round ${round}`,
  notPrinted: 'no rank printed',
  nirfNote: 'Fees, jobs, NIRF and women are of the whole college, not of the branch.',
  seatsFeesNote:
    'Seats that JoSAA printed in the last five seasons. Nobody publishes fees, jobs or ratings of a single branch, so those here are of the whole college.',
  seatSources:
    'Opening and closing ranks: JoSAA, final round of each season, as published. NIRF, engineering: Ministry of Education, of the year beside each rank.',
  tooFewBranches: 'Choose two branches at least.',
  tooManyBranches: (names: string) => `Four branches at most. Left out: ${names}.`,
  unknownCodes: (codes: string) => `We have no such branch, so it is left out: ${codes}.`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { branches } }
