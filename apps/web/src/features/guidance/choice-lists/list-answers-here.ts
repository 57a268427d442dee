import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import type { CheckedListAnswer, ListPreferences, MadeListAnswer } from '@sopaan/contract/list-checks'
import { queryBook } from '#web/offline/query-book.ts'
import { readGivenProfile } from '#web/search-form/given-profile.ts'
import type { WantedRounds } from './choice-rounds.queries.ts'
import type { TasteOrder } from './judged-choices.queries.ts'
import { profileOf } from './judged-profile.ts'
import { withSavedChances } from './stored-rounds.ts'

/** Seats judged out of the book of this browser, and since when it is here; undefined where none is kept. */
export async function judgeHere(
  keys: readonly string[],
  search: URLSearchParams,
): Promise<(JudgedChoices & { storedAt: string }) | undefined> {
  const profile = readGivenProfile(search)
  if (profile === undefined && profileOf(search).profile !== undefined) return undefined
  return queryBook('judged', { keys, profile })
}

/** A list made ready for its doctor out of the book of this browser, as the call answers it. */
export async function checkHere(
  keys: readonly string[],
  search: URLSearchParams,
): Promise<CheckedListAnswer | null | undefined> {
  const profile = readGivenProfile(search)
  return profile && queryBook('checked', { keys, profile })
}

/** A list made out of the book of this browser, as the call answers it. */
export async function makeHere(
  preferences: ListPreferences,
  search: URLSearchParams,
): Promise<MadeListAnswer | null | undefined> {
  const profile = readGivenProfile(search)
  return profile && queryBook('made', { preferences, profile })
}

/** A list put in order out of the book of this browser, as the call answers it. */
export async function orderHere(
  keys: readonly string[],
  wanted: TasteOrder,
  search: URLSearchParams,
): Promise<readonly string[] | null | undefined> {
  const profile = readGivenProfile(search)
  return profile && queryBook('ordered', { keys, profile, ...wanted })
}

/** A list's rounds out of the book of this browser; what only the history says, as the server said it before. */
export async function playHere(
  keys: readonly string[],
  search: URLSearchParams,
  wanted: WantedRounds | undefined,
): Promise<ChoiceRounds | undefined> {
  const profile = readGivenProfile(search)
  const rounds = profile && (await queryBook('rounds', { keys, profile, ...wanted }))
  return rounds && withSavedChances(search, rounds)
}
