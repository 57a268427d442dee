import { INSTITUTE_TYPES, type InstituteType } from '../book/rank-book.ts'

/** One thing that a search asks for; a seat is found when its institute or its programme answers every one of them. */
export type SearchTerm =
  /** Letters as they stand, in small ones: anywhere in a name, city or branch code. */
  | { kind: 'word'; word: string }
  /** A short name of institutes, by their full names, or the letters themselves where they are long enough. */
  | { kind: 'institutes'; word: string; names: readonly string[] }
  /** A short name of a branch: programmes named after it, or of the branch family that bears these letters. */
  | { kind: 'branch'; word: string; phrases: readonly string[] }
  /** A college or group outside JoSAA: nothing here answers it. */
  | { kind: 'elsewhere'; word: string }

/** Letters of a short name that are also looked for as they stand; shorter ones stand in the middle of other words. */
export const SEARCH_LENGTH_MIN = 4
/** Types of institutes as a search has them. One stands in the next, and in other words: `iit` in IIIT, `nit` in cognitive. */
const TYPE_WORDS: ReadonlySet<string> = new Set(INSTITUTE_TYPES.map((type) => type.toLowerCase()))

/** What of an institute a search reads. */
export type SearchedInstitute = {
  name: string
  printedAs?: string | undefined
  city?: string | undefined
  type?: InstituteType | undefined
}
/** What of a programme a search reads; the family is the branch code. */
export type SearchedProgramme = { name: string; family: string }

/** Whether an institute answers a term. */
export function isInstituteMeant(term: SearchTerm, { name, printedAs = name, city, type }: SearchedInstitute): boolean {
  if (term.kind === 'elsewhere' || term.kind === 'branch') return false
  // "nit" alone is a type: no printed name bears the letters.
  if (type?.toLowerCase() === term.word) return true
  if (term.kind === 'institutes' && term.names.includes(printedAs)) return true
  return isTermIn(term, `${name} ${city ?? ''}`)
}

/** Whether a programme answers a term. */
export function isProgrammeMeant(term: SearchTerm, { name, family }: SearchedProgramme): boolean {
  if (term.kind === 'elsewhere' || term.kind === 'institutes') return false
  if (term.kind === 'word') return isTermIn(term, `${name} ${family}`)
  const plain = plainText(name)
  if (family.toLowerCase() === term.word.replaceAll(' ', '') || term.phrases.some((phrase) => plain.includes(phrase)))
    return true
  return isTermIn(term, name)
}

/** Whether the letters of a term stand in a text; those of a type of institutes only as a word of their own. */
export function isTermIn({ kind, word }: SearchTerm, text: string): boolean {
  if (kind !== 'word' && word.length < SEARCH_LENGTH_MIN) return false
  return TYPE_WORDS.has(word) ? plainText(text).split(' ').includes(word) : text.toLowerCase().includes(word)
}

/** A name as it is compared where its spaces say nothing: `IIT Bombay` and `iitbombay` are one. */
export function plainTextJoined(text: string): string {
  return plainText(text).replaceAll(' ', '')
}

/** A name in small letters and digits, parted by single spaces, `&` written out: as short names are compared. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' ')
}
