import { RANK_LISTS, type RankBook, type RankList, type SeasonShocks } from '../book/rank-book.ts'
import { at, describeSeats, type SeatTraits } from '../forecast/pools/pool-traits.ts'
import { eligibleRank } from '../predictor/eligibility.ts'
import { chanceIfOffered, type OpenForecast } from '../predictor/prediction.ts'
import type { Profile } from '../predictor/profile.ts'
import type { RiskPool } from './none-of-first.ts'
import { spreadOf } from './season-shocks.ts'

/** A rank book opened for questions about whole lists. */
export type RiskBook = {
  book: RankBook
  forecast: OpenForecast
  shocks: SeasonShocks
  traits: SeatTraits
  /** The ordinary pools of a programme at an institute that may be offered, in the book's order. */
  poolsOf: (institute: number, programme: number) => readonly number[]
}

/** A pool that is open to a candidate, before and after what vanishes is counted. */
export type OpenPool = RiskPool & {
  pool: number
  /** The candidate's rank it is judged by. */
  rank: number
  /** That it closes at or beyond the rank if it is offered, 0 to 1. */
  chanceIfOffered: number
  /** That it is offered, 0 to 1. */
  survival: number
}

/**
 * Opens a book for questions about whole lists; some hundredths of a second for the national book.
 * @returns undefined for a book without the figures that lists are judged with
 */
export function openRiskBook(book: RankBook, forecast: OpenForecast | undefined): RiskBook | undefined {
  const figures = book.forecast?.listRisk
  if (!figures || !forecast) return undefined
  const traits = describeSeats(book)
  const byProgramme = new Map<number, number[]>()
  const keyOf = (institute: number, programme: number) => institute * 65_536 + programme
  for (let pool = 0; pool < book.poolCount; pool++) {
    if (book.preparatory[pool] === 1 || at(forecast.offered, pool) === 0 || Number.isNaN(at(forecast.mu, pool)))
      continue
    const key = keyOf(at(book.institute, pool), at(book.programme, pool))
    const pools = byProgramme.get(key)
    if (pools) pools.push(pool)
    else byProgramme.set(key, [pool])
  }
  const poolsOf = (institute: number, programme: number) => byProgramme.get(keyOf(institute, programme)) ?? []
  return { book, forecast, shocks: figures.shocks, traits, poolsOf }
}

/**
 * The pools of a programme that are open to the candidate, by the candidate's own rank for each: what one row of the
 * counselling's form stands for. Empty when no seat of it can be given.
 */
export function openPools(risk: RiskBook, institute: number, programme: number, profile: Profile): OpenPool[] {
  return risk.poolsOf(institute, programme).flatMap((pool) => {
    const judgedBy = eligibleRank(risk.book, pool, profile)
    const found = judgedBy && chanceIfOffered(risk.forecast, pool, judgedBy.rank)
    return found === undefined ? [] : [{ ...describePool(risk, pool, found), rank: judgedBy?.rank ?? 0 }]
  })
}

function describePool({ forecast, traits }: RiskBook, pool: number, ifOffered: number): Omit<OpenPool, 'rank'> {
  const list = at(traits.list, pool)
  const survival = at(forecast.offered, pool)
  return {
    pool,
    list: listName(list),
    group: at(traits.group.of, pool),
    spread: spreadOf(at(forecast.scale, pool), list),
    chanceIfOffered: ifOffered,
    survival,
    chance: ifOffered * survival,
  }
}

function listName(list: number): RankList {
  const name = RANK_LISTS[list]
  if (!name) throw new Error(`There is no rank list ${list}`)
  return name
}
