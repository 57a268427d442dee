import { readStored, type StoredKey, writeStored } from '#web/stored.ts'

/** What is kept of whoever is signed in, to be read and changed without a network. */
export const OWN_KEYS = [
  'ownUser',
  'ownPlanner',
  'ownSessions',
  'ownDay',
  'ownMocks',
  'ownLists',
  'ownEdits',
] as const satisfies readonly StoredKey[]
export type OwnKey = (typeof OWN_KEYS)[number]

/** Something kept: whose it is, and since when it is here. */
type Entry<T> = { owner: string; at: string; data: T }

/** What is kept under a key, whoever it is of; undefined where nothing is. */
export function readEntry<T>(key: OwnKey): Entry<T> | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null')
    const isKept = typeof kept === 'object' && kept !== null && 'owner' in kept && 'data' in kept
    // Written by `writeEntry` alone.
    return isKept ? (kept as Entry<T>) : undefined
  } catch {
    return undefined
  }
}

/** Keeps something for a person from now on. @returns whether it is kept: a browser that is full keeps what it had */
export function writeEntry(key: OwnKey, { owner, data }: Omit<Entry<unknown>, 'at'>): boolean {
  const text = JSON.stringify({ owner, at: new Date().toISOString(), data } satisfies Entry<unknown>)
  writeStored(key, text)
  return readStored(key) === text
}
