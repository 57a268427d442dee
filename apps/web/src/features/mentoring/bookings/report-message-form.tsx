import { bookings } from '@sopaan/contract/bookings'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { reportMessage } from './bookings.queries.ts'

const CONSTRAINTS = constraintsOf(bookings.reportMessage)

/** Shows a message to staff, with what is wrong with it. */
export function ReportMessageForm({ id, messageId, onClose }: { id: string; messageId: string; onClose: () => void }) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reason }) => (reason === '' ? { reason: words.reasonMissing } : {}),
    send: ({ reason }) => reportMessage(id, messageId, reason),
    onDone: onClose,
    words: { done: words.reported, failed: words.failed, field: 'reason' },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <TextArea label={words.reportReason} {...form.area('reason')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={form.isBusy ? words.sending : undefined}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
