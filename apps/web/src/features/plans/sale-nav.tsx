import { useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The way between what is sold: plans, coupons, events. */
export function SaleNav() {
  const { plans } = useWords()
  const { pathname } = useLocation()
  const places = [
    { key: 'plans', to: paths.managedPlans() },
    { key: 'coupons', to: paths.managedCoupons() },
    { key: 'events', to: paths.managedEvents() },
  ] as const
  return (
    <Tabs
      label={plans.nav.label}
      tabs={places.map(({ key, to }) => ({ key, to, label: plans.nav[key], count: '', isCurrent: pathname === to }))}
    />
  )
}
