/** What is done to several rows of a list at once, after they are ticked; or why nothing is. */
type Bulk = { ticks: true } | { noTicks: string; opensNothing?: true }

/** Each list of staff, by its address. */
export const STAFF_LISTS: Readonly<Record<string, Bulk>> = {
  '/admin/users': { ticks: true },
  '/admin/payments': { ticks: true },
  '/admin/refunds?state=all': { ticks: true },
  '/admin/mentors': { noTicks: 'an application is decided on by itself, with its proof read' },
  '/admin/mentors/sessions': { noTicks: 'a session belongs to two people, who accept, move and cancel it' },
  '/admin/mentors/reports': { noTicks: 'a report is decided on by itself, with both sides read' },
  '/admin/mentors/reviews': { ticks: true },
  '/admin/messages?state=all': { ticks: true },
  '/admin/messages?of=grievances': { ticks: true },
  '/admin/feedback?status=all': { ticks: true },
  '/admin/plan-event-management': { noTicks: 'a plan is changed and retired by itself, with who holds it in sight' },
  '/admin/plan-event-management/events': { noTicks: 'an event that is called off pays back everybody of it' },
  '/admin/plan-event-management/coupons': { ticks: true },
  '/admin/college-data': { noTicks: 'a table is published and taken back by itself, with its differences read' },
  '/admin/college-data/states': { noTicks: 'a table is published and taken back by itself' },
  '/admin/college-data/editions': { noTicks: 'an edition is published and taken back by itself' },
  '/admin/college-data/records': { noTicks: 'a record is renamed or merged by itself, with what it touches in sight' },
  '/admin/college-data/rows': { noTicks: 'many rows are corrected by a table, which can be taken back whole' },
  '/admin/announcements': { ticks: true },
  '/admin/guides': { noTicks: 'a page is published by itself, after its preview' },
  '/admin/college-data/seasons': { noTicks: 'a season is published by itself, after its preview' },
  '/admin/parent-papers': { noTicks: 'a paper is accepted by itself, after it was looked at' },
  '/admin/staff': { noTicks: 'a second person confirms the roles of each' },
  '/admin/settings?part=limits': { noTicks: 'each limit counts something else' },
  '/admin/jobs': {
    noTicks: 'a job is run by itself; failed mails and events are sent again together on their own cards',
    opensNothing: true,
  },
}
