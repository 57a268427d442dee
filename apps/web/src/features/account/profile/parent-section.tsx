import { parents } from '@sopaan/contract/parents'
import type { User } from '@sopaan/contract/users'
import { loadActor } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** For people under 18: asking a parent or guardian, and where that stands (decision C23). */
export function ParentSection({ user }: { user: User }) {
  const { account } = useWords()
  const { isBusy, fields, run } = useAction()
  if (user.ageBand !== 'minor') return null
  const hasAgreed = user.parent.state === 'confirmed'
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    void run(
      async () => {
        await request(parents.ask, { body: { email } })
        await loadActor()
      },
      { done: account.parentAsked, failed: account.updateFailed, field: 'email' },
    )
  }
  return (
    <Section id="parent" title={account.parent} {...(!hasAgreed && { lead: account.parentText })}>
      {hasAgreed ? (
        <p>{account.parentConfirmed}</p>
      ) : (
        <form noValidate onSubmit={handleSubmit} className="grid gap-2">
          {user.parent.state === 'asked' && user.parent.email !== null && (
            <p>{account.parentWaits(user.parent.email)}</p>
          )}
          <Field label={account.parentEmail} name="email" type="email" autoComplete="off" error={fields.email} />
          <Button type="submit" doing={isBusy ? account.sending : undefined} className="justify-self-start">
            {account.parentAsk}
          </Button>
        </form>
      )}
    </Section>
  )
}
