import {
  type PredictorAnswer,
  type PredictorQuery,
  RANK_KEYS,
  type RanksAnswer,
  type RanksQuery,
  rankKey,
} from '@sopaan/contract/college-predictor'
import { readProfile } from '@sopaan/contract/read-profile'
import { type PreparedBook, prepareBook } from '@sopaan/domain/book/prepared-book'
import { printedName } from '@sopaan/domain/book/printed-names'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { isWithinLimit, type LimitKind } from '@sopaan/domain/choices/choice-limits'
import { newestNirfEdition, payerOf, publishedOf } from '@sopaan/domain/choices/published-facts'
import { listHomeCities } from '@sopaan/domain/colleges/college-facts'
import { distanceKm } from '@sopaan/domain/colleges/distance'
import {
  type ElsewhereCollege,
  type OwnNicknames,
  ownNicknames,
  readNicknameSearch,
} from '@sopaan/domain/colleges/nicknames'
import { findSeats, type SeatPrediction, type SeatRequest } from '@sopaan/domain/predictor/college-predictor'
import { missingAnswers } from '@sopaan/domain/predictor/missing-answers'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { reachOfRanks } from '@sopaan/domain/predictor/rank-reach'
import type { RankedSeat } from '@sopaan/domain/predictor/seat-order'
import type { FactsFinder } from '#api/features/guidance/seat-pools/corrections.service.ts'
import { type RememberedAnswers, rememberAnswers } from '#api/http/remembered-answers.ts'
import { SeatTexts } from './seat-texts.ts'

/** Pages of seats kept per book: some thousands. */
const CACHE_BYTES_MAX = 48_000_000
/** Addresses remembered per book with the question they ask. */
const ADDRESSES_LENGTH_MAX = 4_000_000
/** Candidates told apart by what they said, whatever their ranks: most questions are of some hundred. */
const SAID_MAX = 4_000
/** Summaries of ranks kept per book: about a thousand. */
const REACH_BYTES_MAX = 4_000_000
const REACH_ADDRESSES_MAX = 500_000

/** Answers over one book: pages of seats, and what each rank opens. */
export type Predictor = RememberedAnswers<PredictorQuery> & {
  prepared: PreparedBook
  reach: RememberedAnswers<RanksQuery>
}

/** A predictor over a book; opening one takes about a tenth of a second. Throws when the book has no forecast. */
export function openPredictor(book: RankBook, likelyRecord: LikelyRecord, collegeFactsOf: FactsFinder): Predictor {
  const prepared = prepareBook(book)
  const seatTexts = new SeatTexts(prepared)
  const missing = rememberMissing(prepared)
  const facts = (profile: Profile) => ({ likelyRecord, ...factsOf(prepared), missing: missing(profile) })
  return {
    prepared,
    ...rememberAnswers({
      bookHash: book.hash,
      read: (query) => readQuestion(query, ownNicknames(book.institutes)),
      make: (question) => writeAnswer(prepared, seatTexts, question, facts(question.profile)),
      bytesMax: CACHE_BYTES_MAX,
      addressesMax: ADDRESSES_LENGTH_MAX,
    }),
    reach: rememberAnswers({
      bookHash: book.hash,
      read: readRanksQuestion,
      make: (question) => ({ ...reach(prepared, question, collegeFactsOf), ...facts(question.profile) }),
      bytesMax: REACH_BYTES_MAX,
      addressesMax: REACH_ADDRESSES_MAX,
    }),
  }
}

const HOMES = listHomeCities()
const NAMED_HOMES = HOMES.map(({ id, city }) => ({ id, city }))

type LikelyRecord = PredictorAnswer['likelyRecord']
type Question = { profile: Profile; request: SeatRequest; elsewhere: readonly ElsewhereCollege[] }

/** Who asks for what, in one form however it was written: presets filled in, lists in order, search in small letters. */
export function readQuestion(query: PredictorQuery, own?: OwnNicknames): Question {
  const { sort = 'hardest', band, by, round, page, limit } = query
  const judgedBy = RANK_KEYS.find(({ key }) => key === by)
  const search = readNicknameSearch(query.q ?? '', own)
  return {
    profile: readProfile(query),
    elsewhere: search.elsewhere,
    request: {
      types: query.type?.toSorted(),
      collegeStates: query.collegeState?.toSorted(),
      families: query.family?.toSorted(),
      quotas: query.quota?.toSorted(),
      terms: search.terms.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
      band,
      judgedBy: judgedBy && { list: judgedBy.list, kind: judgedBy.kind },
      round,
      sort,
      page,
      limit,
    },
  }
}

