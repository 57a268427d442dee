import { readStored } from './stored.ts'

/** The columns that this browser leaves out, by list; nothing where the browser keeps something else under the key. */
export function readHiddenColumns(): Readonly<Record<string, readonly string[]>> {
  try {
    const kept: unknown = JSON.parse(readStored('hiddenColumns') ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const lists = Object.entries(kept).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]))
    return Object.fromEntries(lists)
  } catch {
    return {}
  }
}
