import { adminFeedback, type ModeratedFeedback } from '@sopaan/contract/feedback'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { moderate } from './moderation.queries.ts'

const CONSTRAINTS = constraintsOf(adminFeedback.moderate)

type Props = { feedback: ModeratedFeedback; onRejected: () => void; onDone: () => void }

/** Rejects feedback and says why; its author reads the reason. */
export function RejectForm({ feedback, onRejected, onDone }: Props) {
  const { feedback: words } = useWords()
  const { moderation } = words
  const form = useContractForm(CONSTRAINTS, {
    initial: { reason: feedback.reason },
    check: ({ reason }) => (reason === undefined ? { reason: moderation.reasonMissing } : {}),
    send: ({ reason = '' }) => moderate(feedback, { status: 'rejected', reason }),
    onDone: () => {
      onRejected()
      onDone()
    },
    words: { failed: moderation.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <TextArea label={moderation.rejectReason} hint={moderation.rejectHint} {...form.area('reason')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={form.isBusy ? moderation.deciding : undefined}>
          {moderation.reject}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
