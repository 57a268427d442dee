import { plural } from './plural.ts'
/** Words of the first page of a student. */
export const menteeHome = {
  rankIn: { 'main-1': 'My rank in JEE Main', advanced: 'My rank in JEE Advanced' },
  otherRanks: 'My other ranks',
  allRanks: 'All my ranks at once',
  changeRank: 'Change',
  you: (rank: string) => `You, ${rank}`,
  rulerNote: (season: string, round: string) => `Open seats as they closed in JoSAA ${season}, round ${round}.`,
  rulerLabel: (rank: string, flags: string) => `Your rank ${rank} beside where open seats closed: ${flags}`,
  listTitle: 'My choice list',
  listOpen: (count: number) => plural(count, { one: 'Open the list, 1 seat', other: `Open the list, ${count} seats` }),
  listEmpty: 'Nothing on it yet. Bookmark a seat in the predictor, and it waits here in your order.',
  listFind: 'Find seats',
  listFailed: 'Your list could not be shown.',
  seatGone: 'No longer in the tables',
  bubbles: (got: number, of: number) => `Your rank would have got this seat in ${got} of ${of} years`,
  comingTitle: 'Coming up',
  registered: 'You are registered',
  comingNone: 'No event is announced at the moment.',
  comingAll: 'See every event',
  sample: 'Sample',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { menteeHome } }
