import { managedUsers } from '@sopaan/contract/managed-users'
import { MEMBER_ROLES } from '@sopaan/contract/users'
import { LANGUAGES } from '@sopaan/domain/languages'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendInvitation } from './users.queries.ts'

const CONSTRAINTS = constraintsOf(managedUsers.invite)

/** Makes an account for somebody, who chooses the password by a mailed link. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const { users: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    send: sendInvitation,
    onDone,
    words: { done: words.invited, failed: words.failed, field: 'email' },
  })
  return (
    <form {...form.props} className="grid gap-2">
      <p className="text-secondary">{words.inviteLead}</p>
      <Field label={words.fullName} autoComplete="off" {...form.field('fullName')} />
      <Field label={words.email} autoComplete="off" {...form.field('email')} type="email" />
      <Select label={words.role} {...form.select('role')}>
        {MEMBER_ROLES.map((role) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
      </Select>
      <Select label={words.language} {...form.select('language')}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {words.languages[language]}
          </option>
        ))}
      </Select>
      <FormButtons
        submit={words.send}
        doing={form.isBusy ? words.doing : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
    </form>
  )
}
