/** Words of notifications: the bell, its panel, the page and the settings. */
export const notifications = {
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  unread: 'Unread',
  all: 'All',
  allOfThem: 'All notifications',
  filter: 'Which notifications',
  markAll: 'Mark all as read',
  marking: 'Marking',
  markFailed: 'Failed to mark as read',
  loadFailed: 'Failed to fetch notifications',
  empty: 'Nothing new',
  emptyText: 'News about your events, sessions, plans and feedback appears here.',
  emptyStaff: 'What needs staff appears here: payments, feedback to review, imports, full events.',
  noneUnread: 'You have read everything.',
  choose: 'Choose what reaches you',
  pages: 'Pages of notifications',
  previous: 'Newer',
  next: 'Older',
  settings: 'Notifications',
  settingsLead:
    'Choose what reaches you in the app and what also by mail. Mails about your sign-in and receipts always come.',
  alwaysOn: 'Grievances, their deadlines and what failed always reach you, in the app and by mail.',
  inApp: 'In the app',
  byMail: 'By mail',
  saveFailed: 'Not saved. Try again.',
  topics: {
    events: 'Events: changes, reminders, seats',
    mentoring: 'Mentoring: bookings and messages',
    payments: 'Payments and refunds',
    plans: 'Plans: what begins and ends',
    planner: 'Study planner',
    counselling: 'Counselling: before each deadline',
    feedback: 'Feedback',
    'sign-ups': 'New accounts',
    imports: 'Imports of tables',
    webhooks: 'Payment notices that failed',
    duties: 'Deadlines, and what failed',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { notifications } }
