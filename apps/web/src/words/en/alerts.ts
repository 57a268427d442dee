/** Words of the addresses that are told of what staff are alerted to. */
export const alerts = {
  title: 'Alerts to a chat room',
  lead: 'What staff are alerted to (grievances that fall due, failed refunds, mails and jobs, disputes, broken records) is also sent here. No message names a person.',
  none: 'No address is told yet.',
  loadFailed: 'Failed to fetch the addresses',
  address: 'Address',
  addressHint: 'https on the open internet, such as the incoming webhook of a chat room',
  add: 'Add address',
  added: 'Added.',
  saving: 'Saving',
  secretTitle: 'The secret of its signatures. It is shown this once.',
  secretText:
    'Each message bears x-sopaan-signature: t=…,v1=… where v1 is HMAC-SHA256 over "t.body" with this secret, in hex.',
  never: 'No message went there yet',
  sentAt: (at: string) => `Last message ${at}`,
  waiting: (count: string) => `${count} on the way`,
  dead: (count: string) => `${count} given up`,
  lastError: (error: string) => `Last failure: ${error}`,
  test: 'Send a message to try it',
  tested: 'On its way. Look into the room.',
  remove: 'Remove',
  removeAsk: 'Remove this address?',
  removed: 'Removed.',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { alerts } }
