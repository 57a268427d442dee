import type { MenteeEvent } from '@sopaan/contract/events'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { Link } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { instantWords, isClosed, isFull } from './event-words.ts'
import { registerForEvent } from './events.queries.ts'
import { OwnSeat } from './own-seat.tsx'
import { UnregisterButton } from './unregister-button.tsx'
import { useMinute } from './use-minute.ts'

/** Where the mentee stands to an event, and what can be done about it. */
export function SeatPanel({ event }: { event: MenteeEvent }) {
  const { events: words } = useWords()
  const { role } = useSignedIn()
  const { status, registration, cancelReason } = event
  if (status === 'cancelled')
    return (
      <Card>
        <p className="type-card">{words.cancelledTitle}</p>
        {cancelReason !== null && <p className="mt-2 text-secondary">{cancelReason}</p>}
      </Card>
    )
  if (registration?.state === 'registered') return <OwnSeat event={event} registration={registration} />
  if (status === 'completed')
    return (
      <Card>
        <p className="type-card">{words.overTitle}</p>
      </Card>
    )
  // Who mentors now registers for nothing more, and may still leave a waitlist.
  if (role !== 'mentee')
    return registration === null ? null : (
      <Card className="grid gap-4">
        <p className="type-card">{words.states[registration.state]}</p>
        <UnregisterButton id={event._id} isWaiting={registration.state === 'waitlisted'} />
      </Card>
    )
  return <RegisterForm event={event} />
}

/** The way to a seat: to register, to pay, to wait, or to take what is kept. */
export function RegisterForm({ event }: { event: MenteeEvent }) {
  const { events: words, language } = useWords()
  const { registration, _id } = event
  return (
    <Card className="grid gap-4">
      {registration && (
        <div aria-live="polite">
          <p className="type-card">{words.states[registration.state]}</p>
          {registration.place !== null && (
            <p className="mt-1 text-secondary">{words.place(groupIndian(registration.place))}</p>
          )}
          {registration.until !== null && (
            <p className="mt-1 text-secondary">{words.keptUntil(instantWords(registration.until, language))}</p>
          )}
        </div>
      )}
      <Registration event={event} />
      {registration && <UnregisterButton id={_id} isWaiting={registration.state === 'waitlisted'} />}
    </Card>
  )
}

function Registration({ event }: { event: MenteeEvent }) {
  const { events: words } = useWords()
  const now = useMinute()
  const { registration, admission, pricePaise, hasWaitlist, _id } = event
  const isKept = registration?.state === 'offered' || registration?.state === 'paying'
  if (registration?.state === 'waitlisted') return null
  if (!isKept && isClosed(event, now)) return <p className="font-semibold">{words.closed}</p>
  if (!isKept && isFull(event) && !hasWaitlist)
    return (
      <div>
        <p className="type-card">{words.full}</p>
        <p className="mt-1 text-secondary">{words.fullText}</p>
      </div>
    )
  if (pricePaise !== null && (isKept || !isFull(event)))
    return (
      <Link to={paths.checkout({ eventId: _id })} className={buttonClasses('pen')}>
        {words.pay(writeRupees(pricePaise))}
      </Link>
    )
  return (
    <>
      <Register event={event} isKept={isKept} />
      {admission === 'plan' && (
        <p className="text-secondary">
          {words.planNeeded}{' '}
          <Link to={paths.ownPlans()} className="text-primary-text underline">
            {words.seePlans}
          </Link>
        </p>
      )}
    </>
  )
}

function Register({ event, isKept }: { event: MenteeEvent; isKept: boolean }) {
  const { events: words } = useWords()
  const { isBusy, run } = useAction()
  const willWait = !isKept && isFull(event)
  const register = () =>
    run(() => registerForEvent(event._id), {
      done: willWait ? words.waitlisted : words.registered,
      failed: words.registerFailed,
    })
  const label = isKept ? words.takeSeat : willWait ? words.joinWaitlist : words.register
  return (
    <Button doing={isBusy ? (willWait ? words.joining : words.registering) : undefined} onClick={() => void register()}>
      {label}
    </Button>
  )
}
