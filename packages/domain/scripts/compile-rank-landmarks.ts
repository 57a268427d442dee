/**
 * Compiles data/exams/rank-landmarks.json from the shipped rank book: a few seats whose closing ranks mark the scale.
 *
 *   node packages/domain/scripts/compile-rank-landmarks.ts
 *
 * Each is the last OPEN gender-neutral seat open to every state in the newest final JoSAA round.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { QUOTAS, SEAT_TYPES } from '../src/book/rank-book.ts'
import { decodeBook } from '../src/book/rank-book-file.ts'

const DATA = new URL('../../../data/', import.meta.url)
const FROM_ANYWHERE = [QUOTAS.indexOf('AI'), QUOTAS.indexOf('OS')]

/** List, short label for the scale, institute and programme as the book names them. */
const SEATS = [
  ['main-1', 'NIT Trichy CSE', 'National Institute of Technology, Tiruchirappalli', 'Computer Science and Engineering'],
  [
    'main-1',
    'MNNIT CSE',
    'Motilal Nehru National Institute of Technology Allahabad',
    'Computer Science and Engineering',
  ],
  ['main-1', 'NIT Surathkal IT', 'National Institute of Technology Karnataka, Surathkal', 'Information Technology'],
  ['main-1', 'NIT Rourkela EE', 'National Institute of Technology, Rourkela', 'Electrical Engineering'],
  ['main-1', 'VNIT Nagpur ME', 'Visvesvaraya National Institute of Technology, Nagpur', 'Mechanical Engineering'],
  ['main-1', 'NIT Patna CSE', 'National Institute of Technology Patna', 'Computer Science and Engineering'],
  ['main-1', 'NIT Agartala ME', 'National Institute of Technology Agartala', 'Mechanical Engineering'],
  ['advanced', 'IIT Kanpur CSE', 'Indian Institute of Technology Kanpur', 'Computer Science and Engineering'],
  ['advanced', 'IIT Bombay ME', 'Indian Institute of Technology Bombay', 'Mechanical Engineering'],
  ['advanced', 'IIT Palakkad CSE', 'Indian Institute of Technology Palakkad', 'Computer Science and Engineering'],
  ['advanced', 'IIT Palakkad Civil', 'Indian Institute of Technology Palakkad', 'Civil Engineering'],
] as const

const book = decodeBook(brotliDecompressSync(readFileSync(new URL('national-book.bin.br', DATA))))
const final = book.rounds.filter((round) => round.counselling === 'josaa' && round.isFinal).at(-1)
if (final === undefined) throw new Error('The book holds no final round')

const landmarks = SEATS.map(([list, label, institute, programme]) => {
  const pool = Array.from({ length: book.poolCount }, (_, at) => at).find(
    (at) =>
      book.institutes[book.institute[at] ?? 0]?.name === institute &&
      book.programmes[book.programme[at] ?? 0]?.name === programme &&
      book.programmes[book.programme[at] ?? 0]?.durationYears === 4 &&
      book.seatType[at] === SEAT_TYPES.indexOf('OPEN') &&
      book.gender[at] === 0 &&
      FROM_ANYWHERE.includes(book.quota[at] ?? -1),
  )
  const closing = pool === undefined ? 0 : final.closing[pool]
  if (!closing) throw new Error(`No closing rank for ${label}`)
  return { list, label, institute, programme, closing }
}).sort((a, b) => b.list.localeCompare(a.list) || a.closing - b.closing)

writeFileSync(
  new URL('exams/rank-landmarks.json', DATA),
  `{
 "about": "Closing ranks that mark a scale of ranks: OPEN, gender-neutral, open to every state.",
 "source": "JoSAA ${final.season}, round ${final.round} (the last), from the rank book",
 "season": ${final.season},
 "round": ${final.round},
 "landmarks": [
${landmarks.map((landmark) => `  ${JSON.stringify(landmark)}`).join(',\n')}
 ]
}
`,
)
