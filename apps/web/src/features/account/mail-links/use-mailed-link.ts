import { LINK_KINDS, type LinkKind } from '@sopaan/contract/auth'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LinkInAddress, type MailedLink, mailedLinkQuery } from './mail-links.queries.ts'

/**
 * Takes the token out of the address at once, so that it stays in no history and goes to nobody, and asks what it stands
 * for without using it.
 * @param usual  the kind where the address names none
 */
export function useMailedLink(usual: LinkKind): UseQueryResult<MailedLink> {
  const [link] = useState(() => (typeof window === 'undefined' ? undefined : readAddress(usual)))
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return useQuery(mailedLinkQuery(link))
}

function readAddress(usual: LinkKind): LinkInAddress | undefined {
  const search = new URLSearchParams(location.search)
  const token = search.get('token') ?? ''
  const type = LINK_KINDS.find((kind) => kind === search.get('type')) ?? usual
  return token === '' ? undefined : { token, type }
}
