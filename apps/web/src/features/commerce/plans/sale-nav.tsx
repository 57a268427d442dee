import type { Overview } from '@sopaan/contract/overview'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useLocation } from 'react-router'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The way between what is sold: plans, coupons, events, each with how many are offered once that is known. */
export function SaleNav({ counts }: { counts: Overview['onSale'] | undefined }) {
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
      tabs={places.map(({ key, to }) => ({
        key,
        to,
        label: plans.nav[key],
        count: counts === undefined ? '' : groupIndian(counts[key]),
        isCurrent: pathname === to,
      }))}
    />
  )
}
