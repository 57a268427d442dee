import type { Constraints } from '#web/forms/constraints.ts'
import { changeSearch, readSearch, writeSearch } from '#web/forms/read-search.ts'

type Entry = [key: string, value: string]

type Rules = {
  /** Of every field that an address of these pages may hold. */
  constraints: Constraints<unknown>
  /** Keys of the answers about the reader. */
  profileKeys: readonly string[]
  filterKeys: readonly string[]
  /** What a key means when it is not in the address; such values are left out of it. */
  usual: Readonly<Record<string, string>>
}

export type SearchAddress = ReturnType<typeof createSearchAddress>

/** How one predictor's question stands in the address: what of it is the reader, what a filter, and how it is changed. */
export function createSearchAddress({ constraints, profileKeys, filterKeys, usual }: Rules) {
  return {
    /** The answers about the reader that an address holds. */
    profileEntries: (search: URLSearchParams): Entry[] => [...search].filter(([key]) => profileKeys.includes(key)),

    /** The filters that an address holds. */
    filterEntries: (search: URLSearchParams): Entry[] =>
      [...search].filter(([key, value]) => filterKeys.includes(key) && value !== ''),

    /** The same search with some keys changed; an absent value takes the key out. */
    withChanged: (search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string =>
      `?${changeSearch(search, changes, usual)}`,

    /** The search that a sent form means: empty answers and what is usual are left out, so that links stay short. */
    searchOfForm: (form: HTMLFormElement): string => `?${writeSearch(entriesOf(form), usual)}`,

    /** The search as the call takes it, what it would refuse as it was typed: each fault is told at its field. */
    queryOf: (search: URLSearchParams): Record<string, string> => readSearch(constraints, search).typed,
  }
}

/** All values under a key, however they are written: repeated or parted by commas. */
export function valuesOf(search: URLSearchParams, key: string): string[] {
  return search
    .getAll(key)
    .flatMap((value) => value.split(','))
    .filter(Boolean)
}

/** What a form holds, as text. */
export function entriesOf(form: HTMLFormElement): Entry[] {
  return [...new FormData(form)].flatMap(([key, value]): Entry[] =>
    typeof value === 'string' ? [[key, value.trim()]] : [],
  )
}
