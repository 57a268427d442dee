import { answerPackedTable } from '@sopaan/contract/choice-answers'
import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import type { PackedTableAnswer } from '@sopaan/contract/college-choices'
import type { ProfileQuery } from '@sopaan/contract/college-predictor'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { answerChecked, answerJudged, answerMade, answerOrdered } from '@sopaan/contract/list-answers'
import type { CheckedListAnswer, ListPreferences, ListTaste, MadeListAnswer } from '@sopaan/contract/list-checks'
import { readProfile } from '@sopaan/contract/read-profile'
import { answerRounds } from '@sopaan/contract/round-answers'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { choiceKeysOf } from '@sopaan/domain/choice-lists/choice-list'
import { type CheckBook, openCheckBook } from '@sopaan/domain/list-doctor/check-list'
import type { MadeRows } from '@sopaan/domain/list-maker/order-list'
import type { YearKind } from '@sopaan/domain/list-risk/none-of-first'
import { type OpenSeatBook, openSeatBook } from '@sopaan/domain/seats/seat-facts'
import { openStoredGround } from './stored-ground.ts'

/** A list as it is asked about, and for whom. */
type OfList = { keys: readonly string[]; profile: ChoiceProfile }

/**
 * What the book of this browser says, each as the call of the server says it (decision 0262); undefined where no book is kept,
 * null for a book without what lists are judged with. What goes in and comes out can be sent from one thread to another.
 */
export const BOOK_ANSWERS = {
  /** Every choice of a reader, as it travels. */
  table: async (profile: ProfileQuery): Promise<{ answer: PackedTableAnswer; storedAt: string } | undefined> => {
    const stored = await openStoredGround()
    return stored && { answer: answerPackedTable(stored.ground, readProfile(profile)), storedAt: stored.storedAt }
  },

  /** Seats judged for somebody, or looked at for nobody. */
  judged: async ({
    keys,
    profile,
  }: Pick<OfList, 'keys'> & { profile: ChoiceProfile | undefined }): Promise<
    (JudgedChoices & { storedAt: string }) | undefined
  > => {
    const here = await openHere()
    if (here === undefined) return undefined
    const { seats, factsOf, storedAt } = here
    return { ...answerJudged(seats, choiceKeysOf(keys), { profile, factsOf }), storedAt }
  },

  /** A list made ready for its doctor. */
  checked: ({ keys, profile }: OfList): Promise<CheckedListAnswer | null | undefined> =>
    answerWith(({ check }) => answerChecked(check, choiceKeysOf(keys), profile)),

  /** A list made of what somebody likes and can get. */
  made: ({
    preferences,
    profile,
  }: {
    preferences: ListPreferences
    profile: ChoiceProfile
  }): Promise<MadeListAnswer | null | undefined> =>
    answerWith(({ check, factsOf }) => answerMade(check, profile, { preferences, factsOf })),

  /** A list put in order, best liked first. */
  ordered: ({
    keys,
    ...ordering
  }: OfList & { taste: ListTaste; made?: MadeRows | undefined }): Promise<readonly string[] | null | undefined> =>
    answerWith(({ check, factsOf }) => answerOrdered(check, choiceKeysOf(keys), { ...ordering, factsOf })),

  /** A list's rounds, without what only the history says; undefined for a season that cannot be played. */
  rounds: async ({
    keys,
    ...played
  }: OfList & { season?: number; year?: YearKind }): Promise<ChoiceRounds | undefined> => {
    const here = await openHere()
    return here && answerRounds({ open: here.seats }, { keys: choiceKeysOf(keys), ...played })
  },
}

type Here = NonNullable<Awaited<ReturnType<typeof openHere>>>

async function answerWith<Answer>(
  answer: (here: Here & { check: CheckBook }) => Answer,
): Promise<Answer | null | undefined> {
  const here = await openHere()
  if (here === undefined) return undefined
  const { check } = here
  return check === undefined ? null : answer({ ...here, check })
}

/** The book that was opened last: to open one takes longer than to answer from it. */
let opened: { book: RankBook; seats: OpenSeatBook; check: CheckBook | undefined } | undefined

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
