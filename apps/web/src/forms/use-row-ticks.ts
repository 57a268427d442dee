import { ACTED_BY, type ActedList } from '@sopaan/contract/filter-actions'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSignedIn } from '#web/identity/use-actor.ts'
import type { Selection } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'

const NONE = { keys: new Set<string>(), isAllMeant: false }

/** Which rows of a list are ticked, for its table and for what is done to them. */
export type RowTicks = {
  /** Absent for who may do nothing to them. */
  selection: Selection | undefined
  chosen: ReadonlySet<string>
  /** All of the filter are meant, and not those of this page alone. */
  isAllMeant: boolean
  meanAll: () => void
  untick: () => void
}

/**
 * Lets rows of a list be ticked by whoever may do something to them; another filter, order or page begins without any.
 * @param rows  those that are shown, and what each is called
 */
export function useRowTicks<Row extends { _id: string }>(
  list: ActedList,
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
): RowTicks {
  const words = useWords().staff.ofFilter
  const { search } = useLocation()
  const { staffRoles } = useSignedIn()
  const [ticked, setTicked] = useState<{ search: string; keys: ReadonlySet<string>; isAllMeant: boolean }>()
  const { keys: chosen, isAllMeant } = ticked?.search === search ? ticked : NONE
  const choose = (keys: ReadonlySet<string>) => setTicked({ search, keys, isAllMeant: false })
  const nameOfKey = (key: string) => {
    const row = rows?.find(({ _id }) => _id === key)
    return row === undefined ? '' : nameOf(row)
  }
  return {
    chosen,
    isAllMeant,
    meanAll: () => setTicked({ search, keys: chosen, isAllMeant: true }),
    untick: () => setTicked(undefined),
    selection: hasStaffRole(staffRoles, ACTED_BY[list])
      ? { chosen, onChoose: choose, allLabel: words.tickAll, rowLabel: (key) => words.tick(nameOfKey(key)) }
      : undefined,
  }
}
