import { paths, toolFrom } from '@sopaan/contract/paths'
import { Link, useLocation } from 'react-router'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'

/** For whoever entered more than one rank: that they are judged together, and the way to what each of them opens. */
export function SeveralRanks({ search }: { search: URLSearchParams }) {
  const { ranks: words, language } = useWords()
  const { pathname } = useLocation()
  const given = RANK_FIELDS.filter(({ key }) => (search.get(key) ?? '') !== '')
  if (given.length < 2) return null
  return (
    <p className="mt-4 text-secondary">
      {words.together(given.length)}{' '}
      <Link
        to={toolFrom(pathname, paths.allRanks(), language) + profileSearch(search)}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text"
      >
        {words.each}
      </Link>
    </p>
  )
}
