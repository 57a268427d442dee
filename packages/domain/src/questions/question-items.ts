import { findNickname, isWordOfNames } from '../colleges/nicknames.ts'
import { questionTokens, type Token } from './question-tokens.ts'
import { type Meaning, PHRASE_WORDS_MAX, PHRASES } from './question-words.ts'

/** A city that a distance may be measured from. */
export type QuestionCity = { id: string; city: string }

/** What some words of a question mean by themselves, with the words as they were typed. */
export type Item = {
  meaning: Meaning | { kind: 'name' } | { kind: 'city' }
  text: string
  isParted: boolean
  /** The city that the words name, whatever else they mean. */
  city?: QuestionCity | undefined
}

/** Letters that are also a word of another language: a branch where they stand alone in a list, or in capitals. */
const LISTED_BRANCHES: Readonly<Record<string, string>> = { me: 'MECH', ce: 'CIVIL', che: 'CHEM' }
/** Words that together are part of a college's name and apart mean something else, such as a region. */
const NAME_PHRASES: readonly string[] = ['central university', 'central univ']
const NAME_PHRASE_WORDS = 2
/** Short names of two or three letters are words of other meanings as well: only those of four and more name a college here. */
const NICKNAME_LENGTH_MIN = 3

/** The words of a question, the longest phrase that begins at each counting: our own words before names of colleges. */
export function questionItems(text: string, cities: readonly QuestionCity[]): Item[] {
  const tokens = questionTokens(text)
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const { taken, meaning } = readAt(tokens, at)
    const said = textOf(tokens, at, taken)
    const city = cities.find((each) => each.city.toLowerCase() === said)
    items.push({
      meaning: meaning ?? (city ? { kind: 'city' } : { kind: 'unknown' }),
      text: said,
      isParted: tokens[at]?.isParted ?? false,
      city,
    })
    at += taken
  }
  return items
}

type Read = { taken: number; meaning: Item['meaning'] | undefined }

function readAt(tokens: readonly Token[], at: number): Read {
  const listed = listedBranch(tokens, at)
  if (listed) return { taken: 1, meaning: { kind: 'value', key: 'family', values: [listed] } }
  const own = phraseAt(tokens, at)
  const words = tokens.slice(at, at + PHRASE_WORDS_MAX).map((token) => token.text)
  const known = findNickname(words, 0)
  const isName = known && !isPartedWithin(tokens, at, known.taken) && known.taken > (own?.taken ?? 0)
  if (isName && textOf(tokens, at, known.taken).length >= NICKNAME_LENGTH_MIN)
    return { taken: known.taken, meaning: { kind: 'name' } }
  if (NAME_PHRASES.includes(textOf(tokens, at, NAME_PHRASE_WORDS)))
    return { taken: NAME_PHRASE_WORDS, meaning: { kind: 'name' } }
  if (own) return own
  const number = tokens[at]?.number
  if (number !== undefined) return { taken: 1, meaning: { kind: 'number', number } }
  return { taken: 1, meaning: isWordOfNames(tokens[at]?.text ?? '') ? { kind: 'name' } : undefined }
}

function phraseAt(tokens: readonly Token[], at: number): Read | undefined {
  for (let taken = Math.min(PHRASE_WORDS_MAX, tokens.length - at); taken > 0; taken--) {
    const meaning = PHRASES.get(textOf(tokens, at, taken))
    if (meaning && !isPartedWithin(tokens, at, taken)) return { taken, meaning }
  }
  return undefined
}

function isPartedWithin(tokens: readonly Token[], at: number, taken: number): boolean {
  return tokens.slice(at + 1, at + taken).some(({ isParted }) => isParted)
}

function listedBranch(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at]
  const family = LISTED_BRANCHES[token?.text ?? '']
  const isAlone = token?.isParted === true && (tokens[at + 1]?.isParted ?? true) && tokens.length > 1
  return isAlone || token?.isCapital === true ? family : undefined
}

function textOf(tokens: readonly Token[], at: number, taken: number): string {
  return tokens
    .slice(at, at + taken)
    .map(({ text }) => text)
    .join(' ')
}
