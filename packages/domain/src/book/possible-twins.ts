import { plainText } from '../predictor/search-terms.ts'
import type { RankBook } from './rank-book.ts'

/** A record as its names and its kind tell it apart: `of` is alike in records that may be one. */
export type NamedRecord = { id: string; of: string; names: readonly string[] }
/** Two records that may be one, by id. */
export type Twins = readonly [id: string, otherId: string]

/** An institute with where it is, as far as that is known. */
export type LocatedRecord = NamedRecord & { city: string | null; state: string | null }

/** Words that say nothing of a name, and what is too short to. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'for', 'the', 'with'])
const WORD_LENGTH_MIN = 3

/** Types of institute that are called by their town: among these it tells one from another, among others it tells nothing. */
const CALLED_BY_TOWN: ReadonlySet<string> = new Set(['IIT', 'NIT', 'IIIT'])

/**
 * Institutes of one type, and of one state where both are known, with a word in their names that no third institute bears, in
 * names of which at least half is alike: NIT Trichy and NIT Tiruchirappalli (Trichy). What they share has to be more than a
 * town or state, but in types that are called by it.
 */
export function listInstituteTwins(records: readonly LocatedRecord[]): Twins[] {
  const towns = new Set(records.flatMap(({ city, state }) => wordsOf(`${city ?? ''} ${state ?? ''}`)))
  const worded = records.map(({ names, ...record }) => ({
    ...record,
    names: names.map((name) => new Set(wordsOf(name))),
  }))
  const bearers = Map.groupBy(
    worded.flatMap((record) =>
      [...new Set(record.names.flatMap((words) => [...words]))].map((word) => ({ word, record })),
    ),
    ({ word }) => word,
  )
  const pairs = [...bearers.values()].flatMap(([one, other, third]) => {
    if (!one || !other || third || one.record.of !== other.record.of) return []
    const [a, b] = [one.record, other.record]
    if (a.state !== null && b.state !== null && a.state !== b.state) return []
    const silent = CALLED_BY_TOWN.has(a.of) ? NO_WORDS : towns
    return areHalfAlike([a.names, b.names], one.word, silent) ? [[a.id, b.id] as const] : []
  })
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()]
}

type WordSets = readonly ReadonlySet<string>[]
const NO_WORDS: ReadonlySet<string> = new Set()

/** Whether two names with a word share at least half of the words of the shorter one, and one of these is not silent. */
function areHalfAlike([names, otherNames]: [WordSets, WordSets], word: string, silent: ReadonlySet<string>): boolean {
  const bearing = (sets: WordSets) => sets.filter((words) => words.has(word))
  return bearing(names).some((own) =>
    bearing(otherNames).some((other) => {
      const shared = [...own].filter((each) => other.has(each))
      return shared.length * 2 >= Math.min(own.size, other.size) && shared.some((each) => !silent.has(each))
    }),
  )
}

/** Programmes of one degree whose names are made of the same words, in whatever order: AI and DS, DS & AI. */
export function listProgrammeTwins(records: readonly NamedRecord[]): Twins[] {
  const alike = Map.groupBy(
    records,
    ({ of, names }) =>
      `${of} ${wordsOf(names[0] ?? '')
        .toSorted()
        .join(' ')}`,
  )
  return [...alike.values()].flatMap((group) =>
    group.flatMap((one, at) => group.slice(at + 1).map((other) => [one.id, other.id] as const)),
  )
}

/**
 * Whether two records of a book print the same seat in one and the same round, by their places in it: then they are two.
 * @param own  the column that names the records
 */
export function printOneSeat(
  book: RankBook,
  own: 'institute' | 'programme',
  [a, b]: readonly [number, number],
): boolean {
  const beside = own === 'institute' ? book.programme : book.institute
  const seatOf = (pool: number) =>
    [beside[pool], book.quota[pool], book.seatType[pool], book.gender[pool], book.preparatory[pool]].join()
  const pools = Array.from({ length: book.poolCount }, (_, pool) => pool)
  const seats = new Map(pools.filter((pool) => book[own][pool] === a).map((pool) => [seatOf(pool), pool]))
  return pools.some((pool) => {
    const other = book[own][pool] === b ? seats.get(seatOf(pool)) : undefined
    return (
      other !== undefined && book.rounds.some(({ closing }) => isPrinted(closing, pool) && isPrinted(closing, other))
    )
  })
}

function isPrinted(closing: Int32Array, pool: number): boolean {
  return (closing[pool] ?? 0) > 0
}

function wordsOf(name: string): string[] {
  return plainText(name)
    .split(' ')
    .filter((word) => word.length >= WORD_LENGTH_MIN && !SMALL_WORDS.has(word))
}
