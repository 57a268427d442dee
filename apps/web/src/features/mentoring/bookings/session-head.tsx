import { bookingChanges } from '@sopaan/contract/booking-changes'
import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { urlOf } from '@sopaan/contract/client'
import type { SessionPhase } from '@sopaan/domain/mentoring/session-phase'
import { formatDateTime, formatLastDay } from '@sopaan/domain/time/format'
import { lazy, Suspense, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button, type ButtonVariant, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { acceptBooking, cancelBooking, declineBooking, reportMiss } from './bookings.queries.ts'
import { JoinWay } from './join-way.tsx'
import { RunningStrip } from './running-strip.tsx'
import { bookingMinutes, isReadByMentor, whenOf } from './session-facts.ts'
import { SessionProgress } from './session-progress.tsx'
import { SessionState } from './session-state.tsx'
import { Countdown } from './time-to.tsx'

/** Few sessions get another time: its calendar comes when it is asked for. */
const NewTimeForm = lazy(async () => ({ default: (await import('./new-time-form.tsx')).NewTimeForm }))

/** What asks something before it is done. */
const REQUESTED = ['suggest', 'move', 'decline', 'report', 'cancel'] as const

type SuggestedChange = (typeof REQUESTED)[number]

const ACTION_VARIANTS: Readonly<Record<SuggestedChange, ButtonVariant>> = {
  suggest: 'line',
  move: 'line',
  decline: 'danger',
  report: 'line',
  cancel: 'danger',
}

/** What the bubbles of a session say as plainly as a badge. */
const SHOWN_BY_BUBBLES: ReadonlySet<BookingPage['state']> = new Set(['requested', 'accepted', 'held'] as const)

const CONSTRAINTS = constraintsOf(bookings.decline)

type Props = { booking: BookingPage; deed: 'decline' | 'cancel' | 'report'; onClose: () => void }

/** With whom, when, where it stands, the way into the meeting, and what may be done. */
export function SessionHead({ booking, phase }: { booking: BookingPage; phase: SessionPhase }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { other, reason, state, credit, creditEnds } = booking
  return (
    <Card className="grid gap-5">
      <div className="flex items-start gap-4 sm:gap-6">
        <MentorArch name={other.firstName} pictureUrl={other.pictureUrl} />
        <div className="grid min-w-0 gap-1">
          <h1 className="type-section wrap-anywhere">{words.with(other.firstName)}</h1>
          {other.seat !== null && (
            <p className="text-secondary wrap-anywhere">
              {other.seat.programme}, {other.seat.institute}
            </p>
          )}
          <p className="text-lg font-semibold tabular-nums">
            {whenOf(booking, language)}, {mentoring.minutes(bookingMinutes(booking))}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <SessionState booking={booking} hasBadge={phase === 'during' || !SHOWN_BY_BUBBLES.has(state)} />
          </div>
        </div>
      </div>
      {phase === 'during' ? <RunningStrip booking={booking} /> : <SessionProgress booking={booking} />}
      {phase === 'before' && state === 'accepted' && <Countdown startsAt={booking.startsAt} endsAt={booking.endsAt} />}
      {phase === 'before' && <Meeting booking={booking} />}
      {reason !== null && (
        <p className="wrap-anywhere">
          <span className="font-semibold">{words.reason}: </span>
          {reason}
        </p>
      )}
      {credit !== null && !isReadByMentor(booking) && (
        <p>
          {credit.isBack
            ? words.creditBack(formatDateTime(credit.at, language))
            : words.creditDue(formatDateTime(credit.at, language))}
          {credit.isBack && creditEnds !== null && (
            <> {(creditEnds.isOver ? words.creditOver : words.creditUntil)(formatLastDay(creditEnds.at, language))}</>
          )}
        </p>
      )}
      <SessionActions booking={booking} />
    </Card>
  )
}

function Meeting({ booking }: { booking: BookingPage }) {
  const { _id, meetingUrl, state } = booking
  const { mentoring } = useWords()
  const words = mentoring.session
  if (state === 'requested' || state === 'suggested') return <p className="text-secondary">{words.linkLater}</p>
  if (meetingUrl === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <JoinWay
        booking={booking}
        className={buttonClasses('pen')}
        early="bg-surface-sunken! text-tertiary! opacity-100!"
      />
      <a href={urlOf(bookingChanges.calendar, { params: { id: _id } })} className={buttonClasses('line')}>
        {words.addToCalendar}
      </a>
      <p className="type-small text-secondary">{words.joinHint}</p>
    </div>
  )
}

/** What the reader may do with a session now: each a button, and a dialog where something is asked first. */
function SessionActions({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, run } = useAction()
  const [open, setOpen] = useState<SuggestedChange>()
  const close = () => setOpen(undefined)
  // Whoever may decline need not cancel: the credit comes back either way.
  const asked = REQUESTED.filter(
    (deed) => booking.may.includes(deed) && !(deed === 'cancel' && booking.may.includes('decline')),
  )
  if (booking.may.every((deed) => deed === 'review')) return null
  const accept = () => run(() => acceptBooking(booking._id), { done: words.did.accept, failed: words.failed })
  return (
    <div className="flex flex-wrap gap-3">
      {booking.may.includes('accept') && (
        <Button doing={isBusy ? words.sending : undefined} onClick={() => void accept()}>
          {words.accept}
        </Button>
      )}
      {asked.map((deed) => (
        <Button key={deed} look={ACTION_VARIANTS[deed]} onClick={() => setOpen(deed)}>
          {words[deed]}
        </Button>
      ))}
      <Dialog title={open === undefined ? '' : words[open]} isOpen={open !== undefined} onClose={close}>
        {(open === 'suggest' || open === 'move') && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <NewTimeForm booking={booking} deed={open} onClose={close} />
          </Suspense>
        )}
        {(open === 'decline' || open === 'cancel' || open === 'report') && (
          <ReasonForm booking={booking} deed={open} onClose={close} />
        )}
      </Dialog>
    </div>
  )
}

/** Declines, cancels or reports, with what is said of it; says beforehand what becomes of the credit. */
function ReasonForm({ booking, deed, onClose }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const isReport = deed === 'report'
  const { creditEnds } = booking
  const isBack = deed === 'decline' || booking.isCreditSafe
  const keptWords = creditEnds?.isOver ? words.creditExpired(formatLastDay(creditEnds.at, language)) : words.creditSafe
  const creditWords = isBack ? keptWords : words.creditLost
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="reason"
      words={{
        label: isReport ? words.reason : words.reasonOptional,
        ...(isReport && { missing: words.reasonMissing }),
        ...{ submit: isReport ? words.send : words[deed], doing: words.sending, cancel: words.keep },
        ...{ done: words.did[deed], failed: words.failed },
      }}
      look={isReport ? 'pen' : 'danger'}
      isRefusedHere
      send={(body) => {
        if (deed === 'report') return reportMiss(booking._id, body.reason ?? '')
        return deed === 'decline' ? declineBooking(booking._id, body) : cancelBooking(booking._id, body)
      }}
      onDone={onClose}
      onCancel={onClose}
      lead={
        isReport ? (
          <p>{words.reportHint}</p>
        ) : (
          !isReadByMentor(booking) && <p className="font-semibold">{creditWords}</p>
        )
      }
    />
  )
}
