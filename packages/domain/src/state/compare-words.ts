/** The order of two names by their letters alone: no language of the reader moves them, so that the server and every device agree. */
export function compareWords(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
