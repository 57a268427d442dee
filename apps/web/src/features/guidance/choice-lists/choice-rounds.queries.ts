import { type ChoiceRounds, choicePlays } from '@sopaan/contract/choice-rounds'
import { isRefusal } from '@sopaan/contract/refusals'
import type { YearKind } from '@sopaan/domain/list-risk/none-of-first'
import { request } from '#web/identity/browser-request.ts'
import { answerEitherWay } from '#web/offline/either-way.ts'
import { profileOf } from './judged-profile.ts'
import { saveRounds } from './stored-rounds.ts'

/** A season as it was published, or the one ahead in some kind of year. */
export type WantedRounds = { season: number } | { year: YearKind }

/**
 * What a list needs to be played through a season by whom a search speaks of, who must have named a rank. Without a network
 * it comes from the rank book of this browser (decision 0262).
 */
export async function readRounds(
  keys: readonly string[],
  search: URLSearchParams,
  wanted: WantedRounds | undefined,
): Promise<ChoiceRounds> {
  const { profile } = profileOf(search)
  if (!profile) throw new Error('A list is played for a rank')
  const body = { keys: [...keys], profile, ...wanted }
  return answerEitherWay(
    async () => {
      const rounds = await request(choicePlays.play, { body })
      void saveRounds(search, rounds)
      return rounds
    },
    async () => {
      const part = await import('./list-answers-here.ts').catch(() => undefined)
      return part?.playHere(keys, search, wanted)
    },
    isRefusal,
  )
}
