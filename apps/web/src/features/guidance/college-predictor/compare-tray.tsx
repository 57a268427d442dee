import { paths, toolFrom } from '@sopaan/contract/paths'
import { useLocation } from 'react-router'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** Keys of seat pools. */
  ticked: readonly string[]
  search: URLSearchParams
  onClear: () => void
}

const COMPARED_MIN = 2

/** What is ticked, and the way to see it side by side. */
export function CompareTray({ ticked, search, onClear }: Props) {
  const { results: words, language } = useWords()
  const { pathname } = useLocation()
  if (ticked.length === 0) return null
  const seats = new URLSearchParams([
    ['by', 'seats'],
    ...ticked.map((key): [string, string] => ['seat', key]),
    ...profileEntries(search),
  ])
  return (
    <div className="compare-tray" role="status">
      <span>{words.ticked(ticked.length)}</span>
      <button type="button" onClick={onClear} aria-label={words.untickAll} className="compare-clear">
        <Icon name="close" />
      </button>
      {ticked.length < COMPARED_MIN ? (
        <span className="ml-auto">{words.oneMore}</span>
      ) : (
        <a href={`${toolFrom(pathname, paths.tool('branch-comparison'), language)}?${seats}`} className="compare-go">
          {words.compare}
        </a>
      )}
    </div>
  )
}
