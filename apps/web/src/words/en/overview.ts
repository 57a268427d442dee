import { plural } from './plural.ts'

/** Words of the first page of an admin. */
export const overview = {
  dueHeading: (overdue: string, today: string) =>
    [...(overdue === '0' ? [] : [`${overdue} overdue`]), ...(today === '0' ? [] : [`${today} due today`])].join(', '),
  lead: 'What needs a person today, and how the week went.',
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
  noSeller: 'Nobody can read who sells',
  noSellerText: 'Contact, terms, refunds and the footer name no seller until you fill in the business details.',
  writeSeller: 'Fill in the business details',
  failed: 'The overview could not be loaded.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { overview } }
