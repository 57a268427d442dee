import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** The browser's clock, read again four times a minute: for what is shown to the minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
