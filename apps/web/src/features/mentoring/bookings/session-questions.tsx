import type { BookingPage } from '@sopaan/contract/bookings'
import { hasMask } from '@sopaan/domain/identity/contact-mask'
import type { ReactNode } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { sendQuestionTick } from './bookings.queries.ts'
import { isReadByMentor } from './session-facts.ts'

/** What the session is for, question by question; either of the two ticks off what was spoken about. */
export function SessionQuestions({ booking, children }: { booking: BookingPage; children?: ReactNode }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { questions, state, isPaused, isWithheld } = booking
  const mayTick = (state === 'accepted' || state === 'held') && !isPaused && !isWithheld
  const doneCount = questions.filter(({ isAnswered }) => isAnswered).length
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="type-card">{isReadByMentor(booking) ? words.theirQuestions : words.yourQuestions}</h2>
        {mayTick && doneCount > 0 && (
          <p className="type-small text-secondary tabular-nums">{words.doneOf(doneCount, questions.length)}</p>
        )}
      </div>
      <ul className="mt-1">
        {questions.map(({ text, isAnswered }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the text.
          <li key={at}>
            {mayTick ? (
              <Tick id={booking._id} at={at} text={text} isAnswered={isAnswered} />
            ) : (
              <p className="py-1.5 wrap-anywhere">{text}</p>
            )}
          </li>
        ))}
      </ul>
      {hasMask(booking.question) && <p className="type-small mt-1 font-semibold text-danger">{words.contactsHidden}</p>}
      {children}
    </Card>
  )
}

type TickProps = { id: string; at: number } & BookingPage['questions'][number]

function Tick({ id, at, text, isAnswered }: TickProps) {
  const { mentoring } = useWords()
  const { isBusy, run } = useAction()
  const handleChange = () =>
    void run(() => sendQuestionTick(id, at, !isAnswered), { failed: mentoring.session.tickFailed })
  return (
    <label className="flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        className="tick-box mt-0.5 size-5 shrink-0"
        checked={isAnswered}
        aria-busy={isBusy || undefined}
        onChange={handleChange}
      />
      <span className={classNames('min-w-0 wrap-anywhere', isAnswered && 'text-secondary line-through')}>{text}</span>
    </label>
  )
}
