import { choiceLists } from '@sopaan/contract/choice-lists'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'
import { countMergedSeats, mergeDevice } from './choice-lists.queries.ts'
import { profileOf } from './judged-profile.ts'

/** The head of the chosen list: how many seats stand on it, how many came from this device, and the first of them judged. */
export type FirstChoices = {
  count: number
  fromDevice: number
  keys: readonly string[]
  judged: JudgedChoices | undefined
}

const SHOWN = 6

/**
 * The first seats of the list that bookmarks go to, or of the fullest where that one is empty, once the lists of this device
 * are in the account.
 * @param search  who asks, as the predictor's address has it
 */
export function firstChoicesQuery(search: string) {
  return queryOptions({
    queryKey: ['choice-lists', 'first', search],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<FirstChoices> => {
      // Where a list cannot be taken in, the page of lists says what is in the way.
      await mergeDevice().catch(() => 0)
      const { lists, chosenId } = (await request(choiceLists.list, {}, { signal })).data
      const filled = lists.filter(({ keys }) => keys.length > 0)
      const list =
        filled.find(({ _id }) => _id === chosenId) ??
        filled.toSorted((one, other) => other.keys.length - one.keys.length)[0]
      if (list === undefined) return { count: 0, fromDevice: 0, keys: [], judged: undefined }
      const keys = choicesApart(list.keys).josaa.slice(0, SHOWN)
      const body = { keys, ...profileOf(new URLSearchParams(search)) }
      const judged = await request(choiceLists.judge, { body }, { signal })
      return { count: list.keys.length, fromDevice: countMergedSeats(), keys, judged }
    },
  })
}
