import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Counts seconds down to zero by the clock, so that a sleeping tab is right when it wakes. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0)
  const [now, setNow] = useState(0)
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = (seconds: number) => {
    setNow(Date.now())
    setEndsAt(Date.now() + seconds * SECOND_MS)
  }
  return { secondsLeft, start }
}
