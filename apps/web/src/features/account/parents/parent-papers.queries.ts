import type { QueryOf } from '@sopaan/contract/call'
import { managedParentPapers } from '@sopaan/contract/managed-parent-papers'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#web/identity/actor.queries.ts'
import { fetchFile, request } from '#web/identity/browser-request.ts'
import { saveFile } from '#web/save-file.ts'

const PAPERS = 'parent-papers'

type PapersSearch = QueryOf<typeof managedParentPapers.csv>

/** A page of the papers of a filter. Each look stands on the trail, so it is asked for once and not on each return to the tab. */
export function papersQuery(asked: PapersSearch, page: number) {
  return queryOptions({
    queryKey: [PAPERS, asked, page],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => request(managedParentPapers.list, { query: { ...asked, page } }, { signal }),
    placeholderData: (before) => before,
  })
}

/** Puts the papers of a filter into the downloads. */
export async function downloadPapers(query: PapersSearch): Promise<void> {
  saveFile(await fetchFile(managedParentPapers.csv, { query }), 'sopaan-parent-papers.csv')
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
