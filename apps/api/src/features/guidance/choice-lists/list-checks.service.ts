import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import { answerChecked, answerMade, answerOrdered } from '@sopaan/contract/list-answers'
import type { CheckedListAnswer, ListPreferences, ListTaste, MadeListAnswer } from '@sopaan/contract/list-checks'
import { type CheckBook, openCheckBook } from '@sopaan/domain/list-doctor/check-list'
import type { MadeRows } from '@sopaan/domain/list-maker/order-list'
import type { OpenSeatBook } from '@sopaan/domain/seats/seat-facts'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { correctedFacts } from '#api/features/guidance/seat-pools/corrections.service.ts'
import { openBook } from './judged-choices.service.ts'

/** Books opened for checking, each once while it is in memory. */
const opened = new WeakMap<OpenSeatBook, { check: CheckBook | undefined }>()

/** The choices of JoSAA on a list made ready for its doctor, from the book in use; null for a book without what lists are judged with. */
export async function checkChoices(
  deps: Deps,
  keys: readonly string[],
  profile: ChoiceProfile,
): Promise<CheckedListAnswer | null> {
  const open = openBook(await currentBook(deps))
  const check = openForChecks(open)
  if (!check) return null
  return answerChecked(check, keys, profile)
}

/** A list of what somebody likes and can get, from the book in use; null for a book without what lists are judged with. */
export async function makeChoices(
  deps: Deps,
  profile: ChoiceProfile,
  preferences: ListPreferences,
): Promise<MadeListAnswer | null> {
  const check = openForChecks(openBook(await currentBook(deps)))
  if (!check) return null
  return answerMade(check, profile, { preferences, factsOf: await correctedFacts(deps) })
}

/** The choices of JoSAA on a list, best liked first; null for a book without what lists are judged with. */
export async function orderChoices(
  deps: Deps,
  keys: readonly string[],
  { profile, taste, made }: { profile: ChoiceProfile; taste: ListTaste; made?: MadeRows | undefined },
): Promise<{ keys: string[] } | null> {
  const check = openForChecks(openBook(await currentBook(deps)))
  if (!check) return null
  return { keys: answerOrdered(check, keys, { profile, taste, made, factsOf: await correctedFacts(deps) }) }
}

function openForChecks(open: OpenSeatBook): CheckBook | undefined {
  const known = opened.get(open) ?? { check: openCheckBook(open) }
  opened.set(open, known)
  return known.check
}
