/** Who wants to know when something happens on this page: each until it takes itself away. */
export type Listeners = { add: (listener: () => void) => () => void; call: () => void }

/** @returns nobody yet; `add` answers what takes a listener away again */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    add: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    call: () => {
      for (const listener of listeners) listener()
    },
  }
}
