import type { SeatPage } from '@sopaan/contract/seat-pools'
import { seatOfPool } from '@sopaan/domain/predictor/eligibility'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { judgeSeat, newestFinal, programmePools } from '@sopaan/domain/seats/seat-facts'
import { offeredKey, type SeatDirectory } from './seat-directory.service.ts'

/** The seats of a pool's choice that the newest season offered and a candidate may take, the best chance first. */
export function listOwnPools(directory: SeatDirectory, pool: number, profile: Profile): SeatPage['ownPools'] {
  const { book, keys, offered } = directory
  return programmePools(directory, pool)
    .filter((other) => offered.has(offeredKey(book, other)))
    .flatMap((other) => {
      const verdict = judgeSeat(directory, other, profile)
      if (verdict.state !== 'judged' || verdict.chance === null) return []
      const { quota, seatType, gender, list } = seatOfPool(book, other)
      const { rank, rankKind, chance, seasons } = verdict
      return {
        ...{ key: keys.keyOf(other), quota, seatType, gender, list, rank, rankKind, chance },
        seasons: seasons.map(({ season, wouldGet }) => ({ season, wouldGet })),
        closing: newestFinal(directory, other)?.closing ?? null,
      }
    })
    .sort((a, b) => b.chance.percent - a.chance.percent || (b.closing ?? 0) - (a.closing ?? 0))
}
