import * as z from 'zod/mini'
import { fault } from './faults.ts'

export const SEARCH_LENGTH_MAX = 80
const SEARCH_FORMAT = fault('too_long', { max: SEARCH_LENGTH_MAX })

/** Colleges and branches as people say them: nicknames, cities, branches. */
export const spokenSearch = z._default(
  z.string(SEARCH_FORMAT).check(z.trim(), z.maxLength(SEARCH_LENGTH_MAX, SEARCH_FORMAT)),
  '',
)

/** What the words of a search mean besides what it found. */
export const spokenMeanings = {
  /** Colleges outside JoSAA that the words name, and who gives their seats. */
  elsewhere: z.array(z.object({ name: z.string(), givenBy: z.string(), counselling: z.optional(z.string()) })),
  /** Words that several colleges bear; the likeliest first. */
  ambiguous: z.array(z.object({ word: z.string(), names: z.array(z.string()) })),
  /** A college that a rare name may stand for. */
  suggested: z.array(z.object({ word: z.string(), name: z.string(), slug: z.string() })),
}
const meanings = z.object(spokenMeanings)
export type SpokenMeanings = z.output<typeof meanings>
