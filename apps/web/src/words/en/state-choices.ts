import { plural } from './plural.ts'

/** Words of the seats of State counsellings on a choice list. */
export const stateChoices = {
  title: 'Seats of State counsellings',
  lead: 'Each State has its own form, so these stand apart, in an order of their own. Your JoSAA list is not touched by it.',
  notPlayed:
    'No chance, check or rounds here: States publish too few years for an honest figure. You see what each seat closed at, with its year.',
  none: 'Seats of your State’s counselling can be added here too, in a list of their own.',
  find: 'Find State seats',
  count: (count: number, words: string) => plural(count, { one: '1 State choice', other: `${words} State choices` }),
  rowsLabel: 'State choices in the order you want them',
  standings: {
    'well-inside': 'Well in',
    'just-inside': 'Just in',
    'just-outside': 'Just out',
    'well-outside': 'Well out',
  },
  kinds: {
    rank: (figure: string) => figure,
    marks: (figure: string) => `${figure} marks`,
    percentile: (figure: string) => `${figure} percentile`,
  },
  closed: (name: string, season: string, figure: string) => `${name} ${season}: closed at ${figure}`,
  open: 'open seat',
  yours: (figure: string) => `yours ${figure}`,
  inferred: 'year inferred, indicative only',
  notYours: 'No seat of it is for your category or home.',
  noOpen: 'No figure for an open seat.',
  unknown: 'The counselling does not list this any more. It was renamed or closed.',
  judgedBy: (name: string) => `${name}: by what you typed.`,
  notJudged: (name: string) => `${name}: type your score to see if you would have got in.`,
  change: 'Change',
  enter: 'Type my score',
  failed: 'The State seats could not be looked up. Your list is safe.',
  loading: 'Looking up the State seats',
}
