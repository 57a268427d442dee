import { auth as authCalls } from '@sopaan/contract/auth'
import { isRefusal } from '@sopaan/contract/refusals'
import type { User } from '@sopaan/contract/users'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { signOut } from '#web/identity/leaving.ts'
import { withChallenge } from '#web/identity/with-challenge.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { readRememberedLogin } from './remembered-login.ts'

const CONSTRAINTS = constraintsOf(authCalls.login)

type Props = {
  user: User
  onSignedIn: () => void
  /** Leaves for the page of the sign-in, where a passkey and a new password are; what was written is kept for afterwards. */
  onOtherWay: () => void
}

/** The password of the person whose page it is, and the code where the account has two-factor. */
export function SignInAgainForm({ user, onSignedIn, onOtherWay }: Props) {
  const words = useWords()
  const { account, signInAgain } = words
  const { isBusy, failure: error = {}, setFailure, send } = useSending<{ password?: string; totp?: string }>()
  const [needsCode, setNeedsCode] = useState(false)
  const [isSolving, setIsSolving] = useState(false)
  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const totp = String(data.get('totp') ?? '').trim()
    const password = String(data.get('password') ?? '')
    if (password.trim() === '') return setFailure({ password: account.passwordMissing })
    const { isRemembered: rememberMe } = readRememberedLogin()
    const body = { email: user.email, password, rememberMe, ...(totp !== '' && { totp }) }
    const isSignedIn = await send(
      async () => {
        const { data: answer } = await withChallenge(
          (proof) => request(authCalls.login, { body: { ...body, proof } }, { withoutRefresh: true }),
          setIsSolving,
        )
        setCurrentUser(answer.user)
      },
      (thrown) => {
        const isCode = isRefusal(thrown, 'TOTP_REQUIRED') || isRefusal(thrown, 'TOTP_INVALID')
        setNeedsCode(needsCode || isCode)
        if (isRefusal(thrown, 'INVALID_CREDENTIALS')) return { password: signInAgain.wrongPassword }
        const said = (isRefusal(thrown) && wordsOf(thrown, words)) || account.unreachable
        return isCode ? { totp: said } : { password: said }
      },
    )
    if (isSignedIn) onSignedIn()
  }
  const handleNotMe = () => void signOut({ done: account.signedOut, failed: account.signOutFailed })
  return (
    <form noValidate onSubmit={handleSubmit}>
      <p className="mb-4 text-secondary">{signInAgain.text}</p>
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={signInAgain.passwordOf(user.email)}
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
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          type="submit"
          className="grow"
          doing={isBusy ? signInAgain[isSolving ? 'robotCheck' : 'signingIn'] : undefined}
        >
          {signInAgain.signIn}
        </Button>
        <Button look="quiet" onClick={handleNotMe}>
          {signInAgain.notMe}
        </Button>
      </div>
      <Button look="quiet" className="mt-2 w-full" onClick={onOtherWay}>
        {signInAgain.otherWay}
      </Button>
    </form>
  )
}
