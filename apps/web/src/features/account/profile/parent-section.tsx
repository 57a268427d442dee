import { parents } from '@sopaan/contract/parents'
import type { User } from '@sopaan/contract/users'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { loadActor } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(parents.ask)

/** For people under 18: asking a parent or guardian, and where that stands (decision C23). */
export function ParentSection({ user }: { user: User }) {
  const { account } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    send: async (body) => {
      await request(parents.ask, { body })
      await loadActor()
    },
    words: { done: account.parentAsked, failed: account.updateFailed, field: 'email' },
  })
  if (user.ageBand !== 'minor') return null
  const hasAgreed = user.parent.state === 'confirmed'
  return (
    <Section id="parent" title={account.parent} {...(!hasAgreed && { lead: account.parentText })}>
      {hasAgreed ? (
        <p>{account.parentConfirmed}</p>
      ) : (
        <form {...form.props} className="grid gap-2">
          {user.parent.state === 'asked' && user.parent.email !== null && (
            <>
              <p>{account.parentWaits[user.parent.waitsFor ?? 'answer'](user.parent.email)}</p>
              <p className="text-secondary">{account.parentAgain}</p>
            </>
          )}
          <Field label={account.parentEmail} autoComplete="off" {...form.field('email')} type="email" />
          <Button type="submit" doing={form.isBusy ? account.sending : undefined} className="justify-self-start">
            {account.parentAsk}
          </Button>
        </form>
      )}
    </Section>
  )
}
