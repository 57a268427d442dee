import { useEffect, useState } from 'react'

/** An answer that follows what is asked; while another is awaited the last one stays. */
export type LatestAnswer<Answer> = {
  /** Undefined before the first. */
  answer: Answer | undefined
  stage: 'idle' | 'asking' | 'failed'
  retry: () => void
}

/** Several taps in a row are one question. */
const PAUSE_MS = 300

/**
 * The answer to a question that changes with every tap.
 * @param wanted  the question as text: the same text is not asked twice
 * @param ask  the same function from one time to the next
 */
export function useLatestAnswer<Answer>(
  wanted: string,
  ask: (wanted: string) => Promise<Answer>,
): LatestAnswer<Answer> {
  const [answered, setAnswered] = useState<{ wanted: string; answer: Answer }>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (failed === wanted) return
    let isAwaited = true
    const timer = setTimeout(() => {
      ask(wanted).then(
        (answer) => isAwaited && setAnswered({ wanted, answer }),
        () => isAwaited && setFailed(wanted),
      )
    }, PAUSE_MS)
    return () => {
      isAwaited = false
      clearTimeout(timer)
    }
  }, [wanted, failed, ask])
  return {
    answer: answered?.answer,
    stage: failed === wanted ? 'failed' : answered?.wanted === wanted ? 'idle' : 'asking',
    retry: () => setFailed(undefined),
  }
}
