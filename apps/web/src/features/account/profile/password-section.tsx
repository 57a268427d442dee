import { type User, users } from '@sopaan/contract/users'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { request } from '#web/identity/browser-request.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(users.changePassword)

/** Changing the password: with the one there is. */
export function PasswordSection({ user }: { user: User }) {
  const { account } = useWords()
  const eye = { showLabel: account.showPassword, hideLabel: account.hidePassword }
  const form = useContractForm(CONSTRAINTS, {
    send: (body) => request(users.changePassword, { body }),
    onDone: (_, entered) => entered.reset(),
    words: { done: account.passwordChanged, failed: account.updateFailed, field: 'currentPassword' },
  })
  return (
    <Section id="password" title={account.changePassword}>
      <form {...form.props} className="grid gap-2 sm:grid-cols-2 sm:gap-x-5">
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordField
          label={account.currentPassword}
          autoComplete="current-password"
          {...form.field('currentPassword')}
          {...eye}
        />
        <PasswordField
          label={account.newPassword}
          autoComplete="new-password"
          {...form.field('newPassword')}
          {...eye}
        />
        <Button type="submit" doing={form.isBusy ? account.saving : undefined} className="justify-self-start">
          {account.changePassword}
        </Button>
      </form>
    </Section>
  )
}
