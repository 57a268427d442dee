/** The settings of one's own account. */
export const accountSettings = {
  label: 'Settings',
  back: 'All settings',
  groups: {
    account: 'Account',
    studies: 'Studies',
    security: 'Security',
    calendars: 'Calendars',
    notifications: 'Notifications',
    privacy: 'Privacy and data',
    guardian: 'Parent',
  },
  notes: {
    account: 'Name, e-mail, picture',
    studies: 'Class, JEE, ranks',
    security: 'Password, two steps, devices',
    calendars: 'Google, iCloud and others',
    notifications: 'In the app and by mail',
    privacy: 'Who looked, download, delete',
    guardian: 'Consent of your parent',
  },
  now: {
    twoFactor: 'Two steps are on',
    agreed: 'Your parent has agreed',
    rank: (rank: string) => `rank ${rank}`,
  },
  billing: 'Plans and purchases',
  billingNote: 'Receipts and refunds',
}
