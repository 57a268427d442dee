import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Few steps need it: its form comes when it is asked for. */
const AgainForm = lazy(async () => ({ default: (await import('./again-form.tsx')).AgainForm }))

const ReauthenticationContext = createContext<() => Promise<boolean>>(async () => false)

/** Asks for the password once more; true when the sign-in is fresh again. */
export function useReauthentication(): () => Promise<boolean> {
  return useContext(ReauthenticationContext)
}

/** Holds the dialog that makes a sign-in fresh before a delicate step. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const { account } = useWords()
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>()
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
  const finish = (isConfirmed: boolean) => {
    answer?.(isConfirmed)
    setAnswer(undefined)
  }
  return (
    <ReauthenticationContext value={ask}>
      {children}
      <Dialog title={account.again.title} isOpen={answer !== undefined} onClose={() => finish(false)}>
        {answer !== undefined && (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <AgainForm onFinish={finish} />
          </Suspense>
        )}
      </Dialog>
    </ReauthenticationContext>
  )
}
