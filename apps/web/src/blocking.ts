import { createWatched } from './watched.ts'

/** Below this a wait is not worth a word, ms (decision C14). */
const SHOW_AFTER_MS = 300

const isShown = createWatched(false)

let running = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Runs a request that nothing may happen beside: the whole page waits, and says so when it takes long. */
export async function runBlocking<T>(work: () => Promise<T>): Promise<T> {
  running += 1
  if (running === 1) timer = setTimeout(() => isShown.write(true), SHOW_AFTER_MS)
  try {
    return await work()
  } finally {
    running -= 1
    if (running === 0) {
      clearTimeout(timer)
      isShown.write(false)
    }
  }
}

/** Whether the page waits for a blocking request, and has for long enough to say so. */
export function useIsBlocked(): boolean {
  return isShown.useValue()
}
