import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasWaiting, useSeenAt } from '#web/offline/own-store.ts'

const WaitingEdits = lazy(async () => ({ default: (await import('./waiting-edits.tsx')).WaitingEdits }))

/** Says on every page of a dashboard what waits for the network; nothing where nothing does, and nothing is loaded for it. */
export function OwnLine() {
  const seenAt = useSeenAt()
  const waits = useSyncExternalStore(listen, hasWaiting, () => false)
  if (seenAt === undefined && !waits) return null
  return (
    <Suspense fallback={null}>
      <WaitingEdits />
    </Suspense>
  )
}

function listen(onChange: () => void): () => void {
  addEventListener('storage', onChange)
  addEventListener('own-edits', onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener('own-edits', onChange)
  }
}
