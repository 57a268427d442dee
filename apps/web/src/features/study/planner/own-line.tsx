import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasWaiting, onWaiting, useSeenAt } from '#web/offline/own-store.ts'
import { useWords } from '#web/words/use-words.tsx'
import { WaitingBanner } from './waiting-banner.tsx'

const WaitingEdits = lazy(async () => ({ default: (await import('./waiting-edits.tsx')).WaitingEdits }))

/**
 * Says on every page of a dashboard what waits for the network; nothing where nothing does, and nothing is loaded for it.
 * Its bar stands from the first drawing on, so that the page does not move under a finger when its program comes.
 */
export function OwnLine() {
  const { ownEdits: words } = useWords()
  const seenAt = useSeenAt()
  const waits = useSyncExternalStore(onWaiting, hasWaiting, () => false)
  if (seenAt === undefined && !waits) return null
  return (
    <Suspense
      fallback={
        <section aria-label={words.label} className="mb-8">
          <WaitingBanner />
        </section>
      }
    >
      <WaitingEdits />
    </Suspense>
  )
}
