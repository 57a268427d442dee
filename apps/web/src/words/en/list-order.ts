/** Words of what puts a list in order. */
export const listOrder = {
  open: 'Order by what I like',
  title: 'Fix the order',
  lead: 'Say what you like. Rows move by that alone, never by chance. You see it first, and can undo it.',
  anyBranch: 'All branches alike',
  same: 'Your list is already in this order.',
  submit: 'Put in this order',
  failed: 'Could not work out the order. Your list is safe.',
  deed: 'order by what you like',
}
