import { printedName } from '@sopaan/domain/book/printed-names'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { judgeChoices } from '@sopaan/domain/choice-lists/judged-choices'
import { josaaMocks } from '@sopaan/domain/choice-lists/replay'
import { newestNirfEdition, payerOf, publishedOf } from '@sopaan/domain/choices/published-facts'
import type { InstituteFacts } from '@sopaan/domain/colleges/college-facts'
import { type CheckBook, checkList } from '@sopaan/domain/list-doctor/check-list'
import type { CheckedChoice } from '@sopaan/domain/list-doctor/checked-choice'
import { makeList } from '@sopaan/domain/list-maker/make-list'
import { type MadeRows, orderByLiking } from '@sopaan/domain/list-maker/order-list'
import type { OpenSeatBook } from '@sopaan/domain/seats/seat-facts'
import type { ChoiceProfile } from './choice-lists.ts'
import type { JudgedChoices } from './judged-choices.ts'
import type { CheckedListAnswer, ListPreferences, ListTaste, MadeListAnswer } from './list-checks.ts'
import { readProfile } from './read-profile.ts'

type FactsOf = (name: string) => InstituteFacts | undefined

/** Shares are sent to a hundred-thousandth: finer than what is said of them. */
const STEPS = 100_000

/**
 * Choices of JoSAA among others in an order, judged for a candidate.
 * @param profile  absent: nothing is judged
 * @param factsOf  the facts of an institute by its printed name, with what staff put right
 */
export function answerJudged(
  open: OpenSeatBook,
  keys: readonly string[],
  { profile, factsOf }: { profile: ChoiceProfile | undefined; factsOf: FactsOf },
): JudgedChoices {
  const { josaa } = choicesApart(keys)
  const { choices, rounds, unknownKeys } = judgeChoices(open, josaa, profile && readProfile(profile))
  const season = open.forecast?.season
  const afterRound = open.forecast?.afterRound ?? 0
  const mockOut = season === undefined || afterRound > 0 ? undefined : josaaMocks(open.book, season).at(-1)?.round
  const payer = payerOf(profile?.category, profile?.pwd === 'true')
  const newest = newestNirfEdition(factsOf)
  const printed = new Map(open.book.institutes.map((institute) => [institute.name, printedName(institute)]))
  return {
    choices: choices.map((choice) => ({
      ...choice,
      institute: {
        ...choice.institute,
        ...publishedOf(factsOf(printed.get(choice.institute.name) ?? choice.institute.name), payer, newest),
      },
      pools: choice.pools.map((pool) => ({ ...pool, closings: [...pool.closings] })),
    })),
    rounds: [...rounds],
    unknownKeys: [...unknownKeys],
    forecastSeason: season ?? null,
    afterRound,
    ...(mockOut !== undefined && { mockOut }),
    newestSeason: open.newest.season,
    bookHash: open.book.hash,
  }
}

/** The choices of JoSAA on a list made ready for its doctor. */
export function answerChecked(check: CheckBook, keys: readonly string[], profile: ChoiceProfile): CheckedListAnswer {
  const { choices, offers, candidate, unknownKeys } = checkList(check, choicesApart(keys).josaa, readProfile(profile))
  return {
    season: check.risk.forecast.season,
    afterRound: check.risk.forecast.afterRound,
    shocks: check.risk.shocks,
    candidate: { lists: [...candidate.lists], hasPassedAat: candidate.hasPassedAat },
    choices: choices.map(toAnswer),
    unknownKeys,
    offers: {
      safe: offers.safe.map(toAnswer),
      home: offers.home.map(toAnswer),
      dream: offers.dream.map(toAnswer),
      renamed: (offers.renamed ?? []).map(toAnswer),
    },
  }
}

/** A list of what somebody likes and can get. */
export function answerMade(
  check: CheckBook,
  profile: ChoiceProfile,
  { preferences, factsOf }: { preferences: ListPreferences; factsOf: FactsOf },
): MadeListAnswer {
  const { count, boldness, ...liked } = preferences
  const made = makeList(check, readProfile(profile), liked, { count, boldness, factsOf })
  const { choices, noSeat, lifted, ...told } = made
  return {
    ...told,
    keys: choices.map(({ key }) => key),
    noSeat: Math.round(noSeat * STEPS) / STEPS,
    lifted: lifted.length,
    liftedKeys: lifted,
  }
}

/** The choices of JoSAA on a list, best liked first. @param made  what stays where the list was made to have it */
export function answerOrdered(
  check: CheckBook,
  keys: readonly string[],
  { profile, ...ordering }: { profile: ChoiceProfile; taste: ListTaste; factsOf: FactsOf; made?: MadeRows | undefined },
): string[] {
  return orderByLiking(check, keys, { ...ordering, profile: readProfile(profile) })
}

function toAnswer({ pools, ...choice }: CheckedChoice): CheckedListAnswer['choices'][number] {
  const round = (share: number) => Math.round(share * STEPS) / STEPS
  return {
    ...choice,
    pools: pools.map((pool) => ({
      ...pool,
      spread: round(pool.spread),
      chance: round(pool.chance),
      chanceIfOffered: round(pool.chanceIfOffered),
      survival: round(pool.survival),
    })),
  }
}
