/** Words of passkeys, in the settings. */
export const passkeys = {
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or screen lock. Nothing to type, nothing to steal. Your password still works.',
  loadFailed: 'Your passkeys did not load.',
  none: 'No passkey yet.',
  notHere: 'This browser does not know passkeys. Try a newer one, or your phone.',
  full: 'You have ten passkeys. Remove one to add another.',
  name: 'Name',
  nameHint: 'So that you know it later: which phone or computer.',
  usualName: 'This device',
  add: 'Add a passkey',
  adding: 'Adding',
  added: 'Added. You can sign in with it from now on.',
  addFailed: 'No passkey was added. Try again.',
  addedOn: (day: string) => `Added ${day}`,
  lastUsed: (when: string) => `last used ${when}`,
  neverUsed: 'never used yet',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove the passkey “${name}”?`,
  removeText: 'It signs you in no more. The device may still show it; delete it there too.',
  removing: 'Removing',
  removed: 'Removed.',
  removeFailed: 'Not removed. Try again.',
  keep: 'Keep it',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { passkeys } }
