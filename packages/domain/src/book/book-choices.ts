import { closingRank } from '../choice-lists/replay.ts'
import { GENDER_POOLS, QUOTAS, RANK_LISTS, type RankBook, type RoundColumn, SEAT_TYPES } from './rank-book.ts'

/** The choices that the counselling's form offers: institute and programme, the most wanted first. */
export type BookChoices = {
  choices: readonly BookChoice[]
  /** Per pool the place of its choice in `choices`; -1 = not on offer. */
  choiceOf: Int32Array
}

export type BookChoice = { institute: number; programme: number; openClosing: number | null }

type Wanted = BookChoice & { pools: number[]; isPaperTwo: boolean; expected: number }

/**
 * Groups the seats on offer by institute and programme. The most wanted stands first: the choice whose open seat closed at
 * the lowest rank in the newest season, the same order for everybody. Architecture and planning, which have rank lists of
 * their own, stand behind engineering; choices whose open seat printed no rank behind those that did.
 * @param lnClosing  the expected ln(closing rank) of a pool
 */
export function bookChoices(
  book: RankBook,
  offered: readonly number[],
  newest: RoundColumn,
  lnClosing: (pool: number) => number,
): BookChoices {
  const known = new Map<number, Wanted>()
  for (const pool of offered) {
    const [institute = 0, programme = 0] = [book.institute[pool], book.programme[pool]]
    const at = institute * book.programmes.length + programme
    const wanted = known.get(at)
    if (wanted) wanted.pools.push(pool)
    else known.set(at, { institute, programme, pools: [pool], openClosing: null, isPaperTwo: false, expected: 0 })
  }
  const choices = [...known.values()]
  for (const choice of choices) {
    const open = poolOpenToMost(book, choice.pools, newest)
    choice.openClosing = open === undefined ? null : (closingRank(newest, open) ?? null)
    choice.isPaperTwo = /^main-2/.test(RANK_LISTS[book.list[open ?? choice.pools[0] ?? 0] ?? 0] ?? '')
    choice.expected = Math.min(...choice.pools.map(lnClosing))
  }
  choices.sort(byWanted)
  const choiceOf = new Int32Array(book.poolCount).fill(-1)
  choices.forEach(({ pools }, at) => {
    for (const pool of pools) choiceOf[pool] = at
  })
  return {
    choices: choices.map(({ institute, programme, openClosing }) => ({ institute, programme, openClosing })),
    choiceOf,
  }
}

/** The seat that is open to most: of all India, else of other states, else any; those that printed a rank before others. */
export function poolOpenToMost(book: RankBook, pools: readonly number[], newest: RoundColumn): number | undefined {
  const [neutral, open] = [GENDER_POOLS.indexOf('neutral'), SEAT_TYPES.indexOf('OPEN')]
  const order = ['AI', 'OS', 'HS']
  const ease = (pool: number) => {
    const quota = order.indexOf(QUOTAS[book.quota[pool] ?? 0] ?? '')
    return (closingRank(newest, pool) === undefined ? order.length + 1 : 0) + (quota === -1 ? order.length : quota)
  }
  return pools
    .filter(
      (pool) => book.gender[pool] === neutral && book.seatType[pool] === open && (book.preparatory[pool] ?? 0) === 0,
    )
    .sort((a, b) => ease(a) - ease(b))[0]
}

function byWanted(a: Wanted, b: Wanted): number {
  if (a.isPaperTwo !== b.isPaperTwo) return a.isPaperTwo ? 1 : -1
  if (a.openClosing === null || b.openClosing === null) {
    if (a.openClosing !== b.openClosing) return a.openClosing === null ? 1 : -1
    return a.expected - b.expected || a.institute - b.institute || a.programme - b.programme
  }
  return a.openClosing - b.openClosing || a.institute - b.institute || a.programme - b.programme
}
