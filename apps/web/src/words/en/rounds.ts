import { plural } from './plural.ts'

/** Words of a list that is played through the rounds of a season. */
export const rounds = {
  title: 'Play the rounds',
  lead: 'Round by round, what your list would have got, and what Float, Slide and Freeze do to it.',
  needs: 'Enter your rank to play it.',
  play: 'Play the rounds',
  loading: 'Reading the rounds',
  failed: 'The rounds did not load.',
  season: 'Season',
  asItWent: (season: string) => `As ${season} really went, with your list and ranks.`,
  soFar: (season: string, round: string) => `${season} up to round ${round}, with your list and ranks.`,
  sameChoice: (seats: string, choices: number, words: string) =>
    plural(choices, {
      one: `Your ${seats} seats are 1 choice on JoSAA's form: it takes college and branch once and tries every seat type itself.`,
      other: `Your ${seats} seats are ${words} choices on JoSAA's form: it takes college and branch once and tries every seat type itself.`,
    }),
  stairs: 'Your seat after each round',
  round: (round: string) => `Round ${round}`,
  place: (place: string) => `No. ${place}`,
  noSeat: 'No seat',
  nothing: (season: string) => `Nothing on this list came in ${season}. Add choices below that you would still take.`,
  andIf: 'And if you had pressed',
  endsAt: 'ends at',
  soFarAt: 'stands at',
  lower: (count: number, words: string) =>
    plural(count, { one: '1 place lower than Float', other: `${words} places lower than Float` }),
  asFloat: 'same as Float',
  means: {
    float: 'keeps your seat and lets anything higher on your list come.',
    slide: 'keeps your seat and lets only a higher choice in the same college come.',
    freeze: 'ends it: college and branch stay. Only the seat type may still improve; that is how we read the rules.',
  },
  moved: (count: number, words: string) =>
    plural(count, { one: 'It moved once for you.', other: `It moved ${words} times for you.` }),
  notMoved: 'It never moved for you.',
  onlyFreeze: 'Your first seat left only Freeze, so the three are the same.',
  chance: (percent: string, round: string, place: string) =>
    `After round ${round}, with No. ${place} in hand, the chance of something better was ${percent}.`,
  came: 'It came.',
  cameNot: 'It did not come.',
  cannotRefuse:
    'You cannot refuse an upgrade: the old seat is gone at once. Float only if every choice above is one you want more.',
  lastRound: (round: string) => `Round ${round} is the last. There is no Float or Slide in it.`,
  notPaid: 'Miss the report-and-pay time of a round, and the seat is cancelled and you are out of JoSAA for the year.',
  withdrawal: (iit: string, others: string) =>
    `To give a seat up: withdraw from an IIT or IISc by round ${iit}, from any other by round ${others}. It ends all of JoSAA for you.`,
  windowsOf2026:
    'This season’s windows were not read officially: these are those of 2026, counted from the last round.',
  table: 'As a table',
  tableOf: (answer: string, season: string) => `${answer}, JoSAA ${season}, round by round`,
  columns: { round: 'Round', event: 'What came', seat: 'Seat', closed: 'Closed at, your rank', pay: 'Pay by' },
  events: {
    allotted: 'First seat',
    upgraded: 'Moved up',
    seatTypeChanged: 'Other seat type',
    kept: 'Same seat',
    none: 'No seat',
    out: 'Out',
  },
  closed: (closing: string, rank: string) => `${closing}, you ${rank}`,
  female: 'female',
  note: 'Past years, not a forecast: one more person is taken not to move a closing rank.',
  source: (season: string) => `JoSAA ${season}, closing ranks of each round; rules: JoSAA 2026, business rules.`,
  payFirst: (round: string, day: string) =>
    `First seat in round ${round}: accept and pay by ${day}, or it is cancelled.`,
  ahead: {
    chip: 'forecast',
    whichYear: 'Kind of year',
    years: { tough: 'Tough year', usual: 'Usual year', easy: 'Easy year' },
    andIf: 'And if you press',
    asItMay: (season: string) => `How ${season} may go by our forecast, with your list and ranks.`,
    outSoFar: (count: number, words: string) =>
      plural(count, {
        one: 'Round 1 as published, the rest as forecast.',
        other: `Rounds 1 to ${words} as published, the rest as forecast.`,
      }),
    nothing: 'Nothing on this list comes in such a year. Add choices below that you would still take.',
    says: (round: string) => `What we would say after round ${round}`,
    moved: (count: number, words: string) =>
      plural(count, { one: 'In such a year it moves once.', other: `In such a year it moves ${words} times.` }),
    notMoved: 'In such a year it never moves.',
    chance: (percent: string, round: string, place: string) =>
      `After round ${round}, with No. ${place} in hand, the chance of something better is ${percent}.`,
    worth: (seat: number, last: number, none: number, lastNone: number) =>
      `Tested on 2022 to 2026: after ${seat} of 100 rounds it named the very seat, after ${none} rightly whether there is one. Last year's rounds name ${last} and ${lastNone}. So read it as one way it may go, not as your seat.`,
    note: 'A forecast, not a promise: the last round as our forecast expects it, those before by how much seats rose in past seasons. In a tough year all seats close earlier, in an easy year later. Seats that may not come back are left out.',
  },
}

export const handle = { words: { rounds } }
