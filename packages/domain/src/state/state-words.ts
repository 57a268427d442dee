import type { StateSet } from './state-book.ts'
import { STATE_GROUP_NAMES } from './state-names.ts'

/** Words of a search that count; each is a bit of a number. */
const WORDS_MAX = 30

/** The words of a search, or of a name: small letters and figures. */
export function readStateWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/**
 * Whether a seat is meant by a search: each word begins one of its institute (name, code, type, place) or of its programme
 * (name, code, branch group).
 */
export function meansSeats(set: StateSet, words: readonly string[]): (seat: number) => boolean {
  const sought = words.slice(0, WORDS_MAX)
  const bitsOf = (texts: readonly (string | undefined)[]) => {
    const text = ` ${texts.flatMap((each) => readStateWords(each ?? '')).join(' ')}`
    return sought.reduce((bits, word, at) => (text.includes(` ${word}`) ? bits | (1 << at) : bits), 0)
  }
  const institutes = set.institutes.map(({ name, code, type, place }) => bitsOf([name, code, type, place]))
  const programmes = set.programmes.map(({ name, code, group }) =>
    bitsOf([name, code, group, STATE_GROUP_NAMES[group]]),
  )
  const all = (1 << sought.length) - 1
  return (seat) => ((institutes[set.institute[seat] ?? -1] ?? 0) | (programmes[set.programme[seat] ?? -1] ?? 0)) === all
}
