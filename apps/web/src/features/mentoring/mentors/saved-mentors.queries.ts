import { savedMentors } from '@sopaan/contract/saved-mentors'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'

/** Whom the reader saved, the last one first. */
export const savedMentorsQuery = queryOptions({
  queryKey: ['saved-mentors'],
  queryFn: async ({ signal }) => (await request(savedMentors.list, {}, { signal })).data,
})

/** Saves a mentor, or takes the mentor off. */
export async function sendSavedMentor(id: string, isSaved: boolean): Promise<void> {
  const { data } = await request(savedMentors.change, { params: { id }, body: { isSaved } })
  queryClient.setQueryData(savedMentorsQuery.queryKey, data)
}
