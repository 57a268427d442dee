type Entry = [key: string, value: string]

type Rules = {
  /** Keys of the answers about the reader. */
  profileKeys: readonly string[]
  filterKeys: readonly string[]
  /** Keys whose values people write with commas between the digits. */
  numberKeys: readonly string[]
  /** What a key means when it is not in the address; such values are left out of it. */
  usual: Readonly<Record<string, string>>
}

export type SearchAddress = ReturnType<typeof readAddressBy>

/** How one predictor's question stands in the address: what of it is the reader, what a filter, and how it is changed. */
export function readAddressBy({ profileKeys, filterKeys, numberKeys, usual }: Rules) {
  function tidy(entries: readonly Entry[]): Entry[] {
    return entries.filter(([key, value]) => value !== '' && usual[key] !== value && !(key === 'page' && value === '1'))
  }

  return {
    /** The answers about the reader that an address holds. */
    profileEntries: (search: URLSearchParams): Entry[] => [...search].filter(([key]) => profileKeys.includes(key)),

    /** The filters that an address holds. */
    filterEntries: (search: URLSearchParams): Entry[] =>
      [...search].filter(([key, value]) => filterKeys.includes(key) && value !== ''),

    /** The same search with some keys changed; an absent value takes the key out. */
    withChanged(search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
      const kept = [...search].filter(([key]) => !(key in changes))
      const changed = Object.entries(changes).flatMap(([key, value]): Entry[] =>
        value === undefined ? [] : [[key, value]],
      )
      return `?${new URLSearchParams(tidy([...kept, ...changed]))}`
    },

    /** The search that a sent form means: empty answers and what is usual are left out, so that links stay short. */
    searchOfForm: (form: HTMLFormElement): string => `?${new URLSearchParams(tidy(entriesOf(form)))}`,

    /** The search as the call takes it: repeated keys joined by commas, numbers without the commas people write in them. */
    queryOf(search: URLSearchParams): Record<string, string> {
      return Object.fromEntries(
        [...new Set(search.keys())].flatMap((key): Entry[] => {
          const value = search.getAll(key).filter(Boolean).join(',').trim()
          if (value === '') return []
          return [[key, numberKeys.includes(key) ? value.replace(/[\s,]/g, '') : value]]
        }),
      )
    },
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
