import { useSyncExternalStore } from 'react'

/**
 * What only the browser can say and what does not change while the page stands: `onServer` in what the server sends and until
 * the scripts have come, then what `read` answers.
 */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(
    () => () => undefined,
    read,
    () => onServer,
  )
}

/** Whether the page is moved by React already: false in what the server sends and until the scripts have come. */
export function useHydrated(): boolean {
  return useInBrowser(() => true, false)
}
