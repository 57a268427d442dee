import type { PageInfo } from '@sopaan/contract/fields'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useLocation, useSearchParams } from 'react-router'
import { Pager } from '#web/ui/pager.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { pageAddress } from './event-search.ts'

/** The way through a list of events that has more than one page. */
export function EventPager({ page }: { page: PageInfo }) {
  const { events: words } = useWords()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const pages = Math.max(1, Math.ceil(page.total / page.limit))
  if (pages === 1) return null
  const to = (number: number) => (number >= 1 && number <= pages ? pageAddress(pathname, search, number) : undefined)
  return (
    <Pager
      label={words.pagerLabel}
      status={words.page(groupIndian(page.page), groupIndian(pages))}
      previous={{ label: words.previous, to: to(page.page - 1) }}
      next={{ label: words.next, to: to(page.page + 1) }}
    />
  )
}
