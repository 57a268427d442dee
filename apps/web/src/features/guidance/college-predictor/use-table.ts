import { startTransition, useEffect, useState } from 'react'
import { isSparing } from '#web/offline/sparing.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { fetchTable } from './choice-table.queries.ts'
import { onceWanted } from './table-wanted.ts'

/** Lets what the page shows come first, ms. */
const TABLE_DELAY_MS = 300

/**
 * Fetches what the next answers need, once the page is drawn and nothing else waits; who spares data has it fetched once
 * something is asked of the result.
 * @param search  undefined until what can be asked of the result stands
 * @returns what names the table of this reader once it is here
 */
export function useTable(search: URLSearchParams | undefined): string | undefined {
  const reader = search && profileSearch(search)
  const [found, setFound] = useState<{ reader: string; table: string | undefined }>()
  useEffect(() => {
    if (reader === undefined) return undefined
    let isCurrent = true
    const begin = async () => {
      const table = await fetchTable(new URLSearchParams(reader))
      if (isCurrent) startTransition(() => setFound({ reader, table }))
    }
    const stop = isSparing() ? onceWanted(begin) : after(TABLE_DELAY_MS, begin)
    return () => {
      isCurrent = false
      stop()
    }
  }, [reader])
  return found && found.reader === reader ? found.table : undefined
}

function after(ms: number, begin: () => void): () => void {
  const timer = setTimeout(begin, ms)
  return () => clearTimeout(timer)
}
