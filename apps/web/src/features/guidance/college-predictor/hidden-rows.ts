import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { createListeners } from '#web/listeners.ts'
import { readStored, removeStored, writeStored } from '#web/stored.ts'

/** More than anybody puts away by hand. */
const HIDDEN_MAX = 300
const NONE: readonly string[] = []

type Known = { text: string | undefined; keys: readonly string[] }

let known: Known = { text: undefined, keys: NONE }
const listeners = createListeners()

/** Choices that the reader put away on this device. */
export type HiddenRows = {
  keys: readonly string[]
  /** Put away since the page was opened: their place still offers to bring them back. */
  fresh: readonly string[]
  hide: (key: string) => void
  show: (key: string) => void
  showAll: () => void
}

/** The choices that the reader does not want to see, kept on this device; the server knows of none. */
export function useHiddenRows(): HiddenRows {
  const keys = useSyncExternalStore(listen, readKeys, readNone)
  const [fresh, setFresh] = useState(NONE)
  const hide = useCallback((key: string) => {
    write([...readKeys(), key])
    setFresh((before) => [...before, key])
  }, [])
  const show = useCallback((key: string) => write(readKeys().filter((each) => each !== key)), [])
  const showAll = useCallback(() => write(NONE), [])
  return useMemo(() => ({ keys, fresh, hide, show, showAll }), [keys, fresh, hide, show, showAll])
}

function listen(onChange: () => void): () => void {
  const remove = listeners.add(onChange)
  addEventListener('storage', onChange)
  return () => {
    remove()
    removeEventListener('storage', onChange)
  }
}

function readNone(): readonly string[] {
  return NONE
}

/** The same list for the same text; storage is anybody's to write, so only keys of choices are taken. */
function readKeys(): readonly string[] {
  const text = readStored('hiddenChoices')
  if (text === known.text) return known.keys
  const keys = (text ?? '').split(' ').filter((key) => /^[a-z0-9-]+\/[a-z0-9-]+$/.test(key))
  known = { text, keys: keys.length === 0 ? NONE : keys.slice(-HIDDEN_MAX) }
  return known.keys
}

function write(keys: readonly string[]): void {
  if (keys.length === 0) removeStored('hiddenChoices')
  else writeStored('hiddenChoices', [...new Set(keys)].slice(-HIDDEN_MAX).join(' '))
  listeners.call()
}
