import { useEffect, useState } from 'react'

/** How often a screen looks at the clock, ms. */
const REFRESH_MS = 30_000

/** The instant now in ISO 8601, looked at every half minute, so that a planner left open goes on to the next day. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
