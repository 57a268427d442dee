import type { CheckedListAnswer } from '@sopaan/contract/list-checks'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { checkSeats } from './judged-choices.queries.ts'
import { type LatestAnswer, useLatestAnswer } from './use-latest-answer.ts'

/** A list made ready for its doctor; its answer is null where the data allows no check. */
export type Checking = LatestAnswer<CheckedListAnswer | null>

/** Prepares a list for its doctor; asks again only for another reader, or when a seat is there that no answer knew. */
export function useChecked(keys: readonly string[], search: URLSearchParams): Checking {
  const profile = profileSearch(search)
  const wanted = keys.length === 0 ? null : [profile, ...keys.toSorted()].join('\n')
  const checking = useLatestAnswer(
    wanted,
    async () => {
      const checked = await checkSeats(keys, new URLSearchParams(profile))
      const offered = Object.values(checked?.offers ?? {}).flatMap((choices) => choices.map(({ key }) => key))
      return { profile, known: new Set([...keys, ...offered]), checked }
    },
    { isCovered: (answer) => answer.profile === profile && keys.every((key) => answer.known.has(key)) },
  )
  return { ...checking, answer: checking.answer?.checked }
}
