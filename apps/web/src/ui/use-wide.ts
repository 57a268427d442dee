import { useSyncExternalStore } from 'react'

/** Widths from which a page has room for more beside each other: `seven` columns of a week, or a list `beside` what it opens. */
const FROM = { seven: '(min-width: 64rem)', beside: '(min-width: 1280px)' } as const

/** Whether the window has room for something; no on the server, and where nobody can tell. */
export function useWide(room: keyof typeof FROM): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia?.(FROM[room])
      query?.addEventListener('change', onChange)
      return () => query?.removeEventListener('change', onChange)
    },
    () => window.matchMedia?.(FROM[room]).matches ?? false,
    () => false,
  )
}
