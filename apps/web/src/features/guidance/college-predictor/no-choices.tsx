import { filterEntries, predictorAddress } from '#web/search-form/predictor-search.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChooseLink } from './choose.tsx'
import { useChips } from './filter-chips.ts'

/** Nothing in this tab under these filters, with one way out for each filter that is on. */
export function NoChoices({ search }: { search: URLSearchParams }) {
  const { predictor, results: words } = useWords()
  const chips = useChips(search)
  const band = search.get('band') as keyof typeof predictor.bands | null
  if (filterEntries(search).length > 0) {
    return (
      <EmptyState title={words.none}>
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ key, label }) => (
            <li key={key}>
              <ChooseLink
                to={predictorAddress.withChanged(search, { [key]: undefined, page: undefined })}
                className={buttonClasses('line')}
              >
                {words.remove(label)}
              </ChooseLink>
            </li>
          ))}
        </ul>
      </EmptyState>
    )
  }
  if (band === null) return <EmptyState title={words.noneAtAll} />
  return (
    <EmptyState title={words.noneInBand(predictor.bands[band] ?? band)}>
      <ChooseLink
        to={predictorAddress.withChanged(search, { band: undefined, page: undefined })}
        className={buttonClasses('line')}
      >
        {words.all}
      </ChooseLink>
    </EmptyState>
  )
}
