import { auth as authCalls } from '@sopaan/contract/auth'
import { isRefusal, type RefusalCode } from '@sopaan/contract/refusals'
import { type ReactNode, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Both calls that a password is asked again for take a code of the same form. */
const CONSTRAINTS = constraintsOf(authCalls.reauthenticate)

/** What stands in the form: a code only where the account asked for one. */
export type PasswordAgain = { password: string; totp?: string }

type Props = {
  text: string
  /** Names the field of the password. */
  label: string
  /** Whose password it is, for what fills it in. */
  email?: string
  send: (given: PasswordAgain) => Promise<unknown>
  /** What is said of a refusal in other words than the usual. */
  said?: Partial<Record<RefusalCode, string>>
  onDone: () => void
  buttons: (isBusy: boolean) => ReactNode
}

/** The password of the person whose page it is once more, and the code where the account has two-factor. */
export function PasswordAgainForm({ text, label, email, send: sendGiven, said = {}, onDone, buttons }: Props) {
  const words = useWords()
  const { account } = words
  const { isBusy, failure: error = {}, setFailure, send } = useSending<{ password?: string; totp?: string }>()
  const [needsCode, setNeedsCode] = useState(false)
  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const password = String(data.get('password') ?? '')
    const totp = String(data.get('totp') ?? '').trim()
    if (password.trim() === '') return setFailure({ password: account.passwordMissing })
    const isDone = await send(
      () => sendGiven({ password, ...(totp !== '' && { totp }) }),
      (thrown) => {
        const isCode = isRefusal(thrown, 'TOTP_REQUIRED') || isRefusal(thrown, 'TOTP_INVALID')
        setNeedsCode(needsCode || isCode)
        const why = isRefusal(thrown) ? (said[thrown.code] ?? wordsOf(thrown, words)) : undefined
        return { [isCode ? 'totp' : 'password']: why ?? account.unreachable }
      },
    )
    if (isDone) onDone()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <p className="mb-4 text-secondary">{text}</p>
      {email !== undefined && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        label={label}
        name="password"
        autoComplete="current-password"
        autoFocus
        showLabel={account.showPassword}
        hideLabel={account.hidePassword}
        error={error.password}
      />
      {needsCode && (
        <Field
          label={account.code}
          name="totp"
          autoComplete="one-time-code"
          autoFocus
          {...limitsOf(CONSTRAINTS, 'totp')}
          error={error.totp}
        />
      )}
      {buttons(isBusy)}
    </form>
  )
}
