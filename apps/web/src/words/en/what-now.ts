import { plural } from './plural.ts'

/** Words of the page with the dates, papers and fees of the counselling. */
export const whatNow = {
  pageTitle: 'What now? JoSAA dates, papers and fees, day by day',
  description:
    'What to do next in JoSAA counselling: the deadline that comes first, every date of the season, papers to upload, fees to pay, and Freeze, Slide or Float.',
  name: 'What now?',
  yourNextStep: 'Your next step',
  daysLeft: (days: number) => plural(days, { 0: 'last day', one: '1 day left', other: `${days} days left` }),
  daysTo: (days: number) => plural(days, { 0: 'today', one: 'tomorrow', other: `in ${days} days` }),
  act: {
    registration: (by: string) => `Fill and lock your choices by ${by}`,
    'report-and-pay': (by: string) => `Accept your seat by ${by}`,
    'partial-admission': (by: string) => `Pay to keep your NIT seat by ${by}`,
  },
  actNote: {
    registration: 'It is free, and you may add as many choices as you like. Unsaved choices are lost.',
    'report-and-pay': (papers: string, rupees: string) =>
      `Choose Freeze, Slide or Float, upload ${papers} papers, pay ${rupees}. It counts towards your college fee. Paid before? Then just answer queries.`,
    'partial-admission': (rupees: string) =>
      `${rupees}, NITs, IIITs and GFTIs only. It counts towards your college fee, and never comes back.`,
  },
  wait: {
    'main-ranks': (on: string) => `JEE Main ranks come on ${on}`,
    'advanced-result': (on: string) => `JEE Advanced result comes on ${on}`,
    registration: (on: string) => `Choice filling opens on ${on}`,
    allotment: (round: string, on: string) => `Round ${round} result comes on ${on}`,
    'report-and-pay': (round: string, on: string) => `Paying for round ${round} starts on ${on}`,
    'partial-admission': (on: string) => `Paying for your NIT seat starts on ${on}`,
    'special-rounds': (on: string) => `CSAB special rounds open on ${on}`,
    specialRound: (round: string, on: string) => `CSAB special round ${round} is on ${on}`,
  },
  waitNote: 'Nothing to pay or press until then. Keep your papers ready.',
  overTitle: (season: string) => `JoSAA ${season} is over`,
  notAnnounced: (season: string) => `The dates of ${season} are not announced yet.`,
  overNote: (season: string) =>
    `The dates of ${season} are not announced yet. Below is how the last season ran, so that you know what is coming.`,
  /** The number of a session stays beside its word. */
  nextExam: (exam: string) => `${exam.replace('session ', 'session\u00a0')} comes next`,
  examExpected: (days: number, day: string) =>
    `${plural(days, { 0: 'Today', one: 'Tomorrow', other: `In ${days} days` })}: expected ${day}, as last year. The day is not announced.`,
  examOn: (days: number, day: string) =>
    plural(days, { 0: 'Today', one: 'Tomorrow', other: `In ${days} days, on ${day}` }),
  monthSteps: 'What you can do this month',
  steps: {
    planner: 'Make a study plan',
    predictor: 'See what a rank opens',
    certificates: (year: string) =>
      `Ask early for your OBC-NCL or EWS certificate. Last season it had to be dated 1 April ${year} or later.`,
  },
  bubbles: (days: number) => `${days} more days until then`,
  addToCalendar: 'Add to calendar',
  subscribe: 'Or let your calendar follow every date:',
  googleCalendar: 'Google Calendar',
  phoneCalendar: 'Phone calendar',
  sendHome: 'Send home',
  remindMe: 'Remind me before each deadline',
  allDates: 'All dates, papers and fees',
  sendText: (step: string, link: string) => `${step}. All dates, papers and fees: ${link}`,
  datesOf: (body: string, season: string) => `${body} ${season}, your dates`,
  lastDatesOf: (body: string, season: string) => `${body} ${season}, how it ran`,
  today: 'Today',
  rows: {
    registration: 'Registration and choice filling',
    mock: 'Mock allotment',
    mocks: 'Mock allotments',
    round: (round: string) => `Round ${round} result`,
    laterRound: (round: string) => `Round ${round}`,
    lastRound: (round: string) => `Round ${round}, the last`,
    accept: 'Accept, upload papers, pay',
    'partial-admission': (rupees: string) => `Pay ${rupees} to keep your NIT seat`,
    'special-rounds': 'CSAB special rounds open',
    specialRound: (round: string) => `CSAB special round ${round}`,
  },
  notes: {
    accept: 'Miss it and you are out of JoSAA this year',
    payBy: (by: string) => `Pay by ${by} if it is your first seat`,
    lastIit: (by: string) => `Last day to leave an IIT seat: ${by}`,
    lastNit: (by: string) => `NIT seats may be left until ${by}`,
    partial: 'Counts towards the college fee',
    special: 'Its rounds are not announced here. See the CSAB site.',
  },
  range: (from: string, to: string) => `${from} to ${to}`,
  both: (first: string, second: string) => `${first} and ${second}`,
  timelineSource: (season: string, checked: string) =>
    `From the official JoSAA ${season} schedule, checked ${checked}. All times Indian time.`,
  openNotice: 'Open the notice',
  specialSource: (source: string) => `The CSAB day is not from it, but from: ${source}.`,
  whichButton: 'Which one do I press?',
  ownButton: 'Your own seat, and the button for it',
  buttons: {
    freeze: 'Happy with it. Stop here.',
    slide: 'Same college, better branch.',
    float: 'Anything higher on my list.',
  },
  buttonsNote:
    'Float and Slide keep your seat until a better one comes. The better one then replaces it: you cannot refuse. Freeze cannot be undone, and the last round allows only Freeze.',
  aboutButtons: 'Float, Slide or Freeze counted over five seasons',
  guides: 'Read more: guides in plain words',
  guideLinks: {
    josaa: 'What is JoSAA, and how it gives seats',
    csab: 'CSAB special rounds: who may, what it costs',
    certificates: 'Which certificate, from which day',
    fees: 'Fees, who pays less, and loans',
    parents: 'For parents, in one page',
  },
  toList: 'Put your list in the right order first',
  candidate: 'Whose papers and fees?',
  papers: (ready: string, all: string) => `Papers, ${ready} of ${all} ready`,
  papersCount: (all: string) => `Papers, all ${all}`,
  paperNames: {
    'class-12': 'Class 12 marksheet and certificate',
    'class-10': 'Class 10 marksheet, Aadhaar or birth certificate',
    'admit-card': 'JEE Main admit card',
    'category-certificate': (category: string) => `${category} certificate`,
    'pwd-certificate': 'PwD certificate or UDID card',
    'medical-certificate': 'Medical certificate',
    bank: 'Cancelled cheque or passbook',
  },
  paperNotes: {
    newCertificate: (day: string) => `dated ${day} or later`,
    medical: 'JoSAA form, Annexure 7',
    bank: 'for refunds',
  },
  papersNote: (season: string) =>
    `NIT list of JoSAA ${season}. Maharashtra also asks SC, ST and OBC for caste validity; a Tamil Nadu ST certificate must be from the Revenue Divisional Officer. Ticks stay on this phone.`,
  money: (who: string) => `Money, ${who}`,
  moneyOthers: 'General, EWS and OBC',
  moneyReserved: 'SC, ST and PwD',
  acceptance: 'Seat acceptance, once, at your first seat',
  partialAdmission: 'Partial admission fee, NITs and IIITs',
  withdrawal: 'If you withdraw in time you lose',
  refunds: 'What comes back',
  refundRules: (withdrawal: string, cancelled: string) => [
    `Withdraw in time, from round 2 on: all but ${withdrawal}. It ends all of JoSAA for you, IIT and NIT together.`,
    'How: on the JoSAA page, with an OTP and a signed form (Annexure 8). You can cancel it until an officer accepts it.',
    `Seat cancelled over a paper: all but ${cancelled}.`,
    `Partial admission fee: once paid, it never comes back. Not paid: the NIT seat is gone, all but ${withdrawal} of your first fee comes back.`,
  ],
  refundSource: 'JoSAA 2026 business rules, clauses 58 to 66.',
  moneyOther: (who: string, acceptance: string, partial: string) => `${who}: ${acceptance} and ${partial}.`,
  moneyNote: (season: string) => `Amounts of JoSAA ${season}. The next season may differ.`,
  feelingLow: 'Feeling low? Tele-MANAS',
  feelingLowNote: 'free, day and night, 20 languages.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { whatNow } }
