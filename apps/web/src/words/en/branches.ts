/** Words of the branch comparison. */
export const branches = {
  pageTitle: 'Compare engineering branches: subjects, work, closing ranks',
  description:
    'Two to four engineering branches side by side: what you study, where it leads, how closing ranks moved over five seasons, and how many seats there are.',
  titleBefore: 'Which ',
  titleMarked: 'branch',
  titleAfter: ' is for me?',
  branch: (number: string) => `Branch ${number}`,
  none: 'None',
  subjects: 'What you study',
  work: 'Where it leads',
  gate: 'Higher study (GATE papers)',
  closing: 'Median closing rank, JoSAA',
  closingNote:
    'Last OPEN rank in the final round, seats open to every state; the same seats in every season. Within one season a larger number is easier to reach; across seasons it need not be, because the number of candidates changes.',
  pools: (count: string) => `${count} groups of seats`,
  noTrend: 'Too few of the same seats in every season.',
  seats: 'Seats in 2026',
  seatsNote: 'From the JoSAA seat matrix, in which about 3,100 of 67,323 seats are missing.',
  state: 'State counselling, round 1',
  stateNote: 'Each on its own rank list: compare branches within one list and season, never across lists.',
  series: { kcet: 'KCET (GM)', 'mht-cet': 'MHT-CET (open)', wbjee: 'WBJEE (open)', comedk: 'COMEDK (GM)' },
  editorial: 'Subjects and work are our own summary, not a promise.',
  editorialFrom: (source: string) => `Subjects: ${source}.`,
  feesNote:
    'No fees, placements or ratings are shown: we have no source for them that holds for a whole branch. NIRF ranks are of institutes, not of branches; you find them with each college.',
  byLabel: 'What to compare',
  byBranches: 'Branches',
  bySeats: 'Single seats',
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
  seatsRefused: 'This address asks for something we cannot read. Search for seats again.',
  seatsUnknown: 'A seat of this link is not in our data and is left out.',
  seatsTooFew: 'Choose two to four seats: search above and add them.',
  seatsLabel: 'Seats side by side',
  closed: (rank: string, season: string) => `closed at ${rank} in ${season}`,
  add: 'Add',
  addThis: (seat: string) => `Add ${seat}`,
  remove: 'Remove',
  removeThis: (seat: string) => `Remove ${seat}`,
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
    'Seats that JoSAA printed in the last five seasons. No fees, placements or ratings are shown: we have no source for them that holds for a single seat.',
  seatSources:
    'Opening and closing ranks: JoSAA, final round of each season, as published. NIRF 2025, engineering: Ministry of Education.',
  reasons: {
    'too-few': 'Choose two branches at least.',
    'too-many': 'Four branches at most.',
    'unknown-branch': 'Choose branches from the list.',
    'same-branch': 'The same branch is chosen twice.',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { branches } }
