import { plural } from './plural.ts'

/** Words of a list that is shared with a family, without an account. */
export const familyList = {
  title: 'Share the list',
  chances: 'Show the chances',
  profile: 'Show my rank and category',
  inHindi: 'Open in Hindi for my family',
  preview: 'What arrives in the chat',
  counted: (count: number) => plural(count, { one: 'choice', other: 'choices' }),
  linkTitle: (count: number, words: string) =>
    plural(count, { one: 'A JoSAA list of 1 choice', other: `A JoSAA list of ${words} choices` }),
  bands: ({ reach, likely, safe }: { reach: number; likely: number; safe: number }) =>
    `${reach} Dream, ${likely} Target, ${safe} Safe`,
  firstAndLast: (names: readonly string[]) =>
    names.length < 2 ? `No. 1 ${names[0] ?? ''}` : `No. 1 ${names[0]} … No. ${names.length} ${names.at(-1)}`,
  update: 'Update the link',
  end: 'Turn off link',
  close: 'Close',
  whatsApp: 'Share on WhatsApp',
  otherApps: 'Other apps',
  copy: 'Copy link',
  copied: 'Link copied.',
  ready: 'The link is ready. Tap once more.',
  link: 'Link',
  failed: 'Not saved. Try again.',
  message: (count: number, words: string) =>
    plural(count, { one: 'My JoSAA list, 1 choice:', other: `My JoSAA list, ${words} choices:` }),
  note: 'No account needed. Anyone with the link can see it, give hearts and comment. Only you can change it. Your name is hidden.',
  ends: (day: string) => `Works until ${day}, or until you turn it off here.`,
  pageTitle: 'A JoSAA choice list',
  pageLead: 'Most wanted on top. JoSAA goes down the list and gives the first one the rank can get.',
  sharedOn: (day: string) => `Shared on ${day}`,
  gone: 'It was turned off or has expired. Ask for a new one.',
  heart: (choice: string, count: number) => `Heart for ${choice}${count > 0 ? `, ${count} so far` : ''}`,
  comments: 'Comments',
  noComments: 'No comments yet.',
  removeComment: 'Remove',
  youAre: 'You are',
  readers: {
    mother: 'Mother',
    father: 'Father',
    sibling: 'Brother or sister',
    relative: 'Relative',
    friend: 'Friend',
    teacher: 'Teacher',
    self: 'The student',
  },
  about: 'About',
  wholeList: 'The whole list',
  yourComment: 'Your comment',
  sendComment: 'Post comment',
  commentNote: 'Anyone with the link can read it. Do not write names or phone numbers.',
}
