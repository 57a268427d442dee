import { savedMentors } from '@sopaan/contract/saved-mentors'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Whom the reader saved, the last one first. */
export const savedMentorsQuery = queryOptions({
  queryKey: ['saved-mentors'],
  queryFn: async ({ signal }) => (await request(savedMentors.list, {}, { signal })).data,
})

/** Who studies at a college of the reader's list. */
export const mentorsForListQuery = queryOptions({
  queryKey: ['mentors-for-list'],
  queryFn: async ({ signal }) => (await request(savedMentors.forList, {}, { signal })).data,
  // The list changes on other pages.
  staleTime: 0,
})

/** Saves a mentor, or takes the mentor off. */
export async function sendSavedMentor(id: string, isSaved: boolean): Promise<void> {
  const { data } = await request(savedMentors.change, { params: { id }, body: { isSaved } })
  queryClient.setQueryData(savedMentorsQuery.queryKey, data)
}
