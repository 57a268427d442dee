import { useEffect, useEffectEvent, useState } from 'react'

/** An answer that follows what is asked; while another is awaited the last one stays. */
export type LatestAnswer<Answer> = {
  /** Undefined before the first. */
  answer: Answer | undefined
  stage: 'idle' | 'asking' | 'failed'
  /** What the question met that failed. */
  error: unknown
  retry: () => void
}

type Manner<Answer> = {
  /** Whether the answer to an earlier question does for this one: then nothing is asked. */
  isCovered?: (answer: Answer) => boolean
  /** Questions that follow each other within this time are one, ms. */
  pauseMs?: number
}

/** Several taps in a row are one question, ms. */
export const TAPS_MS = 300

/**
 * The answer to a question that changes, on pages that load nothing of what signed-in pages ask with.
 * @param wanted  the question as text: the same text is not asked twice; null asks nothing
 */
export function useLatestAnswer<Answer>(
  wanted: string | null,
  ask: (wanted: string) => Promise<Answer>,
  { isCovered, pauseMs = 0 }: Manner<Answer> = {},
): LatestAnswer<Answer> {
  const [answered, setAnswered] = useState<{ wanted: string; answer: Answer }>()
  const [failed, setFailed] = useState<{ wanted: string; thrown: unknown }>()
  const isKnown = answered !== undefined && (answered.wanted === wanted || isCovered?.(answered.answer) === true)
  const isFailed = !isKnown && failed?.wanted === wanted
  const isAsking = wanted !== null && !isKnown && !isFailed
  const handleAsk = useEffectEvent(ask)
  useEffect(() => {
    if (!isAsking) return
    let isAwaited = true
    const send = () =>
      void handleAsk(wanted).then(
        (answer) => {
          if (!isAwaited) return
          setAnswered({ wanted, answer })
          setFailed(undefined)
        },
        (thrown: unknown) => isAwaited && setFailed({ wanted, thrown }),
      )
    const timer = pauseMs > 0 ? setTimeout(send, pauseMs) : undefined
    if (timer === undefined) send()
    return () => {
      isAwaited = false
      clearTimeout(timer)
    }
  }, [isAsking, wanted, pauseMs])
  return {
    answer: answered?.answer,
    stage: isAsking ? 'asking' : isFailed ? 'failed' : 'idle',
    error: isFailed ? failed?.thrown : undefined,
    retry: () => setFailed(undefined),
  }
}
