import { type ModeratedFeedback, REASON_LENGTH_MAX } from '@sopaan/contract/feedback'
import type { FormEvent } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { moderate } from './moderation.queries.ts'

type Props = { feedback: ModeratedFeedback; onRejected: () => void; onDone: () => void }

/** Rejects feedback and says why; its author reads the reason. */
export function RejectForm({ feedback, onRejected, onDone }: Props) {
  const { feedback: words } = useWords()
  const { moderation } = words
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason === '') return setFields({ reason: moderation.reasonMissing })
    const isDone = await run(() => moderate(feedback, { status: 'rejected', reason }), {
      failed: moderation.failed,
    })
    if (!isDone) return
    onRejected()
    onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <TextArea
        label={moderation.rejectReason}
        name="reason"
        hint={moderation.rejectHint}
        error={fields.reason}
        maxLength={REASON_LENGTH_MAX}
        defaultValue={feedback.reason ?? ''}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={isBusy ? moderation.deciding : undefined}>
          {moderation.reject}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
