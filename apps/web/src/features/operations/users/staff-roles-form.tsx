import { staff as staffCalls } from '@sopaan/contract/staff'
import { STAFF_ROLES, type StaffRole } from '@sopaan/contract/staff-roles'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
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
  const { isBusy, fields, run } = useAction()
  const [isMissing, setIsMissing] = useState(false)
  const [state, setState] = useState<'done' | 'waiting'>()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const reason = String(data.get('reason') ?? '').trim()
    setIsMissing(reason === '')
    if (reason === '') return
    const staffRoles = STAFF_ROLES.filter((role) => data.get(role) !== null)
    await run(async () => setState(await sendStaffRoles(person._id, { staffRoles, reason })), { failed: words.failed })
  }
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
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <p className="font-semibold wrap-anywhere">{users.forOne(person.fullName, person.email)}</p>
      <p className="text-secondary">{words.changeLead}</p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{words.holds}</legend>
        {STAFF_ROLES.map((role) => (
          <Checkbox
            key={role}
            name={role}
            label={`${words.roles[role].name}: ${words.roles[role].may}`}
            defaultChecked={person.staffRoles.includes(role)}
          />
        ))}
      </fieldset>
      <TextArea
        label={users.reason}
        name="reason"
        hint={words.reasonHint}
        rows={3}
        {...limitsOf(CONSTRAINTS, 'reason')}
        error={isMissing ? users.reasonMissing : fields.reason}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? users.doing : undefined}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {users.cancel}
        </Button>
      </div>
    </form>
  )
}
