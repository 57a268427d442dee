import { printedName } from '../book/printed-names.ts'
import { SEAT_TYPES } from '../book/rank-book.ts'
import type { InstituteFacts } from '../colleges/college-facts.ts'
import type { CheckBook } from '../list-doctor/check-list.ts'
import type { Profile } from '../predictor/profile.ts'
import { likingOf, type Preferences } from './preferences.ts'
import type { LikedChoice } from './sort-by-liking.ts'

/** What is published of an institute, by its name in the book: fees and place are read from it. */
export type FactsOf = (name: string) => InstituteFacts | undefined

const OPEN_NEUTRAL = SEAT_TYPES.indexOf('OPEN')

/**
 * How much a candidate likes each choice of the book, and how much all want it, each 0 to 1, by the places of its institute
 * and programme there.
 */
export function openLiking(
  check: CheckBook,
  profile: Profile,
  preferences: Preferences,
  factsOf: FactsOf,
): (institute: number, programme: number) => LikedChoice {
  const { book } = check.open
  const wanted = measureDemand(check)
  return (institute, programme) => {
    const [at, of] = [book.institutes[institute], book.programmes[programme]]
    if (!at || !of) return { liking: 0, demand: 0, institute }
    const demand = wanted.programmes.get(institute * 65_536 + programme) ?? 0
    const standing = wanted.institutes.get(institute) ?? 0
    const seat = { institute: at, facts: factsOf(printedName(at)), family: of.family, standing, demand }
    return { liking: likingOf(seat, preferences, profile), demand, institute }
  }
}

/**
 * How much institutes and programmes are wanted among those of one rank list, 0 to 1: by where their OPEN neutral pools are
 * expected to close, an institute by its hardest.
 */
function measureDemand({ open, risk, programmes }: CheckBook) {
  const { book } = open
  const byList = Map.groupBy(
    programmes.flatMap(({ institute, programme }) => {
      const pools = risk
        .poolsOf(institute, programme)
        .filter((pool) => book.seatType[pool] === OPEN_NEUTRAL && book.gender[pool] === 0)
      const hardest = Math.min(...pools.map((pool) => risk.forecast.mu[pool] ?? Number.POSITIVE_INFINITY))
      const list = book.list[pools[0] ?? -1]
      return list === undefined ? [] : [{ institute, key: institute * 65_536 + programme, list, hardest }]
    }),
    ({ list }) => list,
  )
  const demand = { programmes: new Map<number, number>(), institutes: new Map<number, number>() }
  for (const entries of byList.values()) {
    const sorted = entries.sort((a, b) => a.hardest - b.hardest || a.key - b.key)
    for (const [at, { key, institute }] of sorted.entries()) {
      const share = 1 - at / sorted.length
      demand.programmes.set(key, share)
      demand.institutes.set(institute, Math.max(demand.institutes.get(institute) ?? 0, share))
    }
  }
  return demand
}
