import { crc32 } from 'node:zlib'
import { AnswerCache } from './answer-cache.ts'
import { Prepared } from './prepared.ts'

type Rules<Query, Question> = {
  /** The name of the book that all answers are of. */
  bookHash: string
  /** The question in one form, however it was written: what is the same question becomes the same JSON. */
  read: (query: Query) => Question
  /** The answer, already as the contract has it: it is sent as it is. A text is the JSON of one. */
  make: (question: Question) => unknown
  /** Answers kept, in bytes. */
  bytesMax: number
  /** Addresses remembered with the question they ask, in letters. */
  addressesMax: number
}

/** Answers over one book; what is asked often is worked out once. */
export type RememberedAnswers<Query> = {
  /** The answer to an address that was asked for and answered before; undefined when it is not remembered. */
  known: (url: string) => Prepared | undefined
  answer: (query: Query, url: string) => Prepared
}

/** Answers questions over one book and remembers what is asked for more than once, as bytes with their tag. */
export function rememberAnswers<Query, Question>(rules: Rules<Query, Question>): RememberedAnswers<Query> {
  const answers = new AnswerCache<Prepared>(rules.bytesMax)
  const questions = new AnswerCache<string>(rules.addressesMax)
  return {
    known: (url) => {
      const question = questions.find(url)
      return question === undefined ? undefined : answers.find(question)
    },
    answer: (query, url) => {
      const asked = rules.read(query)
      const question = JSON.stringify(asked)
      const known = answers.find(question)
      if (known) {
        questions.keep(url, question, url.length + question.length)
        return known
      }
      const made = rules.make(asked)
      const body = encode(typeof made === 'string' ? made : JSON.stringify(made))
      const answer = new Prepared(body, { etag: tagOf(rules.bookHash, body) })
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
function tagOf(bookHash: string, body: Buffer): string {
  return `"${bookHash}-${body.length.toString(36)}-${crc32(body).toString(36)}"`
}
