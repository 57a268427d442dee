import type { User } from '@sopaan/contract/users'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { leaveToSignIn } from '#web/identity/leaving.ts'
import { offerSignInAgain } from '#web/identity/sign-in-again.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Few visits need it: its form comes when it is asked for. */
const SignInAgainForm = lazy(async () => ({ default: (await import('./sign-in-again-form.tsx')).SignInAgainForm }))

/** Over a page that somebody was writing on when the sign-in ended: the password, and the page goes on as it was. */
export function SignInAgainDialog({ user }: { user: User }) {
  const { signInAgain } = useWords()
  const [answer, setAnswer] = useState<(isSignedIn: boolean) => void>()
  const ask = useEffectEvent(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)))
  useEffect(() => offerSignInAgain(() => ask()), [])
  const finish = (isSignedIn: boolean) => {
    answer?.(isSignedIn)
    setAnswer(undefined)
  }
  return (
    <Dialog title={signInAgain.title} isOpen={answer !== undefined} onClose={() => answer && leaveToSignIn()}>
      {answer !== undefined && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SignInAgainForm user={user} onSignedIn={() => finish(true)} onOtherWay={() => finish(false)} />
        </Suspense>
      )}
    </Dialog>
  )
}
