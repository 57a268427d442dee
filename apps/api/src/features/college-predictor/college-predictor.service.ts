import { crc32 } from 'node:zlib'
import {
  type PredictorAnswer,
  type PredictorQuery,
  type ProfileQuery,
  RANK_KEYS,
  rankKey,
} from '@sopaan/contract/college-predictor'
import { missingRanks, predictSeats, type SeatRequest } from '@sopaan/domain/college-predictor'
import { type PreparedBook, prepareBook } from '@sopaan/domain/prepared-book'
import type { Profile } from '@sopaan/domain/profile'
import { RANK_LISTS, type RankBook } from '@sopaan/domain/rank-book'
import { Prepared } from '#api/http/prepared.ts'
import { AnswerCache } from './answer-cache.ts'

/** Answers kept per book: some thousands of pages. */
const CACHE_BYTES_MAX = 48_000_000
/** Addresses remembered per book with the question they ask. */
const ADDRESSES_LENGTH_MAX = 4_000_000

/** Answers predictions over one book, and remembers them: what is asked often is worked out once. */
export type Predictor = {
  book: RankBook
  /** The answer to an address that was asked for and answered before; undefined when it is not remembered. */
  known: (url: string) => Prepared | undefined
  answer: (query: PredictorQuery, url: string) => Prepared
}

/** A predictor over a book; opening one takes about a tenth of a second. Throws when the book has no forecast. */
export function openPredictor(book: RankBook): Predictor {
  const prepared = prepareBook(book)
  const answers = new AnswerCache<Prepared>(CACHE_BYTES_MAX)
  const questions = new AnswerCache<string>(ADDRESSES_LENGTH_MAX)
  return {
    book,
    known: (url) => {
      const question = questions.find(url)
      return question === undefined ? undefined : answers.find(question)
    },
    answer: (query, url) => {
      const asked = readQuestion(query)
      const question = JSON.stringify(asked)
      const known = answers.find(question)
      if (known) {
        questions.keep(url, question, url.length + question.length)
        return known
      }
      const body = encode(JSON.stringify(predict(prepared, asked)))
      const answer = new Prepared(body, { etag: tagOf(book, body) })
      answers.keep(question, answer, question.length + body.length)
      return answer
    },
  }
}

const UTF8 = new TextEncoder()

/** `Buffer.from` takes five times as long for texts of this size: it asks for fresh memory twice. */
function encode(text: string): Buffer {
  const { buffer, byteOffset, byteLength } = UTF8.encode(text)
  return Buffer.from(buffer, byteOffset, byteLength)
}

/**
 * Tells versions of one address apart, which is all that a tag is asked for: the book decides the answer, length and
 * checksum tell versions of the product apart.
 */
function tagOf(book: RankBook, body: Buffer): string {
  return `"${book.hash}-${body.length.toString(36)}-${crc32(body).toString(36)}"`
}

type Question = { profile: Profile; request: SeatRequest }

/** Who asks for what, in one form however it was written: presets filled in, lists in order, search in small letters. */
export function readQuestion(query: PredictorQuery): Question {
  const { category = 'OPEN', gender = 'male', pwd, state, sort = 'hardest', band, round, page, limit } = query
  return {
    profile: { category, gender, isPwd: pwd === 'true', homeState: state, ranks: readRanks(query) },
    request: {
      types: query.type?.toSorted(),
      collegeStates: query.collegeState?.toSorted(),
      families: query.family?.toSorted(),
      quotas: query.quota?.toSorted(),
      words: query.q?.toLowerCase().split(/\s+/).filter(Boolean).toSorted(),
      band,
      round,
      sort,
      page,
      limit,
    },
  }
}

/** The ranks that the keys of a query carry, by list and kind. */
export function readRanks(query: ProfileQuery): Profile['ranks'] {
  const given = RANK_KEYS.filter(({ key }) => query[key] !== undefined)
  return Object.fromEntries(
    RANK_LISTS.filter((list) => given.some((rank) => rank.list === list)).map((list) => [
      list,
      Object.fromEntries(given.filter((rank) => rank.list === list).map(({ key, kind }) => [kind, query[key]])),
    ]),
  )
}

function predict(prepared: PreparedBook, { profile, request }: Question): PredictorAnswer {
  const { book, forecast, newest } = prepared
  const { facets, ...found } = predictSeats(prepared, profile, request)
  const { 'main-1': main, 'main-2a': architecture, 'main-2b': planning } = profile.ranks
  return {
    ...found,
    page: request.page,
    limit: request.limit,
    facets: {
      ...facets,
      families: facets.families.map((family) => ({ ...family, name: book.families[family.value] ?? family.value })),
    },
    forecastSeason: forecast.season,
    afterRound: forecast.afterRound,
    newestSeason: newest.season,
    newestRound: newest.round,
    bookHash: book.hash,
    missingRanks: missingRanks(profile).map(({ list, kind }) => rankKey(list, kind)),
    isHomeStateMissing: profile.homeState === undefined && Boolean(main ?? architecture ?? planning),
  }
}
