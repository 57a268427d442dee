import { plural } from './plural.ts'

/** Words of the bookmark beside a seat and of the bar that counts them, wherever seats are shown. */
export const choosing = {
  list: 'My list',
  firstName: 'My choice list',
  addOf: (seat: string) => `Add ${seat} to my list`,
  add: 'Add to my list',
  added: 'In my list',
  count: (count: string) => `${count} on the list`,
  /** Said once a bookmark is set or taken off; # is the name of the list. */
  saidAdded: 'Added to #',
  saidOrdered: 'In this order on #',
  saidRemoved: 'Removed from #',
  saidFull: '# is full: it holds 300 choices. Remove some, or start another list.',
  /** What each way of sharing sends. */
  sharing: {
    whatsApp: 'WhatsApp',
    otherApps: 'Other apps',
    sendsLink: 'A line of text and the link',
    picture: 'Picture',
    sendsPicture: 'With rank, category and the figures. Never your name.',
    sendsPlain: 'Only the figures. Never your name.',
    saved: 'The picture is saved. Send it from your photos or downloads.',
    failed: 'The picture could not be made. Send the link instead.',
    who: (rank: string, category: string) => `JEE rank ${rank} · ${category}`,
    reach: (season: string) => `What I can reach at JoSAA ${season}`,
    safe: (count: number) => plural(count, { one: 'safe choice', other: 'safe choices' }),
    others: (target: string, dream: string) => `${target} Target · ${dream} Dream`,
    chance: (band: string, season: string) => `chance in ${season}: ${band}`,
    closed: (season: string) => `closing rank, JoSAA ${season}`,
    list: (count: number, words: string) =>
      plural(count, { one: 'My JoSAA list: 1 choice', other: `My JoSAA list: ${words} choices` }),
    choices: (count: number) => plural(count, { one: 'choice, in my order', other: 'choices, in my order' }),
    from: (host: string, season: string) => `${host} · from closing ranks up to ${season}`,
  },
  saidFailed: 'Not saved. Check your internet and try again.',
  saidWaiting: 'Kept on this phone. It goes to your account when you open My list with internet.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { choosing } }
