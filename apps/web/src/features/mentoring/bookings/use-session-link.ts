import type { BookingLinkFacts } from '@sopaan/contract/booking-links'
import { isUnreachable } from '@sopaan/contract/client'
import { useEffect, useState } from 'react'
import { useLinkToken } from '#web/use-link-token.ts'
import { fetchSessionLink } from './session-link.queries.ts'

/** The link of a mail about a session, as its page knows it. */
type SessionLink =
  | { state: 'reading' }
  | { state: 'invalid' }
  | { state: 'unreachable' }
  | { state: 'read'; token: string; facts: BookingLinkFacts }

/** Reads what the link of the address is for, which changes nothing. */
export function useSessionLink(): SessionLink & { retry: () => void } {
  const [link, setLink] = useState<SessionLink>({ state: 'reading' })
  const [attempt, setAttempt] = useState(0)
  const token = useLinkToken()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (token === undefined) return setLink({ state: 'invalid' })
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
