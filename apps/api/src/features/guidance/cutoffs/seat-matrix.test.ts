import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import { decodeBook, encodeBook } from '@sopaan/domain/book/rank-book-file'
import { offeredBySeats } from '@sopaan/domain/list-risk/seat-counts'
import { expect, test } from 'vitest'
import { readSeatMatrix, withSeats } from './seat-matrix.service.ts'
import { loadShippedBook } from './shipped-book.ts'

const matrix = await readSeatMatrix()
const { book } = await loadShippedBook()

test('the seats of another season than the one forecast say nothing, and the book stays as it was', () => {
  expect(book.forecast?.season).toBe(2027)
  expect(withSeats(book, matrix)).toBe(book)
})

test('those of the season forecast are a column of the book, which its file brings back', () => {
  const seated = withSeats(book, { ...matrix, season: 2027 })
  const seats = seated.forecast?.seats ?? new Uint8Array()
  const named = new Map(matrix.rows.map((row) => [row.slice(0, 5).join('|'), row[5]]))
  const [institute, programme, degree, years, quota, neutral] = matrix.rows[0] ?? []
  const counts = [0, 0, 0, 0, 0]
  for (const says of seats) counts[says] = (counts[says] ?? 0) + 1
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(book.poolCount)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  const pool = Array.from(book.institute.keys()).find(
    (at) =>
      book.institutes[book.institute[at] ?? -1]?.name === institute &&
      book.programmes[book.programme[at] ?? -1]?.name === programme &&
      book.programmes[book.programme[at] ?? -1]?.degree === degree &&
      book.seatType[at] === SEAT_TYPES.indexOf('OPEN') &&
      book.gender[at] === 0,
  )
  expect(named.get([institute, programme, degree, years, quota].join('|'))).toBe(neutral)
  expect(seats[pool ?? -1]).toBe(Math.min(1 + (neutral?.[SEAT_TYPES.indexOf('OPEN')] ?? 0), 4))
  expect(decodeBook(encodeBook(seated)).forecast?.seats).toEqual(seats)
  expect(decodeBook(encodeBook(book)).forecast?.seats).toBeUndefined()
})

test('of the gender-neutral seats of 2026 the matrix of that year says far better than past seasons which were offered', async () => {
  const file = new URL('../../../../../../data/said-and-came.csv.br', import.meta.url)
  const [head = '', ...lines] = brotliDecompressSync(await readFile(file))
    .toString('utf8')
    .trim()
    .split(/\r?\n/)
  const names = head.split(',')
  const cells = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? '')
  const seats = new Map(
    matrix.rows.flatMap((row) => row[5].map((count, at) => [`${row.slice(0, 5).join('|')}|${SEAT_TYPES[at]}`, count])),
  )
  const sums = { ordinary: { learnt: 0, seats: 0, count: 0 }, pwd: { learnt: 0, seats: 0, count: 0 } }
  for (const line of lines) {
    const row = Object.fromEntries(cells(line).map((cell, at) => [names[at] ?? '', cell]))
    if (row.season !== '2026' || row.gender !== 'neutral') continue
    const key = [row.institute, row.programme, row.degree, row.years, row.quota, row.seat_type].join('|')
    const isPwd = row.seat_type?.endsWith('(PwD)') ? 1 : 0
    const learnt = Number(row.said_offered)
    const said = offeredBySeats(Math.min((seats.get(key) ?? 0) + 1, 4), isPwd, learnt)
    const came = Number(row.closed) > 0 ? 1 : 0
    const sum = isPwd ? sums.pwd : sums.ordinary
    sum.learnt += (learnt - came) ** 2
    sum.seats += (said - came) ** 2
    sum.count += 1
  }
  expect([sums.ordinary.count, sums.pwd.count]).toEqual([6287, 1146])
  expect(sums.ordinary.seats).toBeLessThan(sums.ordinary.learnt / 5)
  expect(sums.pwd.seats).toBeLessThan(sums.pwd.learnt / 2)
})
