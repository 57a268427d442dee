/** Words of the report card. */
export const reportCard = {
  pageTitle: 'Report card: how often our JoSAA chances came true',
  description:
    'Each of the last five JoSAA seasons forecast from earlier seasons alone, and what came. By season, quota, category, gender and rank, with our worst misses.',
  name: 'Report card',
  headingBefore: 'How often ',
  headingMarked: 'we were right',
  headingAfter: '',
  lead: (from: string, to: string) =>
    `We forecast each season from ${from} to ${to} again, knowing only the seasons before it, and held what we said against what JoSAA printed.`,
  answer: (from: string, to: string) => `When we said ${from} to ${to} %, it came true`,
  ofTimes: (share: string) => `${share} %`,
  ofTimesAfter: (count: string) => `of the time. We said it ${count} times.`,
  pools: (count: string) => `${count} seats judged, each by thirteen ranks around its last closing rank.`,
  tenths: 'What we said, and how often it came true',
  tenthsNote:
    'A fair forecaster is right 70 times out of 100 when saying 70 %. The bar is how often it came true; the mark is what we said on average.',
  said: 'We said',
  came: 'It came true',
  saidOften: 'Times said',
  range: (from: string, to: string) => `${from} to ${to} %`,
  percent: (share: string) => `${share} %`,
  barName: (said: string, came: string) => `Said ${said} % on average, came true ${came} %`,
  seasons: 'Season by season',
  seasonsNote:
    'All seats rise and fall together. In a tough year most ranks close earlier than anyone could know, and what we call likely fails more often; in an easy year it is the other way round. So a list made only of seats at 60 % can fail as a whole: keep some Safe seats.',
  years: { tough: 'Tougher than we said', easy: 'Easier than we said', fair: 'About as we said' },
  yearDetail: (said: string, came: string) => `said ${said} %, came ${came} %`,
  by: {
    byQuota: 'By quota',
    byCategory: 'By category',
    byGender: 'By gender pool',
    byRank: 'By rank',
    byInstituteType: 'By type of college',
    byReliability: 'By how steady the seat is',
  },
  columns: {
    name: 'Kind',
    pools: 'Seats judged',
    tenth: 'Said 80 to 90 %, came true',
    safe: 'Said Safe, came true',
    inside: 'Closed inside our range',
  },
  genders: { neutral: 'Gender-neutral', female: 'Female-only' },
  reliabilities: { steady: 'Steady', normal: 'Usual', volatile: 'Moves a lot' },
  rankBand: (from: string, to: string) => `${from} to ${to}`,
  rankFrom: (from: string) => `${from} and beyond`,
  rankNote: 'By the rank the seat closed at the season before.',
  none: 'none',
  worst: 'Our worst misses',
  worstNote: 'The twenty seats that closed furthest from what we said of them, for how steady they had been.',
  missSaid: (low: string, high: string) => `We said ${low} to ${high}`,
  missClosed: (closed: string, season: string) => `it closed at ${closed} in JoSAA ${season}, final round`,
  method: 'How we work it out',
  methodParts: [
    'We read every opening and closing rank that JoSAA printed since 2016. For each seat we look where it closed last season, how seats of its kind moved over the years, and how much its own closing rank jumps about.',
    'From that comes a middle and a range in which four of five seats should close, and from the range the chance that your rank gets in.',
    'A seat that is new, small or jumpy gets a wider range, and must show a higher chance before we call it Safe: 92 % in place of 88 %.',
    'All seats rise and fall together: how hard the paper was, how many seats were added, how many candidates came. Nobody knows that beforehand. It is part of every chance here, and it is why chances of several seats must never be multiplied.',
    'For this page each season was forecast from the seasons before it alone. Seats of the preparatory course and new seats are not among those judged.',
  ],
  source: (from: string, to: string) =>
    `Source: JoSAA opening and closing ranks, final rounds of ${from} to ${to}; forecasts are ours.`,
  toPredictor: 'See what your rank can get',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { reportCard } }
