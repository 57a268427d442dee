import { managedParentPapers, type ParentPaperState } from '@sopaan/contract/managed-parent-papers'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'

const PAPERS = 'parent-papers'

/** A page of papers in a state, or in all. Each look stands on the trail, so it is asked for once and not on each return to the tab. */
export function papersQuery(state: ParentPaperState | undefined, page: number) {
  return queryOptions({
    queryKey: [PAPERS, state, page],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      request(managedParentPapers.list, { query: { page, ...(state && { state }) } }, { signal }),
    placeholderData: (before) => before,
  })
}

/** The file of a paper. */
export async function fetchPaper(id: string): Promise<Blob> {
  return fetchFile(managedParentPapers.file, { params: { id } })
}

/** Accepts a paper, or refuses it with a reason. */
export async function sendPaperDecision(
  id: string,
  decision: { isAccepted: true } | { isAccepted: false; reason: string },
): Promise<void> {
  await request(managedParentPapers.decide, { params: { id }, body: decision })
  await queryClient.invalidateQueries({ queryKey: [PAPERS] })
}
