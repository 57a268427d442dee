/** Words of what a signed-in person does without a network. */
export const ownEdits = {
  label: 'Changes on this phone',
  seen: (when: string) => `No internet. This is how it stood on ${when}. Carry on: what you do is kept.`,
  waiting: (count: string): string =>
    count === '1'
      ? '1 change waits on this phone. It goes out when the internet is back.'
      : `${count} changes wait on this phone. They go out when the internet is back.`,
  tryNow: 'Send now',
  title: 'Changed on two devices',
  clash: (name: string, field: string, ours: string, theirs: string) =>
    `${name}: ${field} was changed on both. Now: ${ours}. On the other device: ${theirs}.`,
  fields: {
    title: 'the name',
    chapterKey: 'the chapter',
    startsAt: 'the time',
    durationMinutes: 'the length',
    notes: 'the note',
    dueOn: 'the last day',
  },
  nothing: 'nothing',
  useOther: 'Use the other',
  stays: (name: string) => `${name}: deleted on the other device, changed here. It stays.`,
  staysChanged: (name: string) => `${name}: deleted here, changed on the other device. It stays.`,
  answered: (name: string) => `${name}: revised on the other device first. That answer counts.`,
  listOrder: (name: string, count: string) =>
    count === '1'
      ? `${name}: one choice was moved on both. It is where you put it here.`
      : `${name}: ${count} choices were moved on both. They stand where you put them here.`,
  notSaved: 'Not saved',
  refused: (name: string, deed: string, why: string) => `${name} (${deed}): not saved. ${why}`,
  stumbled: 'Our server failed three times. Nothing is lost: try again in a while.',
  deeds: {
    add: 'new block',
    change: 'change',
    mark: 'tick',
    bookmark: 'bookmark',
    remove: 'deletion',
    revise: 'revision answer',
    'note-mock': 'mock',
    'note-mistake': 'mistake',
  },
  again: 'Try Again',
  drop: 'Drop it',
  fine: 'OK',
  failed: 'That did not work. Try again.',
  signOutLoses: (count: string): string =>
    count === '1' ? 'Sign out and lose 1 unsent change' : `Sign out and lose ${count} unsent changes`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { ownEdits } }
