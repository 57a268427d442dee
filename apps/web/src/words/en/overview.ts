/** Words of the first page of an admin. */
export const overview = {
  lead: 'What needs a person today, and how the week went.',
  needsTitle: 'Needs you',
  nothing: 'Nothing waits for you',
  nothingText: 'No feedback to look at, no refund to decide on, no message without an answer, nothing that failed.',
  since: (when: string) => `the oldest since ${when}`,
  overdue: (count: string) => `${count} overdue`,
  dueToday: (count: string) => `${count} due today`,
  needs: {
    grievances: { one: 'grievance to answer', many: 'grievances to answer' },
    refunds: { one: 'refund to decide on', many: 'refunds to decide on' },
    failedRefunds: { one: 'refund failed at the bank', many: 'refunds failed at the bank' },
    webhooks: { one: 'payment event failed', many: 'payment events failed' },
    mails: { one: 'mail could not be sent', many: 'mails could not be sent' },
    jobs: { one: 'job fails', many: 'jobs fail' },
    imports: { one: 'import failed', many: 'imports failed' },
    checkedImports: { one: 'import waits to be published', many: 'imports wait to be published' },
    reports: { one: 'report to decide on', many: 'reports to decide on' },
    messages: { one: 'message to answer', many: 'messages to answer' },
    mentors: { one: 'mentor application', many: 'mentor applications' },
    feedback: { one: 'feedback to look at', many: 'feedbacks to look at' },
    reviews: { one: 'review of a mentor to look at', many: 'reviews of mentors to look at' },
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
