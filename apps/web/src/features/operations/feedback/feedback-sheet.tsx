import { adminFeedback, type FeedbackStatus, type ModeratedFeedback } from '@sopaan/contract/feedback'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { moderate, sendFeedbackRemoval } from './moderation.queries.ts'
import { FeedbackStars } from './stars.tsx'

const REJECT_CONSTRAINTS = constraintsOf(adminFeedback.moderate)

type SheetProps = { duty: Duty<ModeratedFeedback>; onDone: () => void }
type Props = { feedback: ModeratedFeedback; onRejected: () => void; onDone: () => void }

/** One feedback whole, as staff decide on it; what is rejected stays in sight while the reason is written. */
export function FeedbackSheet({ duty: { row: feedback, settled, settle, forget }, onDone }: SheetProps) {
  const { feedback: words } = useWords()
  const { moderation } = words
  const { isBusy, run } = useAction()
  const [isRejecting, setIsRejecting] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const settleAs = (to: FeedbackStatus) =>
    settle({
      text: moderation.decided[to],
      onUndo: async () => {
        const { status, reason } = feedback
        await moderate(feedback, { status, ...(reason !== null && { reason }) })
        forget()
      },
    })
  const decide = async (to: 'approved' | 'pending') => {
    if (!(await run(() => moderate(feedback, { status: to }), { failed: moderation.failed }))) return
    settleAs(to)
    onDone()
  }
  return (
    <div className="grid gap-3">
      <Written feedback={feedback} />
      {settled && <p className="font-semibold text-secondary">{settled.text}</p>}
      {settled === undefined && isRejecting && (
        <RejectForm feedback={feedback} onRejected={() => settleAs('rejected')} onDone={onDone} />
      )}
      {settled === undefined && !isRejecting && (
        <div className="flex flex-wrap gap-3">
          {feedback.status !== 'approved' && (
            <Button disabled={isBusy} onClick={() => void decide('approved')}>
              {moderation.approve}
            </Button>
          )}
          {feedback.status !== 'rejected' && (
            <Button look="danger" disabled={isBusy} onClick={() => setIsRejecting(true)}>
              {moderation.reject}
            </Button>
          )}
          {feedback.status !== 'pending' && (
            <Button look="line" disabled={isBusy} onClick={() => void decide('pending')}>
              {moderation.putBack}
            </Button>
          )}
          <Button look="quiet" onClick={() => setIsRemoving(true)}>
            {moderation.remove}
          </Button>
        </div>
      )}
      <ConfirmAction
        title={moderation.remove}
        text={moderation.removeAsk}
        deed={moderation.remove}
        cancel={words.cancel}
        doing={moderation.deciding}
        isOpen={isRemoving}
        work={() => sendFeedbackRemoval(feedback)}
        said={{ failed: moderation.failed }}
        onDone={() => {
          settle({ text: moderation.removed })
          onDone()
        }}
        onClose={() => setIsRemoving(false)}
      />
    </div>
  )
}

/** What its author wrote, and may be done with it. */
function Written({ feedback }: { feedback: ModeratedFeedback }) {
  const { feedback: words, language } = useWords()
  const { moderation } = words
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FeedbackStars count={feedback.starRating} />
        <span className="type-small text-tertiary">{words.categories[feedback.category]}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{feedback.message}</p>
      {feedback.reason !== null && (
        <p className="rounded-box bg-surface-sunken px-4 py-3">
          <span className="font-semibold">{words.reason}: </span>
          {feedback.reason}
        </p>
      )}
      <p className="type-small text-tertiary">
        {[
          formatDateTime(feedback.changedAt, language),
          feedback.mayBeShown ? moderation.mayBeShown : moderation.mayNotBeShown,
        ].join(' · ')}
      </p>
      <Link
        to={`?userId=${feedback.author._id}`}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text"
      >
        {moderation.ofThisPerson}
      </Link>
    </>
  )
}

/** Rejects feedback and says why; its author reads the reason. */
function RejectForm({ feedback, onRejected, onDone }: Props) {
  const { feedback: words } = useWords()
  const { moderation } = words
  return (
    <TextForm
      constraints={REJECT_CONSTRAINTS}
      name="reason"
      words={{
        ...{ label: moderation.rejectReason, hint: moderation.rejectHint, missing: moderation.reasonMissing },
        ...{ submit: moderation.reject, doing: moderation.deciding, cancel: words.cancel, failed: moderation.failed },
      }}
      look="danger"
      initial={{ reason: feedback.reason }}
      send={({ reason = '' }) => moderate(feedback, { status: 'rejected', reason })}
      onDone={() => {
        onRejected()
        onDone()
      }}
      onCancel={onDone}
    />
  )
}
