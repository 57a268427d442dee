import { bookingChanges } from '@sopaan/contract/booking-changes'
import type { Booking } from '@sopaan/contract/bookings'
import { urlOf } from '@sopaan/contract/client'
import { paths } from '@sopaan/contract/paths'
import { istDate } from '@sopaan/domain/time/ist'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSite } from '#web/site-state.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { JoinWay } from './join-way.tsx'
import { bookingsQuery, creditsQuery, openItemsQuery } from './next-sessions.queries.ts'
import { waitingWords, whenOf } from './session-facts.ts'
import { Countdown } from './time-to.tsx'

/** The one blue panel of a mentee's first page: the next session, or the way to one; open items; credits left. */
export function NextSessionCard() {
  const { mentoring } = useWords()
  const words = mentoring.session
  const next = useQuery(bookingsQuery('next', 1))
  const { data: credits } = useQuery(creditsQuery)
  const { data: openItems = 0 } = useQuery(openItemsQuery(istDate(new Date())))
  return (
    <section aria-labelledby="next-session" className="blue-panel grid content-start gap-4 rounded-sheet p-5 sm:p-7">
      <h3 id="next-session" className="font-semibold">
        {words.nextOne}
      </h3>
      <Loaded query={next} refused={(retry) => <Failed onRetry={retry} />}>
        {({ data: bookings }) => (
          <>
            <Next booking={mainOf(bookings)} />
            <Waiting bookings={bookings} />
          </>
        )}
      </Loaded>
      <ul className="grid gap-1">
        {openItems > 0 && (
          <li>
            <Link
              to={paths.dashboardTool('mentee-dashboard', 'study-planner')}
              className="inline-flex min-h-11 items-center underline"
            >
              {words.openItems(openItems)}
            </Link>
          </li>
        )}
        {credits !== undefined && credits > 0 && <li className="tabular-nums">{mentoring.choose.credits(credits)}</li>}
      </ul>
    </section>
  )
}

/** The next agreed session; where none is agreed, the next one that waits for an answer. */
function mainOf(bookings: readonly Booking[]): Booking | undefined {
  return bookings.find(({ state }) => state === 'accepted') ?? bookings[0]
}

/** What else waits for an answer, where an agreed session stands above it. */
function Waiting({ bookings }: { bookings: readonly Booking[] }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const main = mainOf(bookings)
  const others = bookings.filter((each) => each !== main && each.state !== 'accepted')
  if (others.length === 0) return null
  return (
    <ul className="grid gap-1">
      {others.map((booking) => (
        <li key={booking._id}>
          <Link
            to={paths.session('mentee-dashboard', booking._id)}
            className="inline-flex min-h-11 items-center underline"
          >
            {[whenOf(booking, language), words.with(booking.other.firstName), waitingWords(booking, words)]
              .filter(Boolean)
              .join(' · ')}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Not asked is not none: whoever has a session must not read that there is no such thing. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { mentoring, loading } = useWords()
  return (
    <>
      <p role="alert" className="type-card">
        {mentoring.session.listFailed}
      </p>
      <button type="button" onClick={onRetry} className="blue-panel-button justify-self-start">
        {loading.tryAgain}
      </button>
    </>
  )
}

function Next({ booking }: { booking: Booking | undefined }) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { switches } = useSite()
  const past = useQuery(bookingsQuery('past', 1))
  const last = past.data?.data[0]?.other
  if (booking === undefined && !switches.mentoring) return <p className="font-semibold">{words.closedNow}</p>
  if (booking === undefined)
    return (
      <>
        <p className="type-card">{words.none}</p>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.ownMentors()} className="blue-panel-button">
            {words.findMentor}
          </Link>
          {last && (
            <Link to={paths.bookMentor(last._id)} className="inline-flex min-h-12 items-center underline">
              {words.bookAgain}: {last.firstName}
            </Link>
          )}
        </div>
      </>
    )
  const { other, meetingUrl, state } = booking
  return (
    <>
      <div className="grid gap-1">
        <p className="type-subsection tabular-nums">{whenOf(booking, language)}</p>
        <p>
          {words.with(other.firstName)}
          {other.seat !== null && `, ${other.seat.programme}, ${other.seat.institute}`}
        </p>
        {state === 'accepted' ? (
          <Countdown startsAt={booking.startsAt} endsAt={booking.endsAt} />
        ) : (
          <p className="font-semibold">
            {[words.states[state], waitingWords(booking, words)].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <JoinWay booking={booking} className="blue-panel-button" early="tabular-nums" />
        <Link
          to={paths.session('mentee-dashboard', booking._id)}
          className={meetingUrl === null ? 'blue-panel-button' : 'inline-flex min-h-12 min-w-11 items-center underline'}
        >
          {words.open}
        </Link>
        {state === 'accepted' && (
          <a
            href={urlOf(bookingChanges.calendar, { params: { id: booking._id } })}
            className="inline-flex min-h-12 min-w-11 items-center underline"
          >
            {words.addToCalendar}
          </a>
        )}
      </div>
    </>
  )
}
