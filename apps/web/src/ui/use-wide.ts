import { useSyncExternalStore } from 'react'

/** From here on a page has room for seven columns; Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)'

/** Whether the window is as wide as a desktop's; no on the server, and where nobody can tell. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia?.(WIDE)
      query?.addEventListener('change', onChange)
      return () => query?.removeEventListener('change', onChange)
    },
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  )
}
