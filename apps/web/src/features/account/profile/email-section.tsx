import { type User, users } from '@sopaan/contract/users'
import toast from 'react-hot-toast/headless'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { loadActor } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(users.changeEmail)

/** Moving to another address: it changes when the link mailed there is opened. */
export function EmailSection({ user }: { user: User }) {
  const { account } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    send: async (body) => {
      await request(users.changeEmail, { body })
      toast.success(account.emailAsked(body.newEmail))
      await loadActor()
    },
    onDone: (_, sent) => sent.reset(),
    words: { failed: account.updateFailed, field: 'newEmail' },
  })
  return (
    <Section id="email" title={account.changeEmail} lead={account.emailNow(user.email)}>
      {user.pendingEmail !== null && <p>{account.pendingEmail(user.pendingEmail)}</p>}
      <form {...form.props} className="grid gap-2 sm:max-w-sm">
        <Field label={account.newEmail} autoComplete="email" {...form.field('newEmail')} type="email" />
        <Button type="submit" doing={form.isBusy ? account.sending : undefined} className="justify-self-start">
          {account.sendLink}
        </Button>
      </form>
    </Section>
  )
}
