import { auth as authCalls } from '@sopaan/contract/auth'
import { isRefusal } from '@sopaan/contract/refusals'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { request } from './browser-request.ts'

const CONSTRAINTS = constraintsOf(authCalls.reauthenticate)

/** The password once more, and the code where the account has two-factor. @param onFinish  told whether they were right */
export function AgainForm({ onFinish }: { onFinish: (isConfirmed: boolean) => void }) {
  const words = useWords()
  const { account } = words
  const { isBusy, failure: error = {}, setFailure, send } = useSending<{ password?: string; totp?: string }>()
  const [needsCode, setNeedsCode] = useState(false)
  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const totp = String(data.get('totp') ?? '').trim()
    const body = { password: String(data.get('password') ?? ''), ...(totp === '' ? {} : { totp }) }
    if (body.password.trim() === '') return setFailure({ password: account.passwordMissing })
    const isConfirmed = await send(
      () => request(authCalls.reauthenticate, { body }),
      (thrown) => {
        const said = (isRefusal(thrown) && wordsOf(thrown, words)) || account.unreachable
        const isCode = isRefusal(thrown, 'TOTP_REQUIRED') || isRefusal(thrown, 'TOTP_INVALID')
        setNeedsCode(needsCode || isCode)
        return isCode ? { totp: said } : { password: said }
      },
    )
    if (isConfirmed) onFinish(true)
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <p className="mb-4 text-secondary">{account.again.text}</p>
      <PasswordField
        label={account.password}
        name="password"
        autoComplete="current-password"
        showLabel={account.showPassword}
        hideLabel={account.hidePassword}
        error={error.password}
      />
      {needsCode && (
        <Field
          label={account.code}
          name="totp"
          autoComplete="one-time-code"
          {...limitsOf(CONSTRAINTS, 'totp')}
          error={error.totp}
        />
      )}
      <FormButtons
        className="mt-4"
        submit={account.again.confirm}
        doing={isBusy ? account.again.confirming : undefined}
        cancel={account.again.cancel}
        onCancel={() => onFinish(false)}
      />
    </form>
  )
}
