import type { InstituteType } from '../book/rank-book.ts'

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
  return isWordIn(term, `${name} ${city ?? ''}`)
}

/** Whether a programme answers a term. */
export function isProgrammeMeant(term: SearchTerm, { name, family }: SearchedProgramme): boolean {
  if (term.kind === 'elsewhere' || term.kind === 'institutes') return false
  if (term.kind === 'word') return isWordIn(term, `${name} ${family}`)
  const plain = plainText(name)
  if (family.toLowerCase() === term.word.replaceAll(' ', '') || term.phrases.some((phrase) => plain.includes(phrase)))
    return true
  return isWordIn(term, name)
}

function isWordIn(term: SearchTerm, text: string): boolean {
  const isLongEnough = term.kind === 'word' || term.word.length >= SEARCH_LENGTH_MIN
  return isLongEnough && text.toLowerCase().includes(term.word)
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
