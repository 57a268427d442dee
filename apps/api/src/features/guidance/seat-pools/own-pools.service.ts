import type { SeatPage } from '@sopaan/contract/seat-pools'
import { choiceKeyOf } from '@sopaan/domain/choice-lists/choice-list'
import { seatOfPool } from '@sopaan/domain/predictor/eligibility'
import type { Profile } from '@sopaan/domain/predictor/profile'
import { listOwnChoices, type OwnChoice } from '@sopaan/domain/seats/own-choices'
import { judgeSeat, newestFinal, programmePools, ranksOfRound } from '@sopaan/domain/seats/seat-facts'
import { offeredKey, type SeatDirectory } from './seat-directory.service.ts'

/** The seats of a pool's choice that the newest season offered and a candidate may take, the best chance first. */
export function listOwnPools(directory: SeatDirectory, pool: number, profile: Profile): SeatPage['ownPools'] {
  const { book, offered } = directory
  return programmePools(directory, pool)
    .filter((other) => offered.has(offeredKey(book, other)))
    .flatMap((other) => describeOwnPool(directory, other, profile) ?? [])
    .sort((a, b) => b.chance.percent - a.chance.percent || (b.closing ?? 0) - (a.closing ?? 0))
}

/** A candidate's best seats of some pools, by the choices they belong to. */
export function bestByChoice(
  directory: SeatDirectory,
  pools: readonly number[],
  profile: Profile,
): ReadonlyMap<string, OwnChoice> {
  const choices = listOwnChoices(directory, pools, profile)
  return new Map(choices.map((choice) => [choiceKeyOf(directory.keys.keyOf(choice.pool)), choice]))
}

/** A pool by the candidate's rank for it; undefined where it does not judge the candidate, or nothing can be forecast. */
export function describeOwnPool(
  directory: SeatDirectory,
  pool: number,
  profile: Profile,
): SeatPage['ownPools'][number] | undefined {
  const verdict = judgeSeat(directory, pool, profile)
  if (verdict.state !== 'judged' || verdict.chance === null) return undefined
  const { quota, seatType, gender, list } = seatOfPool(directory.book, pool)
  const { rank, rankKind, chance, seasons } = verdict
  const closings = new Map(directory.finals.map((final) => [final.season, ranksOfRound(final, pool).closing] as const))
  return {
    ...{ key: directory.keys.keyOf(pool), quota, seatType, gender, list, rank, rankKind, chance },
    seasons: seasons.map(({ season, wouldGet }) => ({ season, closing: closings.get(season) ?? null, wouldGet })),
    closing: newestFinal(directory, pool)?.closing ?? null,
    firstRound: seasons.find(({ season }) => season === directory.newest.season)?.earliestRound ?? null,
  }
}
