import { useState } from 'react'
import type { ActorState } from '#web/identity/use-actor.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  actor: Extract<ActorState, { state: 'unreachable' }>
  /** Whether Try Again stands in the banner and goes with it. */
  hasRetry?: boolean
}

/** "Auth Error": nobody knows who is signed in, and why (R105, R217). Once dismissed it is gone until the next failure. */
export function AuthError({ actor, hasRetry = false }: Props) {
  const { start } = useWords()
  const [dismissedAt, setDismissedAt] = useState<number>()
  if (dismissedAt === actor.failedAt) return null
  return (
    <Banner
      title={start.authError}
      tone="error"
      dismiss={{ label: start.dismiss, onDismiss: () => setDismissedAt(actor.failedAt) }}
    >
      <p>{actor.why === 'no-user' ? start.invalidUser : start.unreachable}</p>
      {hasRetry && (
        <Button look="line" className="mt-3" onClick={actor.retry}>
          {start.retry}
        </Button>
      )}
    </Banner>
  )
}
