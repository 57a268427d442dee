import type { PreparedBook } from '@sopaan/domain/book/prepared-book'
import { beyondReach } from '@sopaan/domain/choices/beyond-reach'
import type { ChoiceTable } from '@sopaan/domain/choices/choice'
import { type ChoiceRequest, searchChoices } from '@sopaan/domain/choices/choice-search'
import { choiceTable } from '@sopaan/domain/choices/choice-table'
import { hiddenChoices } from '@sopaan/domain/choices/hidden-choices'
import { packTable } from '@sopaan/domain/choices/packed/packed-choices'
import { withPublishedFacts } from '@sopaan/domain/choices/published-facts'
import { readingsIn } from '@sopaan/domain/choices/readings'
import { type InstituteFacts, listHomeCities } from '@sopaan/domain/colleges/college-facts'
import { type OwnNicknames, type ReadSearch, readNicknameSearch } from '@sopaan/domain/colleges/nicknames'
import { pastSeats } from '@sopaan/domain/predictor/college-predictor'
import type { Profile } from '@sopaan/domain/predictor/profile'
import type { ChoicesAnswer, ChoicesQuery, ChoiceTableAnswer, PackedTableAnswer } from './college-choices.ts'
import { type PredictorAnswer, RANK_KEYS, rankKey } from './college-predictor.ts'
import { readProfile } from './read-profile.ts'

/**
 * What the calls of choices answer, worked out the same on the server and in a browser without a network (decision 0262).
 * Of what: a book that is laid out, what its report card says, and what is published of the colleges.
 */
export type ChoiceGround = {
  prepared: PreparedBook
  likelyRecord: PredictorAnswer['likelyRecord']
  factsOf: (name: string) => InstituteFacts | undefined
}

const HOMES = listHomeCities().map(({ id, city, at }) => ({ id, city, at }))
const NAMED_HOMES = HOMES.map(({ id, city }) => ({ id, city }))

/** Who asks for what, and how it was searched for. */
export type ChoicesQuestion = {
  profile: Profile
  request: ChoiceRequest
  page: number
  limit: number
  search: Pick<ReadSearch, 'elsewhere' | 'ambiguous'>
}

/** Who asks for what, in one form however it was written: presets filled in, lists in order. */
export function readChoicesQuestion(query: ChoicesQuery, own?: OwnNicknames): ChoicesQuestion {
  const { band, by, round, page, limit, sort = 'wanted', group, from } = query
  const { feeMax, nirfMax, salaryMin, womenMin, kmMax } = query
  const judgedBy = RANK_KEYS.find(({ key }) => key === by)
  const search = readNicknameSearch(query.q ?? '', own)
  return {
    profile: readProfile(query),
    search: { elsewhere: search.elsewhere, ambiguous: search.ambiguous },
    page,
    limit,
    request: {
      types: query.type?.toSorted(),
      collegeStates: query.collegeState?.toSorted(),
      families: query.family?.toSorted(),
      except: {
        types: query.exceptType?.toSorted(),
        collegeStates: query.exceptState?.toSorted(),
        families: query.exceptFamily?.toSorted(),
      },
      quotas: query.quota?.toSorted(),
      terms: search.terms.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
      band,
      isFoldOpen: query.under === 'true',
      isFemaleOnly: query.women === 'true',
      judgedBy: judgedBy && { list: judgedBy.list, kind: judgedBy.kind },
      round,
      feeMax,
      nirfMax,
      salaryMin,
      womenMin,
      kmMax,
      home: HOMES.find(({ id }) => id === from)?.at,
      sort,
      group,
      from: (page - 1) * limit,
      count: limit,
    },
  }
}

/** Every choice of a candidate at once. */
export function answerChoiceTable(ground: ChoiceGround, profile: Profile): ChoiceTableAnswer {
  const { prepared, likelyRecord } = ground
  const table = listAll(ground, profile)
  return { ...table, ...factsOf(prepared, profile, table), homes: HOMES, likelyRecord }
}

/** The same as it travels. */
export function answerPackedTable(ground: ChoiceGround, profile: Profile): PackedTableAnswer {
  return packTable(answerChoiceTable(ground, profile))
}

/** A page of the choices that a question asks for. */
export function answerChoices(
  ground: ChoiceGround,
  { profile, request, search, page, limit }: ChoicesQuestion,
): ChoicesAnswer {
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

function listAll({ prepared, factsOf }: ChoiceGround, profile: Profile): ChoiceTable {
  return withPublishedFacts(choiceTable(prepared, profile), profile, factsOf)
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
