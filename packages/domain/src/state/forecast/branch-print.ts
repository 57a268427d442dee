import { slug } from '../../seats/seat-pool-key.ts'

/** What bodies print one way in one season and another way in the next, as slugs. Source: their tables of 2020 to 2026. */
const PRINTS: readonly (readonly [RegExp, string])[] = [
  [/\bengg\b/g, 'engineering'],
  [/\bcomm-unication\b/g, 'communication'],
  [/\bartificial-intelligence-ai\b/g, 'artificial-intelligence'],
  [/\binternet-of-things-iot\b/g, 'internet-of-things'],
  [/\biot\b/g, 'internet-of-things'],
  [/\bblock-chain(?:-technology)?\b/g, 'blockchain'],
]

/** A branch's name as seasons are joined by it: the same whether a body wrote a word out or shortened it. */
export function joinBranch(name: string): string {
  return PRINTS.reduce((words, [print, word]) => words.replace(print, word), slug(name))
}
