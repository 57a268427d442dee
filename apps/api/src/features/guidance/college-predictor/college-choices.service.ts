import type { ChoicesAnswer, ChoicesQuery, ChoiceTableAnswer } from '@sopaan/contract/college-choices'
import { type PredictorAnswer, type ProfileQuery, RANK_KEYS, rankKey } from '@sopaan/contract/college-predictor'
import type { PreparedBook } from '@sopaan/domain/book/prepared-book'
import { beyondReach } from '@sopaan/domain/choices/beyond-reach'
import type { ChoiceTable } from '@sopaan/domain/choices/choice'
import { type ChoiceRequest, searchChoices } from '@sopaan/domain/choices/choice-search'
import { choiceTable } from '@sopaan/domain/choices/choice-table'
import { compareStates } from '@sopaan/domain/choices/compare-states'
import { hiddenChoices } from '@sopaan/domain/choices/hidden-choices'
import { withPublishedFacts } from '@sopaan/domain/choices/published-facts'
import { readingsIn } from '@sopaan/domain/choices/readings'
import { listHomeCities } from '@sopaan/domain/colleges/college-facts'
import { type ReadSearch, readSearch } from '@sopaan/domain/colleges/nicknames'
import { pastSeats } from '@sopaan/domain/predictor/college-predictor'
import type { Profile } from '@sopaan/domain/predictor/profile'
import type { State } from '@sopaan/domain/state/states'
import type { FactsFinder } from '#api/features/guidance/seat-pools/corrections.service.ts'
import { readProfile } from '#api/features/guidance/seat-pools/read-profile.service.ts'
import { type RememberedAnswers, rememberAnswers } from '#api/http/remembered-answers.ts'

/** Pages of choices kept per book: some thousands. */
const CACHE_BYTES_MAX = 48_000_000
const ADDRESSES_LENGTH_MAX = 4_000_000
/** Whole tables kept per book: about a hundred. */
const TABLE_BYTES_MAX = 32_000_000
const TABLE_ADDRESSES_MAX = 500_000

type LikelyRecord = PredictorAnswer['likelyRecord']

const HOMES = listHomeCities().map(({ id, city, at }) => ({ id, city, at }))
const NAMED_HOMES = HOMES.map(({ id, city }) => ({ id, city }))

/** Choices over one book: by the page, and all of a candidate at once. */
export type ChoicePredictor = {
  pages: RememberedAnswers<ChoicesQuery>
  tables: RememberedAnswers<ProfileQuery>
  /** What one state gives and takes against another. */
  compareStates: (query: ProfileQuery & { state: State; instead: State }) => { better: number; worse: number }
}

/** What all answers are of: a book that is laid out, what its report card says, and what is published of the colleges. */
type Ground = { prepared: PreparedBook; likelyRecord: LikelyRecord; factsOf: FactsFinder }

/** Answers with choices over a book and the facts of its colleges; who has others of either opens them again. */
export function openChoices(ground: Ground): ChoicePredictor {
  const { prepared, likelyRecord } = ground
  const { hash: bookHash } = prepared.book
  return {
    compareStates: (query) => compareStates(prepared, readProfile(query), query),
    pages: rememberAnswers({
      bookHash,
      read: readChoicesQuestion,
      make: (question) => findChoices(ground, question),
      bytesMax: CACHE_BYTES_MAX,
      addressesMax: ADDRESSES_LENGTH_MAX,
    }),
    tables: rememberAnswers({
      bookHash,
      read: readProfile,
      make: (profile): ChoiceTableAnswer => {
        const table = listAll(ground, profile)
        return { ...table, ...factsOf(prepared, profile, table), homes: HOMES, likelyRecord }
      },
      bytesMax: TABLE_BYTES_MAX,
      addressesMax: TABLE_ADDRESSES_MAX,
    }),
  }
}

type Question = {
  profile: Profile
  request: ChoiceRequest
  page: number
  limit: number
  search: Pick<ReadSearch, 'elsewhere' | 'ambiguous'>
}

/** Who asks for what, in one form however it was written: presets filled in, lists in order. */
export function readChoicesQuestion(query: ChoicesQuery): Question {
  const { band, by, round, page, limit, sort = 'wanted', group, feeMax, kmMax, from } = query
  const judgedBy = RANK_KEYS.find(({ key }) => key === by)
  const search = readSearch(query.q ?? '')
  return {
    profile: readProfile(query),
    search: { elsewhere: search.elsewhere, ambiguous: search.ambiguous },
    page,
    limit,
    request: {
      types: query.type?.toSorted(),
      collegeStates: query.collegeState?.toSorted(),
      families: query.family?.toSorted(),
      quotas: query.quota?.toSorted(),
      terms: search.terms.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
      band,
      isFoldOpen: query.under === 'true',
      isFemaleOnly: query.women === 'true',
      judgedBy: judgedBy && { list: judgedBy.list, kind: judgedBy.kind },
      round,
      feeMax: feeMax && Number(feeMax),
      kmMax: kmMax && Number(kmMax),
      home: HOMES.find(({ id }) => id === from)?.at,
      sort,
      group,
      from: (page - 1) * limit,
      count: limit,
    },
  }
}

function listAll({ prepared, factsOf }: Ground, profile: Profile): ChoiceTable {
  return withPublishedFacts(choiceTable(prepared, profile), profile, factsOf)
}

function findChoices(ground: Ground, { profile, request, search, page, limit }: Question): ChoicesAnswer {
  const { prepared, likelyRecord } = ground
  const table = listAll(ground, profile)
  const found = searchChoices(table, request)
  const { elsewhere, ambiguous } = search
  return {
    ...found,
    page,
    limit,
    elsewhere,
    homes: NAMED_HOMES,
    readings: readingsIn(table, ambiguous),
    ...factsOf(prepared, profile, table),
    likelyRecord,
  }
}

function factsOf(prepared: PreparedBook, profile: Profile, table: ChoiceTable) {
  const { book, forecast, newest } = prepared
  const families = new Set(table.programmes.map(({ family }) => family))
  const isNear = table.choices.some(({ pools: [best] }) => best !== undefined && best.band !== 'long-shot')
  return {
    seasons: table.seasons,
    hidden: hiddenChoices(prepared, profile).map((one) => ({
      key: one.of === 'rank' ? rankKey(one.list, one.kind) : one.of,
      more: one.more,
      affected: one.affected,
    })),
    ...pastSeats(prepared, profile),
    families: Object.fromEntries(Array.from(families, (code) => [code, book.families[code] ?? code])),
    beyond: isNear ? null : beyondReach(prepared, profile),
    forecastSeason: forecast.season,
    afterRound: forecast.afterRound,
    newestSeason: newest.season,
    newestRound: newest.round,
    bookHash: book.hash,
  }
}
