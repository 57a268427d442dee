import { expect, test } from 'vitest'
import { SHIPPED_BOOK } from '../testing/shipped-book.ts'
import { withoutPreparatory } from './compile-book.ts'
import type { RankBook } from './rank-book.ts'
import { decodeBook, encodeBook, hashBook } from './rank-book-file.ts'

/** Two pools over two rounds: one closed in both, one printed only in the second. */
function aBook(): RankBook {
  return {
    hash: '',
    institutes: [{ name: 'Institute of Testing', type: 'NIT', state: 'Goa', homeStates: { HS: ['Goa'] } }],
    programmes: [{ name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }],
    families: { CIVIL: 'Civil' },
    poolCount: 2,
    institute: Uint16Array.of(0, 0),
    programme: Uint16Array.of(0, 0),
    quota: Uint8Array.of(1, 2),
    seatType: Uint8Array.of(0, 9),
    gender: Uint8Array.of(0, 1),
    list: Uint8Array.of(0, 0),
    preparatory: Uint8Array.of(0, 1),
    rounds: [
      {
        counselling: 'josaa',
        season: 2025,
        round: 6,
        isFinal: true,
        opening: Int32Array.of(900, 0),
        closing: Int32Array.of(1_221_717, 0),
      },
      {
        counselling: 'josaa',
        season: 2026,
        round: 5,
        isFinal: true,
        opening: Int32Array.of(1, 1_500_000),
        closing: Int32Array.of(2, 45),
      },
    ],
    forecast: {
      season: 2027,
      mu: Float32Array.of(10.5, Number.NaN),
      scale: Float32Array.of(0.125, 0),
      novelty: Uint8Array.of(0, 4),
      tau: [0.07, 0.35, 0.3, 0.07],
      probabilities: Float64Array.of(0.1, 0.5, 0.9),
      knownPoolQuantiles: Float64Array.of(-1.5, 0.07, 1.4),
      newPoolQuantiles: Float64Array.of(-2, 0, 2),
      inSeason: [
        {
          round: 1,
          usualMove: Float32Array.of(0.0625, 0),
          ownMove: Float32Array.of(-0.03125, 0),
          slopes: [0.0075, 0.77],
          scale: [-2.5],
          scaleUnit: 0.06,
          scaleCuts: [0.05],
          quantiles: [Float64Array.of(-1, 0, 1), Float64Array.of(-2, 0.25, 2)],
        },
      ],
    },
  }
}

test('a book comes back from its bytes as it went in', () => {
  expect(decodeBook(encodeBook(aBook()))).toEqual(aBook())
})

test('a book without a forecast comes back without one', () => {
  const { forecast: _, ...book } = aBook()
  expect(decodeBook(encodeBook(book))).toEqual(book)
})

test('the same book always has the same name, and another rank gives another name', async () => {
  const first = await hashBook(encodeBook(aBook()))
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect(await hashBook(encodeBook(aBook()))).toBe(first)
  const other = aBook()
  other.rounds[0]?.closing.set([1_221_718])
  expect(await hashBook(encodeBook(other))).not.toBe(first)
})

test('bytes that are cut off, of another version or no book at all are refused', () => {
  const bytes = encodeBook(aBook())
  expect(() => decodeBook(bytes.slice(0, -1))).toThrow('too early')
  expect(() => decodeBook(Uint8Array.of(...bytes, 0))).toThrow('more than its header says')
  expect(() => decodeBook(bytes.with(4, 99))).toThrow('version 99')
  expect(() => decodeBook(bytes.with(0, 0))).toThrow('no rank book')
})

test('a book from a Buffer stays as it is when other books are made of it', () => {
  const book = decodeBook(Buffer.from(encodeBook(SHIPPED_BOOK)))
  const before = book.quota.join()
  withoutPreparatory(book)
  expect(book.quota.join()).toBe(before)
})
