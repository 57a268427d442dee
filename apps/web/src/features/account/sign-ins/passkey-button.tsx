import { isRefusal } from '@sopaan/contract/refusals'
import { useState } from 'react'
import { clearCurrentUser, setCurrentUser } from '#web/identity/actor.queries.ts'
import { hasPasskeys, isPasskeyLeft } from '#web/identity/passkeys.ts'
import { wordsOf } from '#web/refusal-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { sendPasskeySignIn } from './passkey-sign-in.queries.ts'

/** Signs in with a passkey, where the browser knows them. Who closes the question of the device stands where they were. */
export function PasskeyButton({ isRemembered }: { isRemembered: () => boolean }) {
  const words = useWords()
  const { auth } = words
  const isReady = useHydrated()
  const { isBusy, failure, send } = useSending<string>()
  const [isLeft, setIsLeft] = useState(false)
  if (!isReady || !hasPasskeys()) return null
  const handlePress = () => {
    setIsLeft(false)
    const signIn = async () => {
      const { user } = await sendPasskeySignIn(isRemembered())
      clearCurrentUser()
      setCurrentUser(user)
    }
    void send(signIn, (thrown) => {
      if (isPasskeyLeft(thrown)) {
        setIsLeft(true)
        return undefined
      }
      return (isRefusal(thrown) ? wordsOf(thrown, words) : undefined) ?? auth.passkeyFailed
    })
  }
  return (
    <>
      <Button look="line" className="w-full" doing={isBusy ? auth.signingIn : undefined} onClick={handlePress}>
        {auth.passkey}
      </Button>
      <p role="status" className={failure === undefined && !isLeft ? 'sr-only' : 'my-2 text-secondary'}>
        {failure ?? (isLeft ? auth.passkeyLeft : '')}
      </p>
    </>
  )
}
