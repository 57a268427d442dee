import type { PreparedBook } from '../book/prepared-book.ts'
import { closingRank } from '../choice-lists/replay.ts'
import { shortBranchName } from '../colleges/short-branch-names.ts'
import { shortInstituteName } from '../colleges/short-names.ts'
import { seatOfPool } from '../predictor/eligibility.ts'
import { likelyRange, offeredPercent, reliabilityOf } from '../predictor/prediction.ts'
import type { ChoiceInstitute, ChoicePool, ChoiceProgramme } from './choice.ts'

/** What is told of a seat pool whoever asks. */
export type PoolFacts = Omit<ChoicePool, 'by' | 'chancePercent' | 'band' | 'earliestRound'>

/** The parts of choices that do not depend on the candidate, each made when it is first asked for and once per book. */
export type ChoiceParts = {
  /** Throws when the book has no forecast for the pool. */
  poolAt: (pool: number) => PoolFacts
  /**
   * An institute and a programme of the book.
   * @param pool  any seat pool of it
   */
  instituteAt: (institute: number, pool: number) => ChoiceInstitute
  programmeAt: (programme: number, pool: number) => ChoiceProgramme
}

const KNOWN = new WeakMap<PreparedBook, ChoiceParts>()

/** The parts of a book's choices; nobody changes one, since all tables hold the same. */
export function choiceParts(prepared: PreparedBook): ChoiceParts {
  const known = KNOWN.get(prepared)
  if (known) return known
  const pools: PoolFacts[] = new Array(prepared.book.poolCount)
  const institutes: ChoiceInstitute[] = []
  const programmes: ChoiceProgramme[] = []
  const parts: ChoiceParts = {
    poolAt: (pool) => {
      pools[pool] ??= describePool(prepared, pool)
      return pools[pool]
    },
    instituteAt: (institute, pool) => {
      institutes[institute] ??= describeInstitute(prepared, institute, pool)
      return institutes[institute]
    },
    programmeAt: (programme, pool) => {
      programmes[programme] ??= describeProgramme(prepared, programme, pool)
      return programmes[programme]
    },
  }
  KNOWN.set(prepared, parts)
  return parts
}

function describePool({ book, forecast, finals, newest }: PreparedBook, pool: number): PoolFacts {
  const [expected, reliability] = [likelyRange(forecast, pool), reliabilityOf(forecast, pool)]
  if (!expected || !reliability) throw new Error(`The book has no forecast for seat pool ${pool}`)
  const { quota, seatType, gender } = seatOfPool(book, pool)
  return {
    quota,
    seatType,
    gender,
    offeredPercent: offeredPercent(forecast, pool),
    reliability,
    isNew: finals.every((column) => column === newest || closingRank(column, pool) === undefined),
    expected,
    closings: finals.map((column) => closingRank(column, pool) ?? null),
  }
}

function describeInstitute({ book, keys }: PreparedBook, institute: number, pool: number): ChoiceInstitute {
  const one = book.institutes[institute]
  if (!one) throw new Error(`The book has no institute ${institute}`)
  const { name, printedAs, nicknames, type, city, state, nirfEngineering2025: nirf } = one
  return {
    slug: keys.keyOf(pool).split('/')[0] ?? '',
    name,
    ...(printedAs !== undefined && { printedAs }),
    ...(nicknames && { nicknames }),
    shortName: shortInstituteName(name),
    type,
    ...(city && { city }),
    ...(state && { state }),
    ...(nirf !== undefined && { nirf }),
  }
}

function describeProgramme({ book, keys }: PreparedBook, programme: number, pool: number): ChoiceProgramme {
  const one = book.programmes[programme]
  if (!one) throw new Error(`The book has no programme ${programme}`)
  const { name, degree, durationYears, family } = one
  const slug = keys.keyOf(pool).split('/')[1] ?? ''
  return { slug, name, shortName: shortBranchName(name), degree, durationYears, family }
}
