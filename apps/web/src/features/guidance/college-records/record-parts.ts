/** What can be done with a record, and what was, each shown by itself where there is room for one. */
export const RECORD_PARTS = ['rename', 'merge', 'spellings', 'history'] as const
