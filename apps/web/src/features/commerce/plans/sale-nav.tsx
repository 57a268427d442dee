import type { Overview } from '@sopaan/contract/overview'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useLocation } from 'react-router'
import { mayOpen } from '#web/identity/staff-areas.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The way between what is sold: plans, coupons, events, each with how many are offered once that is known. */
export function SaleNav({ counts }: { counts: Overview['onSale'] | undefined }) {
  const { plans } = useWords()
  const { pathname } = useLocation()
  const user = useSignedIn()
  const places = [
    { key: 'plans', to: paths.managedPlans() },
    { key: 'coupons', to: paths.managedCoupons() },
    { key: 'events', to: paths.managedEvents() },
  ] as const
  const shown = places.filter(({ to }) => mayOpen(user, to))
  return (
    <Tabs
      label={plans.nav.label}
      tabs={shown.map(({ key, to }) => ({
        key,
        to,
        label: plans.nav[key],
        count: counts === undefined ? '' : groupIndian(counts[key]),
        isCurrent: pathname === to,
      }))}
    />
  )
}
