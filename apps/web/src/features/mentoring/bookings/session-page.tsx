import type { BookingPage } from '@sopaan/contract/bookings'
import { paths } from '@sopaan/contract/paths'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readyAnswersQuery } from '#web/features/mentoring/availability/mentor-area.queries.ts'
import { PushOffer } from '#web/features/operations/notifications/push-offer.tsx'
import { dashboardOf } from '#web/identity/landing.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { isMissing } from '#web/is-missing.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { attachBookingChanges } from './booking-changes.queries.ts'
import { attachedListQuery, bookingQuery } from './bookings.queries.ts'
import { NextTimeCard } from './next-time-card.tsx'
import { RedPen } from './red-pen.tsx'
import { isReadByMentor } from './session-facts.ts'
import { SessionHead } from './session-head.tsx'
import { SessionItems } from './session-items.tsx'
import { SessionMessages } from './session-messages.tsx'
import { SessionNotes } from './session-notes.tsx'
import { SessionQuestions } from './session-questions.tsx'
import { SessionReview } from './session-review.tsx'
import { SessionSeries } from './session-series.tsx'
import { useSessionPhase } from './use-session-phase.ts'

/** A mentor opens the list that came with a question; nobody else needs what shows it. */
const SharedRows = lazy(async () => ({
  default: (await import('#web/features/guidance/choice-lists/shared-rows.tsx')).SharedRows,
}))
const ReadStateRows = lazy(async () => ({
  default: (await import('#web/features/guidance/choice-lists/read-state-rows.tsx')).ReadStateRows,
}))

const SuggestionForm = lazy(async () => ({ default: (await import('./suggestion-form.tsx')).SuggestionForm }))
const SeatChoice = lazy(async () => ({
  default: (await import('#web/features/mentoring/mentors/seat-choice.tsx')).SeatChoice,
}))

/** A session that is to come, or may. */
const OPEN_STATES: ReadonlySet<BookingPage['state']> = new Set(['requested', 'suggested', 'accepted'] as const)

/** One session, for either of the two it is of. */
export default function SessionPage() {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { id = '' } = useParams()
  const { role } = useSignedIn()
  const [isLive, setLive] = useState(false)
  useEffect(() => attachBookingChanges(id, setLive), [id])
  const query = useQuery(bookingQuery(id, { isLive }))
  return (
    <ReauthenticationProvider>
      <div className="mx-auto grid max-w-[1104px] grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
        <DocumentHead title={words.about} isIndexed={false} />
        <Link
          to={paths.sessions(dashboardOf(role))}
          className="inline-flex min-h-11 items-center justify-self-start text-primary-text hover:underline"
        >
          {words.back}
        </Link>
        <Loaded
          query={query}
          heading={words.about}
          failed={words.loadFailed}
          missing={{ is: isMissing, title: words.notYours }}
        >
          {(booking) => <Shown booking={booking} />}
        </Loaded>
      </div>
    </ReauthenticationProvider>
  )
}

/** Any choice that the book has: a suggestion may add it. @param error  what is wrong with what was chosen */
function seatFields(error: string | undefined) {
  return (
    <SeatChoice
      seat={undefined}
      form={{
        errorOf: () => error,
        select: (path) => ({ name: path, defaultValue: undefined, error: undefined }),
      }}
    />
  )
}

/** What is due leads: the question before a session, the notes in it, after it what was suggested and the tasks. */
function Shown({ booking }: { booking: BookingPage }) {
  const { notifications } = useWords()
  const { role } = useSignedIn()
  const phase = useSessionPhase(booking)
  const question = (
    <SessionQuestions key="question" booking={booking}>
      <AttachedList booking={booking} />
    </SessionQuestions>
  )
  const redPen = booking.choiceList !== null && !booking.isWithheld && (
    <RedPen
      key="red-pen"
      booking={booking}
      isOver={phase === 'after'}
      form={
        <Suspense fallback={<Skeleton className="h-64" />}>
          <SuggestionForm id={booking._id} seatFields={seatFields} />
        </Suspense>
      }
    />
  )
  const items = <SessionItems key="items" booking={booking} />
  const notes = !booking.isWithheld && <SessionNotes key="notes" booking={booking} />
  const main = {
    before: [question, redPen, items, notes],
    during: [question, notes, items, redPen],
    after: isReadByMentor(booking) ? [items, notes, redPen, question] : [redPen, items, notes, question],
  } as const
  return (
    <>
      <SessionHead booking={booking} phase={phase} />
      {OPEN_STATES.has(booking.state) && <PushOffer topic="mentoring" label={notifications.push.offer.mentoring} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">{main[phase]}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
          {booking.series && <SessionSeries booking={booking} series={booking.series} />}
          <SessionReview booking={booking} />
          {phase === 'after' && role === 'mentee' && (
            <NextTimeCard mentorId={booking.other._id} firstName={booking.other.firstName} />
          )}
          <Between booking={booking} />
        </div>
      </div>
    </>
  )
}

/** What the two write to each other, which is nobody else's. */
function Between({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const { role } = useSignedIn()
  const { data: answers = [] } = useQuery({ ...readyAnswersQuery, enabled: role === 'mentor' })
  if (!booking.isWithheld) return <SessionMessages booking={booking} answers={answers} />
  return (
    <Card>
      <p className="text-secondary">{mentoring.session.withheld}</p>
    </Card>
  )
}

/** The choice list that came with the question: its seats for the mentor, the way to it for the mentee. */
function AttachedList({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { choiceList } = booking
  const [isOpen, setOpen] = useState(false)
  if (choiceList === null) return null
  return (
    <div className="mt-5 border-t border-border pt-4">
      <h3 className="type-small text-secondary">{words.list}</h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{choiceList.name}</p>
        {isReadByMentor(booking) ? (
          !isOpen && (
            <Button look="line" onClick={() => setOpen(true)}>
              {words.seeList}
            </Button>
          )
        ) : (
          <Link
            to={`${paths.dashboard('mentee-dashboard')}/choices`}
            className="inline-flex min-h-11 items-center text-primary-text"
          >
            {words.seeList}
          </Link>
        )}
      </div>
      {isOpen && <ListRows id={booking._id} />}
    </div>
  )
}

function ListRows({ id }: { id: string }) {
  const { mentoring } = useWords()
  const query = useQuery(attachedListQuery(id))
  return (
    <Loaded query={query} failed={mentoring.session.listGone}>
      {({ keys, judged, stateChoices }) => (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <SharedRows keys={choicesApart(keys).josaa} judged={judged} />
          <ReadStateRows keys={choicesApart(keys).state} choices={stateChoices} />
        </Suspense>
      )}
    </Loaded>
  )
}
