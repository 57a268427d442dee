import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { isRefusal, refuse } from '@sopaan/contract/refusals'
import { answerRounds } from '@sopaan/contract/round-answers'
import { lastDayOfStep, startOfStep } from '@sopaan/domain/counselling/season'
import { openPastSeasons, type PastSeasons } from '@sopaan/domain/float/chances-by-round'
import type { YearKind } from '@sopaan/domain/list-risk/none-of-first'
import { openPlayableBook } from '@sopaan/domain/simulator/candidate-pools'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { findSeason } from '#api/features/guidance/counselling/seasons.service.ts'
import { currentBook, readWholeHistory } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { openBook } from './judged-choices.service.ts'

type RoundsInput = {
  keys: readonly string[]
  profile: ChoiceProfile
  season?: number | undefined
  year?: YearKind | undefined
}

/**
 * What a list needs to be played through one season, out of the book in use and the history that ships, with the days that
 * staff published of it.
 * @throws {Refusal} NOT_FOUND  a season that cannot be played
 */
export async function listRounds(deps: Deps, input: RoundsInput): Promise<ChoiceRounds> {
  const [book, past] = await Promise.all([currentBook(deps), shippedPast()])
  const rounds = answerRounds({ open: openBook(book), past }, input) ?? refuse('NOT_FOUND')
  return rounds.dates.length > 0 ? rounds : { ...rounds, dates: await publishedDates(deps, rounds.season) }
}

/** When each round of a season comes and until when it is paid for, as published; none where the dates are of another season. */
async function publishedDates(deps: Deps, season: number): Promise<ChoiceRounds['dates']> {
  const published = await findSeason(deps).catch((error: unknown) => {
    if (isRefusal(error, 'NOT_FOUND')) return undefined
    throw error
  })
  if (published?.season !== season) return []
  const { steps } = published
  return steps.flatMap(({ kind, round, from }) => {
    const payment = steps.find((step) => step.kind === 'report-and-pay' && step.round === round)
    if (kind !== 'allotment' || round === null || payment === undefined) return []
    return [{ round, allottedOn: istDate(new Date(startOfStep({ from }))), payByOn: lastDayOfStep(payment) }]
  })
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
