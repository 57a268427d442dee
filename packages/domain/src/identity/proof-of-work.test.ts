import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findAnswer, isAnswer, type Puzzle } from './proof-of-work.ts'

/** The platform's own SHA-256 of seed, puzzle and answer, and its zero bits in front. */
function zeroBits(seed: Uint8Array, at: number, answer: number): number {
  const message = Buffer.alloc(40)
  message.set(seed)
  message.writeUInt32BE(at, 32)
  message.writeUInt32BE(answer, 36)
  const digest = createHash('sha256').update(message).digest()
  return Math.clz32(digest.readUInt32BE(0))
}

test('an answer is what the platform’s SHA-256 says it is, over 20,000 hashes of several seeds', () => {
  for (const seed of [new Uint8Array(32), new Uint8Array(32).fill(255), createHash('sha256').update('a').digest()]) {
    for (let answer = 0; answer < 7_000; answer += 1) {
      const at = answer % 16
      const zeros = zeroBits(seed, at, answer)
      for (const bits of [1, zeros, zeros + 1]) {
        if (bits > 0) expect(isAnswer({ seed, bits, count: 16 }, at, answer)).toBe(zeros >= bits)
      }
    }
  }
})

test('the largest answer of 32 bits is read whole', () => {
  const seed = new Uint8Array(32).fill(7)
  const zeros = zeroBits(seed, 3, 0xffff_ffff)
  expect(isAnswer({ seed, bits: zeros + 1, count: 16 }, 3, 0xffff_ffff)).toBe(false)
})

test('an answer is found in pieces as in one go, and is none for another puzzle or seed of the same row', () => {
  const puzzle: Puzzle = { seed: createHash('sha256').update('row').digest(), bits: 12, count: 4 }
  const whole = findAnswer(puzzle, 2, { from: 0, tries: 200_000 }) ?? -1
  let found: number | undefined
  for (let from = 0; found === undefined; from += 100) found = findAnswer(puzzle, 2, { from, tries: 100 })
  expect(found).toBe(whole)
  expect(zeroBits(puzzle.seed, 2, whole)).toBeGreaterThanOrEqual(12)
  expect(isAnswer(puzzle, 1, whole)).toBe(false)
  expect(isAnswer({ ...puzzle, seed: new Uint8Array(32) }, 2, whole)).toBe(false)
})

test('14 bits take about 2^14 tries', () => {
  const seed = createHash('sha256').update('mean').digest()
  const puzzle = { seed, bits: 14, count: 64 }
  const answers = Array.from({ length: 64 }, (_, at) => findAnswer(puzzle, at, { from: 0, tries: 2 ** 20 }) ?? -1)
  const mean = answers.reduce((sum, answer) => sum + answer + 1, 0) / answers.length
  // Of 64 tries with a mean of 16,384 each, the mean lies within half and one and a half of it but once in ten thousand.
  expect(mean).toBeGreaterThan(8_192)
  expect(mean).toBeLessThan(24_576)
})
