import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { afterPaint } from './after-paint.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Whether the browser drew by itself what stands here. What the server sent stands whole at once, and so does what the reader goes
 * back to, which is to be as long as it was.
 */
export function useIsDrawnHere(): boolean {
  const isHydrated = useHydrated()
  const isBack = useNavigationType() === 'POP'
  const [isDrawnHere] = useState(isHydrated && !isBack)
  return isDrawnHere
}

/**
 * How much of what the browser draws by itself is drawn by now: 0 at first, one more with every frame until `last`, so that a cheap
 * phone answers a finger between two parts of it.
 */
export function useSteps(last: number): number {
  const [step, setStep] = useState(useIsDrawnHere() ? 0 : last)
  useEffect(() => {
    if (step >= last) return undefined
    return afterPaint(() => startTransition(() => setStep(step + 1)))
  }, [step, last])
  return step
}
