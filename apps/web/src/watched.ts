import { useSyncExternalStore } from 'react'

/** A value of this page that components watch: `write` shows the next one in all of them. */
export type Watched<T> = { read: () => T; write: (next: T) => void; useValue: () => T }

/** @param first  what it is at first, and in what the server sends */
export function createWatched<T>(first: T): Watched<T> {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    read: () => value,
    write: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
  }
}
