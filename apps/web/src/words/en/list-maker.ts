import { plural } from './plural.ts'

/** Words of what makes a list. */
export const listMaker = {
  title: 'Make my list',
  lead: 'Tell us what you like. We put it in the right order; you change what you want.',
  branches: 'Branches, best first',
  surprise: 'Surprise me: any branch',
  more: (count: number) => `+ ${count}`,
  where: 'Where',
  anywhere: 'Anywhere',
  addState: 'Add a state',
  chosenStates: 'Chosen states',
  first: 'What matters more',
  firsts: { both: 'Both', branch: 'Branch', college: 'College', home: 'Near home', cost: 'Low cost' },
  weights: (branch: number, college: number, home: number, cost: number) =>
    `Weights: branch ${branch}, college ${college}, near home ${home}, cost ${cost}.`,
  boldness: 'How bold',
  boldnesses: { careful: 'Careful', balanced: 'Balanced', bold: 'Bold' },
  count: 'How many',
  risk: (risk: string) => `No-seat risk ${risk}.`,
  found: (count: number) => plural(count, { one: '1 choice fits.', other: `${count} choices fit.` }),
  /** Why a list is shorter than it was asked for. */
  enough: (last: number) =>
    `No more than ${last}: by no. ${last} a seat is almost certain, and JoSAA stops at the first you get.`,
  spare: (sure: number, spare: number) =>
    plural(spare, {
      one: `By no. ${sure} a seat is almost certain, and JoSAA stops at the first you get. The one below is spare.`,
      other: `By no. ${sure} a seat is almost certain, and JoSAA stops at the first you get. The ${spare} below are spare.`,
    }),
  beyond: (count: number) =>
    plural(count, {
      one: 'What you chose can all be missed in a bad year. So the last one is a safe seat beyond it.',
      other: `What you chose can all be missed in a bad year. So the last ${count} are safe seats beyond it.`,
    }),
  /** Why dreams stand above what is liked more, and why there are not more of them. */
  lifted: (count: number) =>
    plural(count, {
      one: '1 seat that everyone wants more goes above safer ones you like more, to keep it as bold as you said.',
      other: `${count} seats that everyone wants more go above safer ones you like more, to keep it as bold as you said.`,
    }),
  fewer: {
    order: 'More Dream and Target seats would go above ones you like more. Bold does that.',
    seats:
      'No more Dream or Target seats are worth a row: the rest are wanted less than your safe ones, or would never be reached.',
  },
  nothing: 'Nothing fits that your rank can get. Choose more branches or places.',
  submit: (count: number) => (count === 0 ? 'Make a list' : `Make a list of ${count}`),
  add: (count: number) => `Add to my ${count} instead`,
  added: 'rows that were added',
  failed: 'Could not make the list. Try again.',
  needsRank: 'Enter your rank first: the list is made of what it can get.',
  listName: 'My made list',
}
