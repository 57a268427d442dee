import { accountHelp } from '@sopaan/contract/account-help'
import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendAccountCorrection } from './account-help.queries.ts'

const CONSTRAINTS = constraintsOf(accountHelp.correct)

/** Puts a wrong name or address of somebody right, with a reason that the person reads. */
export function CorrectForm({ person, onDone }: { person: ManagedUserRow; onDone: () => void }) {
  const { users: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: { fullName: person.fullName, email: person.email },
    check: ({ reason }: { reason?: string | undefined }) => (reason ? {} : { reason: words.reasonMissing }),
    send: (body) => sendAccountCorrection(person._id, body),
    onDone,
    words: { done: words.correct.done, failed: words.failed, field: 'email' },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <p className="text-secondary">{words.correct.lead}</p>
      <Field label={words.fullName} autoComplete="off" {...form.field('fullName')} />
      <Field label={words.email} autoComplete="off" {...form.field('email')} type="email" />
      <TextArea label={words.reason} hint={words.reasonHint} rows={3} {...form.area('reason')} />
      <FormButtons
        submit={words.correct.save}
        doing={form.isBusy ? words.doing : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
    </form>
  )
}
