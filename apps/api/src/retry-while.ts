import { setTimeout as pause } from 'node:timers/promises'

/**
 * What work comes to, done again for as long as what it throws is worth another try.
 * @throws what it met, where that is not worth it or `maxMs` have passed
 */
export async function retryWhile<T>(
  isWorthIt: (thrown: unknown) => boolean,
  work: () => Promise<T>,
  { maxMs, pauseMs }: { maxMs: number; pauseMs: number },
): Promise<T> {
  const untilMs = performance.now() + maxMs
  for (;;) {
    try {
      return await work()
    } catch (thrown) {
      if (!isWorthIt(thrown) || performance.now() > untilMs) throw thrown
      await pause(pauseMs)
    }
  }
}
