import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { answerJudged } from '@sopaan/contract/list-answers'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { type OpenSeatBook, openSeatBook } from '@sopaan/domain/seats/seat-facts'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { correctedFacts } from '#api/features/guidance/seat-pools/corrections.service.ts'

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

/** Choices of JoSAA among others in an order, judged for a candidate, from the book in use. @param profile  absent: nothing is judged */
export async function judgeList(
  deps: Deps,
  keys: readonly string[],
  profile: ChoiceProfile | undefined,
): Promise<JudgedChoices> {
  const [book, factsOf] = await Promise.all([currentBook(deps), correctedFacts(deps)])
  return answerJudged(openBook(book), keys, { profile, factsOf })
}
