import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasWaiting, onWaiting, useSeenAt } from '#web/offline/own-store.ts'

const WaitingEdits = lazy(async () => ({ default: (await import('./waiting-edits.tsx')).WaitingEdits }))

/** Says on every page of a dashboard what waits for the network; nothing where nothing does, and nothing is loaded for it. */
export function OwnLine() {
  const seenAt = useSeenAt()
  const waits = useSyncExternalStore(onWaiting, hasWaiting, () => false)
  if (seenAt === undefined && !waits) return null
  return (
    <Suspense fallback={null}>
      <WaitingEdits />
    </Suspense>
  )
}
