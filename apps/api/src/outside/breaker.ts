/** Stops asking a server that does not answer, so that nobody waits in vain. */
type Breaker = { isOpen: () => boolean; noteFailure: () => void; noteAnswer: () => void }

/** So many failures without an answer in between open it. See CH-07. */
const FAILURES_MAX = 5

/** A breaker that opens after five failures within a window, ms, and lets questions through again as they grow older than it. */
export function createBreaker(now: () => Date, windowMs: number): Breaker {
  let failuresAtMs: number[] = []
  const recent = () => failuresAtMs.filter((atMs) => now().getTime() - atMs < windowMs)
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
