import { type BookingPage, bookings } from '@sopaan/contract/bookings'
import { paths } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import { hasMask } from '@sopaan/domain/identity/contact-mask'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StarField } from '#web/ui/star-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { attachedListQuery, bookingQuery, sendSessionReview } from './bookings.queries.ts'
import { RedPen } from './red-pen.tsx'
import { isReadByMentor } from './session-facts.ts'
import { SessionHead } from './session-head.tsx'
import { SessionItems } from './session-items.tsx'
import { SessionMessages } from './session-messages.tsx'
import { SessionNotes } from './session-notes.tsx'

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

const REVIEW_MIN = 10

const CONSTRAINTS = constraintsOf(bookings.review)

const TONES = { pending: 'likely', approved: 'safe', rejected: 'reach' } as const

/** One session, for either of the two it is of. */
export default function SessionPage() {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { id = '' } = useParams()
  const { role } = useSignedIn()
  const query = useQuery(bookingQuery(id))
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
        <Loaded query={query} failed={words.loadFailed} missing={{ is: isMissing, title: words.notYours }}>
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

/** Somebody else's session is told like one that does not exist. */
function isMissing(error: unknown): boolean {
  return isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')
}

function Shown({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  return (
    <>
      <SessionHead booking={booking} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
          <Card>
            <h2 className="type-card">{words.question}</h2>
            <p className="mt-2 wrap-anywhere whitespace-pre-line">{booking.question}</p>
            {hasMask(booking.question) && (
              <p className="type-small mt-1 font-semibold text-danger">{words.contactsHidden}</p>
            )}
            <AttachedList booking={booking} />
          </Card>
          {booking.choiceList !== null && !booking.isWithheld && (
            <RedPen
              booking={booking}
              form={
                <Suspense fallback={<Skeleton className="h-64" />}>
                  <SuggestionForm id={booking._id} seatFields={seatFields} />
                </Suspense>
              }
            />
          )}
          <SessionItems booking={booking} />
          {!booking.isWithheld && <SessionNotes booking={booking} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
          {booking.isWithheld ? (
            <Card>
              <p className="text-secondary">{words.withheld}</p>
            </Card>
          ) : (
            <SessionMessages booking={booking} />
          )}
          <SessionReview booking={booking} />
        </div>
      </div>
    </>
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

/** What the mentee says of a held session; nothing where there is nothing to say yet. */
function SessionReview({ booking }: { booking: BookingPage }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const [stars, setStars] = useState(booking.review?.stars ?? 0)
  const form = useContractForm(CONSTRAINTS, {
    initial: booking.review,
    check: ({ stars, text }) => ({
      ...(!(stars > 0) && { stars: words.starsMissing }),
      ...(text.length < REVIEW_MIN && { text: words.missing }),
    }),
    send: (review) => sendSessionReview(booking._id, review),
    words: { done: words.done, failed: words.failed, field: 'text' },
  })
  if (!booking.may.includes('review')) return null
  return (
    <Card id="review">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-card">{words.review}</h2>
        {booking.review && <Badge tone={TONES[booking.review.state]}>{words.reviewStates[booking.review.state]}</Badge>}
      </div>
      <p className="type-small mt-1 mb-4 text-secondary">{words.reviewHint}</p>
      <form {...form.props}>
        <StarField
          legend={words.starsLabel}
          name="stars"
          labelOf={mentoring.stars}
          chosen={stars}
          onChoose={setStars}
          error={form.errorOf('stars')}
        />
        <TextArea label={words.reviewText} hint={words.reviewTextHint} {...form.area('text')} />
        <Button type="submit" doing={form.isBusy ? words.sending : undefined}>
          {words.saveReview}
        </Button>
      </form>
    </Card>
  )
}
