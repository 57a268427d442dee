import { setImmediate as breathe } from 'node:timers/promises'
import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { FollowedList } from '@sopaan/contract/choice-rounds'
import { readProfile } from '@sopaan/contract/read-profile'
import { refuse } from '@sopaan/contract/refusals'
import { lastRoundOf, listNamedChoices, playableOf, roundChance } from '@sopaan/contract/round-answers'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { chanceOfChoice } from '@sopaan/domain/choice-lists/judged-choices'
import { josaaMocks, josaaRounds } from '@sopaan/domain/choice-lists/replay'
import { adviseButton, type ButtonAdvice } from '@sopaan/domain/float/button-advice'
import { chancesByRound, type PastSeasons } from '@sopaan/domain/float/chances-by-round'
import { type OpenForecast, openForecast } from '@sopaan/domain/predictor/prediction'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { allotSeat, type Seat } from '@sopaan/domain/simulator/allot-seat'
import {
  type CandidatePool,
  type ChoiceName,
  listPlayableSeasons,
  openSeason,
  type PlayableSeason,
  playedChoice,
} from '@sopaan/domain/simulator/candidate-pools'
import { followSeason, type RoundFollowed } from '@sopaan/domain/simulator/follow-season'
import { type SeasonRules, seasonRules } from '@sopaan/domain/simulator/season-rules'
import type { Deps } from '#api/deps.ts'
import { currentBook } from '#api/features/guidance/cutoffs/rank-books.service.ts'
import { shippedPast } from './choice-rounds.service.ts'
import { openBook } from './judged-choices.service.ts'

/** The newest season of a book, opened for following lists through it. */
export type FollowedSeason = {
  book: RankBook
  open: PlayableSeason
  /** Its mock allotments, as rounds of their own; none once the season is over. */
  mocks: PlayableSeason
  rules: SeasonRules
  /** Whether its last round is not out yet. */
  isRunning: boolean
  /** The forecast before round 1 and after each round that is out; none once the season is over. */
  forecasts: readonly (OpenForecast | undefined)[]
}

/** A choice of a list that the book has, with its place in the list and the pools that are the candidate's. */
export type ListedChoice = { choice: string; name: ChoiceName; place: number } & PoolsOfChoice
type PoolsOfChoice = { pools: readonly CandidatePool[]; mockPools: readonly CandidatePool[] }

const opened = new WeakMap<RankBook, Promise<FollowedSeason | undefined>>()

/** The newest season of the book in use; undefined where the book holds none round by round. Not inside a transaction. */
export async function followedSeason(deps: Deps): Promise<FollowedSeason | undefined> {
  const book = await currentBook(deps)
  const known = opened.get(book) ?? openFollowed(book)
  opened.set(book, known)
  return known
}

/** What a list came to in a mock allotment; `pool` counts in `mockPools` of the choice. */
export type MockFollowed = { mock: number; seat: Seat | undefined }

/** A list through the rounds and mocks that are out: its choices in order, and what each of these means for them. */
export function followList(
  { book, open, mocks, rules, forecasts }: FollowedSeason,
  keys: readonly string[],
  profile: Profile,
): { choices: ListedChoice[]; outcomes: RoundFollowed[]; mocks: MockFollowed[] } {
  const { poolsOf } = openBook(book).keys
  const followed = listNamedChoices(openBook(book), keys).map(({ choice, name }) => ({
    ...{ choice, name, place: keys.indexOf(choice) },
    ...playedChoice(open, profile, name),
    chances: forecasts.map((forecast) => chanceOfChoice({ book, forecast }, poolsOf(choice), profile)?.percent ?? null),
  }))
  const inMocks = followed.map(({ name }) => playedChoice(mocks, profile, name))
  return {
    choices: followed.map(({ choice, name, place, pools }, at) => {
      return { choice, name, place, pools, mockPools: inMocks[at]?.pools ?? [] }
    }),
    outcomes: followSeason(followed, rules, open.columns.length),
    mocks: mocks.columns.map(({ round }, at) => ({ mock: round, seat: allotSeat(inMocks, at + 1, undefined) })),
  }
}

