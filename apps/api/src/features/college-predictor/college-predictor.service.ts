import {
  type PredictorAnswer,
  type PredictorQuery,
  type ProfileQuery,
  RANK_KEYS,
  type RanksAnswer,
  rankKey,
} from '@sopaan/contract/college-predictor'
import { missingRanks, predictSeats, type SeatRequest } from '@sopaan/domain/college-predictor'
import { type PreparedBook, prepareBook } from '@sopaan/domain/prepared-book'
import type { Profile } from '@sopaan/domain/profile'
import { RANK_LISTS, type RankBook } from '@sopaan/domain/rank-book'
import { reachOfRanks } from '@sopaan/domain/rank-reach'
import { type RememberedAnswers, rememberAnswers } from '#api/http/remembered-answers.ts'

/** Pages of seats kept per book: some thousands. */
const CACHE_BYTES_MAX = 48_000_000
/** Addresses remembered per book with the question they ask. */
const ADDRESSES_LENGTH_MAX = 4_000_000
/** Summaries of ranks kept per book: about a thousand. */
const REACH_BYTES_MAX = 4_000_000
const REACH_ADDRESSES_MAX = 500_000

/** Answers over one book: pages of seats, and what each rank opens. */
export type Predictor = RememberedAnswers<PredictorQuery> & { book: RankBook; reach: RememberedAnswers<ProfileQuery> }

/** A predictor over a book; opening one takes about a tenth of a second. Throws when the book has no forecast. */
export function openPredictor(book: RankBook): Predictor {
  const prepared = prepareBook(book)
  return {
    book,
    ...rememberAnswers({
      bookHash: book.hash,
      read: readQuestion,
      make: (question) => predict(prepared, question),
      bytesMax: CACHE_BYTES_MAX,
      addressesMax: ADDRESSES_LENGTH_MAX,
    }),
    reach: rememberAnswers({
      bookHash: book.hash,
      read: readProfile,
      make: (profile) => reach(prepared, profile),
      bytesMax: REACH_BYTES_MAX,
      addressesMax: REACH_ADDRESSES_MAX,
    }),
  }
}

type Question = { profile: Profile; request: SeatRequest }

/** Who asks for what, in one form however it was written: presets filled in, lists in order, search in small letters. */
export function readQuestion(query: PredictorQuery): Question {
  const { sort = 'hardest', band, by, round, page, limit } = query
  const judgedBy = RANK_KEYS.find(({ key }) => key === by)
  return {
    profile: readProfile(query),
    request: {
      types: query.type?.toSorted(),
      collegeStates: query.collegeState?.toSorted(),
      families: query.family?.toSorted(),
      quotas: query.quota?.toSorted(),
      words: query.q?.toLowerCase().split(/\s+/).filter(Boolean).toSorted(),
      band,
      judgedBy: judgedBy && { list: judgedBy.list, kind: judgedBy.kind },
      round,
      sort,
      page,
      limit,
    },
  }
}

/** The candidate that a query describes. Not given: category OPEN, gender male, no PwD. */
export function readProfile(query: ProfileQuery): Profile {
  const { category = 'OPEN', gender = 'male', pwd, state } = query
  return { category, gender, isPwd: pwd === 'true', homeState: state, ranks: readRanks(query) }
}

/** The ranks that the keys of a query carry, by list and kind. */
function readRanks(query: ProfileQuery): Profile['ranks'] {
  const given = RANK_KEYS.filter(({ key }) => query[key] !== undefined)
  return Object.fromEntries(
    RANK_LISTS.filter((list) => given.some((rank) => rank.list === list)).map((list) => [
      list,
      Object.fromEntries(given.filter((rank) => rank.list === list).map(({ key, kind }) => [kind, query[key]])),
    ]),
  )
}

function predict(prepared: PreparedBook, { profile, request }: Question): PredictorAnswer {
  const { book } = prepared
  const { facets, ...found } = predictSeats(prepared, profile, request)
  return {
    ...found,
    page: request.page,
    limit: request.limit,
    facets: {
      ...facets,
      families: facets.families.map((family) => ({ ...family, name: book.families[family.value] ?? family.value })),
    },
    ...factsOf(prepared, profile),
  }
}

function reach(prepared: PreparedBook, profile: Profile): RanksAnswer {
  const ranks = reachOfRanks(prepared, profile).map((one) => ({ key: rankKey(one.list, one.kind), ...one }))
  return { ranks, ...factsOf(prepared, profile) }
}

function factsOf({ book, forecast, newest }: PreparedBook, profile: Profile) {
  const { 'main-1': main, 'main-2a': architecture, 'main-2b': planning } = profile.ranks
  return {
    forecastSeason: forecast.season,
    afterRound: forecast.afterRound,
    newestSeason: newest.season,
    newestRound: newest.round,
    bookHash: book.hash,
    missingRanks: missingRanks(profile).map(({ list, kind }) => rankKey(list, kind)),
    isHomeStateMissing: profile.homeState === undefined && Boolean(main ?? architecture ?? planning),
  }
}
