import { type ChoiceRounds, choicePlays } from '@sopaan/contract/choice-rounds'
import { request } from '#web/identity/browser-request.ts'
import { profileOf } from './judged-profile.ts'

/** What a list needs to be played through a season by whom a search speaks of, who must have named a rank. */
export async function readRounds(
  keys: readonly string[],
  search: URLSearchParams,
  season: number | undefined,
): Promise<ChoiceRounds> {
  const { profile } = profileOf(search)
  if (!profile) throw new Error('A list is played for a rank')
  return request(choicePlays.play, { body: { keys: [...keys], profile, ...(season !== undefined && { season }) } })
}
