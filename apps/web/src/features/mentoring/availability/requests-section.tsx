import { type Booking, bookings } from '@sopaan/contract/bookings'
import { paths } from '@sopaan/contract/paths'
import { formatDateTime } from '@sopaan/domain/time/format'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { acceptRequest, declineRequest } from './mentor-area.queries.ts'

type Open = { kind: 'decline' | 'suggest'; booking: Booking }

type Props = {
  requests: readonly Booking[]
  /** Where another time is chosen for a session. */
  suggestForm: (booking: Booking, onDone: () => void) => ReactNode
}

const CONSTRAINTS = constraintsOf(bookings.decline)

type WaitingRequestProps = { booking: Booking; onDecline: () => void; onSuggest: () => void }

/** What waits for an answer; the mentor's own turn first. */
export function RequestsSection({ requests, suggestForm }: Props) {
  const { mentoring } = useWords()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const inTurn = requests.toSorted((a, b) => Number(b.waitsFor === 'mentor') - Number(a.waitsFor === 'mentor'))
  return (
    <section aria-labelledby="requests-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="requests-title" className="type-subsection">
        {mentoring.mentor.requests}
      </h2>
      {requests.length === 0 && <p className="text-secondary">{mentoring.mentor.noRequests}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {inTurn.map((booking) => (
          <WaitingRequest
            key={booking._id}
            booking={booking}
            onDecline={() => setOpen({ kind: 'decline', booking })}
            onSuggest={() => setOpen({ kind: 'suggest', booking })}
          />
        ))}
      </ul>
      <Dialog
        title={open?.kind === 'suggest' ? mentoring.session.suggest : mentoring.session.decline}
        isOpen={open !== undefined}
        onClose={close}
      >
        {open?.kind === 'suggest' && suggestForm(open.booking, close)}
        {open?.kind === 'decline' && <DeclineForm id={open.booking._id} onDone={close} />}
      </Dialog>
    </section>
  )
}

/** Says no to a request, with a reason or without. */
function DeclineForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const form = useContractForm(CONSTRAINTS, {
    send: ({ reason }) => declineRequest(id, reason ?? ''),
    onDone,
    words: { done: words.done, failed: words.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <TextArea label={words.reasonOptional} {...form.area('reason')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={form.isBusy ? words.sending : undefined}>
          {words.decline}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

/** A session that somebody asks for, with the answers that can be given to it now. */
function WaitingRequest({ booking, onDecline, onSuggest }: WaitingRequestProps) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const { isBusy, run } = useAction()
  const { _id, startsAt, other, question, may, waitsFor, unreadMessages } = booking
  return (
    <li className="grid gap-2 rounded-sheet border border-border bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold tabular-nums">{formatDateTime(startsAt, language)}</p>
        <Badge tone={waitsFor === 'mentor' ? 'likely' : 'plain'}>
          {waitsFor === 'mentor' ? words.waitsForYou : words.waitsForMentee}
        </Badge>
      </div>
      <h3 className="type-card wrap-anywhere">{other.firstName}</h3>
      <p className="wrap-anywhere whitespace-pre-line text-secondary">{question}</p>
      {unreadMessages > 0 && <p className="font-semibold text-likely">{words.unread(unreadMessages)}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        {may.includes('accept') && (
          <Button
            doing={isBusy ? words.sending : undefined}
            onClick={() => void run(() => acceptRequest(_id), { done: words.done, failed: words.failed })}
          >
            {words.accept}
          </Button>
        )}
        {may.includes('suggest') && (
          <Button look="line" disabled={isBusy} onClick={onSuggest}>
            {words.suggest}
          </Button>
        )}
        {may.includes('decline') && (
          <Button look="line" disabled={isBusy} onClick={onDecline}>
            {words.decline}
          </Button>
        )}
        <Link to={paths.session('mentor-dashboard', _id)} className={buttonClasses('quiet')}>
          {words.open}
        </Link>
      </div>
    </li>
  )
}
