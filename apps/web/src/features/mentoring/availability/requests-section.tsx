import { bookings } from '@sopaan/contract/bookings'
import type { MentorSession } from '@sopaan/contract/mentoring'
import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ReadyTexts } from '#web/ui/ready-texts.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { declineRequest, readyAnswersQuery } from './mentor-area.queries.ts'
import { ReadyAnswers } from './ready-answers.tsx'
import { RequestRow } from './request-row.tsx'

type Open = { kind: 'decline' | 'suggest'; session: MentorSession }

type Props = {
  requests: readonly MentorSession[]
  /** Where another time is chosen for a session. */
  suggestForm: (session: MentorSession, onDone: () => void) => ReactNode
}

const CONSTRAINTS = constraintsOf(bookings.decline)

/** What waits for an answer: the mentor's own turn first, the earliest deadline on top. */
export function RequestsSection({ requests, suggestForm }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const inTurn = requests.toSorted(
    (a, b) =>
      Number(b.waitsFor === 'mentor') - Number(a.waitsFor === 'mentor') ||
      Date.parse(a.answerBy ?? a.startsAt) - Date.parse(b.answerBy ?? b.startsAt),
  )
  return (
    <section aria-labelledby="requests-title">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="requests-title" className="type-subsection">
            {words.requestCount(requests.length)}
          </h2>
          {requests.length > 1 && <p className="type-small text-secondary">{words.earliestFirst}</p>}
        </div>
        {requests.length === 0 && (
          <div className="grid justify-items-start gap-3">
            <p className="text-secondary">{words.noRequestsText}</p>
            <Link to={paths.availability()} className={buttonClasses('line')}>
              {words.changeHours}
            </Link>
          </div>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {inTurn.map((session, at) => (
            <RequestRow
              key={session._id}
              session={session}
              isFirst={at === 0}
              onDecline={() => setOpen({ kind: 'decline', session })}
              onSuggest={() => setOpen({ kind: 'suggest', session })}
            />
          ))}
        </ul>
        <ReadyAnswers />
        <Dialog
          title={open?.kind === 'suggest' ? mentoring.session.suggest : mentoring.session.decline}
          isOpen={open !== undefined}
          onClose={close}
        >
          {open?.kind === 'suggest' && suggestForm(open.session, close)}
          {open?.kind === 'decline' && <DeclineForm id={open.session._id} onDone={close} />}
        </Dialog>
      </Card>
    </section>
  )
}

/** Says no to a request, with a reason or without. */
function DeclineForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { data: answers = [] } = useQuery(readyAnswersQuery)
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="reason"
      words={{
        ...{ label: words.reasonOptional, submit: words.decline, doing: words.sending, cancel: words.keep },
        ...{ done: words.did.decline, failed: words.failed },
      }}
      look="danger"
      send={({ reason }) => declineRequest(id, reason ?? '')}
      onDone={onDone}
      onCancel={onDone}
    >
      <ReadyTexts label={mentoring.mentor.readyAnswers} texts={answers} field="reason" />
    </TextForm>
  )
}
