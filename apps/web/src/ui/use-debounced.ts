import { useEffect, useState } from 'react'

/** What was typed, once nothing more has come for so long, ms. */
export function useDebounced(typed: string, pauseMs: number): string {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return debounced
}
