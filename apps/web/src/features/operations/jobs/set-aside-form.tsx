import { jobs } from '@sopaan/contract/jobs'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
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
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="reason"
      words={{
        ...{ label: words.reason, missing: words.reasonMissing, submit: words.setAside, doing: words.retrying },
        ...{ cancel: words.cancel, done: words.setAsideDone, failed: words.retryFailed },
      }}
      look="danger"
      isRefusedHere
      send={({ reason = '' }: Partial<Reason>) => onSend({ reason })}
      onDone={onDone}
      onCancel={onDone}
      lead={<p className="text-secondary">{lead}</p>}
    />
  )
}
