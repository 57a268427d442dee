import type { RankBook } from '@sopaan/domain/book/rank-book'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { josaaRounds } from '@sopaan/domain/choice-lists/replay'
import { chancesByRound, type PastSeasons } from '@sopaan/domain/float/chances-by-round'
import type { YearKind } from '@sopaan/domain/list-risk/none-of-first'
import type { Profile } from '@sopaan/domain/predictor/profile'
import type { OpenSeatBook } from '@sopaan/domain/seats/seat-facts'
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
import { expectedSeason, roundsAhead, type SeasonAhead } from '@sopaan/domain/simulator/expected-season'
import { seasonRules } from '@sopaan/domain/simulator/season-rules'
import type { ChoiceProfile } from './choice-lists.ts'
import type { ChoiceRounds } from './choice-rounds.ts'
import { readProfile } from './read-profile.ts'

/** Seasons a list can be played through, counted back from the newest. */
const SEASONS_PLAYED = 5
/** Digits of a chance on the wire: finer than a list's own is told. */
const CHANCE_STEPS = 10_000

type RoundsInput = {
  keys: readonly string[]
  profile: ChoiceProfile
  season?: number | undefined
  year?: YearKind | undefined
}
/** `past`: the history that ships; absent in a browser, which has the book alone. */
type Sources = { open: OpenSeatBook; past?: PastSeasons | undefined }

/**
 * What a list needs to be played through one season: the pools of each of its choices that are the candidate's, their
 * closing ranks in every round, and how likely each was to come later. Seasons are those of the book where it holds them
 * round by round, older ones those of the history; without a history no such likelihood is told. With a kind of year it is
 * the season ahead, as the forecast has it.
 * @returns undefined for a season that cannot be played
 */
export function answerRounds(
  { open, past }: Sources,
  { keys, profile, season, year }: RoundsInput,
): ChoiceRounds | undefined {
  const { book, keys: seatKeys } = open
  const ofBook = listPlayableSeasons(book)
  const seasons = [...new Set([...ofBook, ...(past === undefined ? [] : listPlayableSeasons(past.playable.book))])]
    .sort((a, b) => b - a)
    .slice(0, SEASONS_PLAYED)
  const ahead = aheadOf(open)
  const played = season ?? seasons[0]
  if (year === undefined && (played === undefined || !seasons.includes(played))) return undefined
  const opened = year === undefined ? openPublished({ open, past }, played ?? 0) : ahead && openExpected(ahead, year)
  if (opened === undefined) return undefined
  const rules = seasonRules(opened.season, lastRoundOf(opened))
  const context = { opened, past, profile: readProfile(profile), rounds: rules.rounds }
  return {
    season: opened.season,
    seasons,
    ahead: ahead ? { season: ahead.forecast.season, publishedRounds: ahead.forecast.afterRound } : null,
    year: year ?? null,
    rounds: rules.rounds,
    publishedRounds: opened.columns.length,
    withdrawal: rules.withdrawal,
    exit: rules.exit,
    isOfficial: rules.isOfficial,
    dates: [...rules.dates],
    choices: listNamedChoices({ book, keys: seatKeys }, choicesApart(keys).josaa).map(({ choice, name }) => ({
      choice,
      ...answerChoice(name, context),
    })),
  }
}

function openPublished({ open: { book }, past }: Sources, season: number): PlayableSeason {
  const isOfBook = listPlayableSeasons(book).includes(season) || past === undefined
  return openSeason(isOfBook ? playableOf(book) : past.playable, season)
}

/** The season that the forecast of a book is of; undefined where it has none, or all of its rounds are out. */
function aheadOf({ book, forecast }: OpenSeatBook): SeasonAhead | undefined {
  const shocks = book.forecast?.listRisk?.shocks
  if (forecast === undefined || shocks === undefined) return undefined
  const ahead = { playable: playableOf(book), forecast, shocks }
  return roundsAhead(ahead) > 0 ? ahead : undefined
}

const expected = new WeakMap<SeasonAhead['forecast'], Map<YearKind, PlayableSeason>>()

/** The season ahead in such a year, worked out once while its forecast is in memory. */
function openExpected(ahead: SeasonAhead, year: YearKind): PlayableSeason {
  const years = expected.get(ahead.forecast) ?? new Map<YearKind, PlayableSeason>()
  const opened = years.get(year) ?? expectedSeason(ahead, year)
  expected.set(ahead.forecast, years.set(year, opened))
  return opened
}

/** The choices of a list in its order with their names, but those that the book does not have any more. */
export function listNamedChoices(
  { book, keys: { poolsOf } }: Pick<OpenSeatBook, 'book' | 'keys'>,
  keys: readonly string[],
): { choice: string; name: ChoiceName }[] {
  return keys.flatMap((choice) => {
    const [pool] = poolsOf(choice)
    if (pool === undefined) return []
    const { institute, programme } = positionOfSeat(book, pool)
    return [{ choice, name: printedChoice(institute, programme) }]
  })
}

type Context = { opened: PlayableSeason; past: PastSeasons | undefined; profile: Profile; rounds: number }

function answerChoice(
  name: ChoiceName,
  { opened, past, profile, rounds }: Context,
): Omit<ChoiceRounds['choices'][number], 'choice'> {
  const { list, pools } = playedChoice(opened, profile, name)
  const { name: programme, degree, durationYears } = name.programme
  const { season } = opened
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
      chances:
        past === undefined
          ? pool.closings.slice(0, rounds - 1).map(() => null)
          : chancesByRound(past, name, pool, { season, rounds }).map((chance) => chance && roundChance(chance)),
    })),
  }
}

/** A chance, 0 to 1, as it goes over the wire. */
export function roundChance(chance: number): number {
  return Math.round(chance * CHANCE_STEPS) / CHANCE_STEPS
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
