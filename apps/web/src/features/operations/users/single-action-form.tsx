import type { ManagedUserRow } from '@sopaan/contract/managed-user-shapes'
import type { Role } from '@sopaan/contract/users'
import { type FormEvent, useState } from 'react'
import { landingOf } from '#web/identity/landing.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { TypedConfirmation } from './typed-confirmation.tsx'
import { resetTwoFactor, viewAs } from './users.queries.ts'

type Props = { kind: 'resetTwoFactor' | 'viewAs'; person: ManagedUserRow; onDone: () => void; onCancel: () => void }

/** Takes two-factor off somebody once the address is typed, or begins to read as them. */
export function SingleActionForm({ kind, person, onDone, onCancel }: Props) {
  const { users: words } = useWords()
  const { isBusy, run } = useAction()
  const [wrong, setWrong] = useState<string>()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (kind === 'viewAs') {
      let role: Role = person.role
      const isBegun = await run(
        async () => {
          role = await viewAs(person._id)
        },
        { failed: words.failed },
      )
      // Loaded whole: nothing asked as an admin stays in the page.
      if (isBegun) location.assign(landingOf(role))
      return
    }
    const typed = String(new FormData(event.currentTarget).get('typed') ?? '')
    if (typed.trim().toLowerCase() !== person.email) return setWrong(words.typedWrong)
    setWrong(undefined)
    const done = words.done.resetTwoFactor
    if (await run(() => resetTwoFactor(person._id), { done, failed: words.failed })) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <p className="font-semibold wrap-anywhere">{words.forOne(person.fullName, person.email)}</p>
      <p className="text-secondary">{words.asks[kind]}</p>
      {kind === 'resetTwoFactor' && <TypedConfirmation label={words.typeEmail} error={wrong} />}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look={kind === 'resetTwoFactor' ? 'danger' : 'pen'}
          doing={isBusy ? words.doing : undefined}
        >
          {words.deeds[kind]}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
