import { HANDED_IN_STATES, type HandedIn } from '@sopaan/contract/handed-in'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import {
  HANDED_IN_SEARCH_LIMITS,
  type HandedInSearch,
  type HandedInWords,
  USUAL_HANDED_IN_SORT,
} from './handed-in-search.ts'
import { HandedInTable } from './handed-in-table.tsx'

type Answer<One> = { data: readonly One[]; page: { page: number; limit: number; total: number } }

type Props<One extends HandedIn> = {
  list: 'fact-editions' | 'state-tables'
  query: UseQueryResult<Answer<One>>
  asked: HandedInSearch
  words: HandedInWords
  /** The saved views, the file of the list, and where a file is handed in. */
  views: ReactNode
  /** Where one opens. */
  linkTo: (id: string) => string
  nameOf: (one: One) => string
  /** Where a published one is no longer what people read, what is said of it instead. */
  replacedOf?: (one: One) => string | undefined
}

/** Files that were handed in, newest first unless asked otherwise, each with how it stands. */
export function HandedInList<One extends HandedIn>({ query, asked, views, ...table }: Props<One>) {
  const { handedIn, staff } = useWords()
  const [search] = useSearchParams()
  const { q, state, sort } = asked
  const isNarrowed = q !== undefined || state !== undefined
  return (
    <section aria-labelledby="handed-in" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="handed-in" className="sr-only">
        {table.words.history}
      </h2>
      {views}
      <FilterRow
        key={search.toString()}
        search={{ label: staff.list.search, hint: handedIn.searchHint, value: q, ...HANDED_IN_SEARCH_LIMITS }}
        kept={{ sort: sort === USUAL_HANDED_IN_SORT ? undefined : sort }}
        words={staff.list}
        isNarrowed={isNarrowed}
      >
        <ChipSelect label={staff.list.state} name="state" defaultValue={state ?? ''}>
          <option value="">{staff.list.anyState}</option>
          {HANDED_IN_STATES.map((each) => (
            <option key={each} value={each}>
              {handedIn.states[each]}
            </option>
          ))}
        </ChipSelect>
      </FilterRow>
      <Loaded query={query} failed={handedIn.loadFailed}>
        {({ data, page }) =>
          data.length === 0 ? (
            <EmptyState title={isNarrowed ? staff.list.none : table.words.empty}>
              {isNarrowed ? staff.list.noneText : table.words.emptyText}
            </EmptyState>
          ) : (
            <>
              <div className="overflow-clip rounded-sheet border border-border bg-surface">
                <HandedInTable rows={data} search={search} {...table} />
              </div>
              <PageNav label={handedIn.pages} page={page} />
            </>
          )
        }
      </Loaded>
    </section>
  )
}
