import { plural } from './plural.ts'

/** Words of what mentors earn: on their own page, and before staff. */
export const mentorEarnings = {
  title: 'Earnings',
  earnedIn: (month: string) => `Earned in ${month}`,
  none: 'Your first held session appears here with what it earned.',
  noneOfTheirs: 'No session held yet.',
  rate: (amount: string) => `A session is worth ${amount} to you for each student in it.`,
  noRate: 'Staff have not set what a session is worth to you yet. Write to us if that takes long.',
  sessions: (count: number) => plural(count, { one: '1 session', other: `${count} sessions` }),
  unrated: (count: number) => `${count} before a rate was set`,
  paid: (amount: string, day: string, reference: string) => `${amount} paid on ${day}, ${reference}`,
  notPaid: 'Not paid yet',
  statement: (month: string) => `Statement ${month} (PDF)`,
  fileOf: (month: string) => `CSV of ${month}`,
  before: 'Months before',
  loadFailed: 'Could not load earnings.',
  rateField: 'A session is worth, for each student (₹)',
  rateHint: 'To the mentor, for each held session',
  fromOn: 'From',
  save: 'Set rate',
  saving: 'Saving',
  saved: 'Saved.',
  failed: 'Not saved. Try again.',
  markPaid: 'Mark as paid',
  paidOn: 'Paid on',
  reference: 'Transfer number',
  runs: 'The month is not over yet.',
  differs: 'The month comes to another amount now.',
  revoke: 'Take the mark back',
  revokeTitle: (month: string) => `${month} is not paid?`,
  revokeText: 'The month counts as unpaid again, for the mentor too.',
  cancel: 'Keep as it is',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { mentorEarnings } }
