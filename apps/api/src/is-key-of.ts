/** Whether a word is one of the own keys of a table. */
export function isKeyOf<T extends object>(table: T, word: PropertyKey): word is keyof T {
  return Object.hasOwn(table, word)
}
