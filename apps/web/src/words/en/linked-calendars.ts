/** Words of calendars elsewhere, in the settings. */
export const linkedCalendars = {
  title: 'Your calendars',
  lead: 'See your study and sessions in the calendar you already use. Hours that are taken there stay free in your plan.',
  loadFailed: 'Your calendars did not load.',
  notOffered: 'Calendars cannot be connected on this site right now.',
  kinds: { google: 'Google Calendar', caldav: 'Another calendar (CalDAV)' },
  states: { choosing: 'Choose calendars', active: 'Connected', expired: 'Connect again' },
  connectGoogle: 'Connect Google Calendar',
  connectingGoogle: 'Connecting Google Calendar',
  googleRefused: 'Google did not connect: you did not agree there. Nothing changed.',
  address: 'Server address',
  addressHint: 'iCloud: caldav.icloud.com. Elsewhere try your mail address, or look for CalDAV in their settings.',
  userName: 'User name',
  password: 'App password',
  passwordHint: 'Make one for apps in your calendar account, so that you can take it back. Not your main password.',
  connect: 'Connect',
  connecting: 'Connecting',
  connected: 'Connected. Now choose what we write and read.',
  connectFailed: 'Not connected. Try again.',
  connectAgain: 'Connect Google Calendar again',
  choosing: 'Connected. Choose below what we write and read; until then we do neither.',
  reading: 'Reading your calendar',
  notRead: 'Not read yet.',
  lastRead: (when: string) => `Last read ${when}`,
  staleKept: (read: string, until: string) =>
    `Your plan leaves free the hours we read on ${read}, until ${until}. Connect again before then.`,
  staleAway: (read: string, until: string) =>
    `Your plan leaves free the hours we read on ${read}, until ${until}. We keep trying to read newer ones.`,
  staleOver: (read: string) =>
    `The hours we read on ${read} are over a week old, so your plan no longer leaves them free.`,
  expired:
    'This calendar no longer lets us in: access ended or was taken back. Nothing is lost. Connect again and it goes on.',
  troubles: {
    address: 'The server sent us to an address that we do not call. We try again by ourselves.',
    unreachable: 'The server did not answer the last time. We try again by ourselves.',
    access: 'The server did not let us in.',
    answer: 'The server did not take everything. We try again by ourselves.',
    size: 'This calendar is too large to read. Choose another one.',
    changed: 'Something changed there while we wrote. We try again by ourselves.',
  },
  writeInto: 'Write my study, sessions, events and dates into',
  writeIntoHint: 'We only ever change entries that we wrote. Move a study session there and it moves here too.',
  writeNowhere: 'No calendar',
  leaveFree: 'Leave these hours free in my plan',
  leaveFreeHint: 'School, coaching, family: tick the calendars whose hours are taken.',
  withTitles: 'Show me what each entry is called',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved. We read and write within a minute.',
  saveFailed: 'Not saved. Try again.',
  readNow: 'Read now',
  readFailed: 'That did not work. Try again.',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect this calendar?',
  disconnectText: 'What we read of it is deleted here, and what we wrote ahead is taken out there. Your plan stays.',
  disconnectExpired: 'What we read of it is deleted here. What we wrote stays there: we cannot get in any more.',
  disconnecting: 'Disconnecting',
  disconnected: 'Disconnected. Nothing of it is kept here.',
  disconnectedLeft: (left: number) =>
    left === 1
      ? 'Disconnected. One entry of ours is still there; delete it yourself.'
      : `Disconnected. ${left} entries of ours are still there; delete them yourself.`,
  disconnectFailed: 'Not disconnected. Try again.',
  stay: 'Stay connected',
  privacy:
    'We read the hours of the next 60 days in the calendars you tick, and titles only if you say so. Your app password is kept encrypted. All of it goes when you disconnect.',
  privacyMinor:
    'We read the hours of the next 60 days in the calendars you tick, never what they are called. Your app password is kept encrypted. All of it goes when you disconnect.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { linkedCalendars } }
