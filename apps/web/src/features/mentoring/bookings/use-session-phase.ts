import type { Booking } from '@sopaan/contract/bookings'
import { type SessionPhase, sessionPhase } from '@sopaan/domain/mentoring/session-phase'
import { HOUR_MS } from '@sopaan/domain/time/durations'
import { useEffect, useState } from 'react'

/** The phase of a session, which goes on while the page is open. */
export function useSessionPhase({ state, startsAt, endsAt }: Booking): SessionPhase {
  const [now, setNow] = useState(Date.now)
  const { phase, until } = sessionPhase({ state, from: Date.parse(startsAt), to: Date.parse(endsAt) }, now)
  useEffect(() => {
    if (until === undefined) return undefined
    // A timer holds no month: one of an hour at most is set again.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(until - now, 0), HOUR_MS))
    return () => clearTimeout(timer)
  }, [until, now])
  return phase
}
