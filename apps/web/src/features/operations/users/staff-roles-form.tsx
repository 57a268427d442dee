import { staff as staffCalls } from '@sopaan/contract/staff'
import { STAFF_ROLES, type StaffRole } from '@sopaan/contract/staff-roles'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendStaffRoles } from './account-help.queries.ts'

const CONSTRAINTS = constraintsOf(staffCalls.change)

type Props = {
  person: { _id: string; fullName: string; email: string; staffRoles: readonly StaffRole[] }
  onDone: () => void
}

/** What somebody of the staff looks after; another owner agrees before it holds. */
export function StaffRolesForm({ person, onDone }: Props) {
  const { staff: words, users } = useWords()
  const [state, setState] = useState<'done' | 'waiting'>()
  const form = useContractForm(CONSTRAINTS, {
    initial: { staffRoles: person.staffRoles },
    check: ({ reason }) => (reason === '' ? { reason: users.reasonMissing } : {}),
    send: (body) => sendStaffRoles(person._id, body),
    onDone: setState,
    words: { failed: words.failed },
  })
  if (state !== undefined)
    return (
      <div className="grid gap-3">
        <p role="status">{words.asked[state]}</p>
        <div>
          <Button onClick={onDone}>{users.close}</Button>
        </div>
      </div>
    )
  return (
    <form {...form.props} className="grid gap-3">
      <p className="font-semibold wrap-anywhere">{users.forOne(person.fullName, person.email)}</p>
      <p className="text-secondary">{words.changeLead}</p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{words.holds}</legend>
        {STAFF_ROLES.map((role) => (
          <Checkbox
            key={role}
            {...form.box('staffRoles', role)}
            label={`${words.roles[role].name}: ${words.roles[role].may}`}
          />
        ))}
      </fieldset>
      <TextArea label={users.reason} hint={words.reasonHint} rows={3} {...form.area('reason')} />
      <FormButtons
        submit={words.send}
        doing={form.isBusy ? users.doing : undefined}
        cancel={users.cancel}
        onCancel={onDone}
      />
    </form>
  )
}
