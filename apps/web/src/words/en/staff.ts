/** Words of who of the staff may what. */
export const staff = {
  title: 'Staff',
  fetchFailed: 'Failed to fetch the staff',
  waits: 'Waits for a second person',
  noneWaits: 'Nothing waits.',
  who: 'Who holds what',
  howToAdd: 'To let somebody new in, open the account under Users and choose “Staff roles”.',
  explained: 'What each role may',
  twoPersons:
    'Two persons are asked for staff roles, for erasing an account, for a file of more than 1,000 people, and for refunds above ₹5,000 or beyond ₹25,000 a day by one person.',
  holds: 'Looks after',
  refundedToday: 'Paid back today',
  noTwoFactor: 'Two-factor off',
  change: 'Staff roles',
  changeLead:
    'Another owner has to agree; while there is no other, it holds at once. The person is signed out and gets a mail. With nothing ticked the account is that of a mentee.',
  reasonHint: 'Staff alone read it.',
  send: 'Ask for it',
  asked: {
    done: 'Done. The new roles hold now.',
    waiting: 'Asked. Another owner is told to confirm it.',
  },
  roles: {
    support: { name: 'Support', may: 'people, messages, grievances, feedback, mentors, event desks' },
    finance: { name: 'Finance', may: 'payments, refunds, plans, coupons, tax and analytics' },
    content: { name: 'Content', may: 'college data, seasons, events, announcements, mail texts, helplines' },
    owner: { name: 'Owner', may: 'all of it, the audit log, switches, limits, and who holds what' },
  },
  exportOf: {
    users: (people: string) => `A file of ${people} people`,
    payments: (people: string) => `A file of ${people} payments`,
    bookings: (people: string) => `A file of ${people} sessions`,
    refunds: (people: string) => `A file of ${people} refunds`,
  },
  wouldHold: (roles: string) => `would look after: ${roles}`,
  wouldLeave: 'would leave the staff',
  askedBy: (who: string, when: string) => `Asked for by ${who} on ${when}`,
  ownWaits: 'You asked for it, so somebody else has to confirm it.',
  confirm: 'Confirm',
  confirmed: 'Confirmed.',
  turnDown: 'Turn down',
  turnedDown: 'Turned down. Who asked is told.',
  takeBack: 'Take back',
  takenBack: 'Taken back.',
  doing: 'One moment',
  failed: 'That did not work',
  exportAsk: {
    title: 'This file needs a second person',
    lead: 'It holds more than 1,000 lines. Say what it is for; once an owner confirms it, you can take it for 24 hours with the same filter.',
    reason: 'What it is for',
    missing: 'Say what it is for',
    send: 'Ask an owner',
    done: 'Asked. You are told when an owner has decided.',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { staff } }
