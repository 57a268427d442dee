import type { Feedback } from '@sopaan/contract/feedback'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { feedbackHistoryQuery } from './feedback.queries.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackStars } from './stars.tsx'

const TONES = { pending: 'plain', approved: 'safe', rejected: 'reach' } as const

/** Own feedback: a mentee writes it; who wrote it, a mentor by now perhaps, sees what became of it and changes it. */
export default function FeedbackPage() {
  const { feedback: words } = useWords()
  const { role } = useSignedIn()
  const query = useQuery(feedbackHistoryQuery)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="mx-auto grid max-w-3xl gap-6">
        {role === 'mentee' && (
          <Section id="write" title={words.write} lead={words.lead}>
            <FeedbackForm />
          </Section>
        )}
        <Section id="history" title={words.history}>
          <Loaded query={query} failed={words.moderation.fetchFailed}>
            {(history) => <FeedbackHistory history={history} />}
          </Loaded>
        </Section>
      </div>
    </ReauthenticationProvider>
  )
}

/** The own feedback, newest first, with what became of it. */
function FeedbackHistory({ history }: { history: readonly Feedback[] }) {
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
        <FeedbackStars count={feedback.starRating} />
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
