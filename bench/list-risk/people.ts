import { CATEGORIES, type Category, type RankBook, type RankList } from '@sopaan/domain/book/rank-book'
import { seatOfPool } from '@sopaan/domain/predictor/eligibility'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { STATES } from '@sopaan/domain/state/states'

/** Numbers from 0 to 1 that look like chance and are the same in every run. */
export type Draw = () => number

/** A drawer of numbers (mulberry32). */
export function drawer(seed: number): Draw {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of several, by weights that come to 1. */
export function pickBy<Of>(draw: Draw, options: readonly (readonly [Of, number])[]): Of {
  let left = draw()
  for (const [option, weight] of options) {
    left -= weight
    if (left < 0) return option
  }
  return (options.at(-1) as readonly [Of, number])[0]
}

/** A number of the standard normal law, by the sum of twelve. */
export function drawNormal(draw: Draw): number {
  let sum = -6
  for (let at = 0; at < 12; at++) sum += draw()
  return sum
}

/** Shares of those who take part in the counselling, roughly as the seats are shared out. */
const CATEGORY_SHARES = CATEGORIES.map((category, at) => [category, [0.3, 0.13, 0.29, 0.16, 0.12][at] ?? 0] as const)
const LISTS_OF: readonly (readonly [readonly RankList[], number])[] = [
  [['main-1'], 0.55],
  [['main-1', 'advanced'], 0.38],
  [['main-1', 'main-2a'], 0.07],
]

/** How many of all candidates stand before one, for each of the own category: roughly, from the ranks families tell of. */
const COMMON_PER_CATEGORY: Record<Category, number> = { OPEN: 1, EWS: 7.5, 'OBC-NCL': 3.3, SC: 22, ST: 60 }
const COMMON_PER_PWD = 80

/** A candidate whose ranks lie near the closing rank of some seat of the season before. */
export function drawPerson(book: RankBook, closing: Int32Array, draw: Draw): Profile {
  const person: Profile = {
    category: pickBy(draw, CATEGORY_SHARES),
    gender: draw() < 0.38 ? 'female' : 'male',
    isPwd: draw() < 0.06,
    hasPassedAat: false,
    homeState: STATES[Math.floor(draw() * STATES.length)],
    ranks: {},
  }
  const ranks: Profile['ranks'] = {}
  for (const list of pickBy(draw, LISTS_OF)) {
    const common = drawCommonRank(book, closing, { list, person, draw })
    const whole = (rank: number) => Math.max(Math.round(rank), 1)
    const category = common / COMMON_PER_CATEGORY[person.category]
    ranks[list] = {
      common: whole(common),
      ...(person.category !== 'OPEN' && { category: whole(category) }),
      ...(person.isPwd && { openPwd: whole(common / COMMON_PER_PWD), categoryPwd: whole(category / COMMON_PER_PWD) }),
    }
  }
  return { ...person, ranks }
}

function drawCommonRank(
  book: RankBook,
  closing: Int32Array,
  { list, person, draw }: { list: RankList; person: Profile; draw: Draw },
): number {
  for (;;) {
    const pool = Math.floor(draw() * book.poolCount)
    const rank = closing[pool] ?? 0
    if (rank === 0) continue
    const seat = seatOfPool(book, pool)
    const [category, pwd] = seat.seatType.split(' (')
    if (seat.list !== list || (category !== 'OPEN' && category !== person.category)) continue
    if ((pwd !== undefined) !== person.isPwd && pwd !== undefined) continue
    if (seat.gender === 'female' && person.gender !== 'female') continue
    const perCategory = category === 'OPEN' ? 1 : COMMON_PER_CATEGORY[person.category]
    return rank * perCategory * (pwd === undefined ? 1 : COMMON_PER_PWD) * Math.exp(0.3 * drawNormal(draw))
  }
}
