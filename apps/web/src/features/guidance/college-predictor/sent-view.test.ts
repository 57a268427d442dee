import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { answerChoices, readChoicesQuestion } from '@sopaan/contract/choice-answers'
import { choicesAnswer, choicesQuery } from '@sopaan/contract/college-choices'
import { prepareBook } from '@sopaan/domain/book/prepared-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import { findCollegeFacts } from '@sopaan/domain/colleges/college-facts'
import { expect, test } from 'vitest'
import { aChoice, someChoices } from '#web/testing/choice-answers.ts'
import { readView, type SentView, writeView } from './sent-view.ts'

const BOOK = join(import.meta.dirname, '../../../../../../data/national-book.bin.br')
const GROUND = {
  prepared: prepareBook(decodeBook(brotliDecompressSync(readFileSync(BOOK)), 'shipped')),
  likelyRecord: { low: 60, high: 80 },
  factsOf: findCollegeFacts,
}
const QUESTIONS = [
  { main: '25000', category: 'OBC-NCL', mainCategory: '6250', state: 'Maharashtra', gender: 'male' },
  { main: '9000', advanced: '3000', state: 'Delhi', gender: 'female', from: 'delhi', limit: '100' },
  { main: '120000', category: 'ST', pwd: 'true', arch: '500', band: 'reach', page: '2' },
  { main: '299999', gender: 'other' },
]

test('an answer that a page carries is the answer of the call, whoever asks', () => {
  for (const question of QUESTIONS) {
    const asked = readChoicesQuestion(choicesQuery.parse(question))
    // As it comes from the call.
    const answer = choicesAnswer.parse(JSON.parse(JSON.stringify(answerChoices(GROUND, asked))))
    expect(travelled(writeView({ state: 'answered', answer }))).toEqual({ state: 'answered', answer })
  }
})

test('a distance, and ranks that wait, travel with their row', () => {
  const waiting = [
    { list: 'main-1' as const, rankKind: 'category' as const, seatType: 'SC' as const, closings: [null, 900] },
  ]
  const answer = someChoices({ data: [aChoice({ km: 0 }), aChoice({ key: 'jaipur/ece', unjudged: waiting })] })
  expect(travelled(writeView({ state: 'answered', answer, next: '<p></p>' }))).toEqual({
    state: 'answered',
    answer,
    next: '<p></p>',
  })
})

/** A view as a browser reads it. */
function travelled(sent: SentView) {
  return readView(JSON.parse(JSON.stringify(sent)))
}
