/** What no call takes as a count: what was typed is no whole number, and nothing would stand for no limit. */
export const UNREAD_COUNT = -1

/**
 * What an optional field for a count holds, as a call takes it: null where it is empty. What is no whole number goes as
 * `UNREAD_COUNT`, which the call refuses on its field: not as NaN, which would arrive as null, no limit. Commas of
 * thousands are read.
 */
export function readCount(typed: string): number | null {
  const plain = typed.replaceAll(/[\s,]/g, '')
  if (plain === '') return typed.trim() === '' ? null : UNREAD_COUNT
  return /^\d{1,15}$/.test(plain) ? Number(plain) : UNREAD_COUNT
}
