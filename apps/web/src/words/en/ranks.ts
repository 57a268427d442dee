import { plural } from './plural.ts'
/** Words of the page that judges all ranks of one person at once. */
export const ranks = {
  name: 'All my ranks at once',
  pageTitle: 'All my ranks at once: which JoSAA seats each of them opens',
  resultTitle: (count: number) => plural(count, { 1: 'What my rank opens', other: 'My seats, rank by rank' }),
  description:
    'JEE gives more than one rank: common, category, PwD, Main and Advanced. Enter all of yours and see which seats each one opens, and where the open seat is easier than the reserved one. Free, no account.',
  askBefore: 'What do ',
  askMarked: 'all my ranks',
  askAfter: ' open?',
  askLead:
    'Open seats use your common rank, OBC or SC seats your category rank, PwD seats your PwD rank, and IITs your JEE Advanced rank. Enter the ranks you have; leave the rest empty.',
  submit: 'See what each rank opens',
  yours: 'Your ranks',
  got: (count: number): [before: string, marked: string, after: string] =>
    plural(count, { 1: ['What ', 'your rank', ' opens'], other: ['Your seats, ', 'rank by rank', ''] }),
  decides: (seats: string, colleges: string) => `This is the rank for ${seats} seats of ${colleges}.`,
  colleges: {
    'main-1': 'NITs, IIITs and other centrally funded institutes',
    'main-2a': 'architecture',
    'main-2b': 'planning',
    advanced: 'the IITs',
  },
  and: ' and ',
  total: (count: number, words: string) => plural(count, { one: '1 seat on offer', other: `${words} seats on offer` }),
  counts: (rank: string) => `Seats by chance: ${rank}`,
  inNewest: (got: string, of: string, season: string, round: string) =>
    `In ${season}, round ${round}, it got ${got} of ${of}.`,
  hardest: 'Best seat you will probably get',
  noHardest: 'No seat has a chance of 50% or more by this rank.',
  preparatory: 'Too few closing ranks of preparatory seats to predict.',
  nothing: 'No seat on offer uses this rank with the category, PwD status and home state you gave.',
  easier: (count: number, words: string, of: string, seats: string) =>
    plural(count, {
      one: `At 1 of ${of} ${seats} seats a less reserved seat of the same branch is easier for you. Its row names it.`,
      other: `At ${words} of ${of} ${seats} seats a less reserved seat of the same branch is easier for you. Their rows name it.`,
    }),
  orderTitle: 'You do not have to pick one rank',
  order:
    'For each choice on your list JoSAA tries your seats in this order: OPEN, OPEN (PwD), your category, your category (PwD). For women the female-only seats of each come before the gender-neutral ones. Enter the branch once: you get the first that opens.',
  narrow: 'Fees, NIRF rank, salary, distance',
  narrowNote: 'Colleges without a published figure are left out.',
  narrowShow: 'Show',
  seeAll: 'See all seats in one list',
  states: {
    title: 'State counsellings that take JEE Main',
    lead: 'The same JEE Main rank also opens State seats. Press plus to keep one: it goes on your list, in a part of its own.',
    needs: 'Add your JEE Main rank and class 12 state to see them: each State keeps most seats for its own students.',
    enter: 'Add',
    failed: 'The State seats could not be loaded. Reload the page, or look in the State college predictor.',
    none: 'No seat of these counsellings closed at or below your rank.',
    got: (got: string, of: string, season: string) => `In ${season} this rank would have got ${got} of ${of} seats.`,
    asHome: (category: string, state: string) => `Taken as: ${category}, from ${state}.`,
    asOutside: (category: string, state: string) => `Taken as: ${category}, from outside ${state}.`,
    best: (name: string) => `Best seats it would have got: ${name}`,
    keep: (seat: string) => `Add to my list: ${seat}`,
    seeAll: (name: string) => `See all seats of ${name}`,
    shut: (names: string) => `Nothing closed at or below your rank in ${names}.`,
    past: 'These are last closing ranks, not chances for next year: there are too few years of State figures to predict.',
    ownRank: (name: string) => `${name} in your State uses its own rank.`,
    enterOwn: (name: string) => `Type your ${name} rank`,
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { ranks } }
