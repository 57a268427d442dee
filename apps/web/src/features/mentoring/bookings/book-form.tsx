import type { WeeklyTime } from '@sopaan/contract/booking-series'
import { bookings, QUESTION_MIN } from '@sopaan/contract/bookings'
import type { MentorPage } from '@sopaan/contract/mentors'
import { paths } from '@sopaan/contract/paths'
import { answerDeadline } from '@sopaan/domain/mentoring/answer-deadline'
import { formatDateTime, formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readInstant } from '#web/forms/read-instant.ts'
import { queryClient } from '#web/identity/actor.queries.ts'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { bookSession, bookWeekly, listNamesQuery, slotsQuery } from './bookings.queries.ts'
import { creditsQuery } from './next-sessions.queries.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useOverlap } from './use-overlap.ts'
import { useWeekly } from './use-weekly.ts'
import { WeeklyChoice } from './weekly-choice.tsx'

const CONSTRAINTS = constraintsOf(bookings.book)

/** A filled-in form is one booking: sent twice, it is still one. */
const newKey = () => crypto.randomUUID()

/** Chooses a time, says the question, attaches a list, and spends a credit. What is typed stays whatever is answered. */
export function BookForm({ mentor }: { mentor: MentorPage }) {
  const { mentoring } = useWords()
  const booking = useBookingForm(mentor)
  const { data: credits } = useQuery(creditsQuery)
  const { startsAt, fields, overlap, weekly } = booking
  return (
    <form
      noValidate
      onSubmit={(event) => void booking.handleSubmit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <TimeCard mentor={mentor} chosen={startsAt} onChoose={booking.handleChoose} error={fields.startsAt} />
      <Card className="grid gap-2">
        <TextArea
          label={mentoring.choose.question}
          name="question"
          hint={mentoring.choose.questionHint}
          rows={5}
          {...limitsOf(CONSTRAINTS, 'question')}
          error={fields.question}
        />
        <ListChoice />
        <p className="type-small text-secondary">{mentoring.choose.mentorSees(mentor.firstName)}</p>
        <WeeklyChoice weekly={weekly} credits={credits} />
        {startsAt !== undefined && <ChosenTime firstName={mentor.firstName} startsAt={startsAt} />}
        {fields.form !== undefined && (
          <Banner title={fields.form} tone="error">
            {overlap.warning}
          </Banner>
        )}
        <SendLine booking={booking} credits={credits} />
        <p className="type-small text-secondary">
          {mentoring.costs} {mentoring.noticeOf(mentor.noticeHours)}
        </p>
      </Card>
    </form>
  )
}

/** The form as it stands: the chosen time, the weeks, what overlaps, what was refused, and how it is sent. */
function useBookingForm(mentor: MentorPage) {
  const { mentoring } = useWords()
  const words = mentoring.choose
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [startsAt, setStartsAt] = useState(readInstant(search.get('at')))
  const [key] = useState(newKey)
  const { isBusy, fields, run, setFields } = useAction()
  const overlap = useOverlap()
  const weekly = useWeekly(mentor._id, startsAt)
  const handleChoose = (next: string | undefined) => {
    overlap.forget()
    setStartsAt(next)
    const { startsAt: _, form: __, ...others } = fields
    setFields(others)
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const question = String(entered.get('question') ?? '').trim()
    const choiceListId = String(entered.get('choiceListId') ?? '')
    const missing = {
      ...(startsAt === undefined && { startsAt: words.missingTime }),
      ...(question.length < QUESTION_MIN && { question: words.missingQuestion }),
      ...(weekly.isOn && weekly.wanted.length === 0 && { form: mentoring.weekly.missing }),
    }
    if (startsAt === undefined || Object.keys(missing).length > 0) return setFields(missing)
    const isBooked = await run(
      async () => {
        const list = choiceListId === '' ? {} : { choiceListId }
        const asked = { mentorId: mentor._id, startsAt, question, idempotencyKey: key, ...list }
        const id = await (weekly.isOn
          ? sendWeekly(asked, weekly.wanted)
          : overlap.send((more) => bookSession({ ...asked, ...more })))
        await navigate(paths.session('mentee-dashboard', id))
      },
      { done: words.sent, failed: words.failed, field: 'form' },
    )
    // Whatever was in the way, the free times and the credits are looked at anew.
    if (!isBooked) await refresh(mentor._id)
  }
  return { startsAt, fields, isBusy, overlap, weekly, handleChoose, handleSubmit }
}

type TimeCardProps = {
  mentor: MentorPage
  chosen: string | undefined
  onChoose: (startsAt: string | undefined) => void
  error: string | undefined
}

/** The free times of a mentor, with how long a session is and with how many. */
function TimeCard({ mentor, chosen, onChoose, error }: TimeCardProps) {
  const { mentoring } = useWords()
  const isMinor = useSignedIn().ageBand === 'minor'
  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="type-subsection">{mentoring.choose.pick}</h2>
        <p className="mt-1 text-secondary">
          {mentoring.choose.pickHint} {mentoring.minutes(mentor.sessionMinutes)}.
        </p>
        {mentor.peopleMax > 1 && (
          <p className="mt-1 text-secondary">
            {isMinor ? mentoring.peopleMinor : mentoring.peopleOf(mentor.peopleMax)}
          </p>
        )}
      </div>
      <SlotPicker
        mentorId={mentor._id}
        leavesOutShared={isMinor}
        marksOwn
        chosen={chosen}
        onChoose={onChoose}
        error={error}
      />
    </Card>
  )
}

