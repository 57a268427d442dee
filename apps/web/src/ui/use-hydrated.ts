import { useSyncExternalStore } from 'react'

/** Whether the page is moved by React already: false in what the server sends and until the scripts have come. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
