/** So many failures within the window open it, and it stays open as long. See CH-07. */
const FAILURES_MAX = 5
const WINDOW_MS = 30_000

/** Stops asking a company that does not answer, so that nobody waits in vain. */
export type Breaker = { isOpen: () => boolean; noteFailure: () => void; noteAnswer: () => void }

/** A breaker that opens after five failures in 30 s and lets questions through again 30 s after the last. */
export function createBreaker(now: () => Date): Breaker {
  let failuresAtMs: number[] = []
  const recent = () => failuresAtMs.filter((atMs) => now().getTime() - atMs < WINDOW_MS)
  return {
    isOpen: () => recent().length >= FAILURES_MAX,
    noteFailure: () => {
      failuresAtMs = [...recent(), now().getTime()].slice(-FAILURES_MAX)
    },
    noteAnswer: () => {
      failuresAtMs = []
    },
  }
}
