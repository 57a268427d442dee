import { plural } from './plural.ts'

/** Words of what puts a list in order. */
export const listOrder = {
  open: 'Order by what I like',
  title: 'Fix the order',
  lead: 'Say what you like. Rows move by that alone, never by chance. You see it first, and can undo it.',
  anyBranch: 'Any branch, the most wanted first',
  made: 'Leave it as bold and as safe as it was made',
  /** What of a made list stays where it was put on purpose. */
  madeLifted: (count: number) =>
    plural(count, {
      one: '1 seat that everyone wants more stays above safer ones you like more.',
      other: `${count} seats that everyone wants more stay above safer ones you like more.`,
    }),
  madeBeyond: (count: number) =>
    plural(count, {
      one: '1 safe seat stays at the end.',
      other: `${count} safe seats stay at the end.`,
    }),
  moves: (count: number) =>
    plural(count, { one: '1 row moves up. See it above.', other: `${count} rows move up. See them above.` }),
  same: 'Your list is already in this order.',
  submit: 'Put in this order',
  failed: 'Could not work out the order. Your list is safe.',
  deed: 'order by what you like',
}