/** The answer as JSON: its seats from what was written of each before, the rest anew. */
function writeAnswer(
  prepared: PreparedBook,
  texts: SeatTexts,
  { profile, request, elsewhere }: Question,
  facts: Omit<PredictorAnswer, keyof SeatPrediction | 'elsewhere' | 'page' | 'limit'>,
): string {
  const { seats, preparatory, needsAat, facets, ...counted } = findSeats(prepared, profile, request)
  const families = facets.families.map((family) => ({
    ...family,
    name: prepared.book.families[family.value] ?? family.value,
  }))
  const { page, limit } = request
  const rest = { ...counted, elsewhere, page, limit, facets: { ...facets, families }, ...facts }
  const past = (of: readonly RankedSeat[]) => of.map((seat) => texts.writePast(seat)).join()
  const parts = [
    `"data":[${seats.map((seat) => texts.writeForecast(seat, profile)).join()}]`,
    `"preparatory":[${past(preparatory)}]`,
    `"needsAat":[${past(needsAat)}]`,
    JSON.stringify(rest).slice(1, -1),
  ]
  return `{${parts.join()}}`
}

type RanksQuestion = {
  profile: Profile
  limits: Partial<Record<LimitKind, number>>
  from: string | undefined
}

function readRanksQuestion(query: RanksQuery): RanksQuestion {
  const { feeMax, nirfMax, salaryMin, womenMin, kmMax, from } = query
  const isHome = HOMES.some(({ id }) => id === from)
  return {
    profile: readProfile(query),
    limits: {
      ...(feeMax && { fees: Number(feeMax) }),
      ...(nirfMax && { nirf: Number(nirfMax) }),
      ...(salaryMin && { salaries: Number(salaryMin) }),
      ...(womenMin && { women: Number(womenMin) }),
      ...(kmMax && isHome && { distances: Number(kmMax) }),
    },
    from: isHome ? from : undefined,
  }
}

function reach(
  prepared: PreparedBook,
  { profile, limits, from }: RanksQuestion,
  collegeFactsOf: FactsFinder,
): Pick<RanksAnswer, 'ranks' | 'homes'> {
  const { institutes } = prepared.book
  const payer = payerOf(profile.category, profile.isPwd)
  const home = HOMES.find(({ id }) => id === from)?.at
  const newest = newestNirfEdition(collegeFactsOf)
  const published = institutes.map((institute) => {
    const { at, ...figures } = publishedOf(collegeFactsOf(printedName(institute)), payer, newest)
    return { ...figures, km: home && at && distanceKm(home, at) }
  })
  const isWithin = (kind: LimitKind, figure: number | undefined) =>
    limits[kind] === undefined || isWithinLimit(kind, figure, limits[kind])
  const within = published.flatMap(({ feeInr, nirf, salaryInr, womenPercent, km }, at) =>
    isWithin('fees', feeInr) &&
    isWithin('nirf', nirf) &&
    isWithin('salaries', salaryInr) &&
    isWithin('women', womenPercent) &&
    isWithin('distances', km)
      ? [at]
      : [],
  )
  const filters = within.length < institutes.length ? { institutes: new Set(within) } : {}
  return {
    ranks: reachOfRanks(prepared, profile, filters).map((one) => ({
      key: rankKey(one.list, one.kind),
      ...one,
      ...(one.hardest && {
        hardestFacts: published[institutes.findIndex(({ name }) => name === one.hardest?.institute.name)] ?? {},
      }),
    })),
    homes: NAMED_HOMES,
  }
}

function factsOf({ book, forecast, newest }: PreparedBook) {
  return {
    forecastSeason: forecast.season,
    afterRound: forecast.afterRound,
    newestSeason: newest.season,
    newestRound: newest.round,
    bookHash: book.hash,
  }
}

/** What candidates left unsaid, remembered by what they said: how good a rank is changes nothing of it. */
function rememberMissing(prepared: PreparedBook): (profile: Profile) => PredictorAnswer['missing'] {
  const known = new Map<string, PredictorAnswer['missing']>()
  return (profile) => {
    const lists = Object.entries(profile.ranks).map(([list, ranks]) => [list, Object.keys(ranks ?? {})])
    const said = JSON.stringify({ ...profile, ranks: lists })
    const before = known.get(said)
    if (before) return before
    const missing = missingAnswers(prepared, profile).map((one) => {
      return { key: one.of === 'rank' ? rankKey(one.list, one.kind) : one.of, seats: one.seats }
    })
    if (known.size >= SAID_MAX) known.clear()
    known.set(said, missing)
    return missing
  }
}
