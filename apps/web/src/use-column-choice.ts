import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { changeSearch } from './forms/read-search.ts'
import { HIDE_KEY, hiddenOf, readHidden, readHiddenColumns, writeHidden } from './hidden-columns.ts'
import { writeStored } from './stored.ts'
import type { ColumnChoice } from './ui/column-menu.tsx'

/**
 * Which columns of a list are left out: those that the address says, as that of a saved view does; else those that this
 * browser remembers under the name of the list, at first the usual ones of a list with many. What is chosen over an address
 * changes that address alone.
 */
export function useColumnChoice(list: string): ColumnChoice {
  const [search, setSearch] = useSearchParams()
  const [stored, setStored] = useState<ReadonlySet<string>>(() => new Set(hiddenOf(list)))
  const said = search.get(HIDE_KEY)
  return {
    hidden: said === null ? stored : readHidden(said),
    onHide: (hidden) => {
      if (said !== null) {
        setSearch(changeSearch(search, { [HIDE_KEY]: writeHidden([...hidden]) }), {
          replace: true,
          preventScrollReset: true,
        })
        return
      }
      setStored(hidden)
      writeStored('hiddenColumns', JSON.stringify({ ...readHiddenColumns(), [list]: [...hidden] }))
    },
  }
}
