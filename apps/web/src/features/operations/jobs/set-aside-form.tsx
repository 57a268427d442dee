import { jobs } from '@sopaan/contract/jobs'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(jobs.setAsideMail)

type Reason = { reason: string }
type Props = {
  /** What setting it aside means. */
  lead: string
  onSend: (body: Reason) => Promise<void>
  onDone: () => void
}

/** Says why something that failed needs nobody any more. */
export function SetAsideForm({ lead, onSend, onDone }: Props) {
  const { jobs: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reason }: Partial<Reason>) => (reason ? {} : { reason: words.reasonMissing }),
    send: ({ reason = '' }: Partial<Reason>) => onSend({ reason }),
    onDone,
    words: { done: words.setAsideDone, failed: words.retryFailed, field: 'reason' },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <p className="text-secondary">{lead}</p>
      <TextArea label={words.reason} rows={3} {...form.area('reason')} />
      <FormButtons
        look="danger"
        submit={words.setAside}
        doing={form.isBusy ? words.retrying : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
    </form>
  )
}
