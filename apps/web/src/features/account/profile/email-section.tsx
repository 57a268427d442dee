import { type User, users } from '@sopaan/contract/users'
import { loadActor } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Moving to another address: it changes when the link mailed there is opened. */
export function EmailSection({ user }: { user: User }) {
  const { account } = useWords()
  const { isBusy, fields, run } = useAction()
  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const newEmail = String(new FormData(form).get('newEmail') ?? '').trim()
    const ask = async () => {
      await request(users.changeEmail, { body: { newEmail } })
      await loadActor()
    }
    const isDone = await run(ask, {
      done: account.emailAsked(newEmail),
      failed: account.updateFailed,
      field: 'newEmail',
    })
    if (isDone) form.reset()
  }
  return (
    <Section id="email" title={account.changeEmail} lead={account.emailNow(user.email)}>
      {user.pendingEmail !== null && <p>{account.pendingEmail(user.pendingEmail)}</p>}
      <form noValidate onSubmit={handleSubmit} className="grid gap-2 sm:max-w-sm">
        <Field label={account.newEmail} name="newEmail" type="email" autoComplete="email" error={fields.newEmail} />
        <Button type="submit" doing={isBusy ? account.sending : undefined} className="justify-self-start">
          {account.sendLink}
        </Button>
      </form>
    </Section>
  )
}
