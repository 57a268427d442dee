import type { ModeratedFeedback } from '@sopaan/contract/feedback'
import { formatDateTime } from '@sopaan/domain/time/format'
import { SettledRow } from '#web/identity/settled-row.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import type { Settled } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { FeedbackStars } from './stars.tsx'

const TONES = { pending: 'plain', approved: 'safe', rejected: 'reach' } as const

type Props = {
  feedback: ModeratedFeedback
  isBusy: boolean
  /** What was done with it since the list was asked for. */
  settled: Settled | undefined
  onDecide: (status: 'approved' | 'pending') => void
  onReject: () => void
  onRemove: () => void
}

/** One feedback as staff decide on it. */
export function ModeratedItem({ feedback, isBusy, settled, onDecide, onReject, onRemove }: Props) {
  const { feedback: words, language } = useWords()
  const { status, author, reason } = feedback
  const { moderation } = words
  const more = [
    ...(status === 'pending' ? [] : [{ key: 'back', label: moderation.putBack, onChoose: () => onDecide('pending') }]),
    { key: 'person', label: moderation.ofThisPerson, to: `?userId=${author._id}` },
    { key: 'remove', label: moderation.remove, onChoose: onRemove, isDanger: true },
  ]
  return (
    <li className="grid gap-3 rounded-sheet border border-border bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FeedbackStars count={feedback.starRating} />
          <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
          <span className="type-small text-tertiary">{words.categories[feedback.category]}</span>
        </div>
        <div className="-me-2 -mt-2">
          {settled === undefined && <Menu label={moderation.more(author.fullName)} items={more} />}
        </div>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{feedback.message}</p>
      {reason !== null && (
        <p className="rounded-box bg-surface-sunken px-4 py-3">
          <span className="font-semibold">{words.reason}: </span>
          {reason}
        </p>
      )}
      <p className="type-small text-tertiary">
        {[
          author.fullName,
          formatDateTime(feedback.changedAt, language),
          feedback.mayBeShown ? moderation.mayBeShown : moderation.mayNotBeShown,
        ].join(' · ')}
      </p>
      {settled ? (
        <SettledRow settled={settled} failed={moderation.failed} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {status !== 'approved' && (
            <Button disabled={isBusy} onClick={() => onDecide('approved')}>
              {moderation.approve}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button look="danger" disabled={isBusy} onClick={onReject}>
              {moderation.reject}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