/**
 * What every round of the newest season that is out means for a list: for the page of a season.
 * @throws {Refusal} NOT_FOUND where the book holds no season round by round
 */
export async function describeFollowed(
  deps: Deps,
  { keys, profile }: { keys: readonly string[]; profile: ChoiceProfile },
): Promise<FollowedList> {
  const season = (await followedSeason(deps)) ?? refuse('NOT_FOUND')
  const { choices, outcomes, mocks } = followList(season, keys, readProfile(profile))
  const { open, rules, isRunning } = season
  const past = isRunning ? await shippedPast() : undefined
  return {
    season: open.season,
    isRunning,
    rounds: rules.rounds,
    choices: choices.map(({ choice, name: { institute, programme }, place }) => {
      const { name, degree, durationYears } = programme
      return { choice, place, institute, programme: { name, degree, durationYears } }
    }),
    outcomes: outcomes.map(({ seat, round, event, opened, closed, moved }) => ({
      ...{ round, event, opened: [...opened], closed: [...closed], moved: [...moved] },
      seat: seat === undefined ? null : seatOf(choices, seat, { of: 'pools', at: round }),
      advice:
        past !== undefined && seat !== undefined && round === outcomes.length
          ? adviceFor(choices, seat, { season, past })
          : null,
    })),
    mocks: mocks.map(({ mock, seat }, at) => ({
      mock,
      seat: seat === undefined ? null : seatOf(choices, seat, { of: 'mockPools', at: at + 1 }),
    })),
  }
}

type FollowedSeat = NonNullable<FollowedList['outcomes'][number]['seat']>

function seatOf(
  choices: readonly ListedChoice[],
  seat: Seat,
  table: { of: keyof PoolsOfChoice; at: number },
): FollowedSeat {
  const pool = choices[seat.choice]?.[table.of][seat.pool]
  if (pool === undefined) throw new Error('A seat stands in a pool of its choice')
  const { quota, seatType, gender, rank, closings } = pool
  return { choice: seat.choice, pool: { quota, seatType, gender, rank, closing: closings[table.at - 1] ?? null } }
}

/** The button for a seat of the newest round of a season that runs, by what is known after that round. */
function adviceFor(
  choices: readonly ListedChoice[],
  seat: Seat,
  { season: { open, rules }, past }: { season: FollowedSeason; past: PastSeasons },
): ButtonAdvice | null {
  const told = { season: open.season, rounds: rules.rounds }
  const known = choices.map(({ name, pools }) => ({
    institute: name.institute,
    pools: pools.map((pool) => ({ chances: chancesByRound(past, name, pool, told) })),
  }))
  const advice = adviseButton(known, seat, { round: open.columns.length, rounds: rules.rounds })
  return advice === undefined ? null : { ...advice, chance: roundChance(advice.chance) }
}

async function openFollowed(book: RankBook): Promise<FollowedSeason | undefined> {
  const season = findFollowed(book)
  if (season === undefined) return undefined
  const open = openSeason(playableOf(book), season)
  const mocks = { ...open, columns: josaaMocks(book, season) }
  const isRunning = book.forecast?.season === season
  const forecasts: (OpenForecast | undefined)[] = []
  if (isRunning) {
    for (let after = 0; after <= open.columns.length; after++) {
      forecasts.push(openForecast(bookAfter(book, season, after)))
      await breathe()
    }
  }
  return { book, open, mocks, rules: seasonRules(season, lastRoundOf(open)), isRunning, forecasts }
}

/** The newest season with a round; the coming one as soon as a mock of it is out. */
function findFollowed(book: RankBook): number | undefined {
  const coming = book.forecast?.season
  const isMockOut =
    coming !== undefined && josaaRounds(book, coming).length === 0 && josaaMocks(book, coming).length > 0
  return isMockOut ? coming : listPlayableSeasons(book)[0]
}

/** The book as it was when a round of a season was the newest; 0: before its first. */
function bookAfter(book: RankBook, season: number, round: number): RankBook {
  const isLater = (column: RankBook['rounds'][number]) =>
    column.counselling === 'josaa' && column.season === season && column.round > round
  return { ...book, rounds: book.rounds.filter((column) => !isLater(column)) }
}
