import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodeStateBook } from '../state-book-file.ts'
import { readStateCollegeType } from './state-college-types.ts'

const SHIPPED = new URL('../../../../../data/state-book.bin.br', import.meta.url)

test('every type that a body of our tables prints is known, however it is spelled', () => {
  const { sets } = decodeStateBook(brotliDecompressSync(readFileSync(SHIPPED)))
  const printed = sets.flatMap(({ institutes }) => institutes.flatMap(({ type }) => type ?? []))
  expect(printed.length).toBeGreaterThan(900)
  expect(printed.filter((type) => readStateCollegeType(type) === undefined)).toEqual([])
  expect(['PVT', 'Pvt', 'PRIVATE', ' Private '].map(readStateCollegeType)).toEqual(Array(4).fill('private'))
  expect(readStateCollegeType('Trust')).toBeUndefined()
})
