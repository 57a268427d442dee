/** Words of the report card. */
export const reportCard = {
  pageTitle: 'Report card: how often our JoSAA chances came true',
  description:
    'Each of the last five JoSAA seasons forecast from earlier seasons only, and what came. By season, quota, category, gender and rank, with our worst misses.',
  name: 'Report card',
  headingBefore: 'How often ',
  headingMarked: 'we were right',
  headingAfter: '',
  lead: (from: string, to: string) =>
    `We predicted ${from} to ${to} again using only earlier years, then checked against JoSAA.`,
  safeAnswer: (came: string) => `Of 100 seats we called Safe, ${came} came true`,
  safeYears: (worst: string, worstYear: string, best: string, bestYear: string) =>
    `In the worst of these years, ${worstYear}, it was ${worst} of 100; in the best, ${bestYear}, ${best}.`,
  safePicture: (came: string) =>
    `100 dots for seats called Safe: ${came} filled ones came true, the empty ones did not`,
  pools: (count: string) => `${count} seats checked, each at thirteen ranks around its last closing rank.`,
  vanished: (unprinted: string, forecast: string, share: string) =>
    `Counted as not true: ${unprinted} of ${forecast} seats (${share}%) for which JoSAA then printed no rank.`,
  vanishedHow: (programme: string, quota: string, rest: string) =>
    `For ${programme} the branch had ended, for ${quota} the quota; the other ${rest} had no seat that year, or nobody took it.`,
  vanishedPwd: (unprinted: string, forecast: string, share: string) =>
    `Of PwD seats it was ${unprinted} of ${forecast} (${share}%): they move between branches from year to year. So few PwD seats are called Safe here.`,
  tenths: 'What we said, and how often it came true',
  tenthsNote: 'Saying 70% is right if it comes true 70 times in 100. Bar: what happened. Mark: what we said.',
  said: 'We said',
  came: 'It came true',
  saidOften: 'Times said',
  range: (from: string, to: string) => `${from} to ${to}%`,
  percent: (share: string) => `${share}%`,
  barName: (said: string, came: string) => `Said ${said}% on average, came true ${came}%`,
  seasons: 'Season by season',
  seasonsNote:
    'In a tough year almost every seat closes earlier. So a list of only 60% seats can fail together: keep some Safe seats. Some kinds of seats swing more than the whole, such as SC and ST seats of other states.',
  years: { tough: 'Tougher than we said', easy: 'Easier than we said', fair: 'About as we said' },
  yearDetail: (band: string, said: string, came: string) => `${band}: said ${said}%, came true ${came}%`,
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
    pools: 'Seats checked',
    tenth: 'Said 80 to 90%, came true',
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
  lists: 'Whole lists and rounds',
  listsNote:
    'How often a list left its owner with no seat, against what we had said. 8,000 lists drawn as students make them, each judged from earlier years alone.',
  listColumns: { told: 'We said', count: 'Lists', said: 'On average', came: 'Got no seat' },
  listUnder: (to: string) => `Under ${to}%`,
  listRange: (from: string, to: string) => `${from} to ${to}%`,
  roundsNote: (seat: string, last: string, none: string, lastNone: string) =>
    `Rounds played ahead: after ${seat} of 100 rounds the very seat came that we had played, after ${none} it was right whether there is one. Last year's rounds played again give ${last} and ${lastNone}.`,
  roundsOff: (lists: string, off: string) =>
    `Of ${lists} lists; where both had a seat they were ${off} places apart on the mean.`,
  method: 'How we work it out',
  methodParts: [
    'We read every opening and closing rank that JoSAA printed since 2016. For each seat we look where it closed last season, how seats of its kind moved over the years, and how much its own closing rank jumps about.',
    'From that comes a middle and a range in which four of five seats should close, and from the range the chance that your rank gets in if the seat is offered.',
    'Some seats are not offered again: a branch ends, a seat moves. How often that happened to seats of its kind is learnt from past seasons, and the chance you see is both together.',
    'A seat that is new, small or jumpy gets a wider range, and must show a higher chance before we call it Safe: 92% in place of 88%. So must seats of a kind that often ends, such as five-year branches at IITs or home-state seats at GFTIs, and of a kind that swings together, such as ST seats.',
    'All seats rise and fall together: how hard the paper was, how many seats were added, how many candidates came. Nobody knows that beforehand. It is part of every chance here, and it is why chances of several seats must never be multiplied.',
    'For this page each season was forecast only from the seasons before it. Where Safe begins was chosen so too: before each of them, the earlier seasons would have let it begin at 87%, and we ask for 88%. Other settings, such as how much counts from trees and which seats need 92%, were chosen with these seasons in view, so expect next year to come out a little worse. Which ones, and what that was worth, is on the page for engineers below.',
    'Left out: preparatory seats and seats that were new that season. A seat for which JoSAA then printed no rank counts as one that nobody got, though some stood empty because nobody wanted them.',
  ],
  source: (from: string, to: string) =>
    `Source: JoSAA opening and closing ranks, final rounds of ${from} to ${to}; forecasts are ours.`,
  toPredictor: 'See what your rank can get',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { reportCard } }
