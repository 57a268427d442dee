import { urlOf } from '@sopaan/contract/client'
import { events, type MenteeEvent, type OwnRegistration } from '@sopaan/contract/events'
import { paths } from '@sopaan/contract/paths'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { instantWords } from './event-words.ts'
import { UnregisterButton } from './unregister-button.tsx'
import { useMinute } from './use-minute.ts'

/** From so long before the start on, joining is what there is to do, ms. */
const SOON_MS = 15 * MINUTE_MS

/** A seat: how long until it starts, the link to join, the file for the calendar, the code for the door. */
export function OwnSeat({ event, registration }: { event: MenteeEvent; registration: OwnRegistration }) {
  const { events: words, language } = useWords()
  const { _id, date, status, place, meetingUrl } = event
  const isOver = status === 'completed'
  return (
    <Card className="grid gap-5">
      <p className="type-card">{isOver ? words.overTitle : words.states.registered}</p>
      {!isOver && <TimeLeft until={date} />}
      {!isOver && place === null && <Join url={meetingUrl} date={date} />}
      {isOver && <Recording event={event} />}
      {!isOver && (
        <a href={urlOf(events.ownCalendar, { params: { id: _id } })} className={buttonClasses('line')}>
          {words.addToCalendar}
        </a>
      )}
      {registration.checkedInAt !== null ? (
        <p>{words.present(instantWords(registration.checkedInAt, language))}</p>
      ) : (
        !isOver &&
        place !== null &&
        registration.checkInCode !== null && <DoorCode id={_id} code={registration.checkInCode} />
      )}
      {!isOver &&
        (registration.isPaid ? <p className="text-secondary">{words.paidSeat}</p> : <UnregisterButton id={_id} />)}
    </Card>
  )
}

function Join({ url, date }: { url: string | null; date: string }) {
  const { events: words } = useWords()
  const isSoon = Date.parse(date) - useMinute() <= SOON_MS
  if (url === null) return <p className="text-secondary">{words.noLink}</p>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClasses(isSoon ? 'pen' : 'line')}>
      {isSoon ? words.join : words.joinLater}
    </a>
  )
}

function Recording({ event: { recordingUrl } }: { event: MenteeEvent }) {
  const { events: words } = useWords()
  if (recordingUrl === null) return <p className="text-secondary">{words.noRecording}</p>
  return (
    <a href={recordingUrl} target="_blank" rel="noopener noreferrer" className={buttonClasses('pen')}>
      {words.recording}
    </a>
  )
}

/** The code as a QR that opens the admins' page, and under it in letters to read aloud. */
function DoorCode({ id, code }: { id: string; code: string }) {
  const { events: words } = useWords()
  const address = `${location.origin}${paths.eventCheckIn(id)}?code=${code}`
  return (
    <div className="border-t border-border pt-5">
      <p className="font-semibold">{words.door}</p>
      <div className="mt-3">
        <QrCode text={address} label={words.doorLabel} />
      </div>
      <p className="mt-2 font-semibold tabular-nums">{code.replace(/.{4}(?=.)/g, '$& ')}</p>
    </div>
  )
}

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** How long it is until an instant, in the two largest units; nothing once it is there. */
function TimeLeft({ until }: { until: string }) {
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
