import { printedName } from '../book/printed-names.ts'
import {
  GENDER_POOLS,
  type Programme,
  QUOTAS,
  type RankBook,
  type RenamedRecord,
  SEAT_TYPES,
} from '../book/rank-book.ts'
import { choiceKeyOf } from '../choice-lists/choice-list.ts'
import { RENAMED_PROGRAMMES } from './directory/renamed-programmes.ts'

/** The readable names of a book's seat pools, both ways. */
export type SeatPoolKeys = {
  /** The key of a pool of the book. Throws when there is no such pool. */
  keyOf: (pool: number) => string
  /** The pool of a key, also of one under a name that the programme bore before; undefined when the book has none. */
  poolOf: (key: string) => number | undefined
  /** Every pool of a choice, named by the first two parts of its pools' keys, in the book's order; none when it has none. */
  poolsOf: (choice: string) => readonly number[]
}

/**
 * Names every seat pool of a book by what it is, so that a key means the same seat in every book that has it:
 * `indian-institute-of-technology-bombay/computer-science-and-engineering-4-years-bachelor-of-technology/ai/open/neutral`,
 * with `/preparatory` behind it for a seat of the preparatory course. Five parts that stand in an address as they are.
 */
export function seatPoolKeys(book: RankBook): SeatPoolKeys {
  const institutes = distinctSlugs(book.institutes.map(printedName))
  const programmes = distinctSlugs(book.programmes.map((one) => printProgramme({ ...one, name: printedName(one) })))
  const made: string[] = new Array(book.poolCount)
  const makeKey = (pool: number) => {
    const institute = institutes[book.institute[pool] ?? -1]
    const programme = programmes[book.programme[pool] ?? -1]
    const seat = SEAT_SLUGS[(book.quota[pool] ?? 0) * SEAT_TYPES.length + (book.seatType[pool] ?? 0)]
    const gender = GENDER_POOLS[book.gender[pool] ?? -1]
    if (!institute || !programme || !seat || !gender) throw new Error(`The book has no seat pool ${pool}`)
    const ending = book.preparatory[pool] === 1 ? '/preparatory' : ''
    return `${institute}/${programme}/${seat}/${gender}${ending}`
  }
  const keyOf = (pool: number) => {
    made[pool] ??= makeKey(pool)
    return made[pool]
  }
  const today = {
    institutes: formerSlugs(book.institutes, institutes),
    programmes: formerSlugs(book.programmes, programmes),
  }
  let pools: ReadonlyMap<string, number> | undefined
  let byChoice: ReadonlyMap<string, readonly number[]> | undefined
  return {
    keyOf,
    poolOf: (key) => {
      pools ??= new Map(Array.from({ length: book.poolCount }, (_, pool) => [keyOf(pool), pool]))
      return pools.get(key) ?? pools.get(renamedKey(key, today))
    },
    poolsOf: (choice) => {
      byChoice ??= Map.groupBy(Array.from({ length: book.poolCount }).keys(), (pool) => choiceKeyOf(keyOf(pool)))
      return byChoice.get(choice) ?? byChoice.get(renamedKey(choice, today)) ?? []
    },
  }
}

type FormerSlugs = ReadonlyMap<string, string>

/**
 * Slugs of records that turned out to be another, to those of today. A programme printed in full, as it stands in a key.
 */
export function formerSlugs(records: readonly RenamedRecord[], slugs: readonly string[]): FormerSlugs {
  return new Map(
    records.flatMap(({ formerly = [] }, at) => formerly.map((name) => [slug(name), slugs[at] ?? ''] as const)),
  )
}

/**
 * The key under today's name of a programme that its institute renamed, or of records that were one: lists and links of
 * before go on meaning their seat.
 */
function renamedKey(key: string, { institutes, programmes }: Record<'institutes' | 'programmes', FormerSlugs>): string {
  const [before = '', course = '', ...seat] = key.split('/')
  const institute = institutes.get(before) ?? before
  const programme = programmes.get(course) ?? course
  return [institute, RENAMED_SLUGS.get(`${institute}/${programme}`) ?? programme, ...seat].join('/')
}

/** `ai/open`, `hs/obc-ncl-pwd` … in the order of quota, then seat type. */
const SEAT_SLUGS = QUOTAS.flatMap((quota) => SEAT_TYPES.map((seatType) => `${slug(quota)}/${slug(seatType)}`))

/** Institute and earlier programme, to the programme of today. */
const RENAMED_SLUGS = new Map(
  RENAMED_PROGRAMMES.map(({ institute, from, to }) => [
    `${slug(institute)}/${slug(printProgramme(from))}`,
    slug(printProgramme(to)),
  ]),
)

function printProgramme({ name, durationYears, degree }: Pick<Programme, 'name' | 'durationYears' | 'degree'>): string {
  return `${name} ${durationYears} years ${degree}`
}

/** Names that differ only in marks get -2, -3 … in the book's order. */
function distinctSlugs(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const plain = slug(name)
    const nth = (seen.get(plain) ?? 0) + 1
    seen.set(plain, nth)
    return nth === 1 ? plain : `${plain}-${nth}`
  })
}

/** Words as they stand in a key: small letters and digits, joined by hyphens. */
export function slug(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
