import { plural } from './plural.ts'
/** Words of the first page of a student. */
export const menteeHome = {
  rankIn: { 'main-1': 'My rank in JEE Main', advanced: 'My rank in JEE Advanced' },
  otherRanks: 'My other ranks',
  allRanks: 'All my ranks at once',
  seatsBy: (exam: string) => `Seats by ${exam}`,
  changeRank: 'Change',
  you: (rank: string) => `You, ${rank}`,
  rulerNote: (season: string, round: string) => `Open seats as they closed in JoSAA ${season}, round ${round}.`,
  rulerLabel: (rank: string, flags: string) => `Your rank ${rank} beside where open seats closed: ${flags}`,
  listTitle: 'My list',
  listOpen: (count: number) => plural(count, { one: 'Open the list, 1 seat', other: `Open the list, ${count} seats` }),
  listFromDevice: (seats: number) =>
    plural(seats, {
      one: 'Your list of 1 seat from this device is saved here.',
      other: `Your list of ${seats} from this device is saved here.`,
    }),
  visitText: 'You used this on this device before you signed up.',
  visitKeep: 'Keep it',
  visitDrop: 'Not mine',
  stepsTitle: 'Your first steps',
  stepsDone: (done: number, of: number) => `${done} of ${of} done`,
  stepDone: 'done',
  stepNames: { rank: 'About you', list: 'List', week: 'Week', mentor: 'Mentor' },
  steps: {
    rank: { title: 'About you', text: 'Three short answers. Every tool uses them.', action: 'Add my ranks' },
    list: { title: 'Your list', text: 'Nothing here yet. Add a seat from the predictor.', action: 'Find seats' },
    week: {
      title: 'Your first week',
      text: 'Say which exam and how many hours you have. The planner makes your week.',
      action: 'Plan my week',
    },
    mentor: {
      title: 'A senior from your college',
      text: 'Find a mentor who studies where you want to, and see the free times.',
      action: 'Find a mentor',
    },
  },
  questions: {
    exam: 'Which JEE are you preparing for?',
    jee: (year: string) => `JEE ${year}`,
    rank: 'JEE Main rank',
    rankHint: 'Common rank (CRL). Leave it empty if your result is still to come.',
    noneAnswered: 'Answer at least one of the three.',
    save: 'Save and continue',
  },
  listFailed: 'Could not load your list.',
  seatGone: 'No longer offered',
  bubbles: (got: number, of: number) => `Your rank would have got this seat in ${got} of ${of} years`,
  comingTitle: 'Coming up',
  registered: 'You are registered',
  comingNone: 'No event right now.',
  comingAll: 'See every event',
  sample: 'Sample',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { menteeHome } }
