import { plural } from './plural.ts'
/** Words of the pages of a seat, a college and a branch. */
export const seats = {
  pageTitle: (branch: string, college: string, seat: string) => `${branch}, ${college}: cutoff (${seat})`,
  description: (branch: string, college: string, seat: string, season: string) =>
    `JoSAA opening and closing ranks of ${branch} at ${college}, ${seat}: five seasons, round by round, and what to expect in ${season}.`,
  colleges: 'Colleges',
  branches: 'Branches',
  noSeason: 'the next season',
  closedAt: 'Closed at',
  source: (season: string, round: string) => `JoSAA ${season}, round ${round}`,
  finalRound: 'Final round',
  notPrinted: 'No closing rank printed in the last five seasons',
  seatOf: (seatType: string) => `${seatType} seat`,
  openSeat: 'OPEN seat',
  genders: { neutral: 'Gender-neutral', female: 'Female-only' },
  preparatory: 'Preparatory course',
  seatsIn: (count: number, season: string) =>
    plural(count, {
      one: `1 seat (JoSAA seat matrix ${season})`,
      other: `${count} seats (JoSAA seat matrix ${season})`,
    }),
  rankOf: (list: string) => `Ranks of ${list}`,

  yourRank: 'Would your rank get this seat?',
  yourRankNote: (seat: string) => `For this seat you are asked for one rank: ${seat}.`,
  check: 'Check my rank',
  change: 'Ask with another rank',
  verdictIn: (got: string, of: string) => `Your rank would have got in ${got} of ${of}`,
  verdictYears: (of: number): string => plural(of, { one: 'season', other: 'seasons' }),
  chanceIn: (season: string) => `Chance in ${season}`,
  chanceMeans: 'What the chance means',
  noChance: 'Nothing can be forecast for this seat: you see the past alone.',
  replayTitle: 'Season by season with your rank',
  replayFrom: (season: string, round: string) => `${season}: in from round ${round} on.`,
  replayFinal: (season: string) => `${season}: in by the final round. The book holds this season's final round alone.`,
  replayNot: (season: string) => `${season}: in no round.`,
  replayNone: (season: string) => `${season}: no closing rank printed.`,
  notTheirs: {
    quota: 'This seat is not for your home state.',
    'home-state-missing': 'This seat depends on your home state. Choose it to see whether you may take the seat.',
    gender: 'This seat is only for women.',
    'gender-missing': 'This seat is only for women. Choose your gender to see whether you can take it.',
    'aat-missing':
      'B.Arch at an IIT goes only to students who passed the Architecture Aptitude Test (AAT). Without it there is no chance. Passed it? Tick it below.',
    'seat-type': 'This seat is kept for another category. Your own and the open seats are linked below.',
  },
  rankMissing: (rank: string) => `This seat is judged by a rank you have not entered: ${rank}.`,

  expectTitle: (season: string) => `What to expect in ${season}`,
  expected: (low: string, high: string) => `${low} to ${high}`,
  expectedNote: (middle: string) =>
    `Most likely near ${middle}. Four of five seats close inside their range; it is an estimate of ours, not a promise.`,
  afterRound: (round: string, season: string) => `Round ${round} of ${season} is in, and this follows it.`,
  runningClosed: (closing: string) => `It closed at ${closing}. Later rounds usually close later.`,
  runningNone: 'It printed no rank for this seat.',
  runningYours: (isIn: boolean): string => (isIn ? 'Your rank would be in already.' : 'Your rank is not in yet.'),
  reliabilities: {
    steady: 'Steady: its closing rank moves little from season to season.',
    normal: 'Usual: its closing rank moves as most do.',
    volatile: 'Moves a lot: keep a second choice behind it.',
  },
  isNew: 'New seat: a wide estimate from seats like it.',
  noForecast: 'Nothing can be said of the season to come: too little was printed for this seat.',
  reportCard: 'How often our forecasts came true',

  gridName: 'Ranks by season and round',
  gridTitle: 'Every round, as printed',
  gridNote: (from: string) =>
    `Closing rank, and under it the opening rank. Before ${from} the book holds the final round alone.`,
  gridYours: 'Shaded: your rank would have got in.',
  gridIn: 'your rank would have got in',
  season: 'Season',
  round: (round: string) => `Round ${round}`,
  noRank: 'no rank',
  openedAt: (rank: string) => `opened at ${rank}`,
  quotasTitle: 'The same branch in each quota',
  quotasNote:
    'Each quota has seats of its own. Their ranks are never mixed: a candidate takes part in one home quota or in other states, and in All India.',
  thisSeat: 'This seat',
  trendName: (quota: string, ranks: string) => `${quota}, closing ranks of the final rounds: ${ranks}`,
  trendAt: (season: string, rank: string) => `${season} ${rank}`,
  yourLine: 'The dashed line is your rank.',
  othersTitle: 'Other seats of this branch in this quota',
  othersNote: (quota: string) => `Each is judged by its own rank, so compare only with that rank. Quota: ${quota}.`,
  csabTitle: 'CSAB special rounds',
  csabNote:
    'CSAB fills what JoSAA left empty, and prints common ranks (CRL) for every category. Do not compare these with the ranks above, nor with your category rank.',
  csabSource: (season: string, round: string) => `CSAB ${season}, round ${round}`,
  csabRow: (opening: string, closing: string) => `opened at ${opening}, closed at ${closing}`,
  receiptsTitle: 'Where every number comes from',
  receiptsOpen: (count: number) => plural(count, { 1: 'The receipt', other: `All ${count} receipts, round by round` }),
  receiptImport: (id: string, file: string) => `Import …${id}, file ${file}… (SHA-256)`,
  receipt: (hash: string) =>
    `Source of every rank here: opening and closing ranks as JoSAA and CSAB printed them, by season and round. Rank book ${hash}.`,

  collegeTitle: (college: string) => `${college}: cutoffs of every branch`,
  collegeDescription: (college: string, season: string) =>
    `Every branch at ${college} with its JoSAA ${season} closing rank by quota, category and gender.`,
  place: (city: string, state: string) => [city, state].filter(Boolean).join(', '),
  nirf: (rank: string) => `NIRF 2025, engineering: rank ${rank}`,
  nirfNote: 'as of the institute',
  website: 'Website of the college',
  homeTitle: 'Who counts as home',
  homeRule: (quota: string, states: string) => `${quota} quota: candidates of ${states}.`,
  homeEnded: (quota: string, season: string, last: string, states: string) =>
    `${quota} quota: none in ${season}. Until ${last} it was for candidates of ${states}.`,
  homeAndAll: 'Everyone, home state or not, also takes part in All India.',
  homeOthers: 'Everyone else takes part in the other states quota.',
  homeNone: 'All seats here are All India: your home state makes no difference.',
  homeSource: 'Source: headings of the JoSAA seat matrix 2026.',
  kindTitle: 'Which seats',
  seatType: 'Seat type',
  gender: 'Gender pool',
  show: 'Show',
  closingTitle: (season: string, round: string) => `Closing ranks, JoSAA ${season}, round ${round}`,
  noProgrammes: 'No seat of this kind was printed in the last five seasons.',
  ended: (season: string) => `Not offered in ${season}`,
  older: (season: string, round: string) => `JoSAA ${season}, round ${round}`,
  degree: (degree: string, years: number) => `${degree}, ${years} years`,

  branchTitle: (branch: string) => `${branch}: colleges and cutoffs`,
  branchDescription: (branch: string, season: string) =>
    `Every IIT, NIT, IIIT and GFTI that offers ${branch}, with its JoSAA ${season} closing rank, hardest first.`,
  branchLead: (count: string) =>
    `${count} programmes of this branch, hardest first. Ranks of two examinations are never compared.`,
  seeBranch: 'This branch elsewhere',
  seeMentors: 'Mentors who sit in this seat',
  seeCollegeMentors: 'Mentors who study here',
  seeCollege: 'All branches here',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { seats } }
