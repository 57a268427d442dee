import { useEffect } from 'react'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useWords } from '#web/words/use-words.tsx'
import { writeStretch } from './session-facts.ts'

const SECOND_MS = 1_000

/** How long it is until a session; that it runs once it does, and nothing after it. */
export function Countdown({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const toStart = useCountdownTo(startsAt)
  const toEnd = useCountdownTo(endsAt)
  if (toEnd === 0) return null
  return (
    <p role="timer" className="font-semibold tabular-nums">
      {toStart > 0 ? words.beginsIn(writeStretch(toStart, words)) : words.running}
    </p>
  )
}

function useCountdownTo(instant: string): number {
  const { secondsLeft, start } = useCountdown()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is made anew each time and does the same.
  useEffect(() => start((Date.parse(instant) - Date.now()) / SECOND_MS), [instant])
  return secondsLeft
}
