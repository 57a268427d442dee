import { Link, useSearchParams } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'
import { Button, buttonClasses } from './button.tsx'

type Props = {
  label: string
  page: { page: number; limit: number; total: number }
  /** The address of a page; the own one with another page, where nothing is said. */
  linkTo?: (page: number) => string
  /** For a list that is a part of its page: turns to another without an address. */
  onPage?: (page: number) => void
  /** Where the two ways are called something else than previous and next. */
  directions?: { previous: string; next: string }
}

/** The way through a long list, a page at a time; nothing where there is one page. */
export function PageNav({ label, page: { page, limit, total }, linkTo, onPage, directions }: Props) {
  const { shell } = useWords()
  const [search] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / limit))
  if (last === 1) return null
  const words = directions ?? { previous: shell.previousPage, next: shell.nextPage }
  const way = (to: number, rel: 'prev' | 'next', text: string) => {
    const isThere = to >= 1 && to <= last
    if (onPage !== undefined)
      return (
        <Button look="line" disabled={!isThere} onClick={() => onPage(to)}>
          {text}
        </Button>
      )
    if (!isThere) return <span />
    return (
      <Link to={linkTo?.(to) ?? pageAddress(search, to)} rel={rel} className={buttonClasses('line')}>
        {text}
      </Link>
    )
  }
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      {way(page - 1, 'prev', words.previous)}
      <span className="text-secondary tabular-nums">
        {shell.pageOf(page.toLocaleString('en-IN'), last.toLocaleString('en-IN'))}
      </span>
      {way(page + 1, 'next', words.next)}
    </nav>
  )
}

function pageAddress(search: URLSearchParams, page: number): string {
  const kept = [...search].filter(([name, value]) => name !== 'page' && value !== '')
  return `?${new URLSearchParams(page > 1 ? [...kept, ['page', String(page)]] : kept)}`
}
