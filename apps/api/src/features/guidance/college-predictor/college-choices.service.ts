import {
  answerChoices,
  answerPackedTable,
  type ChoiceGround,
  readChoicesQuestion,
} from '@sopaan/contract/choice-answers'
import type { ChoicesQuery } from '@sopaan/contract/college-choices'
import type { ProfileQuery } from '@sopaan/contract/college-predictor'
import { readProfile } from '@sopaan/contract/read-profile'
import { type ComparedStates, compareStates } from '@sopaan/domain/choices/compare-states'
import { ownNicknames } from '@sopaan/domain/colleges/nicknames'
import { type RememberedAnswers, rememberAnswers } from '#api/http/remembered-answers.ts'

/** Pages of choices kept per book: some thousands. */
const CACHE_BYTES_MAX = 48_000_000
const ADDRESSES_LENGTH_MAX = 4_000_000
/** Whole tables kept per book: about a hundred. */
const TABLE_BYTES_MAX = 32_000_000
const TABLE_ADDRESSES_MAX = 500_000

/** Choices over one book: by the page, and all of a candidate at once. */
export type ChoicePredictor = {
  pages: RememberedAnswers<ChoicesQuery>
  tables: RememberedAnswers<ProfileQuery>
  /** What one state gives and takes against another. */
  compareStates: (query: ProfileQuery & ComparedStates) => { better: number; worse: number }
}

/** Answers with choices over a book and the facts of its colleges; who has others of either opens them again. */
export function openChoices(ground: ChoiceGround): ChoicePredictor {
  const { prepared } = ground
  const { hash: bookHash } = prepared.book
  return {
    compareStates: (query) => compareStates(prepared, readProfile(query), query),
    pages: rememberAnswers({
      bookHash,
      read: (query) => readChoicesQuestion(query, ownNicknames(prepared.book.institutes)),
      make: (question) => answerChoices(ground, question),
      bytesMax: CACHE_BYTES_MAX,
      addressesMax: ADDRESSES_LENGTH_MAX,
    }),
    tables: rememberAnswers({
      bookHash,
      read: readProfile,
      make: (profile) => answerPackedTable(ground, profile),
      bytesMax: TABLE_BYTES_MAX,
      addressesMax: TABLE_ADDRESSES_MAX,
    }),
  }
}
