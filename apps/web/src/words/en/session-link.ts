/** Words of the page that a link in a mail about an agreed session opens. */
export const sessionLink = {
  pageTitle: 'Your session',
  reading: 'Opening your session',
  unreachable: 'This did not work. Check your connection.',
  invalidTitle: 'This link does not work any more',
  invalidText: 'The session was changed or has ended since that mail. See your sessions for where it is now.',
  toSessions: 'My sessions',
  with: (name: string, when: string) => `With ${name}, ${when}`,
  cancelTitle: 'Cancel this session?',
  creditSafe: 'Your credit comes back at once.',
  creditLost: 'It is too late for the credit to come back.',
  mentorCancels: 'The student gets the credit back.',
  cancel: 'Yes, cancel it',
  cancelling: 'Cancelling',
  cancelledTitle: 'Cancelled',
  cancelledText: 'We told the other side.',
  moveTitle: 'Choose another time',
  moveTo: (when: string) => `Move to ${when}`,
  moveFirst: 'Choose a time first.',
  moving: 'Moving',
  movedTitle: 'Moved',
  movedText: (name: string, when: string) => `With ${name}, ${when}. We told the other side.`,
  closed: 'This cannot be changed by mail any more. Open the session to see what you can still do.',
  failed: 'This did not work. Try again.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { sessionLink } }
