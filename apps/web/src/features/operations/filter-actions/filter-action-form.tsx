import { UNTYPED_MAX } from '@sopaan/contract/managed-user-shapes'
import { managedUsers } from '@sopaan/contract/managed-users'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TypedConfirmation } from '#web/ui/typed-confirmation.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type RowsOfFilter, sendFilterAction } from './filter-actions.queries.ts'

const CONSTRAINTS = constraintsOf(managedUsers.deactivate)

type Props = { of: RowsOfFilter; choice: FilterActionChoice; onDone: () => void; onCancel: () => void }

/** What is done to all of a filter or to its ticked rows, what it needs to know, and the number of rows as the typed word. */
export function FilterActionForm({ of, choice, onDone, onCancel }: Props) {
  const { staff } = useWords()
  const words = staff.ofFilter
  const { isBusy, fields, run } = useAction()
  const [wrong, setWrong] = useState<{ reason?: string; typed?: string }>({})
  const total = groupIndian(of.total)
  const isTyped = of.ids === undefined || of.total > UNTYPED_MAX
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const field = (name: string) => String(data.get(name) ?? '')
    const reason = field('reason').trim()
    const isWrong = isTyped && field('typed').replace(/[\s,]/g, '') !== String(of.total)
    const missing = reason === '' ? choice.reason?.missing : undefined
    setWrong({ ...(missing !== undefined && { reason: missing }), ...(isWrong && { typed: words.typedWrong }) })
    if (isWrong || missing !== undefined) return
    if (await run(() => sendFilterAction(of, choice.actionOf({ reason, field })), { failed: staff.failed })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <p className="font-semibold">{of.ids === undefined ? words.chosen(total) : words.ticked(total)}</p>
      <p className="text-secondary">{choice.ask}</p>
      <p className="text-secondary">
        {words.lead} {of.list === 'users' && words.ownLeftOut}
      </p>
      {choice.fields}
      {choice.reason && (
        <TextArea
          label={choice.reason.label}
          name="reason"
          hint={choice.reason.hint}
          {...limitsOf(CONSTRAINTS, 'reason')}
          error={wrong.reason ?? fields['action.reason']}
        />
      )}
      {isTyped && <TypedConfirmation label={words.typeNumber(total)} error={wrong.typed} />}
      <FormButtons
        look={choice.isDanger ? 'danger' : 'pen'}
        submit={choice.name}
        doing={isBusy ? staff.doing : undefined}
        cancel={words.cancel}
        onCancel={onCancel}
      />
    </form>
  )
}
