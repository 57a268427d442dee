import { auth, type LinkFacts, type LinkKind } from '@sopaan/contract/auth'
import { refuse } from '@sopaan/contract/refusals'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#web/identity/browser-request.ts'

/** What an address says of a mailed link. */
export type LinkInAddress = { token: string; type: LinkKind }

/** A mailed link that was read: what it stands for, and the token that uses it. */
export type MailedLink = { token: string; facts: LinkFacts }

/**
 * What a mailed link stands for, asked without using it, and forgotten with its page.
 * @param link  absent where the address holds none, which is a link that does not work
 */
export function mailedLinkQuery(link: LinkInAddress | undefined) {
  return queryOptions({
    queryKey: ['mailed-link', link],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<MailedLink> => {
      if (link === undefined) return refuse('LINK_INVALID')
      const { data } = await request(auth.describeLink, { body: link }, { signal, withoutRefresh: true })
      return { token: link.token, facts: data }
    },
  })
}
