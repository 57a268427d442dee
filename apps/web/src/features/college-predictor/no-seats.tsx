import type { PredictorAnswer } from '@sopaan/contract/college-predictor'
import { Link } from 'react-router'
import { filterEntries, profileEntries } from '#web/asking/predictor-search.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { Band } from './college-predictor.queries.ts'

type Props = { answer: PredictorAnswer; band: Band; search: URLSearchParams }

/** Nothing in this tab: because of the filters, because the seats stand in other tabs, or because there are none. */
export function NoSeats({ answer, band, search }: Props) {
  const { predictor: words } = useWords()
  const { safe, likely, reach, longShot } = answer.bands
  if (filterEntries(search).length > 0) {
    return (
      <EmptyState title={words.emptyTitle}>
        <p>{words.emptyFilters}</p>
        <Link
          to={`?${new URLSearchParams(profileEntries(search))}`}
          preventScrollReset
          className={`${buttonClasses('line')} mt-4`}
        >
          {words.clear}
        </Link>
      </EmptyState>
    )
  }
  const hasOthers = safe + likely + reach + longShot > 0
  return <EmptyState title={hasOthers ? words.emptyBand(words.bands[band]) : words.emptyAll} />
}
