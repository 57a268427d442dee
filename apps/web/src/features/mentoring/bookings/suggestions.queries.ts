import type { BodyOf } from '@sopaan/contract/call'
import { type ListSuggestions, listSuggestions } from '@sopaan/contract/list-suggestions'
import { queryOptions } from '@tanstack/react-query'
import { queryClient, setWatched } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { attachedListQuery } from './bookings.queries.ts'
import { OF_BOOKINGS } from './next-sessions.queries.ts'

/** How often an open session looks for what the other one suggested or decided, ms. */
const REFETCH_MS = 30_000

/** What was suggested on the list of a session. */
export function suggestionsQuery(id: string) {
  return queryOptions({
    queryKey: [OF_BOOKINGS, 'suggestions', id],
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    queryFn: async ({ signal }) => (await request(listSuggestions.list, { params: { id } }, { signal })).data,
  })
}

/** Suggests an edit, as the mentor. */
export async function sendSuggestion(id: string, body: BodyOf<typeof listSuggestions.suggest>): Promise<void> {
  await setCached(id, (await request(listSuggestions.suggest, { params: { id }, body })).data)
}

/** Takes back a suggestion that is open. */
export async function sendSuggestionWithdrawal(id: string, suggestionId: string): Promise<void> {
  await setCached(id, (await request(listSuggestions.withdraw, { params: { id, suggestionId } })).data)
}

/** Accepts, declines or reopens a suggestion, as the owner of the list. */
export async function sendSuggestionDecision(
  id: string,
  suggestionId: string,
  decision: BodyOf<typeof listSuggestions.decide>['decision'],
): Promise<void> {
  const body = { decision }
  await setCached(id, (await request(listSuggestions.decide, { params: { id, suggestionId }, body })).data)
}

async function setCached(id: string, suggestions: ListSuggestions): Promise<void> {
  await setWatched(suggestionsQuery(id).queryKey, suggestions)
  // The list is another one now; who reads its rows asks anew.
  void queryClient.invalidateQueries({ queryKey: attachedListQuery(id).queryKey })
}
