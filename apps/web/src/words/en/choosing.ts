/** Words of the bookmark beside a seat and of the bar that counts them, wherever seats are shown. */
export const choosing = {
  list: 'My list',
  firstName: 'My choice list',
  mark: (seat: string) => `On my choice list: ${seat}`,
  add: 'Add to my list',
  added: 'In my list',
  count: (count: string) => `${count} on the list`,
  /** Said once a bookmark is set or taken off; # is the name of the list. */
  saidAdded: 'Added to #',
  saidRemoved: 'Taken off #',
  saidFull: '# is full: it holds 300 seats. Take some off, or begin another list.',
  saidFailed: 'This did not work. Check your connection and try again.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { choosing } }
