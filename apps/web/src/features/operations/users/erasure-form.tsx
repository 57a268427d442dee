import { accountHelp } from '@sopaan/contract/account-help'
import { ERASURE_GROUNDS, type ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendErasureRequest } from './account-help.queries.ts'

const CONSTRAINTS = constraintsOf(accountHelp.requestErasure)

/** Says who has the right to have an account erased; a second admin confirms it. */
export function ErasureForm({ person, onDone }: { person: ManagedUserRow; onDone: () => void }) {
  const { users: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    check: ({ reason }: { reason?: string | undefined }) => (reason ? {} : { reason: words.reasonMissing }),
    send: (body) => sendErasureRequest(person._id, body),
    onDone,
    words: { done: words.erasure.asked, failed: words.failed, field: 'reason' },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <p className="font-semibold wrap-anywhere">{words.forOne(person.fullName, person.email)}</p>
      <p className="text-secondary">{words.erasure.lead}</p>
      <Select label={words.erasure.ground} {...form.select('ground')}>
        {ERASURE_GROUNDS.map((ground) => (
          <option key={ground} value={ground}>
            {words.erasure.grounds[ground]}
          </option>
        ))}
      </Select>
      <TextArea label={words.reason} hint={words.erasure.reasonHint} rows={3} {...form.area('reason')} />
      <FormButtons
        look="danger"
        submit={words.erasure.send}
        doing={form.isBusy ? words.doing : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
    </form>
  )
}
