import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { useEffect, useState } from 'react'
import { useWords } from '#web/words/use-words.tsx'

const SECOND_MS = 1_000
/** What is left when it is said aloud, minutes. */
const SAID_AT = [30, 10, 5, 1]

/** The time that is left of a paper, by the clock; at nought the paper ends. */
export function SittingClock({ endsAtMs, onOver }: { endsAtMs: number; onOver: () => void }) {
  const { sittings: words } = useWords()
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, endsAtMs - now)
  const isOver = left === 0
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  const said = SAID_AT.findLast((minutes) => left <= minutes * MINUTE_MS)
  return (
    <>
      <p role="timer" aria-label={words.left} className="text-2xl font-black tabular-nums">
        {writeClock(left)}
      </p>
      <p role="status" className="sr-only">
        {said !== undefined && words.minutesLeft(said)}
      </p>
    </>
  )
}

/** `2:59:07`. @param ms  ≥ 0 */
function writeClock(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS)
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  return [Math.floor(seconds / 3600), ...parts].join(':')
}
