import { type ChoiceRounds, choicePlays } from '@sopaan/contract/choice-rounds'
import { isRefusal } from '@sopaan/contract/refusals'
import { request } from '#web/identity/browser-request.ts'
import { answerEitherWay } from '#web/offline/either-way.ts'
import { profileOf } from './judged-profile.ts'
import { saveRounds } from './stored-rounds.ts'

/**
 * What a list needs to be played through a season by whom a search speaks of, who must have named a rank. Without a network
 * it comes from the rank book of this browser (decision 0262).
 */
export async function readRounds(
  keys: readonly string[],
  search: URLSearchParams,
  season: number | undefined,
): Promise<ChoiceRounds> {
  const { profile } = profileOf(search)
  if (!profile) throw new Error('A list is played for a rank')
  const body = { keys: [...keys], profile, ...(season !== undefined && { season }) }
  return answerEitherWay(
    async () => {
      const rounds = await request(choicePlays.play, { body })
      void saveRounds(search, rounds)
      return rounds
    },
    async () => {
      const part = await import('./list-answers-here.ts').catch(() => undefined)
      return part?.playHere(keys, search, season)
    },
    isRefusal,
  )
}
