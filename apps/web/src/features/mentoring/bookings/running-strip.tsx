import type { Booking } from '@sopaan/contract/bookings'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { formatTime } from '@sopaan/domain/time/format'
import { useEffect, useState } from 'react'
import { useWords } from '#web/words/use-words.tsx'
import { bookingMinutes } from './session-facts.ts'

/** What is left when it is said aloud, whole minutes. */
const SAID_AT = [15, 5, 0]
const REFRESH_MS = 15_000

/** A session that runs or is about to: how much of it is used, until when, and the way in. */
export function RunningStrip({ booking }: { booking: Booking }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  const all = bookingMinutes(booking)
  const used = Math.floor((now - Date.parse(booking.startsAt)) / MINUTE_MS)
  const left = all - used
  const said = SAID_AT.findLast((minutes) => left <= minutes)
  return (
    <section aria-label={words.nowLabel} className="blue-panel grid gap-4 rounded-sheet p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="type-section tabular-nums">
            {used < 0 ? words.beginsIn(words.minutes(-used)) : words.usedOf(used, all)}
          </p>
          <p className="tabular-nums">{words.runsUntil(formatTime(booking.endsAt, language))}</p>
        </div>
        {booking.meetingUrl !== null && (
          <a href={booking.meetingUrl} target="_blank" rel="noopener noreferrer" className="blue-panel-button">
            {used > 0 ? words.joinAgain : words.join}
          </a>
        )}
      </div>
      <div aria-hidden="true" className="h-2 rounded-full bg-current/25">
        <div
          className="h-2 rounded-full bg-current"
          style={{ inlineSize: `${Math.min(100, Math.max(0, (100 * used) / all))}%` }}
        />
      </div>
      <p role="status" className="sr-only">
        {said !== undefined && words.minutesLeft(said)}
      </p>
    </section>
  )
}
