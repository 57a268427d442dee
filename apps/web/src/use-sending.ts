import { useState } from 'react'

type Sending<F> = {
  isBusy: boolean
  /** What went wrong the last time, as `onFailure` read it; nothing while something is sent. */
  failure: F | undefined
  setFailure: (failure: F | undefined) => void
  /** Runs a change; what it throws is read by `onFailure` and shown by the page. @returns whether it was accepted */
  send: (work: () => Promise<unknown>, onFailure: (thrown: unknown) => F | undefined) => Promise<boolean>
}

/**
 * How every page sends: whether something is on its way, and what went wrong. Pages of people who are signed in use
 * `useAction`, which adds the fresh sign-in, the words and the toasts; the others say themselves what a failure means.
 */
export function useSending<F>(): Sending<F> {
  const [running, setRunning] = useState(0)
  const [failure, setFailure] = useState<F>()
  const send: Sending<F>['send'] = async (work, onFailure) => {
    setRunning((count) => count + 1)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (thrown) {
      const read = onFailure(thrown)
      setFailure(() => read)
      return false
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { isBusy: running > 0, failure, setFailure: (next) => setFailure(() => next), send }
}
