import { auth, LINK_KINDS, type LinkFacts, type LinkKind } from '@sopaan/contract/auth'
import { isUnreachable } from '@sopaan/contract/client'
import { isRefusal } from '@sopaan/contract/refusals'
import { useEffect, useState } from 'react'
import { request } from '#web/identity/browser-request.ts'

/** A mailed link as its page knows it. */
export type MailedLink =
  | { state: 'reading' }
  | { state: 'invalid' }
  | { state: 'used'; email: string }
  | { state: 'unreachable' }
  | { state: 'described'; token: string; facts: LinkFacts }

/**
 * Takes the token out of the address at once, so that it stays in no history and goes to nobody, and asks what it stands
 * for without using it.
 * @param usual  the kind where the address names none
 */
export function useMailedLink(usual: LinkKind): MailedLink & { retry: () => void } {
  const [link, setLink] = useState<MailedLink>({ state: 'reading' })
  const [asked] = useState(() => (typeof window === 'undefined' ? undefined : readAddress(usual)))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname)
    if (asked === undefined) return setLink({ state: 'invalid' })
    const ending = new AbortController()
    setLink({ state: 'reading' })
    request(auth.describeLink, { body: asked }, { signal: ending.signal, withoutRefresh: true }).then(
      ({ data }) => setLink({ state: 'described', token: asked.token, facts: data }),
      (thrown: unknown) => {
        if (!ending.signal.aborted) setLink(failedLink(thrown))
      },
    )
    return () => ending.abort()
  }, [asked, attempt])
  return { ...link, retry: () => setAttempt(attempt + 1) }
}

function failedLink(thrown: unknown): MailedLink {
  if (isUnreachable(thrown)) return { state: 'unreachable' }
  // A used link of a verification names the address it proved; the answer is not parsed again.
  return isRefusal(thrown, 'LINK_USED') ? { state: 'used', email: thrown.details?.email ?? '' } : { state: 'invalid' }
}

function readAddress(usual: LinkKind): { token: string; type: LinkKind } | undefined {
  const search = new URLSearchParams(location.search)
  const token = search.get('token') ?? ''
  const type = LINK_KINDS.find((kind) => kind === search.get('type')) ?? usual
  return token === '' ? undefined : { token, type }
}
