import { RANK_FIELDS } from './rank-fields.ts'

const PROFILE_KEYS: readonly string[] = ['category', 'gender', 'pwd', 'state', ...RANK_FIELDS.map(({ key }) => key)]
const FILTER_KEYS: readonly string[] = ['type', 'collegeState', 'family', 'quota', 'round', 'q']
const RANK_KEYS: ReadonlySet<string> = new Set(RANK_FIELDS.map(({ key }) => key))

/** What a key means when it is not in the address; such values are left out of it. */
const USUAL: Readonly<Record<string, string>> = { category: 'OPEN', gender: 'male', pwd: 'false', sort: 'hardest' }

type Entry = [key: string, value: string]

/** The answers about the reader that an address holds. */
export function profileEntries(search: URLSearchParams): Entry[] {
  return [...search].filter(([key]) => PROFILE_KEYS.includes(key))
}

/** The filters that an address holds. */
export function filterEntries(search: URLSearchParams): Entry[] {
  return [...search].filter(([key, value]) => FILTER_KEYS.includes(key) && value !== '')
}

/** Whether an address asks for a prediction at all. */
export function isAsked(search: URLSearchParams): boolean {
  return [...search].some(([key]) => PROFILE_KEYS.includes(key))
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
  return `?${new URLSearchParams(tidy(entries))}`
}

/** The search as the call takes it: repeated keys joined by commas, ranks without the commas people write in them. */
export function queryOf(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...new Set(search.keys())].flatMap((key): Entry[] => {
      const value = search.getAll(key).filter(Boolean).join(',')
      if (value === '') return []
      return [[key, RANK_KEYS.has(key) ? value.replace(/[\s,]/g, '') : value]]
    }),
  )
}

function tidy(entries: readonly Entry[]): Entry[] {
  return entries.filter(([key, value]) => value !== '' && USUAL[key] !== value && !(key === 'page' && value === '1'))
}
