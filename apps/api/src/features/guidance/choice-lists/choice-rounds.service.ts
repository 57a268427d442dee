import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { readProfile } from '@sopaan/contract/read-profile'
import { refuse } from '@sopaan/contract/refusals'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { josaaRounds } from '@sopaan/domain/choice-lists/replay'
import { chancesByRound, openPastSeasons, type PastSeasons } from '@sopaan/domain/float/chances-by-round'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { positionOfSeat } from '@sopaan/domain/seats/seat-positions'
import {
  type ChoiceName,
  listPlayableSeasons,
  openPlayableBook,
  openSeason,
  type PlayableSeason,
  playedChoice,
  printedChoice,
} from '@sopaan/domain/simulator/candidate-pools'
import { seasonRules } from '@sopaan/domain/simulator/season-rules'
import type { Deps } from '#api/deps.ts'
import { currentBook, readWholeHistory } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { openBook } from './judged-choices.service.ts'

/** Seasons a list can be played through, counted back from the newest. */
const SEASONS_PLAYED = 5

/** Digits of a chance on the wire: finer than a list's own is told. */
const CHANCE_STEPS = 10_000

type RoundsInput = { keys: readonly string[]; profile: ChoiceProfile; season?: number | undefined }

/**
 * What a list needs to be played through one season: the pools of each of its choices that are the candidate's, their
 * closing ranks in every round, and how likely each was to come later. Seasons are those of the book in use where it holds
 * them round by round, older ones those of the history that ships.
 * @throws {Refusal} NOT_FOUND  a season that cannot be played
 */
export async function listRounds(deps: Deps, { keys, profile, season }: RoundsInput): Promise<ChoiceRounds> {
  const [book, past] = await Promise.all([currentBook(deps), shippedPast()])
  const seasons = [...new Set([...listPlayableSeasons(book), ...listPlayableSeasons(past.playable.book)])]
    .sort((a, b) => b - a)
    .slice(0, SEASONS_PLAYED)
  const played = season ?? seasons[0]
  if (played === undefined || !seasons.includes(played)) refuse('NOT_FOUND')
  const open = openSeason(listPlayableSeasons(book).includes(played) ? playableOf(book) : past.playable, played)
  const rules = seasonRules(played, lastRoundOf(open))
  const context = { open, past, profile: readProfile(profile), rounds: rules.rounds }
  return {
    season: played,
    seasons,
    rounds: rules.rounds,
    publishedRounds: open.columns.length,
    withdrawal: rules.withdrawal,
    exit: rules.exit,
    isOfficial: rules.isOfficial,
    dates: [...rules.dates],
    choices: listChoices(book, choicesApart(keys).josaa).map(({ choice, name }) => ({
      choice,
      ...answerChoice(name, context),
    })),
  }
}

/** The choices of a list in its order, but those that the book does not have any more. */
export function listChoices(book: RankBook, keys: readonly string[]): { choice: string; name: ChoiceName }[] {
  return keys.flatMap((choice) => {
    const [pool] = openBook(book).keys.poolsOf(choice)
    if (pool === undefined) return []
    const { institute, programme } = positionOfSeat(book, pool)
    return [{ choice, name: printedChoice(institute, programme) }]
  })
}

type Context = { open: PlayableSeason; past: PastSeasons; profile: Profile; rounds: number }

function answerChoice(
  name: ChoiceName,
  { open, past, profile, rounds }: Context,
): Omit<ChoiceRounds['choices'][number], 'choice'> {
  const { list, pools } = playedChoice(open, profile, name)
  const { name: programme, degree, durationYears } = name.programme
  return {
    institute: name.institute,
    programme: { name: programme, degree, durationYears },
    list,
    pools: pools.map((pool) => ({
      quota: pool.quota,
      seatType: pool.seatType,
      gender: pool.gender,
      rank: pool.rank,
      closings: [...pool.closings],
      chances: chancesByRound(past, name, pool, { season: open.season, rounds }).map(roundChance),
    })),
  }
}

function roundChance(chance: number | null): number | null {
  return chance === null ? null : Math.round(chance * CHANCE_STEPS) / CHANCE_STEPS
}

/** The season's last round; while it runs, that of the season before, or the newest published where that is later. */
export function lastRoundOf({ playable, season, columns }: PlayableSeason): number {
  const published = columns.length
  if (columns.at(-1)?.isFinal) return published
  return Math.max(published, josaaRounds(playable.book, season - 1).at(-1)?.round ?? published)
}

const playables = new WeakMap<RankBook, PlayableSeason['playable']>()

/** A book laid out for playing, once while it is in memory. */
export function playableOf(book: RankBook): PlayableSeason['playable'] {
  const playable = playables.get(book) ?? openPlayableBook(book)
  playables.set(book, playable)
  return playable
}

let past: Promise<PastSeasons> | undefined

/** Every JoSAA round that ships, opened once per process; opening ranks, which nothing here reads, are let go. */
function shippedPast(): Promise<PastSeasons> {
  past ??= readWholeHistory().then((history) => {
    const josaa = history.rounds.filter(({ counselling }) => counselling === 'josaa')
    const rounds = josaa.map((round) => ({ ...round, opening: round.closing }))
    return openPastSeasons(openPlayableBook({ ...history, rounds }))
  })
  return past
}
