import { Link } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { SearchAddress } from './search-address.ts'

type Props = {
  address: SearchAddress
  search: URLSearchParams
  words: { emptyTitle: string; emptyFilters: string; clear: string }
  /** What to say when no filter is to blame. */
  otherwise: string
}

/** Nothing in this tab: because of the filters, with the way out of them, or for the reason given. */
export function NoResults({ address, search, words, otherwise }: Props) {
  if (address.filterEntries(search).length === 0) return <EmptyState title={otherwise} />
  return (
    <EmptyState title={words.emptyTitle}>
      <p>{words.emptyFilters}</p>
      <Link
        to={`?${new URLSearchParams(address.profileEntries(search))}`}
        preventScrollReset
        className={`${buttonClasses('line')} mt-4`}
      >
        {words.clear}
      </Link>
    </EmptyState>
  )
}
