import type { RefundState } from '@sopaan/contract/purchase-shapes'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { Link } from 'react-router'
import { changeSearch } from '#web/forms/read-search.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PHONE_LINE } from '#web/ui/phone-line.ts'
import { useWords } from '#web/words/use-words.tsx'
import { REFUND_TABS, type RefundTab, statesOfTab } from './refund-tab-states.ts'

type Props = {
  current: RefundTab | RefundState
  /** The one that stands where the address names none. */
  usual: RefundTab
  counts: Readonly<Record<RefundState, number>> | undefined
  search: URLSearchParams
}

/** The parts of the list of refunds, each with how many it has; what waits for a second person where something does. */
export function RefundTabs({ current, usual, counts, search }: Props) {
  const { refunds: words } = useWords().payments
  const countOf = (tab: RefundTab) => statesOfTab(tab).reduce((sum, each) => sum + (counts?.[each] ?? 0), 0)
  return (
    <nav aria-label={words.state} className={classNames(PHONE_LINE, 'gap-2')}>
      {REFUND_TABS.filter((tab) => tab !== 'held' || current === 'held' || countOf(tab) > 0).map((tab) => (
        <Link
          key={tab}
          to={`?${changeSearch(search, { state: tab === usual ? undefined : tab, page: undefined })}`}
          preventScrollReset
          aria-current={tab === current ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded-chip border px-3.5 font-semibold whitespace-nowrap no-underline lg:min-h-9',
            tab === current
              ? 'border-primary-text bg-primary-soft text-primary-text'
              : 'border-transparent text-secondary hover:bg-surface-sunken',
          )}
        >
          {words.tabs[tab]}{' '}
          {counts && (
            <span className={classNames('tabular-nums', tab === 'failed' && countOf(tab) > 0 && 'text-danger')}>
              {groupIndian(countOf(tab))}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
