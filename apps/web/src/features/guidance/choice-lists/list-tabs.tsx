import { useLocation } from 'react-router'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { ListTab } from './use-list-tab.ts'

/** The parts of the list page on a phone, each at its own address. @param faults  how many the check found */
export function ListTabs({ current, faults }: { current: ListTab; faults: number }) {
  const { choices: words } = useWords()
  const { search, pathname } = useLocation()
  const tabs = (['order', 'check', 'rounds'] as const).map((key) => {
    const wanted = new URLSearchParams(search)
    if (key === 'order') wanted.delete('tab')
    else wanted.set('tab', key)
    return {
      key,
      label: words.tabs[key],
      count: key === 'check' && faults > 0 ? String(faults) : '',
      to: wanted.size > 0 ? `${pathname}?${wanted}` : pathname,
      isCurrent: key === current,
    }
  })
  return (
    <div className="mt-1 mb-1.5 lg:hidden print:hidden">
      <Tabs label={words.tabsLabel} tabs={tabs} />
    </div>
  )
}
