import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { useWords } from '#web/words/use-words.tsx'
import { useMinute } from './use-minute.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** How long it is until an instant, in the two largest units; nothing once it is there. */
export function TimeLeft({ until }: { until: string }) {
  const { events: words } = useWords()
  const now = useMinute()
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE_MS)
  if (minutes <= 0) return null
  const [days, hours] = [Math.floor(minutes / DAY_MINUTES), Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES)]
  const parts = [
    ...(days > 0 ? [words.days(days)] : []),
    ...(hours > 0 ? [words.hours(hours)] : []),
    ...(days === 0 && minutes % HOUR_MINUTES > 0 ? [words.minutes(minutes % HOUR_MINUTES)] : []),
  ]
  return (
    <p role="timer">
      <span className="block">{words.startsIn}</span>
      <span className="block text-[28px] leading-tight font-black tabular-nums">{parts.join(' ')}</span>
    </p>
  )
}
