import { paths } from '@sopaan/contract/paths'
import type { ShownPlan } from '@sopaan/contract/plans'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PlanCard } from './plan-card.tsx'

/** The plans to choose from, side by side where there is room. */
export function PlanList({ plans, isReload = false }: { plans: readonly ShownPlan[]; isReload?: boolean }) {
  const { plans: words } = useWords()
  if (plans.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard key={plan._id} plan={plan} to={paths.checkout({ planId: plan._id })} isReload={isReload} />
      ))}
    </ul>
  )
}
