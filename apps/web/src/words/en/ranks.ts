import { plural } from './plural.ts'
/** Words of the page that judges all ranks of one person at once. */
export const ranks = {
  name: 'All my ranks at once',
  pageTitle: 'All my ranks at once: which JoSAA seats each of them opens',
  resultTitle: (count: number) => plural(count, { 1: 'What my rank opens', other: `What my ${count} ranks open` }),
  description:
    'JEE gives more than one rank: common, category, PwD, Main and Advanced. Enter all of yours and see which seats each of them decides, and where the open seat is easier than the reserved one. Free, no account.',
  askBefore: 'What do ',
  askMarked: 'all my ranks',
  askAfter: ' open?',
  askLead:
    'Every seat is decided by one of your ranks: an open seat by the common rank, a reserved one by the category rank, a PwD seat by the PwD rank, an IIT by JEE Advanced. Enter the ranks you have and leave the others empty.',
  submit: 'See what each rank opens',
  yours: 'Your ranks',
  got: (count: number): [before: string, marked: string, after: string] =>
    plural(count, { 1: ['What ', 'your rank', ' opens'], other: ['What your ', `${count} ranks`, ' open'] }),
  decides: (seats: string, colleges: string) => `It alone decides ${seats} seats of ${colleges}.`,
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
    `In ${season}, round ${round}, it would have got ${got} of ${of}.`,
  hardest: 'Hardest seat you are more likely to get than not',
  noHardest: 'No seat has a chance of 50% or more by this rank.',
  preparatory: 'Too few closing ranks of preparatory seats are printed for a forecast.',
  nothing: 'No seat on offer uses this rank with the category, PwD status and home state you gave.',
  easier: (count: number, words: string, of: string, seats: string) =>
    plural(count, {
      one: `At 1 of ${of} ${seats} seats a less reserved seat of the same branch is easier for you. Its row names it.`,
      other: `At ${words} of ${of} ${seats} seats a less reserved seat of the same branch is easier for you. Their rows name it.`,
    }),
  orderTitle: 'You need not choose between them',
  order:
    'For each choice on your list JoSAA tries your seats in this order: OPEN, OPEN (PwD), your category, your category (PwD). For women the female-only seats of each come before the gender-neutral ones. Enter the branch once: you get the first that opens.',
  seeAll: 'See all seats in one list',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { ranks } }
