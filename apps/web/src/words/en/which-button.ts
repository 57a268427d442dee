import { plural } from './plural.ts'

/** Words that say which of JoSAA's buttons a seat speaks for, and why. */
export const whichButton = {
  now: 'For your seat now',
  fromList: 'With the list on this phone, round {round} would give you {seat}.',
  backThen: (round: string) => `What we would have said after round ${round}`,
  press: (button: string) => `Press ${button}.`,
  because: {
    'first-choice': () => 'It is No. 1 of your list, and only Freeze is open.',
    'last-round': () => 'It is the last round, and only Freeze is open.',
    'nothing-near': (percent: string) =>
      `The chance that anything above your seat still comes is ${percent}. Floating on would cost nothing either; Freeze cannot be undone.`,
    'own-college': (percent: string, count: number, words: string) =>
      `${plural(count, {
        0: 'What may still come is in your own college',
        one: '1 higher choice may still come, in your own college',
        other: `${words} higher choices may still come, all in your own college`,
      })}: chance ${percent}. Slide lets it come and nothing from elsewhere. From Slide there is no way back to Float.`,
    'something-higher': (percent: string, count: number, words: string) =>
      `${plural(count, {
        0: 'Something higher on your list may still come',
        one: '1 higher choice may still come',
        other: `${words} higher choices may still come`,
      })}: chance ${percent}. Your seat stays until then.`,
  },
  regret: {
    float:
      'But you cannot refuse what comes, and the old seat is gone at once. Any choice above that you want less than your seat? Then Freeze.',
    slide:
      'But you cannot refuse what comes, and the old seat is gone at once. Any higher branch there that you want less? Then Freeze.',
  },
  note: 'A chance from past seasons, not a promise. It holds only if your list is in the order you want the seats.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { whichButton } }
