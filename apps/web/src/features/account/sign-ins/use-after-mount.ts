import { useEffect, useEffectEvent } from 'react'

/** Runs once the element is in the page: for what only the browser knows, such as what it keeps. */
export function useAfterMount(run: () => void, element: Element | null): void {
  const handleMounted = useEffectEvent(run)
  useEffect(() => {
    if (element !== null) handleMounted()
  }, [element])
}
