import file from '../../../../data/college-names.json' with { type: 'json' }
import { plainText, type SearchTerm } from '../predictor/search-terms.ts'

/** A college or group whose seats JoSAA does not give, and who does. */
export type ElsewhereCollege = {
  name: string
  givenBy: string
  /** One of our state counsellings, where it gives these seats and we have its figures. */
  counselling?: string | undefined
}

/** What a search asks for, and which of its words name colleges outside JoSAA. */
export type ReadSearch = { terms: SearchTerm[]; elsewhere: ElsewhereCollege[] }

/** Words of a search beyond this many are left out, and no short name has more. */
const WORDS_MAX = 8
const PHRASE_WORDS_MAX = 5

/**
 * Reads a search as aspirants type it: "nit trichy cse", "vnit", "bits". The longest short name that begins at a word
 * counts; with and without spaces it is the same. A name with several readings means all of them, and one of a college
 * outside JoSAA means no seat here (data/README.md says where the names are from).
 */
export function readSearch(text: string): ReadSearch {
  const words = plainText(text).split(' ').filter(Boolean).slice(0, WORDS_MAX)
  const found: ReadSearch = { terms: [], elsewhere: [] }
  for (let at = 0; at < words.length; ) {
    const known = findPhrase(words, at)
    const taken = known?.taken ?? 1
    found.terms.push(known?.meaning.term ?? { kind: 'word', word: words[at] ?? '' })
    found.elsewhere.push(...(known?.meaning.elsewhere ?? []))
    at += taken
  }
  return found
}

type Meaning = { term: SearchTerm; elsewhere?: readonly ElsewhereCollege[] }

function findPhrase(words: readonly string[], at: number): { taken: number; meaning: Meaning } | undefined {
  for (let taken = Math.min(PHRASE_WORDS_MAX, words.length - at); taken > 0; taken--) {
    const meaning = MEANINGS.get(words.slice(at, at + taken).join(''))
    if (meaning) return { taken, meaning }
  }
  return undefined
}

/** By the short name without spaces. What stands outside JoSAA goes before colleges of a like name, colleges before branches. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...file.branches.flatMap(({ name, also }) =>
    also.map((q): [string, Meaning] => {
      const phrases = [...new Set([plainText(name)])]
      return [compact(q), { term: { kind: 'branch', word: plainText(q), phrases } }]
    }),
  ),
  ...file.institutes.flatMap(({ name, also }) =>
    also.map((q): [string, Meaning] => [
      compact(q),
      { term: { kind: 'institutes', word: plainText(q), names: [name] } },
    ]),
  ),
  ...file.ambiguous.map(({ also, names }): [string, Meaning] => [
    compact(also),
    { term: { kind: 'institutes', word: plainText(also), names } },
  ]),
  ...file.elsewhere.flatMap(({ also, ...college }) =>
    also.map((q): [string, Meaning] => [
      compact(q),
      { term: { kind: 'elsewhere', word: plainText(q) }, elsewhere: [college] },
    ]),
  ),
])

function compact(name: string): string {
  return plainText(name).replaceAll(' ', '')
}
