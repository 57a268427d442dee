import type { ReactNode } from 'react'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  list: 'mentors' | 'reports' | 'reviews'
  /** What the address says by now, and how long a search may be. */
  asked: { q?: string | undefined; sort?: string | undefined; maxLength?: number }
  /** Whether a chip narrows the list. */
  isNarrowed: boolean
  children: ReactNode
}

/** What narrows a list of mentoring, in one row and in the address. */
export function MentoringFilter({ list, asked: { q, sort, ...limits }, isNarrowed, children }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.staff
  return (
    <FilterRow
      search={{ label: words.search, hint: words.searchHints[list], value: q, ...limits }}
      kept={{ sort }}
      words={{ show: words.find, clear: words.clear }}
      isNarrowed={isNarrowed || q !== undefined}
    >
      {children}
    </FilterRow>
  )
}
