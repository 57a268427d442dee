import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

/** A value of this page that components watch: `write` shows the next one in all of them. */
export type Watched<T> = { read: () => T; write: (next: T) => void; useValue: () => T }

/** @param first  what it is at first, and in what the server sends */
export function createWatched<T>(first: T): Watched<T> {
  let value = first
  const listeners = createListeners()
  return {
    read: () => value,
    write: (next) => {
      value = next
      listeners.call()
    },
    useValue: () =>
      useSyncExternalStore(
        listeners.add,
        () => value,
        () => first,
      ),
  }
}
