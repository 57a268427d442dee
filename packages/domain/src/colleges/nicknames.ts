import file from '../../../../data/college-names.json' with { type: 'json' }
import { plainText, type SearchTerm } from '../predictor/search-terms.ts'

/** A college or group whose seats JoSAA does not give, and who does. */
export type ElsewhereCollege = {
  name: string
  givenBy: string
  /** One of our state counsellings, where it gives these seats and we have its figures. */
  counselling?: string | undefined
}

/** A short name that several colleges bear: all of them are meant, what it mostly means first. */
export type AmbiguousName = { word: string; names: readonly string[] }

/** A name that few people use, and the college it may stand for: to be offered, never taken for it. */
export type WeakName = { word: string; name: string }

/** What a search asks for, and which of its words name colleges outside JoSAA, several colleges, or one that is only likely. */
export type ReadSearch = {
  terms: SearchTerm[]
  elsewhere: ElsewhereCollege[]
  ambiguous: AmbiguousName[]
  suggested: WeakName[]
}

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
  const found: ReadSearch = { terms: [], elsewhere: [], ambiguous: [], suggested: weakNamesIn(words) }
  for (let at = 0; at < words.length; ) {
    const known = findPhrase(words, at)
    const taken = known?.taken ?? 1
    const term: SearchTerm = known?.meaning.term ?? { kind: 'word', word: words[at] ?? '' }
    const elsewhere = known?.meaning.elsewhere ?? []
    found.terms.push(term)
    found.elsewhere.push(...elsewhere)
    if (term.kind === 'institutes' && term.names.length + elsewhere.length > 1) {
      found.ambiguous.push({ word: term.word, names: term.names })
    }
    at += taken
  }
  return found
}

type Meaning = { term: SearchTerm; elsewhere?: readonly ElsewhereCollege[] }

/** The weak name that the whole search is, if it is one: within a longer search it would be a guess. */
function weakNamesIn(words: readonly string[]): WeakName[] {
  const weak = WEAK_NAMES.get(words.join(''))
  return weak === undefined ? [] : [weak]
}

function findPhrase(words: readonly string[], at: number): { taken: number; meaning: Meaning } | undefined {
  for (let taken = Math.min(PHRASE_WORDS_MAX, words.length - at); taken > 0; taken--) {
    const phrase = words.slice(at, at + taken)
    const meaning = MEANINGS.get(phrase.join(' ')) ?? MEANINGS_WITHOUT_SPACES.get(phrase.join(''))
    if (meaning) return { taken, meaning }
  }
  return undefined
}

/** By the short name. What stands outside JoSAA goes before colleges of a like name, colleges before branches. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  ...file.branches.flatMap(({ name, also }) =>
    also.map((q): [string, Meaning] => {
      const phrases = [...new Set([plainText(name)])]
      return [plainText(q), { term: { kind: 'branch', word: plainText(q), phrases } }]
    }),
  ),
  ...file.institutes.flatMap(({ name, also }) =>
    also.map((q): [string, Meaning] => [
      plainText(q),
      { term: { kind: 'institutes', word: plainText(q), names: [name] } },
    ]),
  ),
  ...file.ambiguous.map(({ also, names, outside }): [string, Meaning] => [
    plainText(also),
    {
      term: { kind: 'institutes', word: plainText(also), names },
      elsewhere: outside.flatMap((name) => file.elsewhere.filter((college) => college.name === name)),
    },
  ]),
  ...file.elsewhere.flatMap(({ also, ...college }) =>
    also.map((q): [string, Meaning] => [
      plainText(q),
      { term: { kind: 'elsewhere', word: plainText(q) }, elsewhere: [college] },
    ]),
  ),
])

/** As people write them in one word, or in two: "nittrichy", "nit c". */
const MEANINGS_WITHOUT_SPACES: ReadonlyMap<string, Meaning> = new Map(
  [...MEANINGS].map(([q, meaning]) => [q.replaceAll(' ', ''), meaning]),
)

const WEAK_NAMES: ReadonlyMap<string, WeakName> = new Map(
  file.institutes.flatMap(({ name, maybe }) =>
    maybe.map((q): [string, WeakName] => [compact(q), { word: plainText(q), name }]),
  ),
)

function compact(name: string): string {
  return plainText(name).replaceAll(' ', '')
}
