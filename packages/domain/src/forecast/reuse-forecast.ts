import { asPrinted } from '../book/printed-names.ts'
import {
  type BookForecast,
  GENDER_POOLS,
  QUOTAS,
  type RankBook,
  type RoundColumn,
  SEAT_TYPES,
} from '../book/rank-book.ts'
import { josaaFinals } from '../choice-lists/replay.ts'

/** What a change of the published tables touched. */
export type ChangedTable = Pick<RoundColumn, 'counselling' | 'season' | 'isFinal'>

/**
 * Whether a fit over tables changed like this is the fit there was: rounds of the season being forecast, but for its last,
 * mocks and CSAB are not fitted on.
 */
export function isFitUntouched(forecast: BookForecast, changed: readonly ChangedTable[]): boolean {
  return changed.every(
    ({ counselling, season, isFinal }) => counselling !== 'josaa' || (season === forecast.season && !isFinal),
  )
}

/** What the new book is to hold: its rounds, and how many the season ahead will have, undefined while no calendar says. */
type NewBook = { kept: readonly RoundColumn[]; rounds: number | undefined }

/**
 * The forecast of a book that was made of the same fitted rounds, in the order of another history's pools.
 * @param shown  the book before, under whatever names it is shown
 * @param history  ordinary pools alone
 * @returns undefined when the rounds print a seat that the book before does not have, a name changed its kind, or the season
 *   has another number of rounds than was fitted for
 */
export function reuseForecast(shown: RankBook, history: RankBook, { kept, rounds }: NewBook): BookForecast | undefined {
  const before = asPrinted(shown)
  const { forecast } = before
  if (!forecast || josaaFinals(history).at(-1)?.season !== forecast.season - 1) return undefined
  if (forecast.rounds !== (rounds ?? forecast.rounds)) return undefined
  const known = new Map(Array.from(ordinaryPools(before), (pool) => [nameOf(before, pool), pool]))
  const printed = asPrinted(history)
  const places = Int32Array.from({ length: history.poolCount }, (_, pool) => known.get(nameOf(printed, pool)) ?? -1)
  if (kept.some(({ closing }) => closing.some((rank, pool) => rank > 0 && places[pool] === -1))) return undefined
  const pick = <Column extends Float32Array | Uint8Array>(column: Column, into: Column): Column => {
    places.forEach((from, pool) => {
      if (from !== -1) into[pool] = column[from] ?? 0
    })
    return into
  }
  const count = history.poolCount
  // The matrix is read anew for whatever book this becomes.
  const { seats: _, ...figures } = forecast
  return {
    ...figures,
    mu: pick(forecast.mu, new Float32Array(count).fill(Number.NaN)),
    scale: pick(forecast.scale, new Float32Array(count)),
    novelty: pick(forecast.novelty, new Uint8Array(count)),
    inSeason: forecast.inSeason.map((round) => ({
      ...round,
      usualMove: pick(round.usualMove, new Float32Array(count)),
      ownMove: pick(round.ownMove, new Float32Array(count)),
    })),
  }
}

function* ordinaryPools(book: RankBook): Generator<number> {
  for (let pool = 0; pool < book.poolCount; pool++) if (book.preparatory[pool] === 0) yield pool
}

/** A seat by all that the fit reads of it besides ranks. */
function nameOf(book: RankBook, pool: number): string {
  const institute = book.institutes[book.institute[pool] ?? -1]
  const programme = book.programmes[book.programme[pool] ?? -1]
  return [
    institute?.name,
    institute?.type,
    programme?.name,
    programme?.degree,
    programme?.durationYears,
    programme?.family,
    QUOTAS[book.quota[pool] ?? -1],
    SEAT_TYPES[book.seatType[pool] ?? -1],
    GENDER_POOLS[book.gender[pool] ?? -1],
  ].join('|')
}
