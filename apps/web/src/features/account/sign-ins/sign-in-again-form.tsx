import { auth as authCalls } from '@sopaan/contract/auth'
import type { User } from '@sopaan/contract/users'
import { useState } from 'react'
import { setCurrentUser } from '#web/identity/actor.queries.ts'
import { request } from '#web/identity/browser-request.ts'
import { signOut } from '#web/identity/leaving.ts'
import { type PasswordAgain, PasswordAgainForm } from '#web/identity/password-again-form.tsx'
import { withChallenge } from '#web/identity/with-challenge.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { readRememberedLogin } from './remembered-login.ts'

type Props = {
  user: User
  onSignedIn: () => void
  /** Leaves for the page of the sign-in, where a passkey and a new password are; what was written is kept for afterwards. */
  onOtherWay: () => void
}

/** Signs in again the person whose page it is. */
export function SignInAgainForm({ user, onSignedIn, onOtherWay }: Props) {
  const { account, signInAgain } = useWords()
  const [isSolving, setIsSolving] = useState(false)
  const signIn = async (given: PasswordAgain) => {
    const { isRemembered: rememberMe } = readRememberedLogin()
    const body = { email: user.email, rememberMe, ...given }
    const { data } = await withChallenge(
      (proof) => request(authCalls.login, { body: { ...body, proof } }, { withoutRefresh: true }),
      setIsSolving,
    )
    setCurrentUser(data.user)
  }
  const handleNotMe = () => void signOut({ done: account.signedOut, failed: account.signOutFailed })
  return (
    <PasswordAgainForm
      text={signInAgain.text}
      label={signInAgain.passwordOf(user.email)}
      email={user.email}
      send={signIn}
      said={{ INVALID_CREDENTIALS: signInAgain.wrongPassword }}
      onDone={onSignedIn}
      buttons={(isBusy) => (
        <>
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
        </>
      )}
    />
  )
}
