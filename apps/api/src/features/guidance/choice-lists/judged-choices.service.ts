import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { judgeChoices } from '@sopaan/domain/choice-lists/judged-choices'
import { type OpenSeatBook, openSeatBook } from '@sopaan/domain/seats/seat-facts'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { readProfile } from '#api/features/guidance/seat-pools/read-profile.service.ts'

/** Books opened for judging, each once while it is in memory. */
const opened = new WeakMap<RankBook, OpenSeatBook>()

/** The book opened for questions about single seats; the first time takes about a tenth of a second. */
export function openBook(book: RankBook): OpenSeatBook {
  const known = opened.get(book)
  if (known) return known
  const open = openSeatBook(book)
  opened.set(book, open)
  return open
}

/** Choices in an order judged for a candidate, from the book in use. @param profile  absent: nothing is judged */
export async function judgeList(
  deps: Deps,
  keys: readonly string[],
  profile: ChoiceProfile | undefined,
): Promise<JudgedChoices> {
  const open = openBook(await currentBook(deps))
  const { choices, rounds, unknownKeys } = judgeChoices(open, keys, profile && readProfile(profile))
  return {
    choices: choices.map((choice) => ({
      ...choice,
      pools: choice.pools.map((pool) => ({ ...pool, closings: [...pool.closings] })),
    })),
    rounds: [...rounds],
    unknownKeys: [...unknownKeys],
    forecastSeason: open.forecast?.season ?? null,
    afterRound: open.forecast?.afterRound ?? 0,
    newestSeason: open.newest.season,
    bookHash: open.book.hash,
  }
}
