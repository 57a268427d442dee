import { choiceLists, type OwnChoiceList } from '@sopaan/contract/choice-lists'
import { choicePlays, type FollowedList } from '@sopaan/contract/choice-rounds'
import { isRefusal } from '@sopaan/contract/refusals'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'
import { profileOf } from './judged-profile.ts'

/** A list of the account through the newest season, beside the others that hold choices. */
export type OwnSeason = {
  lists: readonly Pick<OwnChoiceList, '_id' | 'name' | 'keys'>[]
  /** The one that is followed; undefined where none holds a choice. */
  list: OwnChoiceList | undefined
  /** Undefined without a list or a rank; null where no season can be told round by round. */
  followed: FollowedList | null | undefined
}

/**
 * What the rounds of the newest season mean for a list of the account.
 * @param listId  null: the list that bookmarks go to
 * @param search  who asks, as the predictor's address has it; empty where no rank is known
 */
export function ownSeasonQuery(listId: string | null, search: string) {
  return queryOptions({
    queryKey: ['choice-lists', 'season', listId, search],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OwnSeason> => {
      const { lists: all, chosenId } = (await request(choiceLists.list, {}, { signal })).data
      const lists = all.filter(({ keys }) => keys.length > 0)
      const list = lists.find(({ _id }) => _id === listId) ?? lists.find(({ _id }) => _id === chosenId) ?? lists[0]
      const { profile } = profileOf(new URLSearchParams(search))
      if (list === undefined || profile === undefined) return { lists, list, followed: undefined }
      const followed = await request(choicePlays.follow, { body: { keys: list.keys, profile } }, { signal }).catch(
        (thrown: unknown) => {
          if (isRefusal(thrown) && thrown.is('NOT_FOUND')) return null
          throw thrown
        },
      )
      return { lists, list, followed }
    },
  })
}
