import type { InstitutePage, SeatPage } from '@sopaan/contract/seat-pools'
import { printedName } from '@sopaan/domain/book/printed-names'
import { closingRank } from '@sopaan/domain/choice-lists/replay'
import { seatOfPool } from '@sopaan/domain/predictor/eligibility'
import { listPools, programmePools, seatRounds } from '@sopaan/domain/seats/seat-facts'
import { positionOfSeat } from '@sopaan/domain/seats/seat-positions'
import { offeredKey, type SeatDirectory } from './seat-directory.service.ts'
import { partsOfQuota } from './seat-matrix.ts'

/** The seats of a pool's choice in each quota, those for women among them; null where the matrix misses one of its quotas. */
export function countBranchSeats(directory: SeatDirectory, pool: number): SeatPage['branchSeats'] {
  const { book, seatCounts } = directory
  const known = new Map<string, { quota: SeatPage['quota']; count: number | undefined }>()
  for (const other of offeredOf(directory, programmePools(directory, pool))) {
    const parts = partsOfQuota(directory.keys.keyOf(other))
    known.set(parts, { quota: seatOfPool(book, other).quota, count: seatCounts.totals.get(parts) })
  }
  const quotas = [...known.values()].flatMap(({ quota, count }) => (count === undefined ? [] : [{ quota, count }]))
  if (quotas.length === 0 || quotas.length < known.size) return null
  return { season: seatCounts.season, count: sum(quotas.map(({ count }) => count)), quotas }
}

/**
 * The seats of an institute with the programmes they are in, and how many more programmes the newest season offered that the
 * matrix misses in part or whole; null where it has none of the institute's.
 */
export function countCollegeSeats(directory: SeatDirectory, institute: number): InstitutePage['seats'] {
  const { book, keys, seatCounts } = directory
  const one = book.institutes[institute]
  const known = one && seatCounts.colleges.get(printedName(one))
  if (known === undefined) return null
  const own = listPools(directory, (pool) => book.institute[pool] === institute)
  const parts = offeredOf(directory, own).map((pool) => partsOfQuota(keys.keyOf(pool)))
  const missing = new Set(parts.filter((each) => !seatCounts.totals.has(each)).map((each) => each.split('/')[1])).size
  return { season: seatCounts.season, count: known.count, programmes: known.programmes.size, missing }
}

/** Where some seats closed in each of the last seasons, and in CSAB's newest round that printed them. */
export function listPast({ book, finals, keys }: SeatDirectory, pools: readonly number[]): InstitutePage['past'] {
  return pools.map((pool) => {
    const { programme } = positionOfSeat(book, pool)
    const { quota, list } = seatOfPool(book, pool)
    const csab = seatRounds(book, pool, 'csab').findLast(({ closing }) => closing !== null)
    return {
      ...{ key: keys.keyOf(pool), programme: programme.name, quota, list },
      closings: finals.map((column) => closingRank(column, pool) ?? null),
      csab: csab ? { season: csab.season, round: csab.round, closing: csab.closing ?? 0 } : null,
    }
  })
}

function offeredOf({ book, offered }: SeatDirectory, pools: readonly number[]): number[] {
  return pools.filter((pool) => offered.has(offeredKey(book, pool)))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
