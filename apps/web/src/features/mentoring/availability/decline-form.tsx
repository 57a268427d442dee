import { bookings } from '@sopaan/contract/bookings'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { declineRequest } from './mentor-area.queries.ts'

const CONSTRAINTS = constraintsOf(bookings.decline)

/** Says no to a request, with a reason or without. */
export function DeclineForm({ id, onDone }: { id: string; onDone: () => void }) {
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
