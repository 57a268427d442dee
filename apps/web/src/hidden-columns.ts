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

/** Columns that are left out until somebody wants them: not all of a list stand beside each other on a screen of 1280. */
const HIDDEN_AT_FIRST: Readonly<Record<string, readonly string[]>> = {
  audit: ['ip', 'device', 'number'],
  imports: ['by'],
  users: ['studyClass', 'homeState', 'language', 'seen'],
}

/** The columns of a list that are left out where its address says none. */
export function hiddenOf(list: string): readonly string[] {
  return readHiddenColumns()[list] ?? HIDDEN_AT_FIRST[list] ?? []
}

/** Where an address says which columns of its list are left out. */
export const HIDE_KEY = 'hide'
/** None of them: an address says nothing by an empty value. */
const NO_COLUMN = 'none'

/** The columns that an address leaves out. */
export function readHidden(value: string): ReadonlySet<string> {
  return new Set(value.split('.').filter((key) => key !== '' && key !== NO_COLUMN))
}

/** What stands in an address for columns that are left out. */
export function writeHidden(hidden: readonly string[]): string {
  return hidden.length === 0 ? NO_COLUMN : hidden.toSorted().join('.')
}
