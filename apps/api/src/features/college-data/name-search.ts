/** The words a search asks for, each once: small letters and digits, whatever stands between them. */
export function wordsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\p{N}\p{M}]+/u)
        .filter(Boolean),
    ),
  ].slice(0, WORDS_MAX)
}

const WORDS_MAX = 8

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
