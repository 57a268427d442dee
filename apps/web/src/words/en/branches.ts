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
    'Last OPEN rank in the final round, seats open to every state; the same seats in every season. A larger number is easier to reach.',
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
  reasons: {
    'too-few': 'Choose two branches at least.',
    'too-many': 'Four branches at most.',
    'unknown-branch': 'Choose branches from the list.',
    'same-branch': 'The same branch is chosen twice.',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { branches } }
