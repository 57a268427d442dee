import { createListeners } from '#web/listeners.ts'

/** A page that was loaded again a moment ago and still lacks a part waits rather than load again and again, ms. */
const RELOADED_MS = 30_000

const leavingListeners = createListeners()

/** Has something done before this page leaves its build, such as keeping what was written. @returns forgets it */
export function onNewBuild(work: () => void): () => void {
  return leavingListeners.add(work)
}

/** Loads this page anew, from the newest build, with what was to be done before. */
export function loadNewBuild(): void {
  leavingListeners.call()
  location.reload()
}

/** Whether this page was loaded again just now: a part that is still missing then is not there yet. */
export function wasJustReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'reload' && performance.now() < RELOADED_MS
}
