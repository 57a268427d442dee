import { managedMentors } from '@sopaan/contract/managed-mentors'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { rejectMentor } from './managed-mentors.queries.ts'

const CONSTRAINTS = constraintsOf(managedMentors.decide)

type Props = { id: string; onDone: () => void; onCancel: () => void }

/** Says no to an application, and why. */
export function RejectMentorForm({ id, onDone, onCancel }: Props) {
  const words = useWords().mentoring.staff
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reason }) => (reason === undefined ? { reason: words.reasonMissing } : {}),
    send: ({ reason = '' }) => rejectMentor(id, reason),
    onDone,
    words: { done: words.decided, failed: words.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <TextArea label={words.reason} {...form.area('reason')} autoFocus />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={form.isBusy ? words.deciding : undefined}>
          {words.reject}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
