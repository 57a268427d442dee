import file from '../../../../data/college-names.json' with { type: 'json' }
import { printedName } from '../book/printed-names.ts'
import type { Institute } from '../book/rank-book.ts'
import { plainText, plainTextJoined, type SearchTerm } from '../predictor/search-terms.ts'

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
 * @param own  what staff changed of them, as the book has it
 */
export function readNicknameSearch(text: string, own: OwnNicknames = NO_OWN): ReadSearch {
  const words = plainText(text).split(' ').filter(Boolean).slice(0, WORDS_MAX)
  const found: ReadSearch = { terms: [], elsewhere: [], ambiguous: [], suggested: weakNamesIn(words) }
  for (let at = 0; at < words.length; ) {
    const known = findNickname(words, at, own)
    const taken = known?.taken ?? 1
    const term: SearchTerm = known?.meaning.term ?? { kind: 'word', word: words[at] ?? '' }
    const elsewhere = known?.meaning.elsewhere ?? []
    addTerm(found.terms, term)
    found.elsewhere.push(...elsewhere)
    if (term.kind === 'institutes' && term.names.length + elsewhere.length > 1) {
      found.ambiguous.push({ word: term.word, names: term.names })
    }
    at += taken
  }
  return found
}

/** Short names of institutes that staff added to those that ship or took away, without spaces, with printed names. */
export type OwnNicknames = Record<'added' | 'removed', ReadonlyMap<string, readonly string[]>>

const NO_OWN: OwnNicknames = { added: new Map(), removed: new Map() }
type Nicknamed = Pick<Institute, 'name' | 'printedAs' | 'nicknames'>
const OWN = new WeakMap<readonly Nicknamed[], OwnNicknames>()

/** What staff changed of the short names of a book's institutes. */
export function ownNicknames(institutes: readonly Nicknamed[]): OwnNicknames {
  const known = OWN.get(institutes)
  if (known) return known
  const namesBy = (kind: 'added' | 'removed') => {
    const pairs = institutes.flatMap((one) =>
      (one.nicknames?.[kind] ?? []).map((word) => [plainTextJoined(word), printedName(one)] as const),
    )
    const grouped = Map.groupBy(pairs, ([word]) => word)
    return new Map([...grouped].map(([word, bearers]) => [word, bearers.map(([, name]) => name)]))
  }
  const own = { added: namesBy('added'), removed: namesBy('removed') }
  OWN.set(institutes, own)
  return own
}

/** The short names that ship of an institute, by its printed name: those that find it, and those that are only offered. */
export function shippedNicknames(name: string): { also: readonly string[]; maybe: readonly string[] } {
  const alone = file.institutes.find((one) => one.name === name)
  const shared = file.ambiguous.filter(({ names }) => names.includes(name)).map(({ also }) => also)
  return { also: [...(alone?.also ?? []), ...shared], maybe: alone?.maybe ?? [] }
}

/** What a phrase means once staff's own short names are in; nothing where the last that bore it lost it. */
function withOwn(shipped: Meaning | undefined, phrase: readonly string[], own: OwnNicknames): Meaning | undefined {
  const word = phrase.join('')
  const [added = [], removed = []] = [own.added.get(word), own.removed.get(word)]
  if (added.length + removed.length === 0) return shipped
  const known = shipped?.term.kind === 'institutes' ? shipped.term.names : []
  const names = [...new Set([...known.filter((name) => !removed.includes(name)), ...added])]
  if (names.length > 0) {
    const elsewhere = shipped?.elsewhere
    return { term: { kind: 'institutes', word: phrase.join(' '), names }, ...(elsewhere && { elsewhere }) }
  }
  return shipped?.term.kind === 'institutes' ? undefined : shipped
}

/** Of several names the colleges that bear them all are meant; where there is none, as for two colleges, any of them. */
function addTerm(terms: SearchTerm[], term: SearchTerm): void {
  const other = terms.findIndex(({ kind }) => kind === 'institutes')
  const before = terms[other]
  if (term.kind !== 'institutes' || before?.kind !== 'institutes') terms.push(term)
  else {
    const both = before.names.filter((name) => term.names.includes(name))
    const names = both.length > 0 ? both : [...before.names, ...term.names]
    terms[other] = { kind: 'institutes', word: `${before.word} ${term.word}`, names }
  }
}

type Meaning = { term: SearchTerm; elsewhere?: readonly ElsewhereCollege[] }

/** The weak name that the whole search is, if it is one: within a longer search it would be a guess. */
function weakNamesIn(words: readonly string[]): WeakName[] {
  const weak = WEAK_NAMES.get(words.join(''))
  return weak === undefined ? [] : [weak]
}

/** The longest short name that begins at one of some words, and how many of them it takes. */
export function findNickname(
  words: readonly string[],
  at: number,
  own: OwnNicknames = NO_OWN,
): { taken: number; meaning: Meaning } | undefined {
  for (let taken = Math.min(PHRASE_WORDS_MAX, words.length - at); taken > 0; taken--) {
    const phrase = words.slice(at, at + taken)
    const shipped = MEANINGS.get(phrase.join(' ')) ?? MEANINGS_WITHOUT_SPACES.get(phrase.join(''))
    const meaning = withOwn(shipped, phrase, own)
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
    maybe.map((q): [string, WeakName] => [plainTextJoined(q), { word: plainText(q), name }]),
  ),
)

/** Words that stand in the names of many colleges, and say nothing alone. */
const COMMON_WORDS = new Set(
  plainText(
    'national indian institute institutes institution of technology engineering university central school sciences science design manufacturing management information college and campus off the department research applied training education advanced',
  ).split(' '),
)
const WORD_LENGTH_MIN = 4
const NAME_WORDS: ReadonlySet<string> = new Set(
  [...file.institutes, ...file.branches]
    .flatMap(({ name }) => plainText(name).split(' '))
    .filter((word) => word.length >= WORD_LENGTH_MIN && !COMMON_WORDS.has(word)),
)

/** Whether a word in small letters stands in the name of a college or of a branch, and of few. */
export function isWordOfNames(word: string): boolean {
  return NAME_WORDS.has(word)
}
