import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { answerChecked, answerJudged, answerMade, answerOrdered } from '@sopaan/contract/list-answers'
import type { CheckedListAnswer, ListPreferences, ListTaste, MadeListAnswer } from '@sopaan/contract/list-checks'
import { answerRounds } from '@sopaan/contract/round-answers'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { choiceKeysOf } from '@sopaan/domain/choice-lists/choice-list'
import { type CheckBook, openCheckBook } from '@sopaan/domain/list-doctor/check-list'
import { type OpenSeatBook, openSeatBook } from '@sopaan/domain/seats/seat-facts'
import { openStoredGround } from '#web/offline/stored-ground.ts'
import { readGivenProfile } from '#web/search-form/given-profile.ts'
import type { WantedRounds } from './choice-rounds.queries.ts'
import { profileOf } from './judged-profile.ts'
import { withSavedChances } from './stored-rounds.ts'

/** The book that was opened last: to open one takes longer than to answer from it. */
let opened: { book: RankBook; seats: OpenSeatBook; check: CheckBook | undefined } | undefined

/** Seats judged out of the book of this browser, and since when it is here; undefined where none is kept. */
export async function judgeHere(
  keys: readonly string[],
  search: URLSearchParams,
): Promise<(JudgedChoices & { storedAt: string }) | undefined> {
  const here = await openHere()
  const profile = readGivenProfile(search)
  if (here === undefined || (profile === undefined && profileOf(search).profile !== undefined)) return undefined
  const { seats, factsOf, storedAt } = here
  return { ...answerJudged(seats, choiceKeysOf(keys), { profile, factsOf }), storedAt }
}

/** A list made ready for its doctor out of the book of this browser, as the call answers it. */
export async function checkHere(
  keys: readonly string[],
  search: URLSearchParams,
): Promise<CheckedListAnswer | null | undefined> {
  return answerWith(search, ({ check, profile }) => answerChecked(check, choiceKeysOf(keys), profile))
}

/** A list made out of the book of this browser, as the call answers it. */
export async function makeHere(
  preferences: ListPreferences,
  search: URLSearchParams,
): Promise<MadeListAnswer | null | undefined> {
  return answerWith(search, ({ check, profile, factsOf }) => answerMade(check, profile, { preferences, factsOf }))
}

/** A list put in order out of the book of this browser, as the call answers it. */
export async function orderHere(
  keys: readonly string[],
  taste: ListTaste,
  search: URLSearchParams,
): Promise<readonly string[] | null | undefined> {
  return answerWith(search, ({ check, profile, factsOf }) =>
    answerOrdered(check, choiceKeysOf(keys), { profile, taste, factsOf }),
  )
}

/** A list's rounds out of the book of this browser; what only the history says, as the server said it before. */
export async function playHere(
  keys: readonly string[],
  search: URLSearchParams,
  wanted: WantedRounds | undefined,
): Promise<ChoiceRounds | undefined> {
  const here = await openHere()
  const profile = readGivenProfile(search)
  const rounds = here && profile && answerRounds({ open: here.seats }, { keys: choiceKeysOf(keys), profile, ...wanted })
  return rounds && withSavedChances(search, rounds)
}

type Here = NonNullable<Awaited<ReturnType<typeof openHere>>>
type Ground = Pick<Here, 'factsOf'> & { check: CheckBook; profile: ChoiceProfile }

/** Null for a book without what lists are judged with, undefined where nothing can be answered here. */
async function answerWith<Answer>(
  search: URLSearchParams,
  answer: (ground: Ground) => Answer,
): Promise<Answer | null | undefined> {
  const here = await openHere()
  const profile = readGivenProfile(search)
  if (here === undefined || profile === undefined) return undefined
  const { check, factsOf } = here
  return check === undefined ? null : answer({ check, factsOf, profile })
}

async function openHere() {
  const stored = await openStoredGround()
  if (stored === undefined) return undefined
  const { book } = stored.ground.prepared
  if (opened?.book !== book) {
    const seats = openSeatBook(book)
    opened = { book, seats, check: openCheckBook(seats) }
  }
  return { ...opened, factsOf: stored.ground.factsOf, storedAt: stored.storedAt }
}
