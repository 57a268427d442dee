import { useSyncExternalStore } from 'react'

/** Below this a wait is not worth a word, ms (decision C14). */
const SHOW_AFTER_MS = 300

let running = 0
let isShown = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Runs a request that nothing may happen beside: the whole page waits, and says so when it takes long. */
export async function runBlocking<T>(work: () => Promise<T>): Promise<T> {
  running += 1
  if (running === 1) timer = setTimeout(() => show(true), SHOW_AFTER_MS)
  try {
    return await work()
  } finally {
    running -= 1
    if (running === 0) {
      clearTimeout(timer)
      show(false)
    }
  }
}

/** Whether the page waits for a blocking request, and has for long enough to say so. */
export function useIsBlocked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isShown,
    () => false,
  )
}

function show(next: boolean): void {
  isShown = next
  for (const listener of listeners) listener()
}
