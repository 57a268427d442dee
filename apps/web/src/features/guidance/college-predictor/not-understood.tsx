import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChooseLink } from './choose.tsx'
import { NOT_UNDERSTOOD } from './question-address.ts'

/** What of a question in own words nothing was understood of: nothing is taken for something else in silence. */
export function NotUnderstood({ search }: { search: URLSearchParams }) {
  const { results: words } = useWords()
  const missed = search.get(NOT_UNDERSTOOD) ?? ''
  if (missed === '') return null
  return (
    <p role="status" className="type-small col-span-full flex flex-wrap items-center gap-x-2 text-secondary">
      {words.notUnderstood(missed)}
      <ChooseLink
        to={predictorAddress.withChanged(search, { [NOT_UNDERSTOOD]: undefined })}
        replace
        aria-label={words.putAway}
        className="inline-grid size-11 place-items-center"
      >
        <Icon name="close" size={16} />
      </ChooseLink>
    </p>
  )
}
