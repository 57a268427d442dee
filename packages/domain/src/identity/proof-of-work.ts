/** What a browser works at: `count` small puzzles over the same seed, so that the time differs little from try to try. */
export type Puzzle = {
  /** 32 bytes that the server signed. */
  seed: Uint8Array
  /** Leading zero bits that each answer's hash begins with; each bit more doubles the work. */
  bits: number
  count: number
}

/** An answer is sent as a whole number of 32 bits. */
export const ANSWER_MAX = 0xffff_ffff

const SEED_WORDS = 8
const BLOCK_WORDS = 16
/** Seed, number of the puzzle and answer, 4 bytes each for the latter, in bits: the length that SHA-256 pads with. */
const MESSAGE_BITS = 320
const PADDING_BIT = 0x8000_0000

/**
 * Whether an answer solves one puzzle of the row: SHA-256 of the seed, the puzzle's number and the answer, both as 32 bits
 * in big-endian order, begins with `bits` zero bits.
 * @param at  which puzzle, from 0
 */
export function isAnswer(puzzle: Puzzle, at: number, answer: number): boolean {
  return firstWord(blockOf(puzzle, at), answer) >>> (32 - puzzle.bits) === 0
}

/**
 * Looks for the answer of one puzzle among `tries` numbers, so that a page may pause in between.
 * @param from  the first number to try
 * @returns the answer, or undefined where none of them is one
 */
export function findAnswer(
  puzzle: Puzzle,
  at: number,
  { from, tries }: { from: number; tries: number },
): number | undefined {
  const block = blockOf(puzzle, at)
  for (let answer = from; answer < from + tries; answer += 1) {
    if (firstWord(block, answer) >>> (32 - puzzle.bits) === 0) return answer
  }
  return undefined
}

/** The one block that is hashed, without its answer. */
function blockOf({ seed }: Puzzle, at: number): Uint32Array {
  const bytes = new DataView(seed.buffer, seed.byteOffset, seed.byteLength)
  const block = new Uint32Array(BLOCK_WORDS)
  for (let word = 0; word < SEED_WORDS; word += 1) block[word] = bytes.getUint32(word * 4)
  block[SEED_WORDS] = at
  block[SEED_WORDS + 2] = PADDING_BIT
  block[BLOCK_WORDS - 1] = MESSAGE_BITS
  return block
}

const ROUNDS = 64
const schedule = new Uint32Array(ROUNDS)

/** Fraction bits of the square and cube roots of the first primes. Source: FIPS 180-4, §4.2.2 and §5.3.3. */
const [START, ROUND_WORDS] = rootWords()

/** The first 32 bits of SHA-256 of the block with its answer. Source: FIPS 180-4, §6.2.2. */
function firstWord(block: Uint32Array, answer: number): number {
  const w = schedule
  w.set(block)
  w[SEED_WORDS + 1] = answer
  for (let at = BLOCK_WORDS; at < ROUNDS; at += 1) {
    const x = w[at - 15] ?? 0
    const y = w[at - 2] ?? 0
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[at] = ((w[at - 16] ?? 0) + s0 + (w[at - 7] ?? 0) + s1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START
  for (let at = 0; at < ROUNDS; at += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_WORDS[at] ?? 0) + (w[at] ?? 0)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  return (a + (START[0] ?? 0)) >>> 0
}

function rootWords(): [Int32Array, Int32Array] {
  const isPrime = (number: number) => {
    for (let by = 2; by * by <= number; by += 1) if (number % by === 0) return false
    return true
  }
  const primes = Array.from({ length: 310 }, (_, at) => at + 2).filter(isPrime)
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0
  return [
    Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    Int32Array.from(primes.slice(0, ROUNDS), (prime) => fraction(Math.cbrt(prime))),
  ]
}
