import { ROLES } from '@sopaan/contract/users'
import { LANGUAGES } from '@sopaan/domain/languages'
import type { FormEvent } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { inviteUser } from './users.queries.ts'

/** Makes an account for somebody, who chooses the password by a mailed link. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const { users: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const said = (name: string) => String(data.get(name) ?? '')
    const person = {
      email: said('email'),
      fullName: said('fullName'),
      role: ROLES.find((role) => role === said('role')) ?? 'mentee',
      language: LANGUAGES.find((language) => language === said('language')) ?? 'en',
    }
    const told = { done: words.invited, failed: words.failed, field: 'email' }
    if (await run(() => inviteUser(person), told)) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-2">
      <p className="text-secondary">{words.inviteLead}</p>
      <Field label={words.fullName} name="fullName" maxLength={80} autoComplete="off" error={fields.fullName} />
      <Field label={words.email} name="email" type="email" maxLength={254} autoComplete="off" error={fields.email} />
      <Select label={words.role} name="role">
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
      </Select>
      <Select label={words.language} name="language">
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {words.languages[language]}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? words.doing : undefined}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
