import type { BranchPage } from '@sopaan/contract/seat-pools'
import { QUOTAS, RANK_LISTS } from '@sopaan/domain/book/rank-book'
import { listBranchCousins } from '@sopaan/domain/branches/branch-guide'
import { newestFinal } from '@sopaan/domain/seats/seat-facts'
import { isOfKind } from './programme-seats.service.ts'
import type { SeatDirectory } from './seat-directory.service.ts'

/** Fewer colleges than these say nothing of a branch. */
const COLLEGES_MIN = 5
const OPEN_SEAT = { seatType: 'OPEN', gender: 'neutral' } as const

/** How much further than a branch those closed that it is taken for, at the same college: the median over the colleges. */
export function compareCousins(directory: SeatDirectory, code: string): BranchPage['cousins'] {
  const own = hardestByCollege(directory, code)
  return listBranchCousins(code)
    .filter((family) => family !== code)
    .flatMap((family) => {
      const differences = [...hardestByCollege(directory, family)]
        .flatMap(([college, closing]) => {
          const here = own.get(college)
          return here === undefined ? [] : [closing - here]
        })
        .sort((a, b) => a - b)
      const further = medianOf(differences)
      return differences.length < COLLEGES_MIN ? [] : [{ family, further, colleges: differences.length }]
    })
}

/** Of each college that gives a branch by JEE Main to all of India: where its hardest open seat closed in the newest season. */
function hardestByCollege(directory: SeatDirectory, code: string): ReadonlyMap<number, number> {
  const { book, newest, newestPools } = directory
  const hardest = new Map<number, number>()
  for (const pool of newestPools) {
    const quota = QUOTAS[book.quota[pool] ?? -1]
    if (book.programmes[book.programme[pool] ?? -1]?.family !== code) continue
    if (RANK_LISTS[book.list[pool] ?? -1] !== 'main-1' || (quota !== 'AI' && quota !== 'OS')) continue
    const last = isOfKind(book, pool, OPEN_SEAT) ? newestFinal(directory, pool) : undefined
    if (!last || last.season !== newest.season || last.closing === null) continue
    const college = book.institute[pool] ?? -1
    hardest.set(college, Math.min(hardest.get(college) ?? Number.POSITIVE_INFINITY, last.closing))
  }
  return hardest
}

/** The middle of sorted whole numbers, between two of them rounded. */
function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  return Math.round(((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2)
}
