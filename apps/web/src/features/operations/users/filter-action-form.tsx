import { managedUsers, type UserFilter } from '@sopaan/contract/managed-users'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { actionOf, type BulkActionKind } from './action-form.tsx'
import { sendFilterAction } from './filter-actions.queries.ts'
import { RoleSelect } from './role-select.tsx'
import { TypedConfirmation } from './typed-confirmation.tsx'

const CONSTRAINTS = constraintsOf(managedUsers.deactivate)

type Props = {
  kind: BulkActionKind
  filter: Partial<UserFilter>
  /** How many people the filter has, which is typed. */
  total: number
  onDone: () => void
  onCancel: () => void
}

/** What is done to everybody of a filter, what it needs to know, and the number of people as the typed word. */
export function FilterActionForm({ kind, filter, total, onDone, onCancel }: Props) {
  const { users: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const [wrong, setWrong] = useState<{ reason?: string; typed?: string }>({})
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const reason = String(data.get('reason') ?? '').trim()
    const isWrong = String(data.get('typed') ?? '').replace(/[\s,]/g, '') !== String(total)
    const isReasonMissing = kind === 'deactivate' && reason === ''
    setWrong({ ...(isReasonMissing && { reason: words.reasonMissing }), ...(isWrong && { typed: words.typedWrong }) })
    if (isWrong || isReasonMissing) return
    const action = actionOf(kind, { reason, role: String(data.get('role')) })
    if (await run(() => sendFilterAction(filter, { action, confirmed: total }), { failed: words.failed })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <p className="font-semibold">{words.ofFilter.chosen(groupIndian(total))}</p>
      <p className="text-secondary">{words.asks[kind]}</p>
      <p className="text-secondary">{words.ofFilter.lead}</p>
      {kind === 'role' && <RoleSelect />}
      {kind === 'deactivate' && (
        <TextArea
          label={words.reason}
          name="reason"
          hint={words.reasonHint}
          {...limitsOf(CONSTRAINTS, 'reason')}
          error={wrong.reason ?? fields['action.reason']}
        />
      )}
      <TypedConfirmation label={words.typeNumber(groupIndian(total))} error={wrong.typed} />
      <FormButtons
        look="danger"
        submit={words.deeds[kind]}
        doing={isBusy ? words.doing : undefined}
        cancel={words.cancel}
        onCancel={onCancel}
      />
    </form>
  )
}
