const FILTER_KEYS: readonly string[] = [
  'q',
  'counselling',
  'season',
  'round',
  'final',
  'type',
  'state',
  'quota',
  'seatType',
  'gender',
  'family',
  'preparatory',
]
const KEYS: readonly string[] = [...FILTER_KEYS, 'sort', 'page']

/** The most rows of a file. Held to the contract by a test. */
export const CSV_ROWS_MAX = 20_000

/** Where the file of a filter is written. */
const CSV_PATH = '/api/v1/college-data/csv'

/** The search as the call takes it: repeated keys joined by commas, empty answers and foreign keys left out. */
export function queryOf(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    KEYS.flatMap((key): [string, string][] => {
      const value = search.getAll(key).filter(Boolean).join(',').trim()
      return value === '' ? [] : [[key, value]]
    }),
  )
}

/** Whether an address narrows the table at all. */
export function isNarrowed(search: URLSearchParams): boolean {
  const query = queryOf(search)
  return FILTER_KEYS.some((key) => query[key] !== undefined)
}

/** The same search with some keys changed; an absent value takes the key out, and `page` goes unless it is set. */
export function withChanged(search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const { page: _, ...kept } = queryOf(search)
  const entries = Object.entries({ ...kept, ...changes }).flatMap(([key, value]): [string, string][] =>
    value === undefined || (key === 'page' && value === '1') ? [] : [[key, value]],
  )
  const changed = new URLSearchParams(entries)
  return changed.size > 0 ? `?${changed}` : '?'
}

/** The address of the file with the rows of this search. */
export function csvOf(search: URLSearchParams): string {
  const { page: _, ...query } = queryOf(search)
  return `${CSV_PATH}?${new URLSearchParams(query)}`
}
