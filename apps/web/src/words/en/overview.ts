import { plural } from './plural.ts'

/** Words of the first page of an admin. */
export const overview = {
  dueHeading: (overdue: string, today: string) =>
    [...(overdue === '0' ? [] : [`${overdue} overdue`]), ...(today === '0' ? [] : [`${today} due today`])].join(', '),
  needsTitle: 'Needs you',
  nothing: 'Nothing waits for you',
  nothingText: 'No feedback to look at, no refund to decide on, no message without an answer, nothing that failed.',
  since: (when: string) => `the oldest since ${when}`,
  overdue: (count: string) => `${count} overdue`,
  dueToday: (count: string) => `${count} due today`,
  needs: {
    grievances: (count: number) => plural(count, { one: 'grievance to answer', other: 'grievances to answer' }),
    confirmations: (count: number) =>
      plural(count, { one: 'request waits for a second person', other: 'requests wait for a second person' }),
    heldRefunds: (count: number) =>
      plural(count, { one: 'refund waits for a second person', other: 'refunds wait for a second person' }),
    refunds: (count: number) => plural(count, { one: 'refund to decide on', other: 'refunds to decide on' }),
    failedRefunds: (count: number) =>
      plural(count, { one: 'refund failed at the bank', other: 'refunds failed at the bank' }),
    disputes: (count: number) => plural(count, { one: 'payment is disputed', other: 'payments are disputed' }),
    webhooks: (count: number) => plural(count, { one: 'payment event failed', other: 'payment events failed' }),
    mails: (count: number) => plural(count, { one: 'mail could not be sent', other: 'mails could not be sent' }),
    jobs: (count: number) => plural(count, { one: 'job fails', other: 'jobs fail' }),
    imports: (count: number) => plural(count, { one: 'import failed', other: 'imports failed' }),
    checkedImports: (count: number) =>
      plural(count, { one: 'import waits to be published', other: 'imports wait to be published' }),
    reports: (count: number) => plural(count, { one: 'report to decide on', other: 'reports to decide on' }),
    parentPapers: (count: number) => plural(count, { one: 'paper of a parent', other: 'papers of parents' }),
    messages: (count: number) => plural(count, { one: 'message to answer', other: 'messages to answer' }),
    mentors: (count: number) => plural(count, { one: 'mentor application', other: 'mentor applications' }),
    feedback: (count: number) => plural(count, { one: 'feedback to look at', other: 'feedbacks to look at' }),
    reviews: (count: number) =>
      plural(count, { one: 'review of a mentor to look at', other: 'reviews of mentors to look at' }),
  },
  actions: {
    grievances: 'Answer',
    confirmations: 'Decide',
    heldRefunds: 'Decide',
    refunds: 'Decide',
    failedRefunds: 'Settle',
    disputes: 'Open',
    webhooks: 'Try again',
    mails: 'Try again',
    jobs: 'Open',
    imports: 'Open',
    checkedImports: 'Publish',
    reports: 'Decide',
    parentPapers: 'Read',
    messages: 'Answer',
    mentors: 'Review',
    feedback: 'Read',
    reviews: 'Read',
  },
  /** How long the oldest of something waits. */
  hours: (count: number) => (count === 0 ? 'less than an hour' : `${count} h`),
  days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
  weekTitle: 'The week',
  week: (from: string, to: string) => `${from} to ${to}, beside the seven days before`,
  figures: {
    signUps: 'New accounts',
    paid: 'Payments',
    netPaise: 'Net revenue',
    registrations: 'Seats at events',
    sessionsHeld: 'Sessions held',
  },
  before: (figure: string) => `${figure} before`,
  systemsTitle: 'Systems',
  systems: {
    signUps: 'Sign-ups',
    payments: 'Payments',
    mentoring: 'Mentoring',
    events: 'Events',
    mails: 'Mails',
    jobs: 'Jobs',
    seller: 'Business details',
  },
  open: 'open',
  closed: 'closed',
  fine: 'in order',
  failedCount: (count: string) => `${count} failed`,
  sellerNamed: 'written',
  sellerMissing: 'nobody can read who sells',
  failed: 'The overview could not be loaded.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { overview } }
