import type { Booking } from '@sopaan/contract/bookings'
import { paths } from '@sopaan/contract/paths'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { acceptRequest } from './mentor-area.queries.ts'

type Props = { booking: Booking; onDecline: () => void; onSuggest: () => void }

/** A session that somebody asks for, with the answers that can be given to it now. */
export function WaitingRequest({ booking, onDecline, onSuggest }: Props) {
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
