import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { refuse } from '@sopaan/contract/refusals'
import { answerRounds } from '@sopaan/contract/round-answers'
import { openPastSeasons, type PastSeasons } from '@sopaan/domain/float/chances-by-round'
import { openPlayableBook } from '@sopaan/domain/simulator/candidate-pools'
import type { Deps } from '#api/deps.ts'
import { currentBook, readWholeHistory } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { openBook } from './judged-choices.service.ts'

type RoundsInput = { keys: readonly string[]; profile: ChoiceProfile; season?: number | undefined }

/**
 * What a list needs to be played through one season, out of the book in use and the history that ships.
 * @throws {Refusal} NOT_FOUND  a season that cannot be played
 */
export async function listRounds(deps: Deps, input: RoundsInput): Promise<ChoiceRounds> {
  const [book, past] = await Promise.all([currentBook(deps), shippedPast()])
  return answerRounds({ open: openBook(book), past }, input) ?? refuse('NOT_FOUND')
}

let past: Promise<PastSeasons> | undefined

/** Every JoSAA round that ships, opened once per process; opening ranks, which nothing here reads, are let go. */
export function shippedPast(): Promise<PastSeasons> {
  past ??= readWholeHistory().then((history) => {
    const josaa = history.rounds.filter(({ counselling }) => counselling === 'josaa')
    const rounds = josaa.map((round) => ({ ...round, opening: round.closing }))
    return openPastSeasons(openPlayableBook({ ...history, rounds }))
  })
  return past
}
