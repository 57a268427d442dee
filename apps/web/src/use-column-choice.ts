import { useState } from 'react'
import { readHiddenColumns } from './hidden-columns.ts'
import { writeStored } from './stored.ts'
import type { ColumnChoice } from './ui/column-menu.tsx'

/** Which columns of a list this browser leaves out, remembered under the name of the list. */
export function useColumnChoice(list: string): ColumnChoice {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(readHiddenColumns()[list] ?? []))
  return {
    hidden,
    onHide: (hidden) => {
      setHidden(hidden)
      writeStored('hiddenColumns', JSON.stringify({ ...readHiddenColumns(), [list]: [...hidden] }))
    },
  }
}
