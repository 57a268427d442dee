const SCORE_KEYS: readonly string[] = ['rank', 'categoryRank', 'jeeRank', 'marks', 'percentile']
const PROFILE_KEYS: readonly string[] = [...SCORE_KEYS, 'category', 'gender', 'home', 'claims']
const FILTER_KEYS: readonly string[] = ['group', 'place', 'region', 'q']

/** What a key means when it is not in the address; such values are left out of it. */
const USUAL: Readonly<Record<string, string>> = { category: 'open', gender: 'male', sort: 'hardest' }

type Entry = [key: string, value: string]

/** The counselling an address names, and the answers about the reader. */
export function profileEntries(search: URLSearchParams): Entry[] {
  return [...search].filter(([key]) => key === 'counselling' || PROFILE_KEYS.includes(key))
}

/** The filters that an address holds. */
export function filterEntries(search: URLSearchParams): Entry[] {
  return [...search].filter(([key, value]) => FILTER_KEYS.includes(key) && value !== '')
}

/** Whether an address asks for seats, and not for the questions of a counselling alone. */
export function isAsked(search: URLSearchParams): boolean {
  return [...search.keys()].some((key) => PROFILE_KEYS.includes(key))
}

/** All values under a key, however they are written: repeated or parted by commas. */
export function valuesOf(search: URLSearchParams, key: string): string[] {
  return search
    .getAll(key)
    .flatMap((value) => value.split(','))
    .filter(Boolean)
}

/** The same search with some keys changed; an absent value takes the key out. */
export function withChanged(search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const kept = [...search].filter(([key]) => !(key in changes))
  const changed = Object.entries(changes).flatMap(([key, value]): Entry[] =>
    value === undefined ? [] : [[key, value]],
  )
  return `?${new URLSearchParams(tidy([...kept, ...changed]))}`
}

/** The search that a sent form means: empty answers and what is usual are left out, so that links stay short. */
export function searchOfForm(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([key, value]): Entry[] =>
    typeof value === 'string' ? [[key, value.trim()]] : [],
  )
  const tidied = tidy(entries)
  // With nothing answered the question is still asked, so that the page says what is missing.
  const isEmpty = tidied.every(([key]) => !PROFILE_KEYS.includes(key))
  const first = entries.find(([key]) => SCORE_KEYS.includes(key))
  return `?${new URLSearchParams(isEmpty && first ? [...tidied, first] : tidied)}`
}

/** The search as the call takes it: repeated keys joined by commas, scores without the commas people write in them. */
export function queryOf(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...new Set(search.keys())].flatMap((key): Entry[] => {
      const value = search.getAll(key).filter(Boolean).join(',')
      if (value === '') return []
      return [[key, SCORE_KEYS.includes(key) ? value.replace(/[\s,]/g, '') : value]]
    }),
  )
}

function tidy(entries: readonly Entry[]): Entry[] {
  return entries.filter(([key, value]) => value !== '' && USUAL[key] !== value && !(key === 'page' && value === '1'))
}
