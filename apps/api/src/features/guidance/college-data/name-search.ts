/** A name that can be searched for, and the row it stands for. */
export type Named = { id: string; texts: readonly (string | null)[] }

/** The rows with a word that begins like this one. */
export function findNamed(named: readonly Named[], word: string): string[] {
  return named
    .filter(({ texts }) => texts.some((text) => text !== null && wordsBegin(text.toLowerCase(), word)))
    .map(({ id }) => id)
}

function wordsBegin(text: string, word: string): boolean {
  return text.split(/[^\p{L}\p{N}\p{M}]+/u).some((each) => each.startsWith(word))
}
