import type { BookingLinkFacts } from '@sopaan/contract/booking-links'
import { isUnreachable } from '@sopaan/contract/client'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fetchSessionLink } from './session-link.queries.ts'

/** The link of a mail about a session, as its page knows it. */
type SessionLink =
  | { state: 'reading' }
  | { state: 'invalid' }
  | { state: 'unreachable' }
  | { state: 'read'; token: string; facts: BookingLinkFacts }

/**
 * Reads what the link of the address is for, which changes nothing. The token leaves the address at once and stays in this one
 * entry of the tab's history alone, so that a reload and the other language still know it.
 */
export function useSessionLink(): SessionLink & { retry: () => void } {
  const { state, search, pathname } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<SessionLink>({ state: 'reading' })
  const [attempt, setAttempt] = useState(0)
  const token = new URLSearchParams(search).get('token') ?? tokenIn(state)
  const isInAddress = search !== ''
  useEffect(() => {
    if (isInAddress) navigate(pathname, { replace: true, state: { token } })
  }, [isInAddress, navigate, pathname, token])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (token === undefined || token === '') return setLink({ state: 'invalid' })
    const ending = new AbortController()
    setLink({ state: 'reading' })
    fetchSessionLink(token, ending.signal).then(
      (facts) => setLink({ state: 'read', token, facts }),
      (thrown: unknown) => {
        if (!ending.signal.aborted) setLink({ state: isUnreachable(thrown) ? 'unreachable' : 'invalid' })
      },
    )
    return () => ending.abort()
  }, [token, attempt])
  return { ...link, retry: () => setAttempt(attempt + 1) }
}

function tokenIn(state: unknown): string | undefined {
  const isHeld = typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
  return isHeld ? (state.token as string) : undefined
}
