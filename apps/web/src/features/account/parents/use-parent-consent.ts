import { isUnreachable } from '@sopaan/contract/client'
import type { ParentConsent } from '@sopaan/contract/parents'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLinkToken } from '#web/use-link-token.ts'
import { fetchParentConsent } from './parents.queries.ts'

/** A parent's link as its page knows it. */
export type ParentLink =
  | { state: 'reading' }
  | { state: 'invalid' }
  | { state: 'unreachable' }
  /** Back from the provider's own page, which knows no link of ours. */
  | { state: 'paid' }
  | { state: 'read'; token: string; consent: ParentConsent }

/** Reads the consent behind the link of the address. */
export function useParentConsent(): ParentLink & { retry: () => void; set: (consent: ParentConsent) => void } {
  const { search } = useLocation()
  const [link, setLink] = useState<ParentLink>({ state: 'reading' })
  const [attempt, setAttempt] = useState(0)
  const token = useLinkToken()
  const isPaid = new URLSearchParams(search).get('payment') === 'sent'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (token === undefined) return setLink({ state: isPaid ? 'paid' : 'invalid' })
    const ending = new AbortController()
    setLink({ state: 'reading' })
    fetchParentConsent(token, ending.signal).then(
      (consent) => setLink({ state: 'read', token, consent }),
      (thrown: unknown) => {
        if (!ending.signal.aborted) setLink({ state: isUnreachable(thrown) ? 'unreachable' : 'invalid' })
      },
    )
    return () => ending.abort()
  }, [token, isPaid, attempt])
  const set = (consent: ParentConsent) => token !== undefined && setLink({ state: 'read', token, consent })
  return { ...link, retry: () => setAttempt(attempt + 1), set }
}