/** The button that sends, with what is left to spend; for whoever has nothing left, the way to a credit. */
function SendLine({
  booking: { startsAt, weekly, overlap, isBusy },
  credits,
}: {
  booking: ReturnType<typeof useBookingForm>
  credits: number | undefined
}) {
  const { mentoring, language } = useWords()
  const words = mentoring.choose
  const plain = startsAt === undefined ? words.send : words.sendAt(formatDayAndTime(startsAt, language))
  const single = overlap.warning === undefined ? plain : words.sendAllTheSame
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {credits === 0 ? (
        <>
          <p className="font-semibold">{words.noCredits}</p>
          <Link to={paths.ownPlans()} className={buttonClasses('pen')}>
            {words.seePlans}
          </Link>
        </>
      ) : (
        <>
          <Button type="submit" doing={isBusy ? words.sending : undefined}>
            {weekly.isOn ? mentoring.weekly.send(weekly.wanted.length) : single}
          </Button>
          {credits !== undefined && <p className="text-secondary tabular-nums">{words.credits(credits)}</p>}
        </>
      )}
    </div>
  )
}

type Requested = Omit<Parameters<typeof bookSession>[0], 'mayOverlap'>

/** Asks for the weeks that are wanted; each clash was said beside its week. One week alone is a session like any other. */
function sendWeekly(asked: Requested, wanted: readonly WeeklyTime[]): Promise<string> {
  const mayOverlap = wanted.some(({ clash }) => clash !== null)
  const [first, ...others] = wanted
  if (first !== undefined && others.length === 0) return bookSession({ ...asked, startsAt: first.startsAt, mayOverlap })
  return bookWeekly({ ...asked, weeks: wanted.map(({ week }) => week), mayOverlap })
}

/** The chosen time, and until when the mentor has to answer a request that is sent now. */
function ChosenTime({ firstName, startsAt }: { firstName: string; startsAt: string }) {
  const { mentoring, language } = useWords()
  const until = answerDeadline({ askedAt: Date.now(), startsAt: Date.parse(startsAt) })
  return (
    <p aria-live="polite">
      <span className="block font-semibold">{mentoring.choose.chosen(formatDateTime(startsAt, language))}</span>
      <span className="text-secondary">
        {mentoring.choose.answerBy(firstName, formatDateTime(new Date(until), language))}
      </span>
    </p>
  )
}

/** One of the own lists that the mentor may then read; whoever comes from a list has it chosen. */
function ListChoice() {
  const { mentoring } = useWords()
  const words = mentoring.choose
  const [search] = useSearchParams()
  const { data: lists = [] } = useQuery(listNamesQuery)
  if (lists.length === 0) return null
  const asked = lists.find(({ _id }) => _id === search.get('list'))?._id ?? ''
  return (
    <Select label={words.list} hint={words.listHint} name="choiceListId" defaultValue={asked} className="max-w-md">
      <option value="">{words.noList}</option>
      {lists.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

async function refresh(mentorId: string): Promise<void> {
  const [slots] = slotsQuery(mentorId, { from: '', days: 0 }).queryKey
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [slots, mentorId] }),
    queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey }),
  ])
}
