import type { Feedback } from '@sopaan/contract/feedback'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { Stars } from './stars.tsx'

const TONES = { pending: 'plain', approved: 'safe', rejected: 'reach' } as const

/** The own feedback, newest first, with what became of it. */
export function FeedbackHistory({ history }: { history: readonly Feedback[] }) {
  const { feedback: words } = useWords()
  const [open, setOpen] = useState<Feedback>()
  const close = () => setOpen(undefined)
  if (history.length === 0) return <p className="text-secondary">{words.historyEmpty}</p>
  return (
    <>
      <ul className="divide-y divide-border">
        {history.map((feedback) => (
          <Written key={feedback._id} feedback={feedback} onEdit={() => setOpen(feedback)} />
        ))}
      </ul>
      <Dialog title={words.editThis} isOpen={open !== undefined} onClose={close}>
        {open && <FeedbackForm key={open._id} changes={open} onDone={close} />}
      </Dialog>
    </>
  )
}

function Written({ feedback, onEdit }: { feedback: Feedback; onEdit: (() => void) | undefined }) {
  const { feedback: words, language } = useWords()
  const { status, reason, mayBeShown } = feedback
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars count={feedback.starRating} />
        <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
        <span className="type-small text-tertiary">{words.categories[feedback.category]}</span>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{feedback.message}</p>
      {status === 'rejected' && reason !== null && (
        <p className="rounded-box bg-surface-sunken px-4 py-3">
          <span className="font-semibold">{words.reason}: </span>
          {reason}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="type-small text-tertiary">
          {[
            formatDateTime(feedback.createdAt, language),
            mayBeShown && status === 'approved' ? words.shown : mayBeShown ? '' : words.notShown,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {onEdit && (
          <Button look="line" onClick={onEdit}>
            {words.edit}
          </Button>
        )}
      </div>
    </li>
  )
}
