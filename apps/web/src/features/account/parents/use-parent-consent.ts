import { isUnreachable } from '@sopaan/contract/client'
import type { ParentConsent } from '@sopaan/contract/parents'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fetchParentConsent } from './parents.queries.ts'

/** A parent's link as its page knows it. */
export type ParentLink =
  | { state: 'reading' }
  | { state: 'invalid' }
  | { state: 'unreachable' }
  /** Back from the provider's own page, which knows no link of ours. */
  | { state: 'paid' }
  | { state: 'read'; token: string; consent: ParentConsent }

/**
 * Reads the consent behind the link of the address. The token leaves the address at once and stays in this one entry of the
 * tab's history alone, so that a reload and the other language still know it and no other site learns it.
 */
export function useParentConsent(): ParentLink & { retry: () => void; set: (consent: ParentConsent) => void } {
  const { state, search, pathname } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<ParentLink>({ state: 'reading' })
  const [attempt, setAttempt] = useState(0)
  const token = new URLSearchParams(search).get('token') ?? tokenIn(state)
  const isPaid = new URLSearchParams(search).get('payment') === 'sent'
  const isInAddress = search !== '' && !isPaid
  useEffect(() => {
    if (isInAddress) navigate(pathname, { replace: true, state: { token } })
  }, [isInAddress, navigate, pathname, token])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (token === undefined || token === '') return setLink({ state: isPaid ? 'paid' : 'invalid' })
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

function tokenIn(state: unknown): string | undefined {
  const isHeld = typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
  return isHeld ? (state.token as string) : undefined
}
