import { RANK_LISTS, type RankBook, type RankList, type SeasonShocks, type SurvivalRates } from '../book/rank-book.ts'
import { listSeasons } from '../forecast/history.ts'
import { at, describeSeats, type SeatTraits } from '../forecast/pool-traits.ts'
import { eligibleRank } from '../predictor/eligibility.ts'
import { chance, type OpenForecast } from '../predictor/prediction.ts'
import type { Profile } from '../predictor/profile.ts'
import type { RiskPool } from './none-of-first.ts'
import { spreadOf } from './season-shocks.ts'
import { survivalChances } from './survival.ts'

/** A rank book opened for questions about whole lists. */
export type RiskBook = {
  book: RankBook
  forecast: OpenForecast
  shocks: SeasonShocks
  /** That each pool is offered in the season being forecast, 0 to 1. */
  survival: Float32Array
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
  const survival = survivalOf(book, forecast.season, figures.survival, traits)
  const byProgramme = new Map<number, number[]>()
  const keyOf = (institute: number, programme: number) => institute * 65_536 + programme
  for (let pool = 0; pool < book.poolCount; pool++) {
    if (book.preparatory[pool] === 1 || at(survival, pool) === 0 || Number.isNaN(at(forecast.mu, pool))) continue
    const key = keyOf(at(book.institute, pool), at(book.programme, pool))
    const pools = byProgramme.get(key)
    if (pools) pools.push(pool)
    else byProgramme.set(key, [pool])
  }
  const poolsOf = (institute: number, programme: number) => byProgramme.get(keyOf(institute, programme)) ?? []
  return { book, forecast, shocks: figures.shocks, survival, traits, poolsOf }
}

/**
 * The pools of a programme that are open to the candidate, by the candidate's own rank for each: what one row of the
 * counselling's form stands for. Empty when no seat of it can be given.
 */
export function openPools(risk: RiskBook, institute: number, programme: number, profile: Profile): OpenPool[] {
  return risk.poolsOf(institute, programme).flatMap((pool) => {
    const judgedBy = eligibleRank(risk.book, pool, profile)
    const chanceIfOffered = judgedBy && chance(risk.forecast, pool, judgedBy.rank)
    return chanceIfOffered === undefined
      ? []
      : [{ ...describePool(risk, pool, chanceIfOffered), rank: judgedBy?.rank ?? 0 }]
  })
}

function describePool(
  { forecast, survival, traits }: RiskBook,
  pool: number,
  chanceIfOffered: number,
): Omit<OpenPool, 'rank'> {
  const list = at(traits.list, pool)
  return {
    pool,
    list: listName(list),
    group: at(traits.group.of, pool),
    spread: spreadOf(at(forecast.scale, pool), list),
    chanceIfOffered,
    survival: at(survival, pool),
    chance: chanceIfOffered * at(survival, pool),
  }
}

/** Once rounds of the season are out, what they printed is offered and nothing else. */
function survivalOf(book: RankBook, season: number, rates: SurvivalRates, traits: SeatTraits): Float32Array {
  const running = book.rounds.filter((round) => round.counselling === 'josaa' && round.season === season)
  if (running.length > 0) {
    return Float32Array.from({ length: book.poolCount }, (_, pool) =>
      running.some(({ closing }) => at(closing, pool) > 0) ? 1 : 0,
    )
  }
  return survivalChances(rates, book, listSeasons(book), traits)
}

function listName(list: number): RankList {
  const name = RANK_LISTS[list]
  if (!name) throw new Error(`There is no rank list ${list}`)
  return name
}
