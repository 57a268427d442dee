import { type User, users } from '@sopaan/contract/users'
import { request } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Changing the password: with the one there is. */
export function PasswordSection({ user }: { user: User }) {
  const { account } = useWords()
  const { isBusy, fields, run } = useAction()
  const eye = { showLabel: account.showPassword, hideLabel: account.hidePassword }
  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const body = {
      currentPassword: String(data.get('currentPassword') ?? ''),
      newPassword: String(data.get('newPassword') ?? ''),
    }
    const isDone = await run(() => request(users.changePassword, { body }), {
      done: account.passwordChanged,
      failed: account.updateFailed,
      field: 'currentPassword',
    })
    if (isDone) form.reset()
  }
  return (
    <Section id="password" title={account.changePassword}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-2 sm:grid-cols-2 sm:gap-x-5">
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          label={account.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          error={fields.currentPassword}
          {...eye}
        />
        <PasswordField
          label={account.newPassword}
          name="newPassword"
          autoComplete="new-password"
          error={fields.newPassword}
          {...eye}
        />
        <Button type="submit" doing={isBusy ? account.saving : undefined} className="justify-self-start">
          {account.changePassword}
        </Button>
      </form>
    </Section>
  )
}
